import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyApiKeys, companyKeyScopes, companyMembers } from './db/schema/index.ts'
import { hashOf, newToken } from './secrets.ts'
import { account, company } from './testing/accounts.ts'
import { valueOf } from './testing/body-maker.ts'
import { operations, type Schema } from './testing/operations.ts'
import { department, member } from './testing/portal.ts'
import { random } from '@masar/testing/random'
import { tenant, type Tenant } from './testing/tenants.ts'
import { createTestApi, type TestApi } from './testing/test-api.ts'

// `company.md`, Proof: every call tried by those of one company, with rows of another mixed in at random: nothing leaks, nothing changes.
const seed = Number(process.env['TEST_SEED'] ?? 20_261_125)
/** How often each call is tried by each person. */
const tries = Number(process.env['TEST_TRIES'] ?? 2)
const next = random(seed)

/** What people read of the things of the company's two branches, and of the other company's. */
const marks = { branch: 'zumurrud', sibling: 'yaqoot', other: 'marjaan' } as const

let api: TestApi
let companyId: number
let otherId: number
/** Of each branch, and of the other company. */
let things: Record<keyof typeof marks, Tenant[]>
let people: Record<string, string | undefined>
let calls: ReturnType<typeof companyCalls>

beforeAll(async () => {
  api = await createTestApi()
  const owner = await company(api)
  companyId = owner.companyId
  otherId = (await company(api)).companyId
  const branch = await department(api, companyId)
  const sibling = await department(api, companyId)
  things = { branch: [], sibling: [], other: [] }
  const wanted = shuffled([
    ...Array.from({ length: 3 }, () => ['branch', companyId, branch] as const),
    ...Array.from({ length: 3 }, () => ['sibling', companyId, sibling] as const),
    ...Array.from({ length: 4 }, () => ['other', otherId, null] as const),
  ])
  // Side by side, so that their rows lie among each other.
  await Promise.all(
    wanted.map(async ([whose, ownerId, parentId]) => {
      things[whose].push(await tenant(api, { companyId: ownerId, parentId, mark: marks[whose] }))
    }),
  )
  people = {
    owner: owner.token,
    administrator: (await member(api, companyId, 'administrator')).token,
    manager: (await member(api, companyId, 'manager', branch)).token,
    finance: (await member(api, companyId, 'finance')).token,
    auditor: (await member(api, companyId, 'auditor')).token,
    key: await companyKey(),
    person: (await account(api)).token,
    nobody: undefined,
  }
  calls = companyCalls()
})
afterAll(() => api.close())

