import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bills, companies, licenceOffers, licences, orders, users } from '../../../db/schema/index.ts'
import { company, operator } from '../../../testing/accounts.ts'
import { joined, learn } from '../../../testing/assigning.ts'
import { mailsTo, toldOf, wantsMails } from '../../../testing/buyer-notices.ts'
import { seller, TestBuyer, type CheckoutJson, type OrderJson } from '../../../testing/buying.ts'
import { placesOf, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { member } from '../../../testing/portal.ts'
import { brokenMoneyRules } from '../invariants.ts'

let api: TestApi
let desk: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  await seller(api)
  desk = new TestBuyer(api, (await operator(api, 'finance')).token)
})
afterAll(() => api.close())

interface Listed {
  licences: Record<'id' | 'free' | 'used' | 'paid' | 'finished_courses', number>[]
  offers: { id: number; order_id: string | null }[]
}
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** A company to which a licence of some places at 299.00 is offered. */
async function offered(places: number, more: object = {}) {
  const owner = await company(api)
  const buyer = new TestBuyer(api, owner.token, 'company-api')
  const offer = async (given: object = {}) => {
    const body = { company_id: owner.companyId, places, unit_price: 29_900, last_day: inAWeek(), ...given }
    const made = await desk.call<{ id: number }>('POST', '/console/licence-offers', body)
    expect(made.status, made.code).toBe(200)
    return made.data.id
  }
  const quoted = (id: number) => buyer.call<CheckoutJson>('POST', `/licence-offers/${id}/checkout`)
  const read = async () => (await buyer.call<Listed>('GET', '/licences')).data
  /** Pays by card. @returns the order as it stands then */
  const buy = async (id: number) => {
    const { data } = await buyer.pay((await quoted(id)).data)
    await api.sandbox?.pay(data.redirect_url?.split('/').at(-1) ?? '', '4242424242424242')
    return buyer.check(data.order.id)
  }
  return { ...owner, buyer, offer, quoted, read, buy, offerId: await offer(more) }
}
const holdsTrue = async () => expect(await brokenMoneyRules(api.db)).toEqual([])

test('an offer becomes a quote, an order, a bill and a licence, with VAT as everything else', async () => {
  const { companyId, offerId, quoted, read, buy } = await offered(10)
  expect(await read()).toMatchObject({
    licences: [],
    offers: [{ id: offerId, places: 10, unit_price: 29_900, total: 299_000, order_id: null }],
  })
  expect((await quoted(offerId)).data).toMatchObject({
    lines: [{ course_id: null, seats: 10, unit_price: 29_900, total: 299_000 }],
    total: 299_000,
    net: 260_000,
    vat: 39_000,
    rounding: 0,
    methods: ['card', 'bank_transfer'],
  })
  const order = await buy(offerId)
  expect(order).toMatchObject({ state: 'paid', total: 299_000, lines: [{ course_id: null, seats: 10 }] })
  const [bill] = await api.db
    .select()
    .from(bills)
    .innerJoin(orders, eq(orders.id, bills.orderId))
    .where(and(eq(orders.publicId, order.id), eq(bills.isProForma, false)))
  expect(bill?.bills).toMatchObject({
    kind: 'standard',
    total: 299_000,
    lines: [
      {
        title: { ar: expect.stringContaining('سنوية'), en: expect.stringContaining('Yearly') },
        unit: 'place',
      },
    ],
  })
  expect(await read()).toMatchObject({
    offers: [],
    licences: [
      { state: 'current', sold: 10, places: 10, used: 0, free: 10, paid: 299_000, order_id: order.id },
    ],
  })
  const [licence] = await api.db.select().from(licences).where(eq(licences.companyId, companyId))
  expect(await placesOf(api, licence?.id ?? 0)).toEqual({ bought: 10, used: 0, free: 10 })
  await holdsTrue()
})

