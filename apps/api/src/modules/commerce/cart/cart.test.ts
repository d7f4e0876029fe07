import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coupons, courses, outbox } from '../../../db/schema/index.ts'
import { account, company, instructor, unique, type Account } from '../../../testing/accounts.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { Cart } from '../schema.ts'

let api: TestApi
let learner: Account
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  learner = await account(api)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
async function call(method: Method, path: string, body?: unknown, token = learner.token) {
  const answer = await api.as(token)(method, `/client-api/v1${path}`, body)
  return { status: answer.statusCode, ...answer.json<{ data: Cart; item_count: number; code: string }>() }
}
const add = (courseId: number, more: object = {}) =>
  call('POST', '/carts/items', { course_id: courseId, ...more })
const paid = (price = 9_900, given: Partial<typeof courses.$inferInsert> = {}) =>
  course(api, { price, ...given })

async function coupon(given: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const code = `C${unique()}`
  await api.db.insert(coupons).values({ code, kind: 'percent', value: 1_000, ...given })
  return code
}

describe('the cart', () => {
  test('of a person who has added nothing is empty', async () => {
    const { data, item_count } = await call('GET', '/carts')
    expect([item_count, data.lines, data.total, data.vat_rate]).toEqual([0, [], 0, 1_500])
  })

  test('says what its courses cost, with VAT, and counts at the top too', async () => {
    await add(await paid(9_900))
    const { data, item_count } = await add(await paid(5_000))
    expect(item_count).toBe(2)
    expect(data).toMatchObject({
      item_count: 2,
      subtotal: 14_900,
      discount: 0,
      total: 14_900,
      currency: 'SAR',
    })
    expect(data.net + data.vat + data.rounding).toBe(14_900)
    expect(data.lines.map(line => [line.unit_price, line.seats, line.previous_price])).toEqual([
      [9_900, 1, null],
      [5_000, 1, null],
    ])
  })

  test('keeps one line a course, and one seat of a person', async () => {
    const id = await paid()
    await add(id, { seats: 5 })
    const { data } = await add(id, { seats: 9 })
    expect(data.lines.map(({ seats }) => seats)).toEqual([1])
  })

  test('puts what was taken out back at its place, and nothing after what is there', async () => {
    const ids = [await paid(), await paid(), await paid()]
    const { data } = await call('POST', '/carts/merge', { lines: ids.map(course_id => ({ course_id })) })
    const taken = data.lines[1]
    await call('DELETE', `/carts/items/${ids[1]}`)
    const order = async (added_at: string | undefined) => {
      const { data: back } = await add(ids[1] ?? 0, { added_at })
      await call('DELETE', `/carts/items/${ids[1]}`)
      return back.lines.map(({ course: { id } }) => ids.indexOf(id))
    }
    expect(await order(taken?.added_at)).toEqual([0, 1, 2])
    expect(await order('0000-01-01T00:00:00Z')).toEqual([1, 0, 2])
    for (const odd of ['9999-12-31T00:00:00Z', '2026-12-31T23:59:60Z', undefined])
      expect(await order(odd)).toEqual([0, 2, 1])
  })

  test('takes a course out, and twice is no error', async () => {
    const id = await paid()
    await add(id)
    expect((await call('DELETE', `/carts/items/${id}`)).item_count).toBe(0)
    expect((await call('DELETE', `/carts/items/${id}`)).status).toBe(200)
  })

  test('tells what a course costs now where it cost something else', async () => {
    const id = await paid(9_900)
    await add(id)
    await api.db
      .update(courses)
      .set({ price: 8_000 })
      .where(sql`id = ${id}`)
    const { data } = await call('GET', '/carts')
    expect(data.lines[0]).toMatchObject({ unit_price: 8_000, previous_price: 9_900, total: 8_000 })
  })

  test('is published to the other screens', async () => {
    await api.db.delete(outbox)
    await add(await paid())
    const [event] = await api.db.select().from(outbox)
    expect(event?.payload).toMatchObject({
      channel: `private-user.${learner.id}`,
      name: 'CartChanged',
      data: { item_count: 1 },
    })
  })
})

