import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs, notifications } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { crashingPool } from '../../../testing/crashing-pool.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { PermanentJobError } from '../../platform/queue/job-kind.ts'
import { JobRun } from '../../platform/queue/job-run.ts'
import { claimDue, reclaimLost } from '../../platform/queue/statements.ts'
import { type AssignmentAct, workOnAssignments } from './acts/acts.ts'
import { workOnAssignmentAct } from './acts/working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let crashing: ReturnType<typeof crashingPool>
let assignment_ids: number[]
beforeAll(async () => {
  api = await createTestApi()
  crashing = crashingPool(api.database.pool)
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  const person = await joined(api, owner.companyId)
  await calls.data('POST', '/assignments', { course_ids: [await course(api)], employee_ids: [person.id] })
  await doAssigning(api)
  assignment_ids = (await assignedTo(api, person.id)).map(({ id }) => id)
})
afterAll(() => api.close())

/** An act whose due day is over by the time that its turn comes. @returns the id of its job */
async function begin(): Promise<number> {
  const body = { act: 'set_due', due_on: '2099-01-01', assignment_ids }
  const { id } = await calls.data<{ id: number }>('POST', '/assignments/bulk', body)
  const late = sql`${jobs.payload} || '{"dueOn": "2020-01-01"}'`
  await api.db.update(jobs).set({ payload: late }).where(eq(jobs.id, id))
  return id
}

/** One run of the act by some process, which claims it as the runner does. */
async function runOnce(token: string): Promise<void> {
  const { jobs: claimed } = await claimDue(api.db, { [workOnAssignments.name]: 60 }, 1, token)
  const [job] = claimed
  if (!job) return
  const run = new JobRun(api.db, job, token, workOnAssignments, error => {
    throw error
  })
  try {
    await workOnAssignmentAct(job.payload as unknown as AssignmentAct, run)
  } catch (error) {
    // The runner would only log it: the job has ended already.
    if (!(error instanceof PermanentJobError)) throw error
  } finally {
    run.end()
  }
}

const toldOf = (id: number) =>
  api.db.$count(
    notifications,
    and(eq(notifications.userId, owner.id), eq(notifications.link, `/learn?company&act=${id}`)),
  )
const stateOf = async (id: number) =>
  (await api.db.select({ state: jobs.state, error: jobs.error }).from(jobs).where(eq(jobs.id, id)))[0]

test('a crash at any statement of an act that stops tells of it once', async () => {
  await begin()
  const { statements } = await crashing.during(null, () => runOnce('whole'))
  expect(statements).toBeGreaterThan(8)
  for (let statement = 1; statement <= statements; statement += 1) {
    const id = await begin()
    const { result } = await crashing.during({ statement, side: 'after' }, () =>
      runOnce(`crash-${statement}`),
    )
    expect([statement, result]).toEqual([statement, 'crashed'])
    await api.db
      .update(jobs)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(and(eq(jobs.id, id), eq(jobs.state, 'running')))
    await reclaimLost(api.db)
    await runOnce(`again-${statement}`)
    expect([statement, await toldOf(id), await stateOf(id)]).toEqual([
      statement,
      1,
      { state: 'dead', error: 'the due day of the act is over' },
    ])
  }
}, 240_000)

test('an act that is cancelled before it can end does not tell that it stopped', async () => {
  const id = await begin()
  const { jobs: claimed } = await claimDue(api.db, { [workOnAssignments.name]: 60 }, 1, 'cancelled')
  const run = new JobRun(api.db, claimed[0]!, 'cancelled', workOnAssignments, () => undefined)
  await api.db.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id))
  await expect(run.giveUp('over', async () => undefined)).rejects.toThrow('cancelled')
  run.end()
  expect([await toldOf(id), (await stateOf(id))?.state]).toEqual([0, 'running'])
})