test('the last day of an offer is one of the company’s own zone, on its page and in its notifications', async () => {
  const { id: userId, companyId, offer, read } = await offered(1)
  await api.db.update(companies).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(companies.id, companyId))
  const zoned = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format()
  const lastDay = inAWeek()
  const id = await offer({ last_day: lastDay })
  const [kept] = await api.db.select().from(licenceOffers).where(eq(licenceOffers.id, id))
  expect(kept?.expiresAt.toISOString()).toBe(`${lastDay}T10:00:00.000Z`)
  expect((await read()).offers[0]).toMatchObject({ id, last_day: lastDay })
  const told = await toldOf(api, { id: userId })
  expect(told.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ offer_id: id, last_day: lastDay }),
  )
  // The day that it still is there, and no earlier one.
  const today = zoned('Pacific/Kiritimati')
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
  const code = async (last_day: string) =>
    (
      await desk.call('POST', '/console/licence-offers', {
        company_id: companyId,
        places: 1,
        unit_price: 100,
        last_day,
      })
    ).code
  expect(await code(yesterday)).toBe('validation')
  expect(await offer({ last_day: today })).toBeGreaterThan(id)
})

test('one order comes of an offer: while it waits no second, and another once it came to nothing', async () => {
  const { offerId, buyer, quoted, read } = await offered(2)
  const [first, second] = [(await quoted(offerId)).data, (await quoted(offerId)).data]
  const { data } = await buyer.pay(first, { method: 'bank_transfer' })
  expect((await buyer.pay(second)).code).toBe('order_pending')
  expect((await quoted(offerId)).code).toBe('order_pending')
  expect((await read()).offers).toMatchObject([{ id: offerId, order_id: data.order.id }])
  await buyer.call('POST', `/orders/${data.order.id}/cancel`)
  const again = await buyer.pay((await quoted(offerId)).data, { method: 'bank_transfer' })
  expect(again.status).toBe(200)
  const reference = again.data.order.transfer_reference
  expect((await desk.call('POST', '/console/transfers', { reference })).status).toBe(200)
  expect((await read()).licences).toMatchObject([{ state: 'current', places: 2 }])
  expect((await quoted(offerId)).code).toBe('not_found')
  expect((await desk.call('DELETE', `/console/licence-offers/${offerId}`)).code).toBe('conflict')
  await holdsTrue()
})

test('an offer of a day that no calendar has, or to a company that is gone, is refused', async () => {
  const { id, companyId } = await offered(1)
  const offer = (last_day: string) =>
    desk.call('POST', '/console/licence-offers', {
      company_id: companyId,
      places: 1,
      unit_price: 100,
      last_day,
    })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const day of ['2036-06-31', '2036-06-30T00:00:00Z', '2020-01-01', inDays(369), '9999-12-31'])
    expect((await offer(day)).code, day).toBe('validation')
  expect((await offer(inDays(363))).status).toBe(200)
  await api.db
    .update(users)
    .set({ email: null, passwordHash: null, erasedAt: new Date() })
    .where(eq(users.id, id))
  expect((await offer(inAWeek())).code).toBe('not_found')
})

test('an offer is its company’s alone, and ends when it is withdrawn', async () => {
  const [mine, theirs] = [await offered(2), await offered(2)]
  expect((await mine.quoted(theirs.offerId)).code).toBe('not_found')
  const quote = (await mine.quoted(mine.offerId)).data
  await desk.call('DELETE', `/console/licence-offers/${mine.offerId}`)
  expect((await mine.quoted(mine.offerId)).code).toBe('not_found')
  expect((await mine.buyer.pay(quote)).code).toBe('quote_expired')
  expect((await mine.read()).offers).toEqual([])
  const foreign = { company_id: mine.companyId, places: 1, unit_price: 100, last_day: inAWeek() }
  const [licence] = (await (async () => (await theirs.buy(theirs.offerId), theirs.read()))()).licences
  const refused = await desk.call('POST', '/console/licence-offers', {
    ...foreign,
    continues_id: licence?.id,
  })
  expect(refused.code).toBe('not_found')
  const stateOf = async (state: string) => {
    const listed = await desk.call<{ id: number; state: string }[]>(
      'GET',
      `/console/licence-offers?limit=100${state && `&state=${state}`}`,
    )
    return listed.data.find(({ id }) => id === mine.offerId)?.state
  }
  expect(await stateOf('')).toBe('withdrawn')
  expect(await stateOf('withdrawn')).toBe('withdrawn')
  for (const other of ['open', 'pending', 'bought', 'over']) expect(await stateOf(other)).toBeUndefined()
})

