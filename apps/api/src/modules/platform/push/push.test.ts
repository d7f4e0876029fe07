/* oxlint-disable max-lines -- one subject with one set-up, which a second file would repeat */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  pushDeliveries,
  pushTokens,
} from '../../../db/schema/index.ts'
import { account, company, session, type Account } from '../../../testing/accounts.ts'
import { FcmPeer, pushSettings } from '../../../testing/fcm.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { notify } from '../notifications/notify.ts'
import { PushSender } from './sender.ts'

const url = '/client-api/v1/push-registration'
const errors: unknown[] = []
const logger = {
  info: () => undefined,
  error: (error: unknown) => {
    errors.push(error)
  },
}
let api: TestApi
let fcm: FcmPeer
let sender: PushSender
let learner: Account
let made = 0

beforeAll(async () => {
  api = await createTestApi({ push: pushSettings })
  fcm = await FcmPeer.open()
  sender = new PushSender(api.db, fcm.gateway(), logger)
})
afterAll(async () => {
  await fcm.close()
  await api.close()
})
beforeEach(async () => {
  await api.db.delete(pushTokens)
  fcm.messages.length = 0
  fcm.calls.length = 0
  fcm.answers = []
  errors.length = 0
  learner = await account(api)
})

const newFid = () => `fid-of-device-${(made += 1)}`
const register = (token: string, body: object = {}) =>
  api.as(token)('PUT', url, { kind: 'fid', token: newFid(), app: 'learner', language: 'ar', ...body })
const send = (userId: number, now?: Date) =>
  api.db.transaction(tx =>
    notify(
      tx,
      {
        userId,
        kind: 'exam_graded',
        link: '/exam-details/result/5',
        data: { name: { ar: 'الخط', en: 'Calligraphy' } },
      },
      now,
    ),
  )
const inHours = (hours: number) => () => new Date(Date.now() + hours * 3_600_000)

describe('registering', () => {
  test('a browser reads the settings, registers and unregisters', async () => {
    expect((await api.as(learner.token)('GET', url)).json()).toEqual({
      data: { firebase: pushSettings.web, vapid_key: pushSettings.vapidKey, is_registered: false },
    })
    expect((await register(learner.token)).json()).toMatchObject({ data: { is_registered: true } })
    expect((await api.as(learner.token)('DELETE', url)).json()).toMatchObject({
      data: { is_registered: false },
    })
    expect(await api.db.$count(pushTokens)).toBe(0)
  })

  test('a second registration of a session replaces the first', async () => {
    await register(learner.token)
    await register(learner.token, { token: 'fid-after-a-rotation', language: 'en' })
    expect(
      await api.db.select({ token: pushTokens.token, locale: pushTokens.locale }).from(pushTokens),
    ).toEqual([{ token: 'fid-after-a-rotation', locale: 'en' }])
  })

  test('another person at the same browser: queued messages of the first are not sent there', async () => {
    const other = await account(api)
    await register(learner.token, { token: 'fid-of-a-shared-device' })
    await send(learner.id)
    await register(other.token, { token: 'fid-of-a-shared-device' })
    expect(await sender.sendDue()).toBe(0)
    expect(fcm.messages).toEqual([])
    expect((await api.db.select().from(pushTokens))[0]?.userId).toBe(other.id)
  })

  test('the same person with a new session keeps queued messages', async () => {
    await register(learner.token, { token: 'fid-signed-in-anew' })
    await send(learner.id)
    await register(await session(api, learner.id), { token: 'fid-signed-in-anew' })
    expect(await sender.sendDue()).toBe(1)
  })

  test('a registration ends with its session', async () => {
    await register(learner.token)
    await api.as(learner.token)('POST', '/client-api/v1/auth/logout')
    expect(await api.db.$count(pushTokens)).toBe(0)
  })

  test.each([
    { kind: 'sms' },
    { token: 'short' },
    { token: 'with spaces in it' },
    { app: 'teach' },
    { language: 'fr' },
  ])('%j is rejected', async wrong => {
    expect((await register(learner.token, wrong)).statusCode).toBe(422)
  })

  test('a browser without a session cannot register', async () =>
    expect((await api.as()('GET', url)).statusCode).toBe(401))

  test('without Firebase the call answers `push_off`', async () => {
    const bare = await createTestApi()
    try {
      const { token } = await account(bare)
      expect((await bare.as(token)('GET', url)).json()).toEqual({
        data: { firebase: null, vapid_key: null, is_registered: false },
      })
      const rejected = await bare.as(token, 'ar')('PUT', url, {
        kind: 'fid',
        token: newFid(),
        app: 'learner',
        language: 'ar',
      })
      expect([rejected.statusCode, rejected.json<{ code: string }>().code]).toEqual([409, 'push_off'])
      expect(rejected.json<{ message: string }>().message).not.toMatch(/[A-Za-z]/)
    } finally {
      await bare.close()
    }
  })
})

