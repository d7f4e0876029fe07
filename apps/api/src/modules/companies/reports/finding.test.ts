import { fold } from '@masar/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses as courseRows, learningDays, savedReports } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { assign, department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'

interface Page {
  data: { name: string; number: string | null }[]
  meta: { total: number; next_cursor: string | null }
}

let api: TestApi
let owner: Account & { companyId: number }
let branch: number
const names = ['أحمد الزهراني', 'إيمان السبيعي', 'Basma Ali', 'مُنى أحمد']
const kinds = ['completion', 'time', 'activity'] as const

beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  branch = await department(api, owner.companyId)
  const titles = { أمن: 'الأمن السيبراني', صحة: 'الصحة المهنية', data: 'Data 9' }
  const courses = []
  for (const title of Object.values(titles)) {
    const id = await course(api)
    await api.db
      .update(courseRows)
      .set({ title: { ar: title } })
      .where(eq(courseRows.id, id))
    courses.push(id)
  }
  for (const [index, name] of names.entries()) {
    const number = `E-00${index}`
    const person = await joined(api, owner.companyId, {
      name,
      number,
      searchFolded: fold(`${name} ${number}`),
      departmentId: index === 0 ? branch : null,
    })
    for (const courseId of courses.slice(0, index + 1))
      await assign(api, owner.companyId, person.id, courseId, { createdAt: new Date('2026-01-10T12:00:00Z') })
    await api.db.insert(learningDays).values({
      userId: person.userId,
      courseId: courses[0] ?? 0,
      day: '2026-02-01',
      seconds: 60,
    })
  }
})
afterAll(() => api.close())

const calls = (token = owner.token) => companyCalls(api, token)
const page = async (kind: string, query: string, token = owner.token) =>
  (await api.as(token, 'ar')('GET', `/company-api/v1/reports/${kind}/people?${query}`)).json<Page>()
const listed = async (kind: string, query: string, token?: string) => {
  const { data, meta } = await page(kind, query, token)
  expect(meta.total).toBe(data.length)
  return data.map(({ name }) => name)
}
const fileOf = async (call: string, body: object, token = owner.token) => {
  const answer = await api.as(token, 'ar')('POST', `/company-api/v1${call}`, { format: 'csv', ...body })
  return answer.body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0]?.replaceAll(/[\u2066-\u2069]/g, ''))
}
const people = (kind: string) =>
  kind === 'activity'
    ? (['/reports/activity/export', {}] as const)
    : (['/reports/export', { report: kind, by: 'person' }] as const)

test.each(kinds)('people of %s are found by name, folded, or by number, as in their file', async kind => {
  const [call, body] = people(kind)
  for (const [q, found] of [
    ['احمد', [names[0], names[3]]],
    ['ايمان', [names[1]]],
    ['e-002', [names[2]]],
    ['٠٠٣', [names[3]]],
    ['100%', []],
  ] as const) {
    expect(await listed(kind, `q=${encodeURIComponent(q)}`)).toEqual(found)
    expect(await fileOf(call, { ...body, q })).toEqual(found)
  }
})

test.each(kinds)('people of %s stand by name from either end, page by page, as in their file', async kind => {
  // As readers of Arabic find names: Latin ones last.
  const up = [names[0], names[1], names[3], names[2]]
  expect(await listed(kind, '')).toEqual(up)
  expect(await listed(kind, 'sort=name')).toEqual(up)
  const down = up.toReversed()
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const next: Page = await page(kind, `sort=-name&limit=1${cursor === null ? '' : `&cursor=${cursor}`}`)
    seen.push(...next.data.map(({ name }) => name))
    cursor = next.meta.next_cursor
  } while (cursor !== null)
  expect(seen).toEqual(down)
  const [call, body] = people(kind)
  expect(await fileOf(call, { ...body, sort: '-name' })).toEqual(down)
  // A page of one order does not go on in the other one.
  const { meta } = await page(kind, 'sort=-name&limit=1')
  expect(await calls().code('GET', `/reports/${kind}/people?cursor=${meta.next_cursor}`)).toBe('malformed')
  expect(await calls().code('GET', `/reports/${kind}/people?sort=seconds`)).toBe('validation')
})

