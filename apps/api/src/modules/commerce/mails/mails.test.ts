import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bills,
  companyMembers,
  jobs,
  mails,
  notificationMails,
  notificationPreferences,
  notifications,
  orders,
  payments,
  users,
} from '../../../db/schema/index.ts'
import { smtpGateway } from '../../../gateways/mail/smtp.ts'
import { account, company, operator, session, type Account } from '../../../testing/accounts.ts'
import { writeBuyerMails } from '../../../testing/buyer-mails.ts'
import { seller, TestBuyer, type OrderJson } from '../../../testing/buying.ts'
import { course } from '../../../testing/catalogue.ts'
import { smtpPeer, type SmtpPeer } from '../../../testing/smtp-peer.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { MailSender } from '../../platform/mail/sender.ts'
import { commandLine } from '../../platform/audit/actor.ts'
import { alwaysMailedKinds } from '../../platform/notifications/kinds.ts'
import { grantRefund } from '../refunds/deciding.ts'
import { writeBuyerMail } from './kinds.ts'

let api: TestApi
let peer: SmtpPeer
let gateway: ReturnType<typeof smtpGateway>
let desk: TestBuyer
let learner: Account
let buyer: TestBuyer
beforeAll(async () => {
  api = await createTestApi()
  peer = await smtpPeer()
  gateway = smtpGateway(peer.url, 'Masar <no-reply@masar.example>')
  await seller(api)
  desk = new TestBuyer(api, (await operator(api, 'finance')).token)
})
afterAll(async () => {
  await gateway.close()
  await peer.close()
  await api.close()
})
beforeEach(async () => {
  learner = await account(api, 'student', { locale: 'en' })
  buyer = new TestBuyer(api, learner.token)
  await api.payments.carryOutReturns()
  await sent()
})

/** Writes and sends what waits, by two hosts at once. @returns what the mail server received */
async function sent() {
  await writeBuyerMails(api, 2)
  const sender = new MailSender(
    api.db,
    api.mails,
    { mail: gateway, sms: undefined },
    'https://masar.example',
    {
      info: () => undefined,
      error: () => undefined,
    },
  )
  await Promise.all([sender.sendDue(), sender.sendDue()])
  return peer.received.splice(0).map(({ mail, to }) => ({
    to,
    subject: plain(mail.subject),
    text: plain(mail.text),
    html: mail.html ?? '',
  }))
}
/** Without isolates and hard spaces. */
const plain = (text = '') => text.replace(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll('\u00A0', ' ')
const paid = (price = 9_900) => course(api, { price, title: { ar: 'أساسيات', en: 'Basics' } })
const ask = (order: OrderJson, who = buyer, lines = order.lines.slice(0, 1)) =>
  who.call<OrderJson>('POST', `/orders/${order.id}/refunds`, {
    lines: lines.map(({ id }) => ({ line_id: id })),
    reason: 'لم تناسبني',
  })
const decide = (order: OrderJson, grant: boolean) =>
  desk.call('POST', `/console/refunds/${order.refunds.at(-1)?.id}/decision`, {
    grant,
    decision: 'كما <تشاء>',
  })

describe('a paid order', () => {
  test('is emailed with its invoice, lines and sum, to the buyer’s address alone', async () => {
    const ids = [await paid(9_900), await paid(5_000)]
    const order = await buyer.buy(ids)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.to).toEqual([learner.email])
    expect(mail?.subject).toBe(`Order ${order.number} is paid`)
    expect(mail?.text).toContain(`SAR 149.00. The invoice is number ${order.bill?.number}.`)
    expect(mail?.text).toContain(`Basics: SAR 99.00\nhttps://masar.example/en/Course/${ids[0]}`)
    expect(mail?.text).toContain(`See the invoice:\nhttps://masar.example/en/Bill/${order.bill?.id}`)
    expect(mail?.html).toContain(`href="https://masar.example/en/Bill/${order.bill?.id}"`)
  })

  test('in Arabic to recipients who read Arabic', async () => {
    await api.db.update(users).set({ locale: 'ar' }).where(eq(users.id, learner.id))
    const order = await buyer.buy([await paid()])
    const [mail] = await sent()
    expect(mail?.subject).toBe(`دُفعت قيمة الطلب ${order.number}`)
    expect(mail?.text).toContain('أساسيات: 99.00 ر.س.')
    expect(mail?.text).toContain(`https://masar.example/Bill/${order.bill?.id}`)
  })

  test('once, however often and by however many processes it is reported', async () => {
    await buyer.putInCart([await paid()])
    const order = await buyer.order()
    await api.sandbox?.pay(order.paymentId, '4242424242424242')
    await Promise.all(Array.from({ length: 5 }, () => buyer.check(order.id)))
    expect(await sent()).toHaveLength(1)
    await buyer.check(order.id)
    // As a job that is run again after its process was killed.
    const again = await api.db
      .update(jobs)
      .set({ state: 'waiting', finishedAt: null })
      .where(and(eq(jobs.name, writeBuyerMail.name), eq(jobs.uniqueKey, `order_paid:${order.number}`)))
      .returning({ id: jobs.id })
    expect(again).toHaveLength(1)
    expect(await sent()).toEqual([])
  })

  test('whatever the notification preferences say, and not a second time by them', async () => {
    await api.db.insert(notificationPreferences).values(
      alwaysMailedKinds.flatMap((kind): (typeof notificationPreferences.$inferInsert)[] => [
        { userId: learner.id, kind, channel: 'site', isOn: false },
        { userId: learner.id, kind, channel: 'push', isOn: false },
        { userId: learner.id, kind, channel: 'mail', isOn: true },
      ]),
    )
    const asked = (await ask(await buyer.buy([await paid()]))).data
    await decide(asked, true)
    // In no certain order: each is sent by itself.
    expect((await sent()).map(({ subject }) => subject.replace(/\d+/, 'n')).toSorted()).toEqual([
      'Order n is paid',
      'We have received your refund request for order n',
      'Your refund for order n was granted',
    ])
    expect(await api.db.$count(notifications, eq(notifications.userId, learner.id))).toBe(0)
    expect(await api.db.$count(notificationMails, eq(notificationMails.userId, learner.id))).toBe(0)
  })

  test('to no one where the account is gone by then', async () => {
    await buyer.buy([await paid()])
    await api.db.update(users).set({ email: null }).where(eq(users.id, learner.id))
    expect(await sent()).toEqual([])
  })
})

