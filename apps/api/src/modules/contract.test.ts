import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carts, cartLines, courses, notifications, settings } from '../db/schema/index.ts'
import { account, company, instructor, password, type Account } from '../testing/accounts.ts'
import { course, enrol } from '../testing/catalogue.ts'
import { countryOf } from '../testing/registration.ts'
import { createTestApi, type Call, type TestApi } from '../testing/test-api.ts'

// Section 7 of the source specification: each row, with the very fields that are read from it.
let api: TestApi
let learner: Account
let teacher: Account & { instructorId: number }
let buyer: Account & { companyId: number }
let countryId: number
let courseId: number
let open: Call
let mine: Call

beforeAll(async () => {
  api = await createTestApi()
  learner = await account(api)
  teacher = await instructor(api)
  buyer = await company(api)
  courseId = await course(api, { instructorId: teacher.instructorId })
  await enrol(api, learner.id, courseId)
  countryId = await countryOf(api, 'SA')
  await api.db.insert(settings).values({
    key: 'contact',
    value: {
      email: 'hello@masar.example',
      phone: '+966500000000',
      address: { ar: 'الرياض', en: 'Riyadh' },
    },
  })
  await api.db.insert(notifications).values(
    [1, 2].map(sequence => ({
      userId: learner.id,
      sequence,
      kind: 'welcome',
      readAt: sequence === 1 ? new Date() : null,
    })),
  )
  open = api.as()
  mine = api.as(learner.token)
})
afterAll(() => api.close())

const data = async (answer: ReturnType<Call>) => {
  const { statusCode, body } = await answer
  expect([statusCode, body.slice(0, 200)]).toEqual([200, expect.stringContaining('"data"')])
  return (JSON.parse(body) as { data: Record<string, never> }).data
}

describe('client-api', () => {
  const base = '/client-api/v1'

  test('GET /carts: item_count, at the top as well', async () => {
    const [cart] = await api.db.insert(carts).values({ userId: learner.id }).returning()
    const bought = await course(api, { price: 9_900 })
    await api.db.insert(cartLines).values({ cartId: cart?.id ?? 0, courseId: bought })
    expect((await mine('GET', `${base}/carts`)).json()).toMatchObject({
      data: { item_count: 1 },
      item_count: 1,
    })
    await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, bought))
  })
  test('GET /countries: data.countries', async () => {
    expect(await data(open('GET', `${base}/countries`))).toEqual({
      countries: expect.arrayContaining([
        { id: countryId, code: 'SA', dial_code: '966', name: 'Saudi Arabia', has_cities: true },
        { id: expect.any(Number), code: 'IS', dial_code: '354', name: 'Iceland', has_cities: false },
      ]),
    })
  })
  test('GET /countries/{id}/cities: data.cities', async () => {
    expect(await data(open('GET', `${base}/countries/${countryId}/cities`))).toMatchObject({
      cities: expect.arrayContaining([{ id: expect.any(Number), name: 'Riyadh' }]),
    })
    expect((await open('GET', `${base}/countries/999999/cities`)).statusCode).toBe(404)
  })
  test.each(['', '?selling=best_selling', '?date=newest'])('GET /courses%s: data', async query => {
    expect(await data(open('GET', `${base}/courses${query}`))).toMatchObject([{ id: courseId }])
  })
  test('GET /teachers/{id}: data.teacher.user.courses', async () => {
    expect(await data(open('GET', `${base}/teachers/${teacher.instructorId}`))).toMatchObject({
      teacher: { user: { courses: [{ id: courseId }] } },
    })
  })
  test('GET /notifications/get-notification: data.unread_notifications_count, item_count in data and beside it', async () => {
    expect((await mine('GET', `${base}/notifications/get-notification`)).json()).toEqual({
      data: { unread_notifications_count: 1, item_count: 1, last_seq: 0 },
      item_count: 1,
    })
  })
  test('GET /job-names: data.jobNames', async () => {
    expect(await data(api.as(undefined, 'ar')('GET', `${base}/job-names`))).toMatchObject({
      jobNames: expect.arrayContaining([{ id: expect.any(Number), name: 'محاسب / محاسبة' }]),
    })
  })
  test('GET /my-courses: data.my_courses; a company is refused with 403', async () => {
    expect(await data(mine('GET', `${base}/my-courses`))).toMatchObject({
      my_courses: [{ course: { id: courseId } }],
    })
    expect((await api.as(buyer.token)('GET', `${base}/my-courses`)).statusCode).toBe(403)
  })
  test('POST /auth/login: e-mail and password give a token of 30 days', async () => {
    const answer = await data(open('POST', `${base}/auth/login`, { email: learner.email, password }))
    expect(answer).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { email: learner.email, is_google: false },
    })
    expect(Math.abs(Date.parse(answer['expires_at'] ?? '') - Date.now() - 2_592_000_000)).toBeLessThan(60_000)
  })
  test('GET /auth/profile: data, data.avatar', async () => {
    expect(await data(mine('GET', `${base}/auth/profile`))).toMatchObject({
      id: learner.id,
      name: learner.name,
      avatar: null,
    })
  })
  test('GET /settings?key=contact: data[0].value', async () => {
    expect(await data(open('GET', `${base}/settings?key=contact`))).toMatchObject([
      { value: { email: 'hello@masar.example', phone: '+966500000000', address: 'Riyadh' } },
    ])
  })
  test('POST /auth/logout takes an empty body; DELETE /auth/delete-account', async () => {
    const leaver = await account(api)
    expect(await data(api.as(leaver.token)('DELETE', `${base}/auth/delete-account`))).toBeNull()
    expect(
      await data(mine('POST', `${base}/auth/logout`, '', { 'content-type': 'application/json' })),
    ).toBeNull()
    expect(await data(open('POST', `${base}/auth/logout`, {}))).toBeNull()
  })
})

describe('company-api', () => {
  const base = '/company-api/v1'

  test('GET /auth/profile, POST /auth/logout, DELETE /auth/delete-account', async () => {
    const leaver = await company(api)
    expect(await data(api.as(buyer.token)('GET', `${base}/auth/profile`))).toMatchObject({
      id: buyer.id,
      avatar: null,
      company: { id: buyer.companyId },
    })
    expect(await data(api.as(buyer.token)('POST', `${base}/auth/logout`, {}))).toBeNull()
    expect(await data(api.as(leaver.token)('DELETE', `${base}/auth/delete-account`))).toBeNull()
  })
})