test('people of one course are found among those of it; a manager finds the own branch, and finance nobody', async () => {
  const rows = await calls().data<{ rows: { id: number; name: string }[] }>(
    'GET',
    '/reports/completion?by=course',
  )
  const health = rows.rows.find(({ name }) => name === 'الصحة المهنية')?.id
  expect(await listed('completion', `course=${health}&q=${encodeURIComponent('أحمد')}`)).toEqual([names[3]])
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await listed('completion', `q=${encodeURIComponent('أحمد')}`, manager.token)).toEqual([names[0]])
  const [call, body] = people('completion')
  expect(await fileOf(call, { ...body, q: 'أحمد' }, manager.token)).toEqual([names[0]])
  const { token } = await member(api, owner.companyId, 'finance')
  expect(await calls(token).code('GET', '/reports/completion/people?q=a')).toBe('forbidden')
  expect(await calls(token).code('POST', call, { ...body, q: 'a', format: 'csv' })).toBe('forbidden')
})

test('a file has the rows that are found, in the order of the column; no file in one that it has not', async () => {
  const rowsOf = (body: object) => fileOf('/reports/export', { report: 'completion', by: 'course', ...body })
  expect(await rowsOf({})).toEqual(['الأمن السيبراني', 'الصحة المهنية', 'Data 9'])
  expect(await rowsOf({ sort: 'assigned' })).toEqual(['Data 9', 'الصحة المهنية', 'الأمن السيبراني'])
  expect(await rowsOf({ sort: '-name' })).toEqual(['Data 9', 'الصحة المهنية', 'الأمن السيبراني'])
  expect(await rowsOf({ q: 'صحه' })).toEqual(['الصحة المهنية'])
  expect(await rowsOf({ by: 'month', q: 'يناير' })).toEqual(['2026-01'])
  expect(await rowsOf({ by: 'month', q: 'فبراير' })).toEqual([])
  for (const wrong of [
    { by: 'course', sort: 'hours' },
    { by: 'person', sort: '-hours' },
  ])
    expect(
      await calls().code('POST', '/reports/export', { report: 'completion', format: 'csv', ...wrong }),
    ).toBe('validation')
  expect(
    await calls().code('POST', '/reports/seats/export', { by: 'course', format: 'csv', sort: 'paid' }),
  ).toBe('validation')
})

test('a file made in the background has what was found when it was asked for', async () => {
  const asked = { report: 'completion', by: 'person', format: 'csv', q: 'أحمد', sort: '-name' }
  const { id } = await calls().data<{ id: number }>('POST', '/reports/exports', asked)
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  expect(await calls().data('GET', `/exports/${id}`)).toMatchObject({ state: 'done', done: 2, total: 2 })
  const { body } = await calls().answer('GET', `/exports/${id}/file`)
  expect(body.indexOf('مُنى')).toBeGreaterThan(0)
  expect(body.indexOf('الزهراني')).toBeGreaterThan(body.indexOf('مُنى'))
  expect(body).not.toContain('Basma')
})

test('a saved view keeps what is searched for and the order; an old one has neither', async () => {
  const view = { report: 'completion', by: 'person', q: 'أحمد', sort: '-name' }
  await calls().data('POST', '/saved-reports', { name: 'Found', ...view })
  await api.db.insert(savedReports).values({
    companyId: owner.companyId,
    createdBy: owner.id,
    name: 'Old',
    query: { report: 'time', by: 'course' },
  })
  const [found, old] = await calls().data<object[]>('GET', '/saved-reports')
  expect(found).toMatchObject(view)
  expect(Object.keys(old ?? {})).not.toContain('q')
  for (const wrong of [
    { report: 'completion', by: 'person', sort: 'hours' },
    { report: 'time', by: 'course', sort: 'overdue' },
    { report: 'activity', by: 'person', sort: 'people' },
    { report: 'seats', by: 'course', sort: 'paid' },
  ]) {
    const answer = await calls().answer('POST', '/saved-reports', { name: 'x', ...wrong })
    expect(answer.json()).toMatchObject({ code: 'validation', errors: { sort: expect.anything() } })
  }
})