describe('sending', () => {
  test('each device in its language and app, with ids that match the event on the socket', async () => {
    const boss = await company(api)
    await register(boss.token, { token: 'fid-portal', app: 'company', language: 'en' })
    await register(await session(api, boss.id), {
      kind: 'token',
      token: 'older:token-of-a-phone',
      language: 'ar',
    })
    await api.db.transaction(tx =>
      notify(tx, {
        userId: boss.id,
        kind: 'order_paid',
        link: '/shop-history',
        data: { name: { ar: '١٢', en: '12' } },
      }),
    )
    expect(await sender.sendDue()).toBe(2)
    const [notification] = await api.db.select().from(notifications).where(eq(notifications.userId, boss.id))
    const [portal, phone] = [
      fcm.messages.find(message => message.fid === 'fid-portal'),
      fcm.messages.find(message => message.token === 'older:token-of-a-phone'),
    ]
    expect(portal?.data).toEqual({
      id: String(notification?.id),
      seq: '1',
      kind: 'order_paid',
      locale: 'en',
      title: 'Your order \u206812\u2069 is paid. Your invoice is ready.',
      link: '/en/shop-history?company',
    })
    expect(phone?.data).toMatchObject({ id: String(notification?.id), locale: 'ar', link: '/shop-history' })
    expect(phone?.data['title']).not.toMatch(/[A-Za-z]/)
    expect(portal?.webpush.headers).toEqual({
      TTL: '172800',
      Urgency: 'normal',
      Topic: `n${notification?.id}`,
    })
    expect(fcm.calls[0]).toEqual({
      path: '/v1/projects/masar-test/messages:send',
      authorization: 'Bearer loopback-token',
    })
  })

  test('each message once, however many senders there are', async () => {
    await register(learner.token)
    for (let count = 0; count < 25; count += 1) await send(learner.id)
    const second = new PushSender(api.db, fcm.gateway(), logger)
    await Promise.all([sender.sendDue(), second.sendDue(), sender.sendDue()])
    await sender.sendDue(inHours(2))
    expect(fcm.messages.map(message => message.data['seq']).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 25 }, (_, index) => String(index + 1)),
    )
  })

  test('a transaction that fails sends nothing', async () => {
    await register(learner.token)
    await expect(
      api.db.transaction(async tx => {
        await notify(tx, { userId: learner.id, kind: 'enrolled', link: null, data: { name: {} } })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await sender.sendDue()).toBe(0)
  })

  test('a failed delivery is retried later, once', async () => {
    await register(learner.token)
    await send(learner.id)
    fcm.answers = [{ status: 500, code: 'INTERNAL' }]
    expect(await sender.sendDue()).toBe(0)
    expect(errors).toHaveLength(1)
    expect(JSON.stringify(errors)).not.toContain('fid-of-device')
    expect(await sender.sendDue()).toBe(0)
    expect(await sender.sendDue(inHours(0.01))).toBe(1)
    expect(await sender.sendDue(inHours(1))).toBe(0)
    expect(fcm.messages).toHaveLength(2)
  })

  test.each(['fid', 'token'])(
    'an expired registration (%s) is deleted with its queued messages',
    async kind => {
      await register(learner.token, { kind })
      await send(learner.id)
      await send(learner.id)
      fcm.answers = [
        { status: 404, code: 'UNREGISTERED' },
        { status: 404, code: 'UNREGISTERED' },
      ]
      expect(await sender.sendDue()).toBe(0)
      expect([await api.db.$count(pushTokens), await api.db.$count(pushDeliveries)]).toEqual([0, 0])
      expect((await api.as(learner.token)('GET', url)).json()).toMatchObject({
        data: { is_registered: false },
      })
    },
  )

  test('a permanent error is not retried', async () => {
    await register(learner.token)
    await send(learner.id)
    fcm.answers = [{ status: 400, code: 'INVALID_ARGUMENT' }]
    await sender.sendDue()
    expect(await sender.sendDue(inHours(3))).toBe(0)
    expect((await api.db.select().from(pushDeliveries))[0]).toMatchObject({
      attempts: 1,
      error: 'messaging/invalid-argument',
    })
  })

  test('read and expired notifications are not sent', async () => {
    await register(learner.token)
    await send(learner.id)
    await api.as(learner.token)('POST', '/client-api/v1/notifications/read-all', { up_to: 1 })
    await send(learner.id, new Date(Date.now() - 4 * 86_400_000))
    expect(await sender.sendDue()).toBe(0)
    expect(
      (
        await api.db.select({ error: pushDeliveries.error }).from(pushDeliveries).orderBy(pushDeliveries.id)
      ).map(row => row.error),
    ).toEqual(['read', 'expired'])
    expect(fcm.messages).toEqual([])
  })

  test('a kind that is on for devices alone is sent there, and not listed', async () => {
    await register(learner.token)
    await api.db
      .insert(notificationPreferences)
      .values({ userId: learner.id, kind: 'exam_graded', channel: 'site', isOn: false })
    await send(learner.id)
    expect(await sender.sendDue()).toBe(1)
    expect(fcm.messages[0]?.data).not.toHaveProperty('seq')
    expect((await api.as(learner.token)('GET', '/client-api/v1/notifications')).json()).toMatchObject({
      data: [],
      meta: { total: 0 },
    })
    expect(
      (await api.as(learner.token)('GET', '/client-api/v1/notifications/get-notification')).json(),
    ).toMatchObject({ item_count: 0 })
  })

  test('a kind that is off for devices is not sent', async () => {
    await register(learner.token)
    await api.db
      .insert(notificationPreferences)
      .values({ userId: learner.id, kind: 'exam_graded', channel: 'push', isOn: false })
    await send(learner.id)
    expect(await sender.sendDue()).toBe(0)
  })

  test('quiet hours in the person’s time zone delay it until they end', async () => {
    await register(learner.token)
    await api.db
      .insert(notificationSettings)
      .values({ userId: learner.id, quietFrom: 22 * 60, quietUntil: 7 * 60, timeZone: 'Asia/Riyadh' })
    await send(learner.id, new Date('2030-03-01T20:30:00Z')) // 23:30 in Riyadh
    const at = (moment: string) => sender.sendDue(() => new Date(moment))
    expect(await at('2030-03-02T03:59:00Z')).toBe(0)
    expect(await at('2030-03-02T04:00:00Z')).toBe(1)
  })
})
