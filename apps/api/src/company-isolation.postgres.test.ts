import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyApiKeys, companyKeyScopes, companyMembers } from './db/schema/index.ts'
import { hashOf, newToken } from './secrets.ts'
import { account, company } from './testing/accounts.ts'
import { joined } from './testing/assigning.ts'
import { valueOf } from './testing/body-maker.ts'
import { companyCalls, namedIn, type CompanyCall } from './testing/company-calls.ts'
import { rowsOfBranch } from './testing/branch-rows.ts'
import { department, member } from './testing/portal.ts'
import { random } from '@masar/testing/random'
import { tenantParts, type TenantParts } from './testing/tenant-parts.ts'
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
let things: Record<keyof typeof marks, (Tenant & TenantParts)[]>
let people: Record<string, string | undefined>
let calls: CompanyCall[]

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
      const marked = { companyId: ownerId, parentId, mark: marks[whose] }
      const made = await tenant(api, marked)
      things[whose].push({ ...made, ...(await tenantParts(api, made, marked)) })
    }),
  )
  people = {
    owner: owner.token,
    administrator: (await member(api, companyId, 'administrator')).token,
    manager: (await member(api, companyId, 'manager', branch)).token,
    finance: (await member(api, companyId, 'finance')).token,
    auditor: (await member(api, companyId, 'auditor')).token,
    key: await companyKey(),
    // Of the company, and in no role there.
    employee: (await joined(api, companyId, { departmentId: branch })).token,
    person: (await account(api)).token,
    anonymous: undefined,
  }
  calls = companyCalls(api)
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