test('a bank transfer is awaited with account, reference, sum and time; confirmed, the order is emailed as paid', async () => {
  const boss = await company(api)
  await api.db.update(users).set({ locale: 'en' }).where(eq(users.id, boss.id))
  const firm = new TestBuyer(api, boss.token, 'company-api')
  await firm.putInCart([await paid()], 3)
  const { data } = await firm.pay(await firm.quote(), { method: 'bank_transfer' })
  const { order } = data
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Order ${order.number} is waiting for your bank transfer`)
  for (const text of [
    'Transfer SAR 297.00 by ',
    '(Riyadh time)',
    'Beneficiary: شركة مسار للتدريب',
    'Bank: بنك الاختبار',
    'IBAN: SA03 8000 0000 6080 1016 7519',
    `Reference: ${order.transfer_reference}`,
    `https://masar.example/en/Bill/${order.pro_forma?.id}`,
  ])
    expect(mail?.text).toContain(text)
  await desk.call('POST', '/console/transfers', { reference: order.transfer_reference })
  const [then] = await sent()
  expect(then?.subject).toBe(`Order ${order.number} is paid`)
  expect(then?.text).toContain('Basics, 3 seats: SAR 297.00')
})

test('who no longer buys for the company gets no more emails of its orders: its owner is', async () => {
  const boss = await company(api)
  const { companyId } = boss
  const [finance, other] = [await account(api), await account(api)]
  for (const { id: userId } of [finance, other])
    await api.db.insert(companyMembers).values({ companyId, userId, role: 'finance' })
  const token = await session(api, finance.id, { capacity: 'company', companyId })
  const firm = new TestBuyer(api, token, 'company-api')
  await firm.putInCart([await paid()], 2)
  const { data } = await firm.pay(await firm.quote(), { method: 'bank_transfer' })
  expect((await sent()).map(({ to }) => to)).toEqual([[finance.email]])
  await api.db.delete(companyMembers).where(eq(companyMembers.userId, finance.id))
  await desk.call('POST', '/console/transfers', { reference: data.order.transfer_reference })
  expect((await sent()).map(({ to }) => to)).toEqual([[boss.email]])
})

