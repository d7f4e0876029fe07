import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, courses, type CourseLevel } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { category, course, enrol } from '../../../testing/catalogue.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { givenRule, holds, type ShelfRule } from './rule.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

interface Page {
  data: { id: number }[]
  meta: { next_cursor: string | null; total: number }
}
const nothing = { category_ids: [], course_ids: [], levels: [], languages: [] }
const call = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  api.as(token)(method, `/company-api/v1/shelf${path}`, body)
const put = (body: object, token = owner.token) => call(token, 'PUT', '', { ...nothing, ...body })
const read = async (token = owner.token) =>
  (await call(token, 'GET', '')).json<{ data: { version: number; courses: object[] } | null }>().data
const own = async (person: Account, path: string) => api.as(person.token)('GET', `/client-api/v1${path}`)
const idsOf = (answer: { json<T>(): T }) => answer.json<Page>().data.map(({ id }) => id)

test('a rule is set, shown and removed by those who may; two who change it at once do not undo each other', async () => {
  const [inside, outside, auditor, finance] = [
    await course(api),
    await course(api),
    await member(api, owner.companyId, 'auditor'),
    await member(api, owner.companyId, 'finance'),
  ]
  const categoryId = await category(api)
  await api.db.update(courses).set({ categoryId }).where(eq(courses.id, inside))
  expect(await read()).toBeNull()
  expect(idsOf(await call(owner.token, 'GET', '/courses'))).toEqual([])
  expect((await put({ version: 0 })).json()).toMatchObject({ code: 'validation' })
  expect((await put({ version: 0, category_ids: [999_999] })).statusCode).toBe(422)
  for (const person of [auditor, finance])
    expect((await put({ version: 0, category_ids: [categoryId] }, person.token)).statusCode).toBe(403)
  const set = await put({ version: 0, category_ids: [categoryId] })
  expect(set.json(), set.body).toMatchObject({ data: { categories: [{ id: categoryId }] } })
  const { version } = set.json<{ data: { version: number } }>().data
  expect(idsOf(await call(finance.token, 'GET', '/courses'))).toEqual([inside])
  expect((await put({ version: 0, course_ids: [outside] })).json()).toMatchObject({ code: 'conflict' })
  expect((await put({ version, course_ids: [outside] })).statusCode).toBe(200)
  expect(idsOf(await call(auditor.token, 'GET', '/courses'))).toEqual([outside])
  await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, outside))
  // It stays in the rule, so that it may come back, and is not shown.
  expect((await put({ version: version + 1, course_ids: [outside], levels: ['advanced'] })).statusCode).toBe(
    200,
  )
  expect(await read()).toMatchObject({ version: version + 2, courses: [{ id: outside, is_withdrawn: true }] })
  expect(idsOf(await call(auditor.token, 'GET', '/courses'))).toEqual([])
  expect((await call(owner.token, 'DELETE', `?version=${version}`)).json()).toMatchObject({
    code: 'conflict',
  })
  expect((await call(owner.token, 'DELETE', `?version=${version + 2}`)).statusCode).toBe(200)
  expect(await read()).toBeNull()
  const told = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.chain, `company-${owner.companyId}`))
  expect(told.map(({ action }) => action)).toEqual([
    'company.change_shelf',
    'company.change_shelf',
    'company.change_shelf',
    'company.remove_shelf',
  ])
  expect(told[1]).toMatchObject({
    before: { category_ids: [categoryId], course_ids: [] },
    after: { category_ids: [], course_ids: [outside] },
  })
})

test('a preview shows what a rule would hold, page by page, and stores nothing', async () => {
  const categoryId = await category(api)
  // Of courses that sell alike the newer comes first; rows made at once are numbered as they come.
  const made = (await Promise.all(Array.from({ length: 5 }, () => course(api)))).sort((a, b) => a - b)
  for (const [index, id] of made.entries())
    await api.db
      .update(courses)
      .set({ categoryId, sold: index < 2 ? 7 : index })
      .where(eq(courses.id, id))
  const seen: number[] = []
  let cursor = ''
  do {
    const answer = await call(owner.token, 'POST', `/preview?limit=2${cursor && `&cursor=${cursor}`}`, {
      ...nothing,
      category_ids: [categoryId],
    })
    expect(answer.json<Page>().meta.total, answer.body).toBe(5)
    seen.push(...idsOf(answer))
    cursor = answer.json<Page>().meta.next_cursor ?? ''
  } while (cursor !== '')
  expect(seen).toEqual([1, 0, 4, 3, 2].map(index => made[index]))
  expect(await read()).toBeNull()
})

