import { nextWorkingDay, workingDayAfter } from '@masar/text'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  employeeInvitations,
  employees,
  enrolmentGrants,
  holidays,
} from '../../../db/schema/index.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashOf } from '../../../secrets.ts'
import { countDueDays } from '../../learning/assignment-rows.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { join } from '../invitations/join.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { plusDays } from '../requirements/status.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const assign = async (order: object): Promise<number> => {
  const { id } = await calls.data<{ id: number }>('POST', '/assignments', order)
  await doAssigning(api)
  return id
}

test('days are counted from joining, from today for who joined earlier, and end on a working day; a fixed day stays', async () => {
  const courseId = await course(api)
  const here = await joined(api, owner.companyId, { joinedOn: '2026-01-15' })
  const invited = await employee(api, owner.companyId, { state: 'invited', joinedOn: null })
  await assign({ course_ids: [courseId], employee_ids: [here.id, invited], due_days: 7 })
  const [mine] = await assignedTo(api, here.id)
  const { days } = await calendarOf(api.db, owner.companyId)
  expect(mine?.dueOn).toBe(nextWorkingDay(days, plusDays(await companyToday(api.db, owner.companyId), 7)))
  expect(await assignedTo(api, invited)).toMatchObject([{ dueOn: null, dueDays: 7 }])
  expect(await calls.data('GET', `/employees/${invited}`)).toMatchObject({
    assignments: [{ due_on: null, due_days: 7, counts_working_days: false }],
  })
  // The invited person joins, with the course.
  const user = await account(api)
  await api.db.insert(employeeInvitations).values({
    companyId: owner.companyId,
    employeeId: invited,
    tokenHash: hashOf('a link for the one who counts days'),
    expiresAt: new Date(Date.now() + 60_000),
  })
  await api.db.transaction(tx =>
    join(tx, 'a link for the one who counts days', {
      userId: user.id,
      capacity: 'personal',
      role: null,
      ip: null,
      requestId: null,
    }),
  )
  expect(await assignedTo(api, invited)).toMatchObject([{ dueOn: mine?.dueOn, dueDays: null }])
  const open = and(eq(enrolmentGrants.userId, user.id), eq(enrolmentGrants.courseId, courseId))
  expect(await api.db.select({ kind: enrolmentGrants.kind }).from(enrolmentGrants).where(open)).toEqual([
    { kind: 'assignment' },
  ])
  const friday = await assign({
    course_ids: [await course(api)],
    employee_ids: [here.id],
    due_on: '2094-01-01',
  })
  expect(await calls.data('GET', `/assignment-batches/${friday}`)).toMatchObject({ due_on: '2094-01-01' })
})

test('a due day that has passed is refused wherever something is assigned', async () => {
  const today = await companyToday(api.db, owner.companyId)
  const past = { due_on: plusDays(today, -1) }
  const courseId = await course(api)
  const { id } = await joined(api, owner.companyId)
  const order = { course_ids: [courseId], employee_ids: [id] }
  const standing = { course_id: courseId, department_id: await department(api, owner.companyId) }
  expect(await calls.code('POST', '/assignments', { ...order, ...past })).toBe('validation')
  expect(await calls.code('POST', '/standing-assignments', { ...standing, ...past })).toBe('validation')
  await assign({ ...order, due_on: today })
  const ids = (await assignedTo(api, id)).map(row => row.id)
  expect(await calls.code('PATCH', '/assignments', { ids, ...past })).toBe('validation')
  expect(await assignedTo(api, id)).toMatchObject([{ dueOn: today }])
})

test('a counted day in a feast moves behind it; once it is set, it stays where the feast moves', async () => {
  const feast = {
    country: 'SA',
    key: 'feast',
    year: 2026,
    kind: 'single',
    name: { ar: 'ع', en: 'h' },
  } as const
  const firstDay = plusDays(await companyToday(api.db, owner.companyId), 20)
  await api.db.insert(holidays).values({ ...feast, firstDay, lastDay: plusDays(firstDay, 9) })
  const { id } = await joined(api, owner.companyId)
  await assign({ course_ids: [await course(api)], employee_ids: [id], due_days: 22 })
  const [before] = await assignedTo(api, id)
  // Ten days from the first one on, and a weekend at most.
  expect([10, 11, 12].map(after => plusDays(firstDay, after))).toContain(before?.dueOn)
  await api.db.delete(holidays).where(eq(holidays.key, 'feast'))
  expect(await assignedTo(api, id)).toEqual([before])
})

