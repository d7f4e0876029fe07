import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  certificates,
  employeeGroupMembers,
  employeeGroups,
  holidays,
  learningPathCourses,
  learningPaths,
  requirements,
  waivers,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee } from '../../../testing/portal.ts'
import { random } from '@masar/testing/random'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { standings, type StandingRow } from './standings.ts'
import { firstDueOn, plusDays, standingOf, type Completion, type RequirementStatus } from './status.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const upTo = random(14)
const chance = (percent: number) => upTo(100) < percent
const dayAt = (most: number) => plusDays('2022-01-01', upTo(most))
/** Within a day of Riyadh: its first minute, its noon or its last minute. */
const momentOn = (day: string) => {
  const clock = ['00:00:30', '12:00:00', '23:59:30'][upTo(3)] ?? ''
  return new Date(`${day}T${clock}+03:00`)
}
const insertId = async (
  table: typeof requirements | typeof learningPaths | typeof employeeGroups,
  row: object,
) => {
  const [made] = await api.db
    .insert(table)
    .values(row as never)
    .returning({ id: table.id })
  if (!made) throw new Error('Nothing was made.')
  return made.id
}

interface Person {
  id: number
  userId: number | null
  joinedOn: string | null
  departments: number[]
  groups: number[]
}

async function makePeople(companyId: number, places: { top: number; below: number; group: number }) {
  const people: Person[] = []
  for (let at = 0; at < 25; at += 1) {
    const joinedOn = chance(80) ? dayAt(1400) : null
    const departmentId = [null, places.top, places.below][upTo(3)] ?? null
    const row = { joinedOn, departmentId }
    const made =
      joinedOn === null
        ? { id: await employee(api, companyId, { ...row, state: 'invited' }), userId: null }
        : await joined(api, companyId, row)
    const isIn = chance(50)
    if (isIn)
      await api.db
        .insert(employeeGroupMembers)
        .values({ companyId, groupId: places.group, employeeId: made.id })
    people.push({
      id: made.id,
      userId: made.userId,
      joinedOn,
      departments:
        departmentId === places.below
          ? [places.top, places.below]
          : departmentId === null
            ? []
            : [departmentId],
      groups: isIn ? [places.group] : [],
    })
  }
  return people
}

type Known = Map<string, { completion: Completion }[]>

/** Certificates of each person and course, and now and then a completed assignment, with one of them or without. */
async function makeCompletions(companyId: number, people: readonly Person[], courseIds: readonly number[]) {
  const known: Known = new Map()
  const certified: (typeof certificates.$inferInsert)[] = []
  const assigned: (typeof assignments.$inferInsert)[] = []
  for (const { id, userId } of people) {
    const list: { completion: Completion }[] = []
    for (const courseId of courseIds) {
      const moments = new Map<number, Date>()
      for (let times = userId === null ? 0 : upTo(5); times > 0; times -= 1) {
        const on = dayAt(1700)
        const moment = momentOn(on)
        if (moments.has(moment.getTime())) continue
        moments.set(moment.getTime(), moment)
        const isReleased = chance(90)
        const recordedOn = chance(70) ? on : plusDays(on, upTo(90))
        const revokedOn = chance(15) ? plusDays(recordedOn, upTo(200)) : null
        certified.push({
          code: `${id}-${courseId}-${moment.getTime()}`,
          userId: userId ?? 0,
          courseId,
          holderName: 'x',
          courseTitle: {},
          completedAt: moment,
          releasedAt: isReleased ? momentOn(recordedOn) : null,
          ...(revokedOn !== null && { revokedAt: momentOn(revokedOn), revokedReason: 'x' }),
        })
        if (isReleased) list.push({ completion: { courseId, on, recordedOn, revokedOn } })
      }
      if (!chance(40)) continue
      const [certifiedAt] = moments.values()
      const on = dayAt(1700)
      const completedAt = certifiedAt && chance(50) ? certifiedAt : momentOn(on)
      assigned.push({ companyId, employeeId: id, courseId, state: 'completed', percent: 100, completedAt })
      if (!moments.has(completedAt.getTime()))
        list.push({ completion: { courseId, on, recordedOn: on, revokedOn: null } })
    }
    known.set(String(id), list)
  }
  await api.db.insert(certificates).values(certified)
  await api.db.insert(assignments).values(assigned)
  return known
}

/** Some days off beside those that every database has. */
async function makeHolidays() {
  await api.db.insert(holidays).values(
    Array.from({ length: 40 }, (_, at) => {
      const firstDay = dayAt(1700)
      const lastDay = plusDays(firstDay, upTo(9))
      const name = { ar: 'ع', en: 'h' }
      return { country: 'SA', key: `h${at}`, year: 2022, kind: 'single' as const, name, firstDay, lastDay }
    }),
  )
}

