import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  assignments,
  auditLog,
  companyMembers,
  courses,
  employees,
  jobs,
  type JobProgress,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { mostExcepted } from '../../choosing.ts'
import { laterActor } from '../../../platform/audit/actor.ts'
import { PermanentJobError } from '../../../platform/queue/job-kind.ts'
import type { JobContext } from '../../../platform/queue/job-run.ts'
import { batchLimit } from '../batches.ts'
import { startAssignmentAct, type AssignmentAct } from './acts.ts'
import { partSize, workOnAssignmentAct } from './working.ts'

const total = partSize + 3
let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let branch: number
/** With an assignment for each of `total` people of the branch. */
let courseId: number
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  branch = await department(api, owner.companyId)
  for (let each = 0; each < total; each += 1) await employee(api, owner.companyId, { departmentId: branch })
})
beforeEach(async () => {
  courseId = await course(api)
  const people = await api.db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.companyId, owner.companyId))
  for (const { id } of people) await assign(api, owner.companyId, id, courseId)
})
afterAll(() => api.close())

async function begin(body: object, by = calls): Promise<AssignmentAct> {
  const { id } = await by.data<{ id: number }>('POST', '/assignments/bulk', body)
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id))
  return job?.payload as unknown as AssignmentAct
}

/** A run that finds what an earlier one has reached, and does something before each of its parts. */
function runOf(reached: JobProgress | null, before: (part: number) => Promise<void> | void) {
  const parts: JobProgress[] = []
  const commitPart: JobContext['commitPart'] = async work => {
    await before(parts.length)
    const progress = await api.db.transaction(work)
    parts.push(progress)
    return progress
  }
  return { job: { reached, commitPart } as JobContext, parts }
}

const dueOn = (day: string) =>
  api.db.$count(assignments, and(eq(assignments.courseId, courseId), eq(assignments.dueOn, day)))

test('an act that was killed goes on behind what it had reached, and does nothing twice', async () => {
  const act = await begin({ act: 'set_due', due_on: '2099-03-01', filters: { course: courseId } })
  const killed = runOf(null, part => {
    if (part === 1) throw new Error('killed')
  })
  await expect(workOnAssignmentAct(act, killed.job)).rejects.toThrow('killed')
  expect(killed.parts).toEqual([{ done: partSize, total, changed: partSize }])
  expect(await dueOn('2099-03-01')).toBe(partSize)
  const next = runOf(killed.parts[0] ?? null, () => undefined)
  await workOnAssignmentAct(act, next.job)
  expect(next.parts).toEqual([{ done: total, total, changed: total }])
  expect(await dueOn('2099-03-01')).toBe(total)
  const ofCourse = sql`${auditLog.subjectId} in (select a.id from ${assignments} a where a.course_id = ${courseId})`
  expect(await api.db.$count(auditLog, and(eq(auditLog.action, 'assignment.set_due'), ofCourse))).toBe(total)
})

test('an act ends once the person who started it manages another branch; finished parts stay', async () => {
  const manager = await member(api, owner.companyId, 'manager', branch)
  const body = { act: 'set_due', due_on: '2099-04-01', filters: { course: courseId } }
  const act = await begin(body, companyCalls(api, manager.token))
  const elsewhere = await department(api, owner.companyId)
  const { job, parts } = runOf(null, async part => {
    if (part === 0) return
    await api.db
      .update(companyMembers)
      .set({ departmentId: elsewhere })
      .where(eq(companyMembers.userId, manager.id))
  })
  await expect(workOnAssignmentAct(act, job)).rejects.toThrow(PermanentJobError)
  expect(parts).toEqual([{ done: partSize, total, changed: partSize }])
  expect(await dueOn('2099-04-01')).toBe(partSize)
})

test('of all that match so many are excepted, and none more', async () => {
  const except = (count: number) => ({
    act: 'withdraw',
    filters: { course: courseId, except_ids: Array.from({ length: count }, (_, at) => at + 1_000_000) },
  })
  expect((await begin(except(mostExcepted))).total).toBe(total)
  expect(await calls.code('POST', '/assignments/bulk', except(mostExcepted + 1))).toBe('validation')
})

test('an act that concerns too many is refused, and so is a wish for too many', async () => {
  const actor = laterActor({ companyId: owner.companyId, createdBy: owner.id, role: 'owner', branchId: null })
  const begun = (most: number) =>
    api.db.transaction(tx =>
      startAssignmentAct(tx, actor, { act: 'withdraw', filters: { course: courseId } }, most),
    )
  await expect(begun(total - 1)).rejects.toMatchObject({ code: 'too_many_assignments' })
  expect((await begun(total)).total).toBe(total)
  const all = {
    companyId: owner.companyId,
    name: 'x',
    nameKey: 'x',
    searchFolded: 'x',
    state: 'active',
  } as const
  await api.db
    .insert(employees)
    .values(
      Array.from({ length: batchLimit / 100 + 1 }, (_, at) => ({ ...all, email: `many-${at}@example.com` })),
    )
  for (let each = 0; each < 100; each += 1) await course(api)
  const rows = await api.db
    .select({ id: courses.id })
    .from(courses)
    .orderBy(sql`id desc`)
    .limit(100)
  const wanted = { everyone: true, course_ids: rows.map(({ id }) => id) }
  expect(await calls.code('POST', '/assignments/preview', wanted)).toBe('too_many_assignments')
}, 60_000)
