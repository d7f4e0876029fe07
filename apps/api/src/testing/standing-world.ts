import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Random } from '../cli/generate/random.ts'
import {
  assignments,
  certificates,
  departments,
  employeeAbsences,
  employeeGroupMembers,
  employeeGroups,
  employees,
  holidays,
  learningPathCourses,
  learningPaths,
  requirements,
  waivers,
} from '../db/schema/index.ts'
import { keepEnded } from '../modules/companies/requirements/ended.ts'
import { plusDays } from '../modules/companies/requirements/status.ts'
import { joined } from './assigning.ts'
import { course } from './catalogue.ts'
import { happenByLicence, placesFor } from './licences.ts'
import { department, employee } from './portal.ts'
import type { TestApi } from './test-api.ts'

/** A day of the last two years, or of so many days back. */
export const someDay = (random: Random, back = 700) =>
  plusDays(new Date().toISOString().slice(0, 10), -random.below(back))
const someMoment = (random: Random) => new Date(Date.now() - random.below(700 * 24 * 60) * 60_000)

/** A company whose people, requirements and records are made up at random. */
export interface StandingWorld {
  api: TestApi
  companyId: number
  random: Random
  departments: number[]
  groupId: number
  pathId: number
  courses: number[]
  people: { id: number; userId: number | null }[]
  places: ReadonlyMap<number, number>
}

/** @param random says what is made up, and what happens next */
export async function standingWorld(api: TestApi, companyId: number, random: Random): Promise<StandingWorld> {
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
  const people: StandingWorld['people'] = []
  for (let n = 0; n < 10; n += 1) {
    const row = { departmentId: n === 0 ? null : random.of(places), joinedOn: someDay(random, 400) }
    people.push(
      n % 5 === 4
        ? { id: await employee(api, companyId, { ...row, joinedOn: null, state: 'invited' }), userId: null }
        : await joined(api, companyId, row),
    )
  }
  const learners = people.filter(({ userId }) => userId !== null).map(({ id }) => id)
  const world: StandingWorld = {
    api,
    companyId,
    random,
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

async function demand(world: StandingWorld, n: number): Promise<void> {
  const { api, companyId, random, departments: places, groupId, pathId, courses } = world
  const isFixed = random.chance(30)
  await api.db.insert(requirements).values({
    companyId,
    ...(n % 2 === 0 ? { pathId } : { courseId: random.of(courses) }),
    ...(n % 3 === 1 && { groupId }),
    ...(n % 3 === 2 && { departmentId: places[0] ?? 0 }),
    ...(isFixed
      ? { firstDueOn: someDay(random) }
      : { firstDueDays: random.below(300), countsWorkingDays: random.chance(50) }),
    renewalMonths: random.chance(70) ? 1 + random.below(18) : null,
    graceDays: random.below(60),
    createdAt: someMoment(random),
  })
}

/** One random change that affects where somebody stands, or stood. */
// long: a list of acts, each by itself
export async function happen(world: StandingWorld): Promise<void> {
  const { api, companyId, random } = world
  const { id, userId } = random.of(world.people)
  const courseId = random.of(world.courses)
  const own = eq(employees.id, id)
  const theirs = and(eq(certificates.userId, userId ?? 0), eq(certificates.courseId, courseId))
  const isIn = and(eq(employeeGroupMembers.groupId, world.groupId), eq(employeeGroupMembers.employeeId, id))
  const onPath = and(eq(learningPathCourses.pathId, world.pathId), eq(learningPathCourses.courseId, courseId))
  const demands = await api.db
    .select({ id: requirements.id })
    .from(requirements)
    .where(eq(requirements.companyId, companyId))
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
        .set({ joinedOn: someDay(random, 400) })
        .where(own),
    () =>
      api.db
        .update(employees)
        .set({ state: random.chance(50) ? 'active' : 'deactivated', deactivatedAt: someMoment(random) })
        .where(own),
    async () => {
      if ((await api.db.$count(employeeGroupMembers, isIn)) > 0)
        await api.db.delete(employeeGroupMembers).where(isIn)
      else
        await api.db
          .insert(employeeGroupMembers)
          .values({ companyId, groupId: world.groupId, employeeId: id })
    },
    () => {
      const leftAt = someMoment(random)
      const returnedAt = random.chance(80) ? new Date(leftAt.getTime() + random.below(90) * 86_400_000) : null
      return api.db.insert(employeeAbsences).values({ companyId, employeeId: id, leftAt, returnedAt })
    },
    () => api.db.delete(employeeAbsences).where(eq(employeeAbsences.employeeId, id)),
    () =>
      api.db
        .update(employees)
        .set({ createdAt: someMoment(random) })
        .where(own),
    () =>
      api.db.insert(waivers).values({
        companyId,
        requirementId,
        employeeId: id,
        reason: 'x',
        createdAt: someMoment(random),
        expiresOn: random.chance(50) ? someDay(random, 60) : null,
      }),
    () =>
      api.db
        .update(waivers)
        .set({ endedAt: new Date(Date.now() - 86_400_000) })
        .where(eq(waivers.employeeId, id)),
    () => api.db.delete(waivers).where(eq(waivers.employeeId, id)),
    async () => {
      const open = sql`${assignments.employeeId} = ${id} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
      const done = { state: 'completed' as const, percent: 100, completedAt: someMoment(random) }
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
        .where(and(eq(requirements.id, requirementId), isNull(requirements.groupName))),
    () => demand(world, random.below(6)),
    async () => {
      if (random.chance(70)) return
      const [group, name] = [world.groupId, { en: 'g' }]
      await api.db
        .update(requirements)
        .set({ endedAt: new Date(Date.now() - 86_400_000) })
        .where(eq(requirements.groupId, group))
      await api.db.transaction(tx => keepEnded(tx, companyId, { groupId: group }, name))
    },
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
      const day = someDay(random)
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
        const completedAt = someMoment(random)
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
        someMoment(random),
      ),
    )
  await random.of(acts)()
}
