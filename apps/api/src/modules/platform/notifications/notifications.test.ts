import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  notificationCounters,
  notificationPreferences,
  notifications,
  outbox,
} from '../../../db/schema/index.ts'
import { account, type Account } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { notify } from './notify.ts'

let api: TestApi
let learner: Account
const base = '/client-api/v1/notifications'
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  learner = await account(api)
  await api.db.delete(outbox)
})

const send = (userId: number, name = 'كتابة', english = 'Writing') =>
  api.db.transaction(tx =>
    notify(tx, {
      userId,
      kind: 'exam_graded',
      link: '/exam-details/result/5',
      data: { name: { ar: name, en: english } },
    }),
  )
const events = async () =>
  (await api.db.select().from(outbox).where(eq(outbox.kind, 'event')).orderBy(asc(outbox.id))).map(
    row => row.payload as { channel: string; name: string; data: Record<string, unknown>; socketId?: string },
  )
interface Item {
  id: number
  seq: number
  title: string
  is_read: boolean
  link: string | null
}
const list = async (token: string, query = '') =>
  (await api.as(token)('GET', `${base}${query}`)).json<{
    data: Item[]
    meta: { next_cursor: string | null; total: number }
  }>()

describe('notifying', () => {
  test('the notification, its sequence number and its event are written together', async () => {
    await send(learner.id)
    await send(learner.id)
    expect(
      (await list(learner.token)).data.map(({ seq, title, link, is_read }) => ({
        seq,
        title,
        link,
        is_read,
      })),
    ).toEqual([
      {
        seq: 2,
        title: 'Your exam “\u2068Writing\u2069” has been graded.',
        link: '/exam-details/result/5',
        is_read: false,
      },
      {
        seq: 1,
        title: 'Your exam “\u2068Writing\u2069” has been graded.',
        link: '/exam-details/result/5',
        is_read: false,
      },
    ])
    expect((await events()).map(({ channel, name, data }) => [channel, name, data['seq']])).toEqual([
      [`private-user.${learner.id}`, 'NotificationCreated', 1],
      [`private-user.${learner.id}`, 'NotificationCreated', 2],
    ])
  })

  test('a transaction that fails sends nothing and uses no sequence number', async () => {
    await expect(
      api.db.transaction(async tx => {
        await notify(tx, { userId: learner.id, kind: 'enrolled', link: null, data: { name: {} } })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await send(learner.id)
    expect((await list(learner.token)).data.map(({ seq }) => seq)).toEqual([1])
    expect(await events()).toHaveLength(1)
  })

  test('twenty concurrent notifications are numbered without gaps, and their events have that order', async () => {
    await Promise.all(Array.from({ length: 20 }, () => send(learner.id)))
    expect((await events()).map(({ data }) => data['seq'])).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    const [counter] = await api.db
      .select()
      .from(notificationCounters)
      .where(eq(notificationCounters.userId, learner.id))
    expect(counter?.last).toBe(20)
  })

  test('a kind that is switched off is not stored, but its event is still published', async () => {
    await api.db
      .insert(notificationPreferences)
      .values({ userId: learner.id, kind: 'exam_graded', channel: 'site', isOn: false })
    await api.db.transaction(tx =>
      notify(tx, {
        userId: learner.id,
        kind: 'exam_graded',
        link: null,
        data: { name: {} },
        event: { name: 'ExamGraded', data: { attempt_id: 1 } },
      }),
    )
    expect((await list(learner.token)).data).toEqual([])
    expect((await events()).map(({ name }) => name)).toEqual(['ExamGraded'])
  })
})

describe('reading', () => {
  test('in the reader’s language', async () => {
    await send(learner.id)
    const { data } = (await api.as(learner.token, 'ar')('GET', base)).json<{ data: Item[] }>()
    expect(data[0]?.title).toContain('كتابة')
    expect(data[0]?.title).not.toMatch(/[A-Za-z]/)
  })

  test('unread first, the newest of them first; pages follow each other', async () => {
    for (let count = 0; count < 25; count += 1) await send(learner.id)
    const newest = (await list(learner.token)).data[0]
    await api.as(learner.token)('POST', `${base}/${newest?.id}/read`)
    const first = await list(learner.token)
    const second = await list(learner.token, `?cursor=${first.meta.next_cursor}`)
    expect([...first.data, ...second.data].map(({ seq }) => seq)).toEqual([
      ...Array.from({ length: 24 }, (_, index) => 24 - index),
      25,
    ])
    expect([first.meta.total, second.meta.next_cursor]).toEqual([25, null])
  })

  test('notifications after a sequence number, oldest first, in pages', async () => {
    for (let count = 0; count < 53; count += 1) await send(learner.id)
    const missed = async (after: number) =>
      (await api.as(learner.token)('GET', `${base}/missed?after=${after}`)).json<{
        data: { items: Item[]; has_more: boolean }
      }>().data
    expect((await missed(51)).items.map(({ seq }) => seq)).toEqual([52, 53])
    const first = await missed(0)
    expect([first.items.length, first.items[0]?.seq, first.has_more]).toEqual([50, 1, true])
    expect(await missed(53), 'nothing, and the numbers of the header').toEqual({
      items: [],
      has_more: false,
      unread_notifications_count: 53,
      cart_item_count: 0,
    })
    expect((await api.as(learner.token)('GET', `${base}/missed?after=x`)).statusCode).toBeGreaterThanOrEqual(
      400,
    )
  })

  test('the count in both shapes, with the last sequence number', async () => {
    await send(learner.id)
    await send(learner.id)
    expect((await api.as(learner.token)('GET', `${base}/get-notification`)).json()).toEqual({
      data: { unread_notifications_count: 2, item_count: 2, last_seq: 2 },
      item_count: 2,
    })
  })
})

describe('marking', () => {
  test('one: the count is returned and published to the other tabs, not to the one that asked', async () => {
    await send(learner.id)
    await send(learner.id)
    const [first] = (await list(learner.token)).data
    const answer = await api.as(learner.token)('POST', `${base}/${first?.id}/read`, undefined, {
      'x-socket-id': '12.34',
    })
    expect(answer.json()).toEqual({ data: { unread_notifications_count: 1 } })
    expect((await events()).at(-1)).toEqual({
      channel: `private-user.${learner.id}`,
      name: 'NotificationsRead',
      data: { unread_notifications_count: 1 },
      socketId: '12.34',
    })
  })

  test('all up to a sequence number: what arrived meanwhile stays unread', async () => {
    for (let count = 0; count < 3; count += 1) await send(learner.id)
    expect((await api.as(learner.token)('POST', `${base}/read-all`, { up_to: 2 })).json()).toEqual({
      data: { unread_notifications_count: 1 },
    })
    const unread = await api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, learner.id), eq(notifications.sequence, 3)))
    expect(unread[0]?.readAt).toBeNull()
  })

  test('another person’s notifications are neither listed nor marked', async () => {
    await send(learner.id)
    const [mine] = (await list(learner.token)).data
    const other = await account(api)
    expect((await list(other.token)).data).toEqual([])
    expect((await api.as(other.token)('POST', `${base}/${mine?.id}/read`)).statusCode).toBe(404)
    await api.as(other.token)('POST', `${base}/read-all`, { up_to: 99 })
    expect((await list(learner.token)).data[0]?.is_read).toBe(false)
  })
})

