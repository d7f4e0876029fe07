import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { SignInGuard } from './sign-in-guard.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('A-09: nine tries in the same millisecond are all heard', async () => {
  const guard = new SignInGuard(database.db)
  // Times are kept to the millisecond: rounded up, the moment of a try would lie ahead of the next one.
  for (let n = 0; n < 60; n += 1)
    await Promise.all(Array.from({ length: 9 }, () => guard.take(`someone-${n}@example.com`)))
  await expect(guard.take('someone-0@example.com')).resolves.toBeUndefined()
  await expect(guard.take('someone-0@example.com')).rejects.toMatchObject({ code: 'too_many_requests' })
})