test('so many working days: the first is the next one that is worked, holidays are passed over, for who joins later, too', async () => {
  const feast = {
    country: 'SA',
    key: 'feast',
    year: 2026,
    kind: 'single',
    name: { ar: 'ع', en: 'h' },
  } as const
  const firstDay = plusDays(await companyToday(api.db, owner.companyId), 4)
  await api.db.insert(holidays).values({ ...feast, firstDay, lastDay: plusDays(firstDay, 5) })
  const { days } = await calendarOf(api.db, owner.companyId)
  const here = await joined(api, owner.companyId)
  const invited = await employee(api, owner.companyId, { state: 'invited', joinedOn: null })
  const batch = await assign({
    course_ids: [await course(api)],
    employee_ids: [here.id, invited],
    due_days: 6,
    counts_working_days: true,
  })
  const due = workingDayAfter(days, await companyToday(api.db, owner.companyId), 6)
  expect(due > plusDays(firstDay, 5)).toBe(true)
  expect(await assignedTo(api, here.id)).toMatchObject([{ dueOn: due }])
  expect(await calls.data('GET', `/assignment-batches/${batch}`)).toMatchObject({
    due_days: 6,
    counts_working_days: true,
  })
  await api.db
    .update(employees)
    .set({ state: 'active', joinedOn: await companyToday(api.db, owner.companyId) })
    .where(eq(employees.id, invited))
  await countDueDays(api.db, owner.companyId, invited)
  expect(await assignedTo(api, invited)).toMatchObject([{ dueOn: due, dueDays: null }])
  await api.db.delete(holidays).where(eq(holidays.key, 'feast'))
})

test('a day ends where the company is: what is due today in the west is overdue in the east', async () => {
  // Twenty-five hours apart: never the same day.
  for (const [zone, isOverdue] of [
    ['Pacific/Kiritimati', true],
    ['Pacific/Pago_Pago', false],
  ] as const) {
    const there = await company(api)
    const own = companyCalls(api, there.token)
    const { version } = await own.data<{ version: number }>('GET', '/company')
    await own.data('PATCH', '/company', { version, time_zone: zone })
    const { today } = await own.data<{ today: string }>('GET', '/working-calendar')
    expect(today).toBe(new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: zone }).format())
    const west = await companyDayIn('Pacific/Pago_Pago')
    const { id } = await joined(api, there.companyId, { joinedOn: '2026-01-15' })
    const courseId = await course(api, { price: 0 })
    await own.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [id], due_on: today })
    await doAssigning(api)
    await api.db.update(assignments).set({ dueOn: west }).where(eq(assignments.employeeId, id))
    expect(await own.data('GET', `/assignments?state=overdue`)).toHaveLength(isOverdue ? 1 : 0)
    expect(await own.data('GET', `/employees?progress=overdue`)).toHaveLength(isOverdue ? 1 : 0)
    expect(await own.data('GET', `/employees/${id}`)).toMatchObject({
      overdue: isOverdue ? 1 : 0,
      assignments: [{ is_overdue: isOverdue }],
    })
    expect(await own.data('GET', '/dashboard')).toMatchObject({ assignments: { overdue: isOverdue ? 1 : 0 } })
    // A person who finishes at this moment is late if the day is over.
    const complete = { state: 'completed', percent: 100, completedAt: new Date() } as const
    const begin = { state: 'assigned', percent: 0, completedAt: null } as const
    await api.db.update(assignments).set(complete).where(eq(assignments.employeeId, id))
    expect(await own.data('GET', '/assignments')).toMatchObject([{ is_late: isOverdue }])
    expect(await own.data('GET', `/employees/${id}`)).toMatchObject({ assignments: [{ is_late: isOverdue }] })
    await api.db.update(assignments).set(begin).where(eq(assignments.employeeId, id))
    expect(await own.data('GET', '/requirements')).toMatchObject({ as_of: today })
    expect(await own.code('GET', `/requirements?as_of=${plusDays(today, 1)}`)).toBe('validation')
    // What is counted in days is counted from there.
    await own.data('POST', '/assignments', {
      course_ids: [await course(api)],
      employee_ids: [id],
      due_days: 7,
    })
    await doAssigning(api)
    const { days } = await calendarOf(api.db, there.companyId)
    expect((await assignedTo(api, id)).map(({ dueOn }) => dueOn)).toContain(
      nextWorkingDay(days, plusDays(today, 7)),
    )
  }
})

const companyDayIn = async (zone: string) => {
  const { rows } = await api.db.execute<{ day: string }>(
    sql`select (clock_timestamp() at time zone ${zone})::date::text as day`,
  )
  return rows[0]?.day ?? ''
}