describe('preferences', () => {
  test('the defaults are on for the site and devices, off for mail', async () => {
    const { data } = (await api.as(learner.token)('GET', `${base}/preferences`)).json<{
      data: { kinds: object[]; is_seen_in_lessons: boolean }
    }>()
    expect(data.kinds).toContainEqual({ kind: 'exam_graded', site: true, mail: false, push: true })
    expect(data.is_seen_in_lessons).toBe(false)
  })

  test('all preferences are stored', async () => {
    const chosen = {
      kinds: [{ kind: 'exam_graded', site: false, mail: true, push: false }],
      quiet_from: 1320,
      quiet_until: 360,
      time_zone: 'Africa/Cairo',
      mail_rhythm: 'daily',
      is_seen_in_lessons: true,
    }
    expect((await api.as(learner.token)('PUT', `${base}/preferences`, chosen)).statusCode).toBe(200)
    const { data } = (await api.as(learner.token)('GET', `${base}/preferences`)).json<{
      data: { kinds: object[] }
    }>()
    expect(data).toMatchObject({
      quiet_from: 1320,
      quiet_until: 360,
      time_zone: 'Africa/Cairo',
      mail_rhythm: 'daily',
      is_seen_in_lessons: true,
    })
    expect(data.kinds).toContainEqual(chosen.kinds[0])
    expect(data.kinds).toContainEqual({ kind: 'enrolled', site: true, mail: false, push: true })
  })

  test('a consent to be seen in lessons is published to every tab, only if it changed', async () => {
    const choose = (is_seen_in_lessons: boolean) =>
      api.as(learner.token)('PUT', `${base}/preferences`, {
        kinds: [],
        quiet_from: 0,
        quiet_until: 0,
        time_zone: 'Asia/Riyadh',
        mail_rhythm: 'each',
        is_seen_in_lessons,
      })
    for (const isSeen of [false, true, true, false]) expect((await choose(isSeen)).statusCode).toBe(200)
    const published = { channel: `private-user.${learner.id}`, name: 'LessonConsentChanged' }
    expect(await events()).toEqual([
      { ...published, data: { is_seen_in_lessons: true } },
      { ...published, data: { is_seen_in_lessons: false } },
    ])
  })

  test.each([
    { time_zone: 'Nowhere/Else' },
    { quiet_from: 1440 },
    { kinds: [{ kind: 'gossip', site: true, mail: true, push: true }] },
  ])('%j is rejected', async wrong => {
    const body = {
      kinds: [],
      quiet_from: 0,
      quiet_until: 0,
      time_zone: 'Asia/Riyadh',
      mail_rhythm: 'each',
      is_seen_in_lessons: false,
      ...wrong,
    }
    expect((await api.as(learner.token)('PUT', `${base}/preferences`, body)).statusCode).toBe(422)
  })
})
