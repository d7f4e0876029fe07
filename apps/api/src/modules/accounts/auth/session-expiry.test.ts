import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { jobs, sessions } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { startAllJobs } from '../../../testing/all-jobs.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a session that expired is ended within a minute, and with it what listens on it', async () => {
  const [expired, valid] = [await account(api), await account(api)]
  await api.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.userId, expired.id))
  const running = await startAllJobs(api)
  try {
    await vi.waitFor(
      async () => expect(await api.db.$count(sessions, eq(sessions.userId, expired.id))).toBe(0),
      { timeout: 60_000, interval: 50 },
    )
  } finally {
    await running.stop()
  }
  expect(await api.db.$count(sessions, eq(sessions.userId, valid.id))).toBe(1)
  const [next] = await api.db.select().from(jobs).where(eq(jobs.name, 'delete_expired_sessions'))
  expect(next?.everySeconds).toBe(60)
})
