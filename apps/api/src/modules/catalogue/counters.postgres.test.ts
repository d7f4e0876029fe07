import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterDeltas, courses, enrolmentDeltas, instructors } from '../../db/schema/index.ts'
import { account } from '../../testing/accounts.ts'
import { counted, course } from '../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { openGrant } from '../learning/grants.ts'
import { foldCounters, foldEnrolments } from './counters.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

async function free() {
  return { userId: (await account(api)).id, courseId: await course(api), kind: 'free' as const }
}

test('two enrolments at once do not wait for each other, nor for the job that folds the counts', async () => {
  const [first, second, third] = [await free(), await free(), await free()]
  const before = await counted(api, 'enrolments')
  await api.db.transaction(async slow => {
    await openGrant(slow, first)
    // While that is open, another one commits; waiting would be an error.
    await api.db.transaction(async tx => {
      await tx.execute(sql`set local lock_timeout = '1ms'`)
      await openGrant(tx, second)
    })
    await api.db.transaction(async folding => {
      await foldCounters(folding as never)
      await api.db.transaction(async tx => {
        await tx.execute(sql`set local lock_timeout = '1ms'`)
        await openGrant(tx, third)
      })
    })
    expect(await counted(api, 'enrolments')).toBe(before + 2)
  })
  expect(await counted(api, 'enrolments')).toBe(before + 3)
  await foldCounters(api.db)
  expect(await counted(api, 'enrolments')).toBe(before + 3)
  expect(await api.db.$count(counterDeltas)).toBe(0)
})

test('two enrolments in one course do not wait for each other, nor does what adds them up wait for anybody', async () => {
  const [first, second, third] = [await free(), await free(), await free()]
  const { courseId } = first
  const soldAndTaught = async () => {
    const [row] = await api.db
      .select({ sold: courses.sold, students: instructors.studentCount })
      .from(courses)
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
      .where(eq(courses.id, courseId))
    return row
  }
  const atOnce = (grant: typeof first) =>
    api.db.transaction(async tx => {
      await tx.execute(sql`set local lock_timeout = '1ms'`)
      await openGrant(tx, { ...grant, courseId })
    })
  await api.db.transaction(async slow => {
    await openGrant(slow, first)
    await atOnce(second)
    await foldEnrolments(api.db)
    expect(await soldAndTaught()).toEqual({ sold: 1, students: 1 })
    await api.db.transaction(async folding => {
      await atOnce(third)
      await foldEnrolments(folding)
      // Rows locked by another transaction are left for the next run.
      await foldEnrolments(api.db)
    })
  })
  await api.db.transaction(async changing => {
    await changing.update(courses).set({ price: 100 }).where(eq(courses.id, courseId))
    await foldEnrolments(api.db)
    expect(await soldAndTaught()).toEqual({ sold: 2, students: 2 })
  })
  await foldEnrolments(api.db)
  expect(await soldAndTaught()).toEqual({ sold: 3, students: 3 })
  expect(await api.db.$count(enrolmentDeltas)).toBe(0)
})
