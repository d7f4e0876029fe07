import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instructors, rateLimits, users } from '../../../db/schema/index.ts'
import { counted } from '../../../testing/catalogue.ts'
import { lastCode, queuedEmails } from '../../../testing/emails.ts'
import { instructorForm, newPassword, places } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { approve, listApplications, NoApplicationError, reject } from './applications.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

const call = (path: string, body: unknown) =>
  api.as(undefined, 'ar')('POST', `/client-api/v1/auth/${path}`, body)
const number = (name: string) => counted(api, name)

async function apply(): Promise<string> {
  const form = instructorForm(await places(api))
  const { otp } = (await call('instructor-account', form)).json<{ data: { otp: string } }>().data
  await call('otp-instructor', { otp, code: await lastCode(api, form.email) })
  return form.email
}
const signedIn = async (email: string) => {
  const { token } = (await call('login', { email, password: newPassword })).json<{
    data: { token: string }
  }>().data
  return (await api.as(token)('GET', '/client-api/v1/auth/profile')).json<{
    data: { kind: string; instructor: { state: string } | null }
  }>().data
}

test('an application waits, is approved once, and its author is notified', async () => {
  const email = await apply()
  const before = await number('instructors_approved')
  expect((await listApplications(api.db)).map(row => row.email)).toContain(email)
  expect(await signedIn(email)).toMatchObject({ kind: 'instructor', instructor: { state: 'pending' } })
  await approve(api.db, api.mails, email.toUpperCase())
  expect(await signedIn(email)).toMatchObject({ instructor: { state: 'approved' } })
  expect((await queuedEmails(api, email)).at(-1)).toMatchObject({
    template: 'instructor_approved',
    locale: 'ar',
  })
  expect(await number('instructors_approved')).toBe(before + 1)
  await expect(approve(api.db, api.mails, email)).rejects.toThrow(NoApplicationError)
})

test('one that is turned down leaves a student’s account', async () => {
  const email = await apply()
  const learners = await number('learners')
  await reject(api.db, api.mails, email, 'السيرة ناقصة.')
  expect(await signedIn(email)).toMatchObject({ kind: 'student', instructor: null })
  expect((await queuedEmails(api, email)).at(-1)).toMatchObject({
    template: 'instructor_rejected',
    reason: 'السيرة ناقصة.',
  })
  expect(await number('learners')).toBe(learners + 1)
  const [user] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  expect(await api.db.$count(instructors, eq(instructors.userId, user?.id ?? 0))).toBe(0)
  await expect(reject(api.db, api.mails, email, '')).rejects.toThrow(NoApplicationError)
})
