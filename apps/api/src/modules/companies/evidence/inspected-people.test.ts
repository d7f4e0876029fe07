import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectedPeople, inspectionLinks, requirements, waivers } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { encodeCursor } from '../../cursor.ts'
import { eachInspected, listInspected } from './inspected-people.ts'
import { emptyExpiredInspections, readInspection } from './inspections.ts'

/** More than one document holds, and than one page or one statement reads. */
const many = 2101

let api: TestApi
let by: ReturnType<typeof companyCalls>
let requirementId: number
let link: { id: number; link: string }
let token: string
beforeAll(async () => {
  api = await createTestApi()
  const palm = await company(api)
  by = companyCalls(api, palm.token)
  const courseId = await course(api)
  const { rows } = await api.db.execute<{ id: number }>(sql`
    insert into employees (company_id, name, name_key, search_folded, number, email, state, joined_on)
    select ${palm.companyId}, case n when 7 then 'إبراهيم الأنصاري' else 'Person ' || n end, lpad(n::text, 5, '0'), 'x', 'N-' || n,
      'person-' || n || '@inspected.test', 'active', '2026-01-15' from generate_series(1, ${many}) n returning id::float8 as id`)
  const made = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_on: '2030-01-01',
    grace_days: 0,
  })
  requirementId = made.id
  await api.db
    .update(requirements)
    .set({ createdAt: new Date(0) })
    .where(eq(requirements.id, requirementId))
  await api.db.insert(waivers).values({
    companyId: palm.companyId,
    requirementId,
    employeeId: rows[6]?.id ?? 0,
    reason: 'قال: "people":[], و\\',
  })
  link = await by.data('POST', '/inspection-links', {
    requirement_id: requirementId,
    names: 'full',
    reason: 'Inspection',
    days: 7,
  })
  token = link.link.split('/').at(-1) ?? ''
}, 120_000)
afterAll(() => api.close())

const ask = (path: string, body: object = {}) =>
  api.as('')('POST', `/client-api/v1/inspections/${path}`, { inspection_link: token, ...body })
interface Page {
  data: { place: number; name: string; status: string; number: string }[]
  meta: { total: number; next_cursor: string | null }
}
const list = async (body: object = {}) => (await ask('people', body)).json<Page>()

/** As anyone would who never saw this code: the keys of each object sorted, nothing between the parts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

test('a link shows all people of a large company, a page at a time, each once and in their order', async () => {
  const { data } = (await ask('look')).json<{ data: { snapshot: { counts: object } } }>()
  expect(data.snapshot.counts).toMatchObject({ due: many - 1, waived: 1 })
  expect(data.snapshot).not.toHaveProperty('people')
  const places: number[] = []
  let cursor: string | null = null
  do {
    const page: Page = await list({ limit: 100, ...(cursor !== null && { cursor }) })
    expect(page.meta.total).toBe(many)
    places.push(...page.data.map(person => person.place))
    cursor = page.meta.next_cursor
  } while (cursor !== null)
  expect(places).toEqual(Array.from({ length: many }, (_, at) => at + 1))
  // Reading on is no further opening.
  const [row] = await by.data<object[]>('GET', '/inspection-links')
  expect(row).toMatchObject({ opened: 1 })
})

test('people are found by name and number in either script, and by where they stand', async () => {
  expect(await list({ q: 'ابراهيم الانصاري' })).toMatchObject({
    data: [{ number: 'N-7' }],
    meta: { total: 1 },
  })
  expect(await list({ q: 'n-٢١٠١' })).toMatchObject({
    data: [{ name: `Person ${many}` }],
    meta: { total: 1 },
  })
  expect(await list({ q: '%' })).toMatchObject({ data: [], meta: { total: 0, next_cursor: null } })
  expect((await list({ status: 'waived' })).data.map(person => person.number)).toEqual(['N-7'])
  expect((await list({ status: 'due', limit: 1 })).meta.total).toBe(many - 1)
  expect((await ask('people', { cursor: 'x' })).statusCode).toBe(400)
  // Written by a client: well-formed, and beyond any place.
  const beyond = encodeCursor({ sort: 'place', value: Number.MAX_SAFE_INTEGER, id: 1, total: many })
  expect(await list({ cursor: beyond })).toMatchObject({ data: [], meta: { next_cursor: null } })
})

test('the whole is a file whose hash anybody computes, and the data that the pages show', async () => {
  const { data: shown } = (await ask('look')).json<{ data: { data_hash: string; snapshot: object } }>()
  const answer = await ask('file', { form: 'json' })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(sha256(answer.body)).toBe(shown.data_hash)
  const whole = JSON.parse(answer.body) as { people: { name: string }[] }
  expect(canonical(whole)).toBe(answer.body)
  const { people, ...facts } = whole
  expect(facts).toEqual(shown.snapshot)
  expect(people).toHaveLength(many)
  const page = await list({ limit: 100 })
  expect(people.slice(0, 100)).toEqual(page.data.map(({ place: _place, ...person }) => person))
  const csv = await ask('file', { form: 'csv' })
  const rows = parse(csv.body, { bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map(row => row['Name'])).toEqual(people.map(person => person.name))
})

test('a file of a link that ends while it is read is none, instead of a part of it', async () => {
  const [first] = await api.db.select().from(inspectionLinks).where(eq(inspectionLinks.id, link.id))
  await api.db.delete(inspectedPeople).where(eq(inspectedPeople.place, many))
  await expect(ask('file', { form: 'json' })).rejects.toThrow()
  expect(first?.withdrawnAt).toBeNull()
})

test('a link that is withdrawn shows no one at once; its people are deleted in the background', async () => {
  const kept = await by.data<{ id: number }>('POST', '/inspection-links', {
    requirement_id: requirementId,
    names: 'full',
    reason: 'Another',
    days: 7,
  })
  const peopleOf = (id: number) => api.db.$count(inspectedPeople, eq(inspectedPeople.linkId, id))
  const before = await peopleOf(link.id)
  const { facts } = await readInspection(api.db, token, () => Promise.reject(new Error('no such link')))
  await by.data('POST', `/inspection-links/${link.id}/withdraw`)
  // Thousands of rows are not deleted while someone waits.
  expect(await peopleOf(link.id)).toBe(before)
  expect((await ask('people')).json()).toMatchObject({ data: { because: 'withdrawn' } })
  // Neither does who had come in before read on.
  expect(await listInspected(api.db, link.id, {})).toMatchObject({ data: [], meta: { total: 0 } })
  await expect(eachInspected(api.db, link.id, facts).next()).rejects.toThrow('ended while it was read')
  await emptyExpiredInspections(api.db)
  expect([await peopleOf(link.id), await peopleOf(kept.id)]).toEqual([0, many])
})
