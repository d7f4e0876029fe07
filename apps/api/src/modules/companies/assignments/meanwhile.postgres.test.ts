import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../db/client.ts'
import { lessonProgress } from '../../../db/schema/index.ts'
import {
  assignedTo,
  boughtSeats,
  companyCalls,
  doAssigning,
  joined,
  learn,
} from '../../../testing/assigning.ts'
import { company } from '../../../testing/accounts.ts'
import { curriculum } from '../../../testing/catalogue.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { eraseAccount } from '../../accounts/own-data/erase.ts'
import { brokenMoneyRules } from '../../commerce/invariants.ts'
import { lockAccess } from '../../learning/access.ts'
import { followProgress } from '../../learning/assigned.ts'

let api: TestApi
let owner: { token: string; companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

/** An employee with an assigned course of two lessons, of which they have completed as many as wanted. */
async function learning(completed: number) {
  const calls = companyCalls(api, owner.token)
  const { courseId, lessonIds } = await curriculum(api, 2, { price: 9_900 })
  await boughtSeats(api, owner.companyId, courseId, 3)
  const person = await joined(api, owner.companyId)
  await calls.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [person.id] })
  await doAssigning(api)
  await learn(api, person.token, lessonIds.slice(0, completed))
  return { ...person, calls, courseId }
}

/** Does one act while another waits for the enrolment, which it holds. */
async function withEnrolment(
  { userId, courseId }: { userId: number; courseId: number },
  waiting: () => Promise<unknown>,
  act: (tx: Transaction) => Promise<unknown>,
) {
  const [answer] = await meanwhile(api, {
    hold: tx => lockAccess(tx, userId, courseId),
    waiting: [waiting],
    act,
  })
  return answer
}

test('who begins a course just as they are made to leave has begun it, and leaves', async () => {
  const person = await learning(0)
  const answer = await withEnrolment(
    person,
    () => person.calls.answer('POST', `/employees/${person.id}/deactivate`),
    async tx => {
      await tx.execute(sql`update enrolments set percent = 50 where user_id = ${person.userId}`)
      await followProgress(tx, [person.userId], person.courseId, 1)
    },
  )
  expect(answer).toMatchObject({ statusCode: 200 })
  expect(await assignedTo(api, person.id)).toMatchObject([{ state: 'withdrawn' }])
  expect(await brokenMoneyRules(api.db)).toEqual([])
})

test('a learner who continues just as their account is erased causes no deadlock', async () => {
  const person = await learning(1)
  await withEnrolment(
    person,
    () =>
      eraseAccount(api.db, api.mails, {
        userId: person.userId,
        requestId: null,
        origin: { at: new Date().toISOString(), ip: '127.0.0.1', device: '' },
        erasesContributions: false,
      }),
    tx =>
      tx
        .update(lessonProgress)
        .set({ position: 3 })
        .where(sql`user_id = ${person.userId}`),
  )
  expect(await api.db.$count(lessonProgress, sql`user_id = ${person.userId}`)).toBe(0)
  expect(await brokenMoneyRules(api.db)).toEqual([])
})
