import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  employees,
  exams,
  reportChanges,
  reportMarks,
  reportSlices,
  reportStandings,
} from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department, employee } from '../../../../testing/portal.ts'
import { startAttempt } from '../../../../testing/exam.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { foldReports } from './folding.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

test('a department that cannot be counted keeps no other one waiting', async () => {
  const { companyId } = await company(api)
  const [broken, sound] = [await department(api, companyId), await department(api, companyId)]
  const courseId = await course(api)
  for (const departmentId of [broken, sound]) {
    const { id } = await joined(api, companyId, { departmentId })
    await assign(api, companyId, id, courseId)
  }
  await api.db.execute(
    sql.raw(
      `alter table report_completions add constraint refused check (department_id <> ${broken}) not valid`,
    ),
  )
  await expect(foldReports(api.db, 1, 0)).rejects.toThrow('Some departments could not be counted.')
  const counted = await api.db.select().from(reportSlices).where(eq(reportSlices.companyId, companyId))
  expect(counted.map(slice => slice.departmentId)).toContain(sound)
  expect(counted.map(slice => slice.departmentId)).not.toContain(broken)
  await api.db.execute(sql`alter table report_completions drop constraint refused`)
  await foldReports(api.db, 1, 0)
  expect(await api.db.$count(reportSlices, eq(reportSlices.departmentId, broken))).toBe(1)
})

test('what is written about somebody who is just moving counts where they move to', async () => {
  const { companyId } = await company(api)
  const [from, to] = [await department(api, companyId), await department(api, companyId)]
  const { id } = await joined(api, companyId, { departmentId: from })
  await assign(api, companyId, id, await course(api))
  const completedIn = async (departmentId: number) => {
    const [sum] = await api.db
      .select({ completed: reportStandings.completed })
      .from(reportStandings)
      .where(eq(reportStandings.departmentId, departmentId))
    return sum?.completed
  }
  await foldReports(api.db, 1, 0)
  const [isWritten, mayEnd] = [gate(), gate()]
  // Its trigger fires while they are still seen where they were.
  const completing = api.db.transaction(async tx => {
    await tx
      .update(assignments)
      .set({ state: 'completed', completedAt: new Date() })
      .where(eq(assignments.employeeId, id))
    isWritten.open()
    await mayEnd.opened
  })
  await isWritten.opened
  await api.db.update(employees).set({ departmentId: to }).where(eq(employees.id, id))
  await foldReports(api.db, 1, 0)
  expect(await completedIn(to)).toBe(0)
  mayEnd.open()
  await completing
  await foldReports(api.db, 1, 0)
  expect(await completedIn(to)).toBe(1)
})

test('a changed exam marks itself, and its people’s departments are found when they are counted', async () => {
  const { companyId } = await company(api)
  const inDepartment = await department(api, companyId)
  const { learner, examId, courseId } = await startAttempt(api)
  const id = await employee(api, companyId, { userId: learner.id, departmentId: inDepartment })
  await assign(api, companyId, id, courseId)
  await foldReports(api.db, 1, 0)
  await api.db.update(exams).set({ passMark: 33 }).where(eq(exams.id, examId))
  expect(await api.db.select({ examId: reportMarks.examId }).from(reportMarks)).toEqual([{ examId }])
  expect(await api.db.$count(reportChanges)).toBe(0)
  const before = await api.db.select().from(reportSlices).where(eq(reportSlices.departmentId, inDepartment))
  await foldReports(api.db, 1, 0)
  const after = await api.db.select().from(reportSlices).where(eq(reportSlices.departmentId, inDepartment))
  expect(after[0]?.asOf.getTime()).toBeGreaterThan(before[0]?.asOf.getTime() ?? Infinity)
  expect(await api.db.$count(reportMarks)).toBe(0)
})

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}
