import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  budgetLedger,
  companyMembers,
  companyMessages,
  type courses,
  departmentBudgets,
  learningPathCourses,
  learningPaths,
  reviews,
  seatLedger,
  type BudgetMovement,
} from '../../db/schema/index.ts'
import { nameFields } from '../../db/names.ts'
import { account, company, session, unique, type Account } from '../../testing/accounts.ts'
import { boughtSeats, companyCalls, joined } from '../../testing/assigning.ts'
import { course } from '../../testing/catalogue.ts'
import { encodeCursor } from '../cursor.ts'
import { doImports } from '../../testing/imports.ts'
import { everyPage } from '../../testing/paging.ts'
import { assign, department, employee, member } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

interface Row {
  id: number
  text: string
  line: number
  employee: { id: number }
}
/** All rows of a list, two at a time. */
const rowsOf = (path: string, token = owner.token) => everyPage<Row>(api, token, path)
const found = (path: string, words: string, token?: string) =>
  rowsOf(`${path}?q=${encodeURIComponent(words)}`, token)
const ids = (rows: Row[]) => rows.map(({ id }) => id)

/** Three people, whose names are found by other spellings. */
const three = () =>
  Promise.all(['أحمد الفهد', 'إيمان', 'Omar'].map(name => joined(api, owner.companyId, { name })))

/** A person who acts for the company under a name. */
async function acting(name: string) {
  const person = await account(api, 'student', { ...nameFields(name) })
  await api.db
    .insert(companyMembers)
    .values({ companyId: owner.companyId, userId: person.id, role: 'administrator' })
  return {
    ...person,
    token: await session(api, person.id, { capacity: 'company', companyId: owner.companyId }),
  }
}

test('movements of seats are found by their people, from either end', async () => {
  const courseId = await course(api, { price: 9_900 })
  const poolId = await boughtSeats(api, owner.companyId, courseId, 10)
  const [ahmad, iman] = await three()
  for (const person of [ahmad, iman, ahmad, iman, ahmad])
    await api.db.insert(seatLedger).values({
      companyId: owner.companyId,
      poolId,
      employeeId: person?.id ?? 0,
      movement: 'started',
      seats: 0,
    })
  const path = `/seats/${courseId}/movements`
  const all = ids(await rowsOf(path))
  expect(all).toHaveLength(6)
  expect(ids(await rowsOf(`${path}?sort=oldest`))).toEqual(all.toReversed())
  const his = await found(path, 'احمد الفَهد')
  expect(his.map(row => row.employee.id)).toEqual([ahmad?.id, ahmad?.id, ahmad?.id])
  expect(await found(`${path}`, '%')).toEqual([])
})

test('movements of seats of a period are those that the report of the same period counts', async () => {
  const { companyId } = owner
  const courseId = await course(api, { price: 9_900 })
  const poolId = await boughtSeats(api, companyId, courseId, 10)
  const employeeId = (await joined(api, companyId)).id
  // At Riyadh’s end of March and start of April, which in UTC are both in March; and in May.
  for (const at of ['2026-03-31T20:59:59Z', '2026-03-31T21:00:00Z', '2026-05-02T09:00:00Z'])
    await api.db
      .insert(seatLedger)
      .values({ companyId, poolId, employeeId, movement: 'started', seats: 0, at: new Date(at) })
  const path = `/seats/${courseId}/movements?movement=started`
  for (const [period, count] of [
    ['', 3],
    ['&to=2026-03-31', 1],
    ['&from=2026-04-01', 2],
    ['&from=2026-04-01&to=2026-04-30', 1],
  ] as const) {
    expect(await rowsOf(`${path}${period}`)).toHaveLength(count)
    const report = await calls.data<{ totals: { started: number } }>(
      'GET',
      `/reports/seats?course=${courseId}${period}`,
    )
    expect(report.totals.started).toBe(count)
  }
})

