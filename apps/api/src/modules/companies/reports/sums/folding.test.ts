import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  employees,
  employeeYears,
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
import { whileRefused } from '../../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { addUp } from '../adding-up.ts'
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
  await whileRefused(api.db, 'report_completions', `department_id <> ${broken}`, () =>
    expect(foldReports(api.db, 1, 0)).rejects.toThrow('Some departments could not be counted.'),
  )
  const counted = await api.db.select().from(reportSlices).where(eq(reportSlices.companyId, companyId))
  expect(counted.map(slice => slice.departmentId)).toContain(sound)
  expect(counted.map(slice => slice.departmentId)).not.toContain(broken)
  await foldReports(api.db, 1, 0)
  expect(await api.db.$count(reportSlices, eq(reportSlices.departmentId, broken))).toBe(1)
})

test('a company whose years cannot be kept keeps neither counts nor the years of others waiting', async () => {
  const [broken, sound] = [await company(api), await company(api)]
  const departments = []
  for (const { companyId } of [broken, sound]) {
    const departmentId = await department(api, companyId)
    departments.push(departmentId)
    const { id } = await joined(api, companyId, { departmentId })
    await assign(api, companyId, id, await course(api))
  }
  await whileRefused(api.db, 'employee_years', `company_id <> ${broken.companyId}`, () =>
    expect(foldReports(api.db, 1, 0)).rejects.toThrow(AggregateError),
  )
  for (const departmentId of departments)
    expect(await api.db.$count(reportSlices, eq(reportSlices.departmentId, departmentId))).toBe(1)
  const yearsOf = ({ companyId }: { companyId: number }) =>
    api.db.$count(employeeYears, eq(employeeYears.companyId, companyId))
  expect(await yearsOf(broken)).toBe(0)
  expect(await yearsOf(sound)).toBeGreaterThan(0)
  await foldReports(api.db, 1, 0)
  expect(await yearsOf(broken)).toBeGreaterThan(0)
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

test('each of many people who learned in a period is counted once, and what stays as it was is not written again', async () => {
  const { companyId } = await company(api)
  const [courseId, other] = [await course(api), await course(api)]
  const people = 300
  await api.db.execute(sql`
    with person as (
      insert into users (kind, name, name_key, name_folded) select 'student', 'Many', 'many', 'many' from generate_series(1, ${people}::int) returning id
    ), working as (
      insert into employees (company_id, user_id, name, name_key, search_folded, email, state, joined_on)
      select ${companyId}, p.id, 'Many', 'many', 'many', 'many' || p.id || '@example.com', 'active', '2025-01-01' from person p returning id, user_id
    ), assigned as (
      insert into assignments (company_id, employee_id, course_id, created_at)
      select ${companyId}, w.id, c.id, '2025-01-02' from working w, unnest(array[${courseId}, ${other}]::bigint[]) c(id)
    )
    insert into learning_days (user_id, course_id, day, seconds)
    select p.id, c.id, d.day, 60 from person p, unnest(array[${courseId}, ${other}]::bigint[]) c(id), unnest(array['2025-02-20', '2025-03-05', '2025-04-02']::date[]) d(day)`)
  await api.db.execute(sql`analyze employees, assignments, learning_days`)
  await foldReports(api.db, 1, 0)
  const whole: CompanyMembership = { companyId, role: 'owner', branchId: null }
  const period = { from: '2025-02-10', to: '2025-04-20', by: 'course' } as const
  const kept = await addUp(api.db, whole, 'time', period, true)
  expect(kept).toEqual(await addUp(api.db, whole, 'time', period, false))
  expect(kept[0]).toMatchObject({ kind: 'total', people, days: 3 * people, seconds: 6 * 60 * people })

  const written = async () => {
    const { rows } = await api.db.execute<{ times: string }>(
      sql`select xmin::text || ctid::text as times from report_times where company_id = ${companyId} order by 1`,
    )
    return rows.map(row => row.times)
  }
  const before = await written()
  await api.db.update(reportSlices).set({ dueAt: new Date(0) })
  await api.db
    .execute(sql`update learning_days set seconds = 61 where day = '2025-04-02' and course_id = ${courseId}
    and user_id = (select min(user_id) from employees where company_id = ${companyId})`)
  await foldReports(api.db, 1, 0)
  const after = await written()
  expect(after).toHaveLength(before.length)
  // The day, the month and all, of the course and of both together.
  expect(after.filter(sum => !before.includes(sum))).toHaveLength(6)
  expect(await addUp(api.db, whole, 'time', period, true)).toEqual(
    await addUp(api.db, whole, 'time', period, false),
  )
})

function gate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  return { opened, open }
}
