import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails, notificationMails, type MailRhythm, users } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { usualReader } from '../../../locale.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { htmlOf, textOf } from '../mail/layout.ts'
import { renderTemplate } from '../mail/templates.ts'
import { notify } from './notify.ts'
import { writeDigests } from './digests.ts'

let api: TestApi
let learner: Account
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(notificationMails)
  await api.db.delete(mails)
  learner = await account(api)
})

const evening = new Date('2030-03-04T18:00:00Z') // a Monday; 21:00 in Riyadh
const choose = (who: Account, mail_rhythm: MailRhythm, more: object = {}) =>
  api.as(who.token)('PUT', '/client-api/v1/notifications/preferences', {
    kinds: [{ kind: 'exam_graded', site: true, mail: true, push: true }],
    quiet_from: 0,
    quiet_until: 0,
    time_zone: 'Asia/Riyadh',
    mail_rhythm,
    is_seen_in_lessons: false,
    ...more,
  })
const send = (who: Account, english = 'Writing', now = evening) =>
  api.db.transaction(tx =>
    notify(
      tx,
      {
        userId: who.id,
        kind: 'exam_graded',
        link: '/exam-details/result/5',
        data: { name: { ar: 'الكتابة', en: english } },
      },
      now,
    ),
  )
const at = (moment: string) => writeDigests(api.db, api.mails, api.secrets, new Date(moment))
const digestOf = async (who: Account) => (await queuedEmails(api, who.email))[0]

test('a person who did not ask for e-mails gets none', async () => {
  await send(learner)
  expect(await at('2030-03-20T00:00:00Z')).toBe(0)
})

test('one whose digest cannot be written keeps no other one waiting', async () => {
  const other = await account(api)
  for (const who of [learner, other]) {
    await choose(who, 'each')
    await send(who)
  }
  const [due] = await api.db.select().from(notificationMails).where(eq(notificationMails.userId, learner.id))
  await whileRefused(api.db, 'mails', `key <> 'news:${due?.notificationId}'`, () =>
    expect(at(evening.toISOString())).rejects.toThrow('Some digests could not be written.'),
  )
  expect(await digestOf(learner)).toBeUndefined()
  expect(await digestOf(other)).toBeDefined()
  expect(await at(evening.toISOString())).toBe(1)
  expect(await digestOf(learner)).toBeDefined()
})

test('each: an e-mail at once, in the person’s language, with links that work there', async () => {
  await choose(learner, 'each')
  await send(learner)
  expect(await at(evening.toISOString())).toBe(1)
  expect(await digestOf(learner)).toEqual({
    template: 'digest',
    to: learner.email,
    locale: 'ar',
    count: 1,
    choices: '/profile/notifications',
    unsubscribe: expect.stringMatching(/^\/mail\/unsubscribe\?token=\d+\.[\w-]{43}&lang=ar$/),
    items: [{ title: expect.stringContaining('الكتابة'), path: '/exam-details/result/5' }],
  })
})

test('a company’s digest links into its portal, in English if that is its language', async () => {
  const boss = await company(api)
  await api.db.update(users).set({ locale: 'en' }).where(eq(users.id, boss.id))
  await choose(boss, 'each', { kinds: [{ kind: 'discussion_reply', site: true, mail: true, push: true }] })
  await api.db.transaction(tx =>
    notify(
      tx,
      { userId: boss.id, kind: 'discussion_reply', link: '/shop-history', data: { name: { en: '12' } } },
      evening,
    ),
  )
  await at(evening.toISOString())
  expect(await digestOf(boss)).toMatchObject({
    locale: 'en',
    items: [
      {
        title: 'A question that you follow in “\u206812\u2069” has a new answer.',
        path: '/en/shop-history?company',
      },
    ],
  })
})

test('daily: one digest at eight with everything unread, once', async () => {
  await choose(learner, 'daily')
  for (const name of ['One', 'Two', 'Three']) await send(learner, name)
  const [, second] = (await api.as(learner.token)('GET', '/client-api/v1/notifications')).json<{
    data: { id: number }[]
  }>().data
  await api.as(learner.token)('POST', `/client-api/v1/notifications/${second?.id}/read`)
  expect(await at('2030-03-05T04:59:00Z')).toBe(0)
  expect(await at('2030-03-05T05:00:00Z')).toBe(1)
  expect(await at('2030-03-05T05:00:00Z')).toBe(0)
  expect(await digestOf(learner)).toMatchObject({ count: 2 })
})

test('weekly: on Sunday', async () => {
  await choose(learner, 'weekly')
  await send(learner)
  expect(await at('2030-03-09T23:00:00Z')).toBe(0)
  expect(await at('2030-03-10T05:00:00Z')).toBe(1)
})

test('everything read by then: no digest', async () => {
  await choose(learner, 'daily')
  await send(learner)
  await api.as(learner.token)('POST', '/client-api/v1/notifications/read-all', { up_to: 1 })
  expect(await at('2030-03-06T05:00:00Z')).toBe(0)
  expect(await api.db.$count(notificationMails)).toBe(0)
})

test('quiet hours delay it; a changed schedule applies to queued notifications', async () => {
  await choose(learner, 'each', { quiet_from: 20 * 60, quiet_until: 7 * 60 })
  await send(learner)
  expect(await at('2030-03-05T03:59:00Z')).toBe(0)
  await choose(learner, 'each')
  expect(await at(new Date().toISOString())).toBe(1)
})

test('two concurrent runs write one digest', async () => {
  await choose(learner, 'daily')
  for (let count = 0; count < 4; count += 1) await send(learner)
  const written = await Promise.all([at('2030-03-05T05:00:00Z'), at('2030-03-05T05:00:00Z')])
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await queuedEmails(api, learner.email)).toHaveLength(1)
})

test('the content has labelled, absolute links, in HTML and in plain text', () => {
  const email = {
    template: 'digest',
    items: [
      { title: 'Exam “A & B” graded', path: '/en/exam-details/result/5' },
      { title: 'Two', path: '/en/notifcations', text: 'One line\nand <another>\n\nFurther' },
    ],
    count: 2,
    choices: '/en/profile/notifications',
    unsubscribe: '/mail/unsubscribe?token=x',
  } as const
  const content = renderTemplate(
    { ...email, items: [...email.items] },
    usualReader('en'),
    'https://masar.example',
  )
  expect(content.subject).toBe('2 notifications for you from Masar')
  expect(htmlOf(content, 'en')).toContain('href="https://masar.example/en/exam-details/result/5"')
  expect(htmlOf(content, 'en')).toContain('Exam “A &amp; B” graded')
  expect(htmlOf(content, 'en')).toContain('>One line<br>and &lt;another&gt;</p>')
  expect(textOf(content, 'en')).toContain(
    'Exam “A & B” graded\nhttps://masar.example/en/exam-details/result/5',
  )
  expect(content.action?.url).toBe('https://masar.example/en/profile/notifications')
  for (const count of [1, 2, 5, 11, 100])
    expect(renderTemplate({ ...email, items: [], count }, usualReader('ar'), '').subject).not.toMatch(
      /[A-Za-z]/,
    )
})