function shuffled<T>(list: T[]): T[] {
  return list
    .map(value => ({ value, place: next(2 ** 30) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

const oneOf = (whose: keyof typeof marks) => things[whose][next(things[whose].length)]!

/** Any thing of theirs: ids of one kind are often those of another kind of one's own, as in a real database. */
function idOf(whose: keyof typeof marks): number {
  const ids = Object.values(oneOf(whose)).filter(id => typeof id === 'number')
  return ids[next(ids.length)] ?? 0
}

interface Answered {
  who: string
  call: string
  status: number
  text: string
}

/** One call, with a body made at random where it takes one. @param named what its path parameters name */
async function callOnce(
  who: string,
  { method, url, query, body, file }: CompanyCall,
  named: (parameter: number) => string | number,
  anId: () => number,
): Promise<Answered> {
  let parameter = 0
  const address = url.replaceAll(/:\w+/g, () => String(named(parameter++))) + query
  const sent = body && valueOf(body, { random: next, anId })
  const answer = await api.as(people[who])(
    method as 'GET',
    address,
    file ?? sent ?? undefined,
    file && { 'content-type': 'application/pdf' },
  )
  return {
    who,
    call: `${method} ${address} ${JSON.stringify(sent)}`,
    status: answer.statusCode,
    text: `${JSON.stringify(answer.headers)} ${answer.body}`,
  }
}

/** Calls by everyone given, each several times, naming things of those by chance. */
async function callAll(
  who: string[],
  which: (call: CompanyCall) => boolean,
  whose: () => keyof typeof marks,
): Promise<Answered[]> {
  const answers = []
  for (const name of who)
    for (const call of calls.filter(which)) {
      const times = call.url.includes(':') || call.body ? tries : 1
      for (let turn = 0; turn < times; turn += 1) {
        const anId = () => idOf(whose())
        const named = (parameter: number) =>
          next(3) === 0 ? anId() : namedIn(call, oneOf(whose()))[parameter]!
        answers.push(await callOnce(name, call, named, anId))
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

const reads = ({ method }: CompanyCall) => method === 'GET'
const writes = ({ method }: CompanyCall) => method !== 'GET'
const failures = (answers: { call: string; status: number }[]) =>
  answers.filter(({ status }) => status >= 500).map(({ call }) => call)

test('no reader sees anything of another company, whatever ids they send', { timeout: 180_000 }, async () => {
  const answers = await callAll(Object.keys(people), reads, () => (next(3) === 0 ? 'branch' : 'other'))
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
  expect([seen('employee'), seen('person'), seen('anonymous')]).toEqual([0, 0, 0])
})

/** What is said of courses, which are everybody's, and of one's own cart. */
const ofCourses = /\/(?:seats|course-ratings|courses|items)\/:/

/** Codes that a missing record gets too. */
const sameForAll: [call: RegExp, answer: string][] = [
  [
    /^GET .*\/licences\/\d+\/holders/,
    ' {"data":[],"meta":{"next_cursor":null,"total":0,"total_is_capped":false}}',
  ],
  [/^PUT .*\/saved-reports\/\d+\/mail \{"rhythm":null\}/, ' {"data":null}'],
  [/^POST .*\/employments\/\d+\/sharing/, '"code":"consent_outdated"}'],
]

test('each call that names a thing finds none of another company', { timeout: 300_000 }, async () => {
  const before = await rowsOf(otherId)
  const naming = calls.filter(({ url }) => url.includes(':') && !ofCourses.test(url))
  const answers = []
  const untried = []
  for (const who of Object.keys(people))
    for (const call of naming) {
      const places = call.url.split(':').length - 1
      for (let foreign = 0; foreign < places; foreign += 1) {
        const named = (parameter: number) =>
          namedIn(call, oneOf(parameter === foreign ? 'other' : 'branch'))[parameter]!
        // Bodies are made at random: until one is right.
        for (let turn = 0, isTried = false; turn < 60 && !isTried; turn += 1) {
          const answer = await callOnce(who, call, named, () => idOf('branch'))
          isTried = ![400, 422].includes(answer.status)
          if (isTried) answers.push(answer)
          else if (turn === 59) untried.push(answer)
        }
      }
    }
  expect(untried.map(({ who, call, text }) => [who, call, text])).toEqual([])
  const wrong = answers.filter(
    ({ call, status, text }) =>
      ![401, 403, 404].includes(status) &&
      !sameForAll.some(([which, answer]) => which.test(call) && text.endsWith(answer)),
  )
  expect(wrong.map(({ who, call, status, text }) => [who, call, status, text])).toEqual([])
  expect(answers.filter(({ text }) => text.includes(marks.other)).map(({ call }) => call)).toEqual([])
  expect(await rowsOf(otherId)).toEqual(before)
  // Those of the own company are there: the ids are of the right kind. Exports are their maker's alone, and no file was uploaded.
  const found = []
  for (const call of naming.filter(call => reads(call) && !/client-api|exports|\/file$/.test(call.url)))
    found.push(
      await callOnce(
        'owner',
        call,
        parameter => namedIn(call, things.branch[0]!)[parameter]!,
        () => 0,
      ),
    )
  expect(found.filter(({ status }) => status !== 200).map(({ call, status }) => [call, status])).toEqual([])
})

test('the manager of a branch sees no one from the other branch', { timeout: 60_000 }, async () => {
  const answers = await callAll(['manager'], reads, () => (next(2) === 0 ? 'sibling' : 'branch'))
  // Groups, learning paths and requirements are the whole company's; people are not.
  const leaks = answers.filter(({ text }) => new RegExp(`${marks.sibling}(?: person|-\\d)`).test(text))
  expect(leaks.map(({ call }) => call)).toEqual([])
  expect(answers.some(({ text }) => text.includes(`${marks.branch}-`))).toBe(true)
})

test(
  'no writer changes anything of another company, whatever ids they send',
  { timeout: 300_000 },
  async () => {
    const siblings = await rowsOfBranch(api, things.sibling)
    const before = await rowsOf(otherId)
    const members = await api.db.$count(companyMembers, sql`company_id = ${otherId}`)
    const managers = await callAll(['manager'], writes, () => (next(2) === 0 ? 'sibling' : 'other'))
    expect(await rowsOfBranch(api, things.sibling)).toEqual(siblings)
    const others = await callAll(
      ['finance', 'auditor', 'key', 'employee', 'person', 'anonymous', 'administrator', 'owner'],
      writes,
      () => (next(5) === 0 ? 'branch' : 'other'),
    )
    const answers = [...managers, ...others]
    expect(failures(answers)).toEqual([])
    expect(await rowsOf(otherId)).toEqual(before)
    expect(answers.filter(({ text }) => text.includes(marks.other)).map(({ call }) => call)).toEqual([])
    // Some calls did go through.
    expect(others.filter(({ who, status }) => who === 'owner' && status === 200).length).toBeGreaterThan(20)
    expect(members).toBe(things.other.length)
    expect(await api.db.$count(companyMembers, sql`company_id = ${otherId}`)).toBe(members)
  },
)