// long: the world of one company, row by row, and one comparison of it
test('in SQL it is what it is for one person and requirement, on random data', async () => {
  const { companyId } = await company(api)
  const top = await department(api, companyId)
  const below = await department(api, companyId, top)
  const group = await insertId(employeeGroups, { companyId, name: { en: 'g' } })
  const courseIds = [await course(api), await course(api), await course(api)]
  const pathId = await insertId(learningPaths, { companyId, name: { en: 'p' } })
  await api.db
    .insert(learningPathCourses)
    .values(courseIds.slice(0, 2).map((courseId, at) => ({ companyId, pathId, courseId, position: at + 1 })))
  const people = await makePeople(companyId, { top, below, group })
  const completions = await makeCompletions(companyId, people, courseIds)
  await makeHolidays()
  const { days: working } = await calendarOf(api.db, companyId)
  const rules = []
  const given: (typeof waivers.$inferInsert)[] = []
  const held = new Map<string, { from: string; until: string | null; endedOn: string | null }[]>()
  for (let at = 0; at < 12; at += 1) {
    const ofPath = at % 2 === 0
    const madeOn = dayAt(1000)
    const isFixed = chance(40)
    const rule = {
      courseId: ofPath ? null : (courseIds[upTo(3)] ?? null),
      pathId: ofPath ? pathId : null,
      groupId: at % 3 === 1 ? group : null,
      departmentId: at % 3 === 2 ? top : null,
      firstDueOn: isFixed ? dayAt(1700) : null,
      firstDueDays: isFixed ? null : upTo(120),
      countsWorkingDays: !isFixed && chance(50),
      renewalMonths: chance(70) ? 1 + upTo(24) : null,
      graceDays: chance(50) ? upTo(60) : 0,
    }
    const endedOn = chance(20) ? plusDays(madeOn, 200 + upTo(700)) : null
    const id = await insertId(requirements, {
      companyId,
      ...rule,
      createdAt: momentOn(madeOn),
      endedAt: endedOn === null ? null : momentOn(endedOn),
    })
    rules.push({ id, ...rule, madeOn, endedOn })
    for (const person of people) {
      if (!chance(25)) continue
      const from = dayAt(1700)
      const waiver = {
        from,
        until: chance(50) ? plusDays(from, upTo(300)) : null,
        endedOn: chance(30) ? plusDays(from, upTo(200)) : null,
      }
      const key = `${id} ${person.id}`
      held.set(key, [...(held.get(key) ?? []), waiver])
      given.push({
        companyId,
        requirementId: id,
        employeeId: person.id,
        reason: 'x',
        createdAt: momentOn(from),
        expiresOn: waiver.until,
        endedAt: waiver.endedOn === null ? null : momentOn(waiver.endedOn),
      })
    }
  }
  await api.db.insert(waivers).values(given)

  const seen = new Map<RequirementStatus | 'expiring', number>()
  for (let at = 0; at < 25; at += 1) {
    const day = dayAt(1800)
    const { rows } = await api.db.execute<StandingRow>(sql`
      select requirement_id::float8 as "requirementId", employee_id::float8 as "employeeId", status, completed_on::text as "completedOn",
        valid_until::text as "validUntil", due_on::text as "dueOn", is_expiring as "isExpiring"
      from (${standings({
        companyId,
        working,
        day,
        people: sql`select e.id, e.user_id, e.joined_on, e.department_id from employees e where e.company_id = ${companyId}`,
      })}) s order by 1, 2`)
    const expected = rules
      .filter(rule => rule.madeOn <= day && (rule.endedOn === null || rule.endedOn > day))
      .flatMap(rule =>
        people
          .filter(
            person =>
              (rule.groupId === null || person.groups.includes(rule.groupId)) &&
              (rule.departmentId === null || person.departments.includes(rule.departmentId)),
          )
          .map(person => ({
            requirementId: rule.id,
            employeeId: person.id,
            ...standingOf(
              {
                courseIds: rule.courseId === null ? courseIds.slice(0, 2) : [rule.courseId],
                renewalMonths: rule.renewalMonths,
                graceDays: rule.graceDays,
                firstDueOn: firstDueOn(rule, person.joinedOn, working),
                completions: (completions.get(String(person.id)) ?? []).map(each => each.completion),
                waivers: held.get(`${rule.id} ${person.id}`) ?? [],
              },
              day,
            ),
          })),
      )
    expect(rows, day).toEqual(
      expected.toSorted((a, b) => a.requirementId - b.requirementId || a.employeeId - b.employeeId),
    )
    for (const row of expected)
      for (const kind of row.isExpiring ? (['expiring', row.status] as const) : [row.status])
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
  }
  // The data has all cases to be distinguished.
  expect([...seen.keys()].toSorted()).toEqual([
    'due',
    'expired',
    'expiring',
    'grace',
    'late',
    'met',
    'waived',
  ])
  expect(await api.db.$count(requirements, eq(requirements.companyId, companyId))).toBe(12)
})
