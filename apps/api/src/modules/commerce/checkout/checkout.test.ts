import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Static } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bills, coupons, courses, seatLedger, seatPools, settings } from '../../../db/schema/index.ts'
import { account, company, unique } from '../../../testing/accounts.ts'
import { seller, TestBuyer } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import type { Cart } from '../schema.ts'

let api: TestApi
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  buyer = new TestBuyer(api, (await account(api)).token)
})

const paid = (price = 9_900) => course(api, { price })

describe('a quote', () => {
  test('needs something to buy', async () => {
    expect((await buyer.call('POST', '/checkouts')).code).toBe('cart_empty')
  })

  test('stands for 15 minutes, whatever the price becomes', async () => {
    const id = await paid(9_900)
    await buyer.putInCart([id])
    const quote = await buyer.quote()
    await api.db.update(courses).set({ price: 20_000 }).where(eq(courses.id, id))
    expect((await buyer.pay(quote)).data.order.total).toBe(9_900)
  })

  test('tells what changed since the course was put in', async () => {
    const id = await paid(9_900)
    await buyer.putInCart([id])
    await api.db.update(courses).set({ price: 12_000 }).where(eq(courses.id, id))
    expect((await buyer.quote()).lines[0]).toMatchObject({ unit_price: 12_000, previous_price: 9_900 })
  })

  test('is refused after its time, for another sum, another method, another person', async () => {
    await buyer.putInCart([await paid()])
    const quote = await buyer.quote()
    expect((await buyer.pay(quote, { total: 1 })).code).toBe('total_changed')
    expect((await buyer.pay(quote, { method: 'none' })).code).toBe('method_unavailable')
    expect((await buyer.pay(quote, { method: 'bank_transfer' })).code).toBe('method_unavailable')
    const stranger = new TestBuyer(api, (await account(api)).token)
    expect((await stranger.pay(quote)).status).toBe(404)
    await api.db.execute(sql`update checkouts set expires_at = now() where public_id = ${quote.id}`)
    expect((await buyer.pay(quote)).code).toBe('quote_expired')
  })

  test('is refused for a course that was retired or came otherwise', async () => {
    const id = await paid()
    await buyer.putInCart([id])
    const quote = await buyer.quote()
    await api.db.update(courses).set({ state: 'archived' }).where(eq(courses.id, id))
    expect((await buyer.pay(quote)).code).toBe('quote_expired')
  })

  test('becomes no order while no seller is set up', async () => {
    await buyer.putInCart([await paid()])
    const quote = await buyer.quote()
    const [known] = await api.db.delete(settings).where(eq(settings.key, 'seller')).returning()
    expect((await buyer.pay(quote)).code).toBe('payment_unavailable')
    if (known) await api.db.insert(settings).values(known)
    expect((await buyer.pay(quote, {}, randomUUID())).status).toBe(200)
  })

  test('of a course that waits in another order leads there', async () => {
    const id = await paid()
    await buyer.putInCart([id])
    const quote = await buyer.quote()
    const order = await buyer.order()
    expect(await buyer.call('POST', '/checkouts')).toMatchObject({
      code: 'order_pending',
      data: { order_id: order.id },
    })
    expect((await buyer.pay(quote)).code).toBe('order_pending')
  })

  test('whose coupon was used up meanwhile is refused', async () => {
    const code = `LAST${unique()}`
    await api.db.insert(coupons).values({ code, kind: 'percent', value: 1_000, maxUses: 1 })
    await buyer.putInCart([await paid()])
    await buyer.call('PUT', '/carts/coupon', { code })
    const quote = await buyer.quote()
    await api.db.update(coupons).set({ uses: 1 }).where(eq(coupons.code, code))
    expect((await buyer.pay(quote)).code).toBe('coupon_used_up')
  })

  test.each<[object, string]>([
    [{ name: 'www.evil.example' }, 'name'],
    [{ name: 'Sara', vat_number: '123' }, 'vat_number'],
  ])('with %o is refused at its field', async (details, field) => {
    await buyer.putInCart([await paid()])
    const answer = await buyer.pay(await buyer.quote(), { buyer: details as { name: string } })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('a company', () => {
  test('buys seats, with a standard invoice in its name', async () => {
    const owner = await company(api)
    const seats = new TestBuyer(api, owner.token, 'company-api')
    const id = await paid()
    const order = await seats.buy([id], 12)
    expect(order).toMatchObject({ state: 'paid', total: 118_800, lines: [{ seats: 12 }] })
    const [pool] = await api.db.select().from(seatPools).where(eq(seatPools.companyId, owner.companyId))
    expect(pool).toMatchObject({ courseId: id, bought: 12, used: 0 })
    const again = await seats.call<Static<typeof Cart>>('POST', '/carts/items', { course_id: id, seats: 3 })
    expect(again.data.lines).toMatchObject([{ company_seats: { bought: 12, free: 12 } }])
    const ledger = await api.db.select().from(seatLedger).where(eq(seatLedger.companyId, owner.companyId))
    expect(ledger).toMatchObject([{ movement: 'bought', seats: 12, orderLineId: order.lines[0]?.id }])
    const [bill] = await api.db
      .select()
      .from(bills)
      .where(eq(bills.publicId, order.bill?.id ?? ''))
    expect(bill).toMatchObject({ kind: 'standard', buyer: { address: { city: 'الرياض' } } })
  })

  test('has to say where it is, and may transfer', async () => {
    const owner = await company(api)
    const seats = new TestBuyer(api, owner.token, 'company-api')
    await seats.putInCart([await paid()], 2)
    const quote = await seats.quote()
    const bare = await seats.pay(quote, { buyer: { name: 'شركة النور' } })
    expect(Object.keys(bare.errors ?? {})).toEqual(['address.city'])
    const { data } = await seats.pay(quote, { method: 'bank_transfer' })
    expect(data).toMatchObject({ redirect_url: null, order: { state: 'pending', method: 'bank_transfer' } })
    expect(data.order.transfer_reference).toMatch(/^M[2-9A-Y]{9}$/)
    expect(data.order.pro_forma?.number).toMatch(/^PRO-/)
    expect(data.order.bill).toBeNull()
  })

  test('sees its own orders alone, and so does a person', async () => {
    const order = await buyer.buy([await paid()])
    const owner = await company(api)
    const theirs = new TestBuyer(api, owner.token, 'company-api')
    expect((await theirs.call('GET', `/orders/${order.id}`)).status).toBe(404)
    expect((await theirs.call<[]>('GET', '/orders')).data).toEqual([])
    const mine = await buyer.call<{ id: string }[]>('GET', `/orders?year=${new Date().getUTCFullYear()}`)
    expect(mine.data.map(({ id }) => id)).toEqual([order.id])
    expect((await buyer.call<{ years: number[] }>('GET', '/orders/years')).data.years).toHaveLength(1)
    expect((await buyer.call<[]>('GET', '/orders?state=failed')).data).toEqual([])
  })
})
