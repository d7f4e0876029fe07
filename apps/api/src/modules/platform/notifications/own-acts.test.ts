import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushDeliveries, pushTokens, sessions } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { notify } from './notify.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1/notifications'

test('enrolling is listed for the person, as read, and sent to no device: it was their own act', async () => {
  const learner = await account(api)
  const as = api.as(learner.token)
  const listed = async () =>
    (await as('GET', base)).json<{ data: { title: string; link: string | null; is_read: boolean }[] }>().data
  const [signedIn] = await api.db.select().from(sessions).where(eq(sessions.userId, learner.id))
  await api.db.insert(pushTokens).values({
    userId: learner.id,
    sessionId: signedIn?.id ?? 0,
    kind: 'fid',
    token: `device-of-${learner.id}`,
    app: 'learner',
    locale: 'ar',
  })
  const courseId = await course(api, { title: { ar: 'الخط', en: 'Calligraphy' } })
  const enrol = () => as('POST', `/client-api/v1/courses/${courseId}/enrolments`)
  expect((await enrol()).statusCode).toBeLessThan(300)
  expect(await listed()).toMatchObject([
    {
      title: 'You are enrolled in “\u2068Calligraphy\u2069”. Start whenever you like.',
      link: `/Course/${courseId}`,
      is_read: true,
    },
  ])
  expect((await as('GET', `${base}/get-notification`)).json()).toMatchObject({ data: { item_count: 0 } })
  expect(await api.db.$count(pushDeliveries)).toBe(0)
  const graded = { userId: learner.id, kind: 'exam_graded', link: null, data: { name: {} } } as const
  await api.db.transaction(tx => notify(tx, graded))
  expect(await api.db.$count(pushDeliveries)).toBe(1)
  await enrol()
  expect(await listed()).toHaveLength(2)
})