test('movements of a budget are found by person, course, giver and note; finance finds nobody by name', async () => {
  const departmentId = await department(api, owner.companyId)
  const [budget] = await api.db
    .insert(departmentBudgets)
    .values({ companyId: owner.companyId, departmentId, departmentName: { ar: 'قسم' }, granted: 10_000 })
    .returning({ id: departmentBudgets.id })
  const budgetId = budget?.id ?? 0
  const [ahmad] = await three()
  const courseId = await course(api, { title: { ar: 'إدارة المشاريع' } })
  const giver = await acting('آلاء المانحة')
  const move = async (movement: BudgetMovement, given: Partial<typeof budgetLedger.$inferInsert>) => {
    const [row] = await api.db
      .insert(budgetLedger)
      .values({ companyId: owner.companyId, budgetId, movement, amount: 100, ...given })
      .returning({ id: budgetLedger.id })
    return row?.id
  }
  const granted = await move('granted', { byUser: giver.id, note: 'الرُّبع الأوّل' })
  const reserved = await move('reserved', { employeeId: ahmad?.id, courseId })
  const spent = await move('spent', { employeeId: ahmad?.id, courseId })
  const path = `/budgets/${budgetId}/movements`
  expect(ids(await rowsOf(path))).toEqual([spent, reserved, granted])
  expect(ids(await rowsOf(`${path}?sort=oldest`))).toEqual([granted, reserved, spent])
  expect(ids(await found(path, 'احمد'))).toEqual([spent, reserved])
  expect(ids(await found(path, 'اداره المشاريع'))).toEqual([spent, reserved])
  expect(ids(await found(path, 'الاء'))).toEqual([granted])
  expect(ids(await found(path, 'الربع الاول'))).toEqual([granted])
  const finance = await member(api, owner.companyId, 'finance')
  expect(await found(path, 'احمد', finance.token)).toEqual([])
  expect(ids(await found(path, 'المشاريع', finance.token))).toEqual([spent, reserved])
})

test('messages are found by their words in either language and by their author', async () => {
  const author = await acting('فاطمة الكاتبة')
  const written = async (text: { ar?: string; en?: string }, createdBy = owner.id) => {
    const [row] = await api.db
      .insert(companyMessages)
      .values({ companyId: owner.companyId, createdBy, text })
      .returning({ id: companyMessages.id })
    return row?.id
  }
  const first = await written({ ar: 'اجتماعُ الأحد' })
  const second = await written({ en: 'Sunday meeting' }, author.id)
  const third = await written({ ar: 'عيدكم مبارك', en: 'Happy Eid' })
  const path = '/employee-messages'
  expect(ids(await rowsOf(path))).toEqual([third, second, first])
  expect(ids(await rowsOf(`${path}?sort=oldest`))).toEqual([first, second, third])
  expect(ids(await found(path, 'اجتماع الاحد'))).toEqual([first])
  expect(ids(await found(path, 'SUNDAY'))).toEqual([second])
  expect(ids(await found(path, 'فاطمه'))).toEqual([second])
})

test('reviews are found by who says them and by what they say, and stand by age or stars', async () => {
  const courseId = await course(api)
  const said = await Promise.all(
    (await three()).map(async (person, at) => {
      await assign(api, owner.companyId, person.id, courseId)
      const text = ['دورةٌ رائعة', '', 'Too short'][at] ?? ''
      const [row] = await api.db
        .insert(reviews)
        .values({ userId: person.userId, courseId, stars: [5, 2, 5][at] ?? 1, text })
        .returning({ id: reviews.id })
      return row?.id ?? 0
    }),
  )
  const [great = 0, bare = 0, short = 0] = said
  const byId = [great, short].toSorted((a, b) => b - a)
  const path = `/course-ratings/${courseId}/reviews`
  expect(ids(await rowsOf(path))).toEqual(said.toSorted((a, b) => b - a))
  expect(ids(await rowsOf(`${path}?sort=oldest`))).toEqual(said.toSorted((a, b) => a - b))
  expect(ids(await rowsOf(`${path}?sort=best`))).toEqual([...byId, bare])
  expect(ids(await rowsOf(`${path}?sort=worst`))).toEqual([bare, ...byId])
  expect(ids(await found(path, 'ايمان'))).toEqual([bare])
  expect(ids(await found(path, 'دوره رائعه'))).toEqual([great])
})