test('a transfer that is cancelled before the e-mail is written is not asked for', async () => {
  const boss = await company(api)
  const firm = new TestBuyer(api, boss.token, 'company-api')
  await firm.putInCart([await paid()], 3)
  const { data } = await firm.pay(await firm.quote(), { method: 'bank_transfer' })
  await firm.call('POST', `/orders/${data.order.id}/cancel`)
  expect(await sent()).toEqual([])
})

describe('a refund', () => {
  test('is emailed when requested, when granted with the reason, and when the money has gone back', async () => {
    const order = await buyer.buy([await paid(9_900), await paid(5_000)])
    await sent()
    const asked = (await ask(order, buyer, order.lines)).data
    const [request, ...more] = await sent()
    expect(more).toEqual([])
    expect(request?.text).toContain('You requested a refund of SAR 149.00')
    expect(request?.text).toContain('Basics: SAR 50.00')

    await decide(asked, true)
    const [granted] = await sent()
    const now = (await buyer.call<OrderJson>('GET', `/orders/${order.id}`)).data
    const note = now.credit_notes[0]
    expect(granted?.text).toContain(
      `We are refunding SAR 50.00 for “Basics” of order ${order.number}. The credit note is number ${note?.number}.`,
    )
    expect(granted?.text).toContain('كما <تشاء>')
    expect(granted?.html).toContain('كما &lt;تشاء&gt;')
    expect(granted?.text).toContain(`https://masar.example/en/Bill/${note?.id}`)

    await Promise.all([api.payments.carryOutReturns(), api.payments.carryOutReturns()])
    expect((await sent()).map(({ subject }) => subject)).toEqual(['We have sent you SAR 50.00 back'])
  })

  test('is emailed when it is declined, with the reason', async () => {
    const asked = (await ask(await buyer.buy([await paid()]))).data
    await sent()
    await decide(asked, false)
    const [refused] = await sent()
    expect(refused?.subject).toBe(`Your refund for order ${asked.number} was not granted`)
    expect(refused?.text).toContain('كما <تشاء>')
  })

  test('is not sent when the decision was rolled back', async () => {
    const asked = (await ask(await buyer.buy([await paid()]))).data
    await sent()
    await expect(
      api.db.transaction(async tx => {
        await grantRefund(tx, commandLine, asked.refunds[0]?.id ?? 0, 'x')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow()
    expect(await sent()).toEqual([])
  })
})

test('money that came too late is emailed twice: that it goes back, and that it has', async () => {
  await buyer.putInCart([await paid()])
  const order = await buyer.order()
  await buyer.call('POST', `/orders/${order.id}/cancel`)
  await api.sandbox?.pay(order.paymentId, '4242424242424242')
  await api.db
    .update(payments)
    .set({ createdAt: sql`now() - interval '1 minute'` })
    .where(eq(payments.providerId, order.paymentId))
  await api.payments.askPending()
  const [returning, ...more] = await sent()
  expect(more).toEqual([])
  expect(returning?.subject).toBe(`We are returning a payment for order ${order.number}`)
  expect(returning?.text).toContain('We received an unexpected payment of SAR 99.00')
  await api.payments.carryOutReturns()
  expect((await sent()).map(({ subject }) => subject)).toEqual(['We have sent you SAR 99.00 back'])
})

test('each paid order and each refund of this file was told once', async () => {
  await sent()
  const keys = (await api.db.select({ key: mails.key }).from(mails)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const states = ['paid', 'partially_refunded', 'refunded'] as const
  const gone = await api.db.$count(
    orders,
    and(
      inArray(orders.state, [...states]),
      sql`exists (select from users u where u.id = ${orders.userId} and u.email is null)`,
    ),
  )
  expect(await api.db.$count(mails, like(mails.key, 'order_paid:%'))).toBe(
    (await api.db.$count(orders, inArray(orders.state, [...states]))) - gone,
  )
  expect(await api.db.$count(bills, eq(bills.kind, 'credit_note'))).toBeGreaterThan(0)
})