describe('what can’t be bought', () => {
  test.each<[string, () => Promise<number>]>([
    ['course_free', () => course(api)],
    ['not_found', () => paid(9_900, { state: 'draft', publishedAt: null })],
    ['not_found', async () => 999_999_999],
    [
      'course_owned',
      async () => {
        const id = await paid()
        await enrol(api, learner.id, id)
        return id
      },
    ],
  ])('is refused: %s', async (code, courseOf) => {
    expect((await add(await courseOf())).code).toBe(code)
    expect((await call('GET', '/carts')).item_count).toBe(0)
  })

  test('nor one’s own course', async () => {
    const teacher = await instructor(api)
    const id = await paid(9_900, { instructorId: teacher.instructorId })
    expect((await call('POST', '/carts/items', { course_id: id }, teacher.token)).code).toBe('course_own')
  })

  test('falls out with a word: bought meanwhile, retired, free', async () => {
    const ids = [await paid(), await paid(), await paid(), await paid(5_000)]
    for (const id of ids) await add(id)
    await enrol(api, learner.id, ids[0] ?? 0)
    await api.db
      .update(courses)
      .set({ state: 'archived' })
      .where(sql`id = ${ids[1]}`)
    await api.db
      .update(courses)
      .set({ price: 0 })
      .where(sql`id = ${ids[2]}`)
    const { data } = await call('GET', '/carts')
    const missed = await api.as(learner.token)('GET', '/client-api/v1/notifications/missed?after=0')
    const counted = missed.json<{ data: { cart_item_count: number } }>().data.cart_item_count
    expect(counted, 'whoever reconnects is told the same number').toBe(data.item_count)
    expect(data.left_out.map(({ course_id, reason }) => [course_id, reason])).toEqual([
      [ids[0], 'owned'],
      [ids[1], 'retired'],
      [ids[2], 'free'],
    ])
    expect([data.item_count, data.total]).toEqual([1, 5_000])
    expect((await call('DELETE', `/carts/items/${ids[0]}`)).data.left_out).toEqual([])
  })

  test.each([
    [0, 422],
    [-1, 422],
    [1_000_000, 422],
    [1.5, 400],
    ['٣', 400],
    [null, 400],
  ])('%o seats are refused', async (seats, status) => {
    expect((await add(await paid(), { seats })).status).toBe(status)
  })

  test('more than 100 courses', async () => {
    const lines = await Promise.all(Array.from({ length: 100 }, () => paid()))
    await call('POST', '/carts/merge', { lines: lines.map(course_id => ({ course_id })) })
    expect((await add(await paid())).code).toBe('cart_full')
    expect((await call('GET', '/carts')).item_count).toBe(100)
  })
})

describe('a visitor’s cart', () => {
  test('joins the account’s: the union, and what can’t be bought stays out', async () => {
    const [first, second, owned, free] = [await paid(), await paid(), await paid(), await course(api)]
    await enrol(api, learner.id, owned)
    await add(first)
    const { data } = await call('POST', '/carts/merge', {
      lines: [second, first, owned, free, 999_999_999].map(course_id => ({ course_id })),
    })
    expect(data.lines.map(line => line.course.id).toSorted()).toEqual([first, second].toSorted())
  })
})

describe('a coupon', () => {
  test('takes its part off each line it is for', async () => {
    const [first, second] = [await paid(9_900), await paid(14_905)]
    await add(first)
    await add(second)
    const code = await coupon({ courseIds: [second] })
    const { data } = await call('PUT', '/carts/coupon', { code: ` ${code.toLowerCase()} ` })
    expect(data.lines.map(({ discount }) => discount)).toEqual([0, 1_491])
    expect(data).toMatchObject({
      discount: 1_491,
      total: 23_314,
      coupon: { code, reason: null, discount: 1_491 },
    })
    expect((await call('DELETE', '/carts/coupon')).data).toMatchObject({ discount: 0, coupon: null })
  })

  test('is kept and explained where only the cart does not suit it', async () => {
    await add(await paid(9_900))
    const { data } = await call('PUT', '/carts/coupon', { code: await coupon({ minimum: 10_000 }) })
    expect(data).toMatchObject({ total: 9_900, coupon: { reason: 'minimum', minimum: 10_000, discount: 0 } })
    await add(await paid(100))
    expect((await call('GET', '/carts')).data).toMatchObject({ discount: 1_000, coupon: { reason: null } })
  })

  test.each<[string, Partial<typeof coupons.$inferInsert> | null]>([
    ['coupon_unknown', null],
    ['coupon_ended', { endsAt: new Date(0) }],
    ['coupon_not_started', { startsAt: new Date('2999-01-01') }],
    ['coupon_used_up', { maxUses: 1, uses: 1 }],
    ['coupon_used', { maxUsesPerPerson: 0 }],
  ])('is refused: %s', async (code, given) => {
    const answer = await call('PUT', '/carts/coupon', { code: given ? await coupon(given) : 'NO-SUCH' })
    expect(answer.code).toBe(code)
    expect((await call('GET', '/carts')).data.coupon).toBeNull()
  })
})

describe('a company’s cart', () => {
  test('is one for its members, has seats, and is no member’s own', async () => {
    const owner = await company(api)
    const id = await paid()
    const ask = (method: Method, path: string, body?: unknown) =>
      api.as(owner.token)(method, `/company-api/v1${path}`, body)
    await ask('POST', '/carts/items', { course_id: id, seats: 12 })
    await ask('POST', '/carts/merge', { lines: [{ course_id: id, seats: 20 }] })
    const changed = await ask('POST', '/carts/items', { course_id: id, seats: 3 })
    expect(changed.json<{ data: Cart }>().data.lines[0]).toMatchObject({ seats: 20, total: 198_000 })
    const fewer = await ask('PATCH', `/carts/items/${id}`, { seats: 2 })
    expect(fewer.json<{ data: Cart }>().data.total).toBe(19_800)
    expect((await ask('PATCH', '/carts/items/999999999', { seats: 2 })).statusCode).toBe(404)
    expect((await call('GET', '/carts')).item_count).toBe(0)
  })
})
