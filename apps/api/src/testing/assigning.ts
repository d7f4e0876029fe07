import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { assignments, type employees, seatLedger, seatPools } from '../db/schema/index.ts'
import { assigningJobs, handleAssigning } from '../modules/companies/assignments/jobs.ts'
import { account } from './accounts.ts'
import { runJobs } from './jobs.ts'
import { employee } from './portal.ts'
import type { TestApi } from './test-api.ts'

/** Does the work of assigning until none is left. */
export function doAssigning(api: TestApi, options: { hosts?: number; timeout?: number } = {}): Promise<void> {
  return runJobs(api, assigningJobs, runner => handleAssigning(runner, api.db), options)
}

/** A person's calls to the company API, each act with an idempotency key of its own. */
export function companyCalls(api: TestApi, token: string) {
  const answer = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    api.as(token)(method, `/company-api/v1${path}`, body, { 'idempotency-key': randomUUID() })
  return {
    answer,
    /** What a call brings that has to succeed. */
    data: async <T>(...given: Parameters<typeof answer>): Promise<T> => {
      const answered = await answer(...given)
      if (answered.statusCode !== 200) throw new Error(`${given.join(' ')}: ${answered.body}`)
      return answered.json<{ data: T }>().data
    },
    /** The code of a call that has to be refused. */
    code: async (...given: Parameters<typeof answer>): Promise<string> =>
      (await answer(...given)).json<{ code: string }>().code,
  }
}

/** Seats that a company has bought. @returns the pool */
export async function boughtSeats(
  api: TestApi,
  companyId: number,
  courseId: number,
  seats: number,
): Promise<number> {
  const [pool] = await api.db
    .insert(seatPools)
    .values({ companyId, courseId, bought: seats })
    .returning({ id: seatPools.id })
  if (!pool) throw new Error('The pool was not made.')
  await api.db.insert(seatLedger).values({ companyId, poolId: pool.id, movement: 'bought', seats })
  return pool.id
}

export async function seatsOf(api: TestApi, poolId: number) {
  const [pool] = await api.db.select().from(seatPools).where(eq(seatPools.id, poolId))
  return { bought: pool?.bought, used: pool?.used }
}

/** An employee who has joined with an account. */
export async function joined(
  api: TestApi,
  companyId: number,
  given: Partial<typeof employees.$inferInsert> = {},
): Promise<{ id: number; userId: number; token: string }> {
  const user = await account(api)
  return {
    id: await employee(api, companyId, { userId: user.id, ...given }),
    userId: user.id,
    token: user.token,
  }
}

/** What is assigned to an employee, in the order of the courses. */
export function assignedTo(api: TestApi, employeeId: number) {
  return api.db
    .select({
      id: assignments.id,
      courseId: assignments.courseId,
      pathId: assignments.learningPathId,
      state: assignments.state,
      dueOn: assignments.dueOn,
      dueDays: assignments.dueDays,
    })
    .from(assignments)
    .where(eq(assignments.employeeId, employeeId))
    .orderBy(asc(assignments.courseId), asc(assignments.id))
}

/** Completes lessons as a learner does. */
export async function learn(api: TestApi, token: string, lessonIds: readonly number[]): Promise<void> {
  for (const id of lessonIds) {
    const answer = await api.as(token)('PUT', `/client-api/v1/lessons/${id}/progress`, {
      is_completed: true,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}