async function companyKey(): Promise<string> {
  const key = `masar_company_${newToken()}`
  await api.db.insert(companyApiKeys).values({
    companyId,
    name: 'x',
    tokenHash: hashOf(key),
    scopes: [...companyKeyScopes],
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  return key
}

/** Every call of the company's, with what its body looks like. */
function companyCalls(): { method: string; url: string; body: Schema | null }[] {
  const described = new Map(operations().map(({ method, path, body }) => [`${method} ${path}`, body]))
  return api.routes
    .filter(({ method, url }) => method !== 'HEAD' && /^\/company-api\/v1\/(?!auth\/|docs)/.test(url))
    .map(({ method, url }) => {
      const body = described.get(`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`) ?? null
      return { method, url, body }
    })
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map(value => ({ value, place: next(2 ** 30) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

/** Any thing of theirs: ids of one kind are often those of another kind of one's own, as in a real database. */
function idOf(whose: keyof typeof marks): number {
  const rows = things[whose]
  const ids = Object.values(rows[next(rows.length)] ?? {}) as number[]
  return ids[next(ids.length)] ?? 0
}

/** Calls by everyone given, each several times. @returns what came back, of which call */
async function callAll(
  who: string[],
  which: (call: (typeof calls)[number]) => boolean,
  anId: () => number,
): Promise<{ who: string; call: string; status: number; text: string }[]> {
  const answers = []
  for (const name of who)
    for (const { method, url, body } of calls.filter(which)) {
      const times = url.includes(':') || body ? tries : 1
      for (let turn = 0; turn < times; turn += 1) {
        const address = url.replaceAll(/:\w+/g, () => String(anId()))
        const sent = body && valueOf(body, { random: next, anId })
        const answer = await api.as(people[name])(method as 'GET', address, sent ?? undefined)
        answers.push({
          who: name,
          call: `${method} ${address} ${JSON.stringify(sent)}`,
          status: answer.statusCode,
          text: `${JSON.stringify(answer.headers)} ${answer.body}`,
        })
      }
    }
  return answers
}

/** A hash of every row that bears a company's id, by table. */
async function rowsOf(id: number): Promise<Record<string, string>> {
  const { rows: tables } = await api.db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE' order by 1`)
  expect(tables.length).toBeGreaterThan(40)
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await api.db.execute<{ hash: string }>(
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t where company_id = ${id}`,
    )
    hashes[name] = rows[0]?.hash ?? ''
  }
  const { rows } = await api.db.execute<{ hash: string }>(
    sql`select md5(c::text) as hash from companies c where id = ${id}`,
  )
  return { ...hashes, companies: rows[0]?.hash ?? '' }
}

/** What the branch's manager must not change: the other branch's people, and what they were given. */
async function siblingRows(): Promise<string[]> {
  const ids = things.sibling.map(({ employeeId }) => employeeId)
  const { rows } = await api.db.execute<{ row: string }>(sql`
    select e::text as row from employees e where id = any(${sql.param(ids)}::bigint[])
    union all select a::text from assignments a where employee_id = any(${sql.param(ids)}::bigint[])
    union all select w::text from waivers w where employee_id = any(${sql.param(ids)}::bigint[]) order by 1`)
  expect(rows.length).toBeGreaterThan(ids.length)
  return rows.map(({ row }) => row)
}

const reads = ({ method }: { method: string }) => method === 'GET'
const writes = ({ method }: { method: string }) => method !== 'GET'
const failures = (answers: { call: string; status: number }[]) =>
  answers.filter(({ status }) => status >= 500).map(({ call }) => call)

test('whoever reads, whatever they name, sees nothing of another company', { timeout: 180_000 }, async () => {
  const answers = await callAll(Object.keys(people), reads, () => idOf(next(3) === 0 ? 'branch' : 'other'))
  expect(failures(answers)).toEqual([])
  const leaks = answers.filter(({ text }) => text.includes(marks.other))
  expect(leaks.map(({ who, call }) => [who, call])).toEqual([])
  // They do see what is their own, or this would prove nothing.
  const seen = (name: string) =>
    answers.filter(
      ({ who, text }) => who === name && (text.includes(marks.branch) || text.includes(marks.sibling)),
    ).length
  expect(seen('owner')).toBeGreaterThan(10)
  expect(seen('key')).toBeGreaterThan(5)
  expect([seen('person'), seen('nobody')]).toEqual([0, 0])
})

test('the manager of a branch sees nobody of the other branch', { timeout: 60_000 }, async () => {
  const answers = await callAll(['manager'], reads, () => idOf(next(2) === 0 ? 'sibling' : 'branch'))
  // Groups, learning paths and requirements are the whole company's; people are not.
  const leaks = answers.filter(({ text }) => new RegExp(`${marks.sibling}(?: person|-\\d)`).test(text))
  expect(leaks.map(({ call }) => call)).toEqual([])
  expect(answers.some(({ text }) => text.includes(`${marks.branch}-`))).toBe(true)
})

test(
  'whoever writes, whatever they name, changes nothing of another company',
  { timeout: 300_000 },
  async () => {
    const siblings = await siblingRows()
    const before = await rowsOf(otherId)
    const managers = await callAll(['manager'], writes, () => idOf(next(2) === 0 ? 'sibling' : 'other'))
    expect(await siblingRows()).toEqual(siblings)
    const others = await callAll(
      ['finance', 'auditor', 'key', 'person', 'nobody', 'administrator', 'owner'],
      writes,
      () => idOf(next(5) === 0 ? 'branch' : 'other'),
    )
    const answers = [...managers, ...others]
    expect(failures(answers)).toEqual([])
    expect(await rowsOf(otherId)).toEqual(before)
    expect(answers.filter(({ text }) => text.includes(marks.other)).map(({ call }) => call)).toEqual([])
    // Some calls did go through.
    expect(others.filter(({ who, status }) => who === 'owner' && status === 200).length).toBeGreaterThan(20)
    expect(await api.db.$count(companyMembers, sql`company_id = ${otherId}`)).toBe(0)
  },
)
