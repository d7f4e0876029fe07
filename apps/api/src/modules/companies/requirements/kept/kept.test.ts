import { and, eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import {
  assignments,
  certificates,
  departments,
  employeeGroupMembers,
  employeeGroups,
  employees,
  employeeStandings,
  holidays,
  learningPathCourses,
  learningPaths,
  requirements,
  waivers,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { happenByLicence, placesFor } from '../../../../testing/licences.ts'
import { department, employee } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { calendarOf } from '../../../platform/calendar/calendars.ts'
import { companyToday } from '../../../platform/calendar/days.ts'
import { inReachOf } from '../../policy.ts'
import { foldReports } from '../../reports/sums/folding.ts'
import { peopleOn } from '../as-of.ts'
import { hasStatus, standingsWhere } from '../having-status.ts'
import { plusDays, standingFilters } from '../status.ts'
import { keepStandings } from './keeping.ts'
import { countStandings, nobodyStands, standsSo, type StandingCounts } from './reading.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const random = randomFor(41, 0)
const someDay = (back = 700) => plusDays(new Date().toISOString().slice(0, 10), -random.below(back))
const someMoment = () => new Date(Date.now() - random.below(700 * 24 * 60) * 60_000)

interface World {
  departments: number[]
  groupId: number
  pathId: number
  courses: number[]
  people: { id: number; userId: number | null }[]
  places: ReadonlyMap<number, number>
}

async function makeWorld(): Promise<World> {
  const { companyId } = owner
  const top = await department(api, companyId)
  const places = [top, await department(api, companyId, top), await department(api, companyId)]
  const [group] = await api.db
    .insert(employeeGroups)
    .values({ companyId, name: { en: 'g' } })
    .returning({ id: employeeGroups.id })
  const [path] = await api.db
    .insert(learningPaths)
    .values({ companyId, name: { en: 'p' } })
    .returning({ id: learningPaths.id })
  const courses = [await course(api), await course(api), await course(api)]
  const people: World['people'] = []
  for (let n = 0; n < 10; n += 1) {
    const row = { departmentId: n === 0 ? null : random.of(places), joinedOn: someDay(400) }
    people.push(
      n % 5 === 4
        ? { id: await employee(api, companyId, { ...row, joinedOn: null, state: 'invited' }), userId: null }
        : await joined(api, companyId, row),
    )
  }
  const learners = people.filter(({ userId }) => userId !== null).map(({ id }) => id)
  const world = {
    departments: places,
    groupId: group?.id ?? 0,
    pathId: path?.id ?? 0,
    courses,
    people,
    places: await placesFor(api, companyId, learners),
  }
  for (let n = 0; n < 5; n += 1) await demand(world, n)
  return world
}

async function demand({ departments: places, groupId, pathId, courses }: World, n: number): Promise<void> {
  const isFixed = random.chance(30)
  await api.db.insert(requirements).values({
    companyId: owner.companyId,
    ...(n % 2 === 0 ? { pathId } : { courseId: random.of(courses) }),
    ...(n % 3 === 1 && { groupId }),
    ...(n % 3 === 2 && { departmentId: places[0] ?? 0 }),
    ...(isFixed
      ? { firstDueOn: someDay() }
      : { firstDueDays: random.below(300), countsWorkingDays: random.chance(50) }),
    renewalMonths: random.chance(70) ? 1 + random.below(18) : null,
    graceDays: random.below(60),
    createdAt: someMoment(),
  })
}

/** One random change that affects someone's status. */
// long: a list of acts, each by itself
async function happen(world: World): Promise<void> {
  const { companyId } = owner
  const { id, userId } = random.of(world.people)
  const courseId = random.of(world.courses)
  const own = eq(employees.id, id)
  const theirs = and(eq(certificates.userId, userId ?? 0), eq(certificates.courseId, courseId))
  const isIn = and(eq(employeeGroupMembers.groupId, world.groupId), eq(employeeGroupMembers.employeeId, id))
  const onPath = and(eq(learningPathCourses.pathId, world.pathId), eq(learningPathCourses.courseId, courseId))
  const demands = await api.db.select({ id: requirements.id }).from(requirements)
  const requirementId = random.of(demands).id
  const acts: (() => Promise<unknown>)[] = [
    () =>
      api.db
        .update(employees)
        .set({ departmentId: random.chance(20) ? null : random.of(world.departments) })
        .where(own),
    () =>
      api.db
        .update(employees)
        .set({ joinedOn: someDay(400) })
        .where(own),
    () =>
      api.db
        .update(employees)
        .set({ state: random.chance(50) ? 'active' : 'deactivated', deactivatedAt: someMoment() })
        .where(own),
    async () => {
      if ((await api.db.$count(employeeGroupMembers, isIn)) > 0)
        await api.db.delete(employeeGroupMembers).where(isIn)
      else
        await api.db
          .insert(employeeGroupMembers)
          .values({ companyId, groupId: world.groupId, employeeId: id })
    },
    () =>
      api.db.insert(waivers).values({
        companyId,
        requirementId,
        employeeId: id,
        reason: 'x',
        createdAt: someMoment(),
        expiresOn: random.chance(50) ? someDay(60) : null,
      }),
    () =>
      api.db
        .update(waivers)
        .set({ endedAt: new Date(Date.now() - 86_400_000) })
        .where(eq(waivers.employeeId, id)),
    () => api.db.delete(waivers).where(eq(waivers.employeeId, id)),
    async () => {
      const open = sql`${assignments.employeeId} = ${id} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
      const done = { state: 'completed' as const, percent: 100, completedAt: someMoment() }
      if ((await api.db.$count(assignments, open)) > 0) await api.db.update(assignments).set(done).where(open)
      else await api.db.insert(assignments).values({ companyId, employeeId: id, courseId, ...done })
    },
    () =>
      api.db
        .update(requirements)
        .set({
          graceDays: random.below(90),
          endedAt: random.chance(10) ? new Date(Date.now() - 86_400_000) : null,
        })
        .where(eq(requirements.id, requirementId)),
    () => demand(world, random.below(6)),
    async () => {
      if ((await api.db.$count(learningPathCourses, onPath)) > 0)
        await api.db.delete(learningPathCourses).where(onPath)
      else
        await api.db
          .insert(learningPathCourses)
          .values({ companyId, pathId: world.pathId, courseId, position: 1 + random.below(99) })
    },
    () =>
      api.db
        .update(departments)
        .set({ parentId: random.chance(50) ? (world.departments[0] ?? 0) : null })
        .where(eq(departments.id, world.departments[2] ?? 0)),
    () => {
      const day = someDay()
      return api.db.insert(holidays).values({
        country: 'SA',
        key: `k${random.below(1_000_000)}`,
        year: 2020,
        kind: 'single',
        name: { ar: 'ع', en: 'h' },
        firstDay: day,
        lastDay: plusDays(day, 9),
      })
    },
  ]
  if (userId !== null)
    acts.push(
      async () => {
        const completedAt = someMoment()
        await api.db.insert(certificates).values({
          code: `${id}-${courseId}-${completedAt.getTime()}`,
          userId,
          courseId,
          holderName: 'x',
          courseTitle: {},
          completedAt,
          releasedAt: random.chance(80) ? completedAt : null,
        })
      },
      () =>
        api.db
          .update(certificates)
          .set({ releasedAt: new Date(Date.now() - 1000) })
          .where(theirs),
      () =>
        api.db
          .update(certificates)
          .set({ revokedAt: new Date(Date.now() - 1000), revokedReason: 'x' })
          .where(theirs),
      () => api.db.delete(certificates).where(theirs),
      ...happenByLicence(
        api,
        { companyId, userId, courseId, seatId: world.places.get(id) ?? 0 },
        someMoment(),
      ),
    )
  await random.of(acts)()
}

interface Stood extends Record<string, unknown> {
  requirementId: number
  employeeId: number
  status: string
  isExpiring: boolean
}

const idsWhere = (who: SQL) =>
  api.db.select({ id: employees.id }).from(employees).where(who).orderBy(employees.id)

async function expectSame(world: World): Promise<void> {
  const { companyId } = owner
  const working = (await calendarOf(api.db, companyId)).days
  const asked = { companyId, working, day: await companyToday(api.db, companyId) }
  const members: CompanyMembership[] = [
    { companyId, role: 'owner', branchId: null },
    { companyId, role: 'manager', branchId: world.departments[0] ?? 0 },
  ]
  for (const member of members) {
    const seen = inReachOf(member, employees.companyId, employees.departmentId)
    const who = sql`${seen} and ${peopleOn(asked.day, companyId)}`
    const { rows } = await api.db
      .execute<Stood>(sql`select s.requirement_id::float8 as "requirementId", s.employee_id::float8 as "employeeId",
      s.status, s.is_expiring as "isExpiring" from (${standingsWhere(asked, who)}) s`)
    const counts = new Map<number, StandingCounts>()
    for (const row of rows) {
      const of = counts.get(row.requirementId) ?? { ...nobodyStands }
      counts.set(row.requirementId, of)
      of.people += 1
      of[row.status as keyof StandingCounts] += 1
      if (row.isExpiring) of.expiring += 1
    }
    expect(new Map([...(await countStandings(api.db, member, asked))].toSorted(([a], [b]) => a - b))).toEqual(
      new Map([...counts].toSorted(([a], [b]) => a - b)),
    )
    for (const requirementIds of [undefined, [...counts.keys()].slice(0, 1)])
      for (const status of [undefined, ...standingFilters]) {
        const narrowed = { ...asked, requirementIds }
        const so = sql`select s.employee_id from (${standingsWhere(narrowed, who)}) s where ${status ? hasStatus(status) : sql`true`}`
        const found = await standsSo(api.db, narrowed, who, status)
        const expected = await idsWhere(sql`${who} and ${employees.id} in (${so})`)
        const about = `${member.role} ${status ?? 'any'} ${requirementIds?.join() ?? ''}`
        const seenSo = sql`${found.isOfThoseThere ? seen : who} and ${found.where}`
        expect(await idsWhere(seenSo), about).toEqual(expected)
        if (member.branchId !== null || !found.countOfAll) continue
        const counted = await api.db.execute(sql`select (${found.countOfAll})::int as count`)
        expect(counted.rows, about).toEqual([{ count: expected.length }])
      }
  }
}

test('what is kept of where people stand is what their records say, whatever has happened and whenever it is brought along', async () => {
  const world = await makeWorld()
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 15; n += 1) await happen(world)
    await expectSame(world)
    await foldReports(api.db, 1, 0)
    await keepStandings(api.db, 1)
    const rows = await api.db
      .select()
      .from(employeeStandings)
      .where(eq(employeeStandings.companyId, owner.companyId))
    expect(rows).toHaveLength(world.people.length)
    expect([...new Set(rows.map(({ basis }) => basis.length))]).toEqual([32])
    await expectSame(world)
  }
})