test('rows of an import are found by what the list says, and stand by row, name or address', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/company-api/v1/imports',
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${owner.token}`, 'content-type': 'text/csv' },
    payload: 'name,email\nهُدى,bad-c\nأحمد,bad-a\n,bad-d\nZed,bad-b\n',
  })
  const { id } = answer.json<{ data: { id: number } }>().data
  await doImports(api)
  const path = `/imports/${id}/rows`
  const lines = (rows: Row[]) => rows.map(({ line }) => line)
  expect(lines(await rowsOf(path))).toEqual([2, 3, 4, 5])
  expect(lines(await rowsOf(`${path}?sort=name`))).toEqual([3, 2, 5, 4])
  expect(lines(await rowsOf(`${path}?sort=email`))).toEqual([3, 5, 2, 4])
  expect(lines(await found(path, 'هدى'))).toEqual([2])
  expect(lines(await found(path, 'BAD-D'))).toEqual([4])
  expect((await calls.answer('GET', `${path}?q=bad&limit=1`)).json()).toMatchObject({ meta: { total: 4 } })
  for (const sort of ['line', 'name']) {
    const cursor = encodeCursor({ sort, value: sort === 'line' ? 2 ** 40 : 'z', id: 2 ** 40, total: 4 })
    expect((await calls.answer('GET', `${path}?sort=${sort}&cursor=${cursor}`)).statusCode).toBe(200)
  }
})

test('the people of a path stand by name, by progress, and by what is due', async () => {
  const { companyId } = owner
  const [one, two, beside] = [await course(api), await course(api), await course(api)]
  const [path] = await api.db
    .insert(learningPaths)
    .values({ companyId, name: { ar: 'مسار' } })
    .returning({ id: learningPaths.id })
  const learningPathId = path?.id ?? 0
  await api.db
    .insert(learningPathCourses)
    .values(
      [one, two].map((courseId, position) => ({ companyId, pathId: learningPathId, courseId, position })),
    )
  const has = async (name: string, percents: [number, number], dueOn: string | null) => {
    const id = await employee(api, companyId, { name: `${name} في المسار` })
    for (const [at, courseId] of [one, two].entries())
      await assign(api, companyId, id, courseId, { learningPathId, dueOn, percent: percents[at] ?? 0 })
    // What is no course of the path does not count.
    await assign(api, companyId, id, beside, { dueOn: '2020-01-01', percent: 99 })
    return id
  }
  const zaid = await has('زيد', [50, 100], '2090-03-01')
  const ahmad = await has('أحمد', [80, 0], null)
  const rana = await has('رنا', [0, 0], '2090-01-01')
  const address = `/learning-paths/${learningPathId}/people`
  const people = (rows: Row[]) => rows.map(row => row.employee.id)
  expect(people(await rowsOf(address))).toEqual([zaid, ahmad, rana])
  expect(people(await rowsOf(`${address}?sort=name`))).toEqual([ahmad, rana, zaid])
  expect(people(await rowsOf(`${address}?sort=progress`))).toEqual([rana, ahmad, zaid])
  expect(people(await rowsOf(`${address}?sort=due`))).toEqual([rana, zaid, ahmad])
  expect(people(await rowsOf(`${address}?sort=name&q=${encodeURIComponent('احمد في')}`))).toEqual([ahmad])
})

test('the courses of a shelf stand by what sells, age, rating or price', async () => {
  const on = async (given: Partial<typeof courses.$inferInsert>) => course(api, given)
  const shelf = [
    await on({ sold: 5, price: 300, rating: 100, publishedAt: new Date('2025-01-01') }),
    await on({ sold: 9, price: 100, rating: 300, publishedAt: new Date('2024-01-01') }),
    await on({ sold: 1, price: 200, rating: 200, publishedAt: new Date('2026-01-01') }),
  ]
  const [a, b, c] = shelf
  await calls.data('PUT', '/shelf', {
    category_ids: [],
    course_ids: shelf,
    levels: [],
    languages: [],
    version: 0,
  })
  const by = async (sort: string) => ids(await rowsOf(`/shelf/courses${sort}`))
  expect(await by('')).toEqual([b, a, c])
  expect(await by('?sort=newest')).toEqual([c, a, b])
  expect(await by('?sort=top_rated')).toEqual([b, c, a])
  expect(await by('?sort=price_low')).toEqual([b, c, a])
  expect(await by('?sort=price_high')).toEqual([a, c, b])
})

test('histories are found by who acted, whom it concerns and what was done, from either end', async () => {
  const id = await employee(api, owner.companyId)
  const other = await acting('هيا المشرفة')
  await calls.data('PATCH', `/employees/${id}`, { job: 'أول' })
  await companyCalls(api, other.token).data('PATCH', `/employees/${id}`, { job: 'ثان' })
  await calls.data('PATCH', `/employees/${id}`, { job: null })
  const path = `/employees/${id}/history`
  const all = ids(await rowsOf(path))
  expect(all).toHaveLength(3)
  expect(ids(await rowsOf(`${path}?sort=oldest`))).toEqual(all.toReversed())
  expect(ids(await found(path, 'هيا المشرفه'))).toEqual([all[1]])
  expect(ids(await rowsOf(`${path}?q=nobody&actions=employee.change,employee.join`))).toEqual(all)
  expect(await found(path, 'nobody')).toEqual([])

  const address = `guest-${unique()}@example.com`
  await calls.data('POST', '/member-invitations', { email: address, role: 'finance' })
  await companyCalls(api, other.token).data('POST', '/member-invitations', {
    email: `x${address}`,
    role: 'finance',
  })
  const [second, first] = ids(await rowsOf('/company/history'))
  expect(ids(await found('/company/history', address.toUpperCase()))).toEqual([second, first])
  expect(ids(await found('/company/history', `x${address}`))).toEqual([second])
  expect(ids(await found('/company/history', 'هيا'))).toContain(second)
  expect(ids(await found('/company/history', 'هيا'))).not.toContain(first)
  expect(ids(await rowsOf('/company/history?sort=oldest')).slice(-2)).toEqual([first, second])
  expect(ids(await rowsOf('/company/history?q=nobody&actions=member.invite'))).toEqual([second, first])
})