test('unused places can be refunded, by the rules of seats', async () => {
  const { companyId, offerId, buyer, buy, read } = await offered(5)
  const order = await buy(offerId)
  const { courseId } = await shelfCourse(api, companyId)
  for (const person of [await joined(api, companyId), await joined(api, companyId)])
    expect(await startedBy(api, person, companyId, courseId)).toBe('started')
  const ask = (seats: number) =>
    buyer.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
      lines: [{ line_id: order.lines[0]?.id, seats }],
      reason: '',
    })
  expect((await ask(4)).code).toBe('refund_impossible')
  const asked = (await ask(3)).data
  const decision = { grant: true, decision: 'x' }
  await desk.call('POST', `/console/refunds/${asked.refunds[0]?.id}/decision`, decision)
  const [licence] = (await read()).licences
  expect(licence).toMatchObject({ sold: 5, places: 2, used: 2, free: 0, paid: 59_800 })
  expect(await placesOf(api, licence?.id ?? 0)).toEqual({ bought: 2, used: 2, free: 0 })
  await holdsTrue()
})

test('a licence that is continued by an order keeps its people; each finished course has its price', async () => {
  const { companyId, offerId, buyer, buy, offer, read } = await offered(2)
  await buy(offerId)
  const { courseId, lessonIds } = await shelfCourse(api, companyId)
  const person = await joined(api, companyId, { name: 'Sara Ali', searchFolded: 'sara ali' })
  await startedBy(api, person, companyId, courseId)
  await learn(api, person.token, lessonIds)
  const [licence] = (await read()).licences
  expect(licence).toMatchObject({ finished_courses: 1, price_per_finished: 59_800 })
  await buy(await offer({ continues_id: licence?.id }))
  expect((await read()).licences).toMatchObject([
    {
      state: 'coming',
      used: 1,
      free: 1,
      continues_id: licence?.id,
      finished_courses: 0,
      price_per_finished: null,
    },
    { state: 'current', used: 1, free: 1 },
  ])
  const holders = (q: string) =>
    buyer.call<unknown[]>('GET', `/licences/${licence?.id}/holders?q=${encodeURIComponent(q)}`)
  expect((await holders('SARA')).data).toMatchObject([
    { employee: { id: person.id }, started_courses: 1, finished_courses: 1, may_return: false },
  ])
  expect((await holders('nobody')).data).toEqual([])
  const stranger = new TestBuyer(api, (await company(api)).token, 'company-api')
  expect((await stranger.call('GET', `/licences/${licence?.id}/holders`)).data).toEqual([])
  await holdsTrue()
})

test('buyers are notified of an offer; one that is withdrawn or bought sends no later email', async () => {
  const { companyId, id, ...owner } = await offered(20)
  const [finance, auditor] = [
    await member(api, companyId, 'finance'),
    await member(api, companyId, 'auditor'),
  ]
  await wantsMails(api, finance, 'licence_offered')
  const second = await owner.offer({ places: 7 })
  expect(await toldOf(api, { id })).toMatchObject([
    { kind: 'licence_offered', link: '/courses?company', data: { offer_id: owner.offerId, places: 20 } },
    { data: { offer_id: second, places: 7 } },
  ])
  expect(await toldOf(api, finance)).toMatchObject([{ data: { offer_id: second } }])
  expect(await toldOf(api, auditor)).toEqual([])
  expect(await mailsTo(api, finance)).toBe(1)
  await desk.call('DELETE', `/console/licence-offers/${second}`)
  expect(await mailsTo(api, finance)).toBe(0)
  const third = await owner.offer()
  expect(await mailsTo(api, finance)).toBe(1)
  await owner.buy(third)
  expect(await mailsTo(api, finance)).toBe(0)
})
