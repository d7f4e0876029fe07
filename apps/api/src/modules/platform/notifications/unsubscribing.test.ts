import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationMails, notificationPreferences } from '../../../db/schema/index.ts'
import { account, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { notify } from './notify.ts'
import { writeDigests } from './digests.ts'
import { unsubscribePath } from './unsubscribing.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const turnOn = (who: Account) =>
  api.as(who.token)('PUT', '/client-api/v1/notifications/preferences', {
    kinds: [{ kind: 'exam_graded', site: true, mail: true, push: true }],
    quiet_from: 0,
    quiet_until: 0,
    time_zone: 'Asia/Riyadh',
    mail_rhythm: 'each',
    is_seen_in_lessons: false,
  })
const tell = (who: Account) =>
  api.db.transaction(tx =>
    notify(tx, { userId: who.id, kind: 'exam_graded', link: '/learn', data: { name: { en: 'Writing' } } }),
  )
const digest = () => writeDigests(api.db, api.mails, api.secrets, new Date(Date.now() + 60_000))
const kindsOf = async (who: Account) =>
  (await api.as(who.token)('GET', '/client-api/v1/notifications/preferences')).json<{
    data: { kinds: { kind: string; site: boolean; mail: boolean; push: boolean }[] }
  }>().data.kinds

async function linkOf(who: Account): Promise<string> {
  await turnOn(who)
  await tell(who)
  await digest()
  const email = (await queuedEmails(api, who.email)).at(-1)
  if (email?.template !== 'digest') throw new Error('No digest was written.')
  return email.unsubscribe
}
const oneClick = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

test('one POST without a sign-in ends the e-mails, and those that wait; the site and push go on', async () => {
  const reader = await account(api)
  const link = await linkOf(reader)
  await tell(reader)
  expect((await oneClick(link)).statusCode).toBe(200)
  expect(await api.db.$count(notificationMails, eq(notificationMails.userId, reader.id))).toBe(0)
  await tell(reader)
  expect(await digest()).toBe(0)
  const kinds = await kindsOf(reader)
  expect(kinds.filter(({ mail }) => mail)).toEqual([])
  expect(kinds.find(({ kind }) => kind === 'exam_graded')).toMatchObject({ site: true, push: true })
  // Pressed again, and turned on again in the account.
  expect((await oneClick(link)).statusCode).toBe(200)
  await turnOn(reader)
  expect((await kindsOf(reader)).find(({ kind }) => kind === 'exam_graded')?.mail).toBe(true)
})

test('a mail service may post the fields as multipart', async () => {
  const reader = await account(api)
  const answer = await api.app.inject({
    method: 'POST',
    url: await linkOf(reader),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  })
  expect(answer.statusCode).toBe(200)
  expect((await kindsOf(reader)).some(({ mail }) => mail)).toBe(false)
})

test.each([
  ['ar', 'rtl', 'أوقف'],
  ['en', 'ltr', 'Stop the e-mails'],
] as const)('reading the page in %s changes nothing and shows a button', async (locale, dir, label) => {
  const reader = await account(api)
  await turnOn(reader)
  const answer = await api.app.inject(unsubscribePath(api.secrets, reader.id, locale))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(`<html lang="${locale}" dir="${dir}">`)
  expect(answer.body).toMatch(new RegExp(`<form method="post"><button>[^<]*${label}`))
  expect(answer.body).not.toMatch(/\{\w+\}|unsubscribe\.\w/)
  expect((await kindsOf(reader)).some(({ mail }) => mail)).toBe(true)
})

test('a token is good for its own person alone', async () => {
  const [reader, other] = [await account(api), await account(api)]
  const token = new URL(unsubscribePath(api.secrets, reader.id, 'ar'), 'https://x.example').searchParams.get(
    'token',
  )
  const signature = token?.split('.')[1] ?? ''
  const forged = [
    `${other.id}.${signature}`,
    `${reader.id}.${signature.slice(0, -1)}`,
    `${reader.id}.${signature.toLowerCase()}`,
    `0${reader.id}.${signature}x`,
    '',
    '1',
  ]
  for (const wrong of forged) {
    const answer = await oneClick(`/mail/unsubscribe?token=${encodeURIComponent(wrong)}&lang=en`)
    expect([answer.statusCode, answer.body.includes('This link is not complete')]).toEqual([404, true])
  }
  for (const who of [reader, other])
    expect(await api.db.$count(notificationPreferences, eq(notificationPreferences.userId, who.id))).toBe(0)
})

test('the link of a deleted account does nothing, and does not say so', async () => {
  const answer = await oneClick(unsubscribePath(api.secrets, 999_999, 'en'))
  expect(answer.statusCode).toBe(200)
})