test('who saw a rule that was removed since does not overwrite or remove the one that took its place', async () => {
  const [one, other] = [await course(api), await course(api)]
  const made = async (id: number) =>
    (await put({ version: 0, course_ids: [id] })).json<{ data: { version: number } }>().data.version
  const seen = await made(one)
  expect((await call(owner.token, 'DELETE', `?version=${seen}`)).statusCode).toBe(200)
  const version = await made(other)
  expect((await put({ version: seen, course_ids: [one] })).json()).toMatchObject({ code: 'conflict' })
  expect((await call(owner.token, 'DELETE', `?version=${seen}`)).json()).toMatchObject({ code: 'conflict' })
  expect(idsOf(await call(owner.token, 'GET', '/courses'))).toEqual([other])
  expect((await call(owner.token, 'DELETE', `?version=${version}`)).statusCode).toBe(200)
})

test('an employee sees what is on the shelf, until it is begun; of other courses that it does not', async () => {
  const [shelved, free, other, sara, elsewhere] = [
    await course(api, { price: 9_900 }),
    await course(api, { price: 0 }),
    await course(api, { price: 9_900 }),
    await account(api),
    await account(api),
  ]
  await employee(api, owner.companyId, { userId: sara.id })
  expect((await own(sara, '/shelves')).json()).toEqual({ data: [] })
  expect((await own(sara, `/courses/${other}/requests`)).json()).toMatchObject({
    data: { companies: [{ is_on_shelf: null }], shelves: [] },
  })
  await put({ version: 0, course_ids: [shelved, free] })
  expect((await own(sara, '/shelves')).json()).toMatchObject({ data: [{ id: owner.companyId }] })
  const shelf = `/shelves/${owner.companyId}/courses`
  expect(new Set(idsOf(await own(sara, shelf)))).toEqual(new Set([shelved, free]))
  const standing = async (id: number) =>
    (await own(sara, `/courses/${id}/requests`)).json<{
      data: { companies: { is_on_shelf: boolean }[]; shelves: { id: number }[] }
    }>().data
  expect(await standing(shelved)).toMatchObject({
    companies: [{ is_on_shelf: true }],
    shelves: [{ id: owner.companyId }],
  })
  expect(await standing(other)).toMatchObject({ companies: [{ is_on_shelf: false }], shelves: [] })
  // Free courses need no request.
  expect(await standing(free)).toMatchObject({ companies: [], shelves: [{ id: owner.companyId }] })
  await enrol(api, sara.id, free)
  expect(idsOf(await own(sara, shelf))).toEqual([shelved])
  expect((await own(elsewhere, shelf)).statusCode).toBe(404)
  expect((await own(elsewhere, '/shelves')).json()).toEqual({ data: [] })
  await call(owner.token, 'DELETE', `?version=${(await read())?.version}`)
})

test('what a rule holds in SQL is what it says', async () => {
  const categoryIds = [await category(api), await category(api)]
  const levels: CourseLevel[] = ['beginner', 'intermediate', 'advanced']
  const given: { id: number; categoryId: number; level: CourseLevel; languages: string[] }[] = []
  for (const categoryId of categoryIds)
    for (const level of levels)
      for (const languages of [['ar'], ['en'], ['ar', 'en']]) {
        const id = await course(api)
        await api.db.update(courses).set({ categoryId, level, languages }).where(eq(courses.id, id))
        given.push({ id, categoryId, level, languages })
      }
  let state = 11
  const upTo = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
  const some = <T>(values: readonly T[]) => (upTo(2) === 0 ? [] : values.filter(() => upTo(3) > 0))
  for (let round = 0; round < 80; round += 1) {
    const rule: ShelfRule = {
      categoryIds: some(categoryIds),
      levels: some(levels),
      languages: some(['ar', 'en']),
      courseIds: upTo(2) === 0 ? [] : given.filter(() => upTo(6) === 0).map(({ id }) => id),
    }
    const { rows } = await api.db.execute<{ id: number }>(sql`
      select c.id::float8 as id from courses c join ${givenRule(rule)} r on ${holds}
      where c.id = any(${sql.param(given.map(({ id }) => id))}::bigint[]) order by c.id`)
    const saysMore = rule.categoryIds.length + rule.levels.length + rule.languages.length > 0
    const fits = <T>(wanted: readonly T[], has: readonly T[]) =>
      wanted.length === 0 || has.some(each => wanted.includes(each))
    expect(rows.map(({ id }) => id)).toEqual(
      given
        .filter(
          each =>
            rule.courseIds.includes(each.id) ||
            (saysMore &&
              fits(rule.categoryIds, [each.categoryId]) &&
              fits(rule.levels, [each.level]) &&
              fits(rule.languages, each.languages)),
        )
        .map(({ id }) => id),
    )
  }
})
