import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import {
  assignments,
  attempts,
  departments,
  employeeAbsences,
  employeeGroupMembers,
  employeeGroups,
  employees,
  exams,
  learningDays,
  reportChanges,
  reportSlices,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { exam } from '../../../../testing/exam.ts'
import { happenByLicence, placesFor } from '../../../../testing/licences.ts'
import { assign, department, employee } from '../../../../testing/portal.ts'
import { numbersOfEach } from '../../../../testing/report-people.ts'
import { totalsThatDiffer } from '../../../../testing/report-sums.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { addUp } from '../adding-up.ts'
import { reportKinds, type ReportQuery } from '../schema.ts'
import { foldReports } from './folding.ts'
import { dashboardAsOf, keptAsOf } from './reading.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const random = randomFor(11, 0)
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const someDay = () => day(random.below(120))
const someMoment = () => new Date(Date.now() - random.below(120 * 24 * 60) * 60_000)
/** All sums, as if every company and every branch were large and nothing had to rest. */
const fold = () => foldReports(api.db, 1, 0, 2)

interface World {
  tops: number[]
  groups: number[]
  people: { id: number; userId: number | null }[]
  courses: number[]
  exams: number[]
  /** Of a licence, by employee. */
  places: ReadonlyMap<number, number>
}

async function makeWorld(): Promise<World> {
  const { companyId } = owner
  const top = await department(api, companyId)
  const below = await department(api, companyId, top)
  const tops = [top, below, await department(api, companyId, below), await department(api, companyId)]
  const groups = await api.db
    .insert(employeeGroups)
    .values([1, 2].map(n => ({ companyId, name: { en: `Group ${n}` } })))
    .returning({ id: employeeGroups.id })
  const courses = [await course(api), await course(api), await course(api)]
  const made = [
    await exam(api, { courseId: courses[0] }),
    await exam(api, { courseId: courses[1], gradeMethod: 'average' }),
  ]
  const people = []
  for (let n = 0; n < 12; n += 1) {
    const departmentId = n === 0 ? null : random.of(tops)
    people.push(
      n % 4 === 3
        ? { id: await employee(api, companyId, { departmentId, state: 'invited' }), userId: null }
        : await joined(api, companyId, { departmentId }),
    )
  }
  const learners = people.filter(({ userId }) => userId !== null).map(({ id }) => id)
  const places = await placesFor(api, companyId, learners)
  return {
    tops,
    groups: groups.map(({ id }) => id),
    people,
    courses,
    exams: made.map(({ examId }) => examId),
    places,
  }
}

/** One thing of what can happen, at random. */
async function happen({ tops, groups, people, courses, exams: ofCourses, places }: World): Promise<void> {
  const { id, userId } = random.of(people)
  const courseId = random.of(courses)
  const own = eq(assignments.employeeId, id)
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const open = sql`${own} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
      if ((await api.db.$count(assignments, open)) === 0)
        await assign(api, owner.companyId, id, courseId, { createdAt: someMoment(), dueOn: someDay() })
    },
    () =>
      api.db
        .update(assignments)
        .set({ state: 'in_progress', percent: random.below(99) })
        .where(sql`${own} and ${assignments.state} = 'assigned'`),
    () =>
      api.db
        .update(assignments)
        .set({ state: 'completed', percent: 100, score: random.below(100), completedAt: someMoment() })
        .where(sql`${own} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`),
    () => api.db.update(assignments).set({ dueOn: someDay() }).where(own),
    () =>
      api.db
        .update(assignments)
        .set({ state: 'withdrawn', withdrawnAt: someMoment() })
        .where(sql`${own} and ${assignments.courseId} = ${courseId}`),
    () =>
      api.db
        .delete(assignments)
        .where(sql`${own} and ${assignments.courseId} = ${courseId} and ${assignments.state} = 'withdrawn'`),
    () =>
      api.db
        .update(employees)
        .set({ departmentId: random.chance(20) ? null : random.of(tops) })
        .where(eq(employees.id, id)),
    // The last one goes from branch to branch.
    () =>
      api.db
        .update(departments)
        .set({ parentId: random.of([null, ...tops.slice(0, -1)]) })
        .where(eq(departments.id, tops.at(-1) ?? 0)),
    async () => {
      const groupId = random.of(groups)
      if ((await api.db.$count(employeeGroups, eq(employeeGroups.id, groupId))) === 0) return
      const isIn = sql`${employeeGroupMembers.groupId} = ${groupId} and ${employeeGroupMembers.employeeId} = ${id}`
      if ((await api.db.$count(employeeGroupMembers, isIn)) > 0)
        await api.db.delete(employeeGroupMembers).where(isIn)
      else
        await api.db
          .insert(employeeGroupMembers)
          .values({ companyId: owner.companyId, groupId, employeeId: id })
    },
    async () => {
      const away = sql`${employeeAbsences.employeeId} = ${id} and ${employeeAbsences.returnedAt} is null`
      const isAway = (await api.db.$count(employeeAbsences, away)) > 0
      if (isAway) await api.db.update(employeeAbsences).set({ returnedAt: new Date() }).where(away)
      else if (random.chance(30))
        await api.db
          .insert(employeeAbsences)
          .values({ companyId: owner.companyId, employeeId: id, leftAt: someMoment() })
    },
    async () => {
      if (userId !== null)
        await api.db
          .insert(learningDays)
          .values({ userId, courseId, day: someDay(), seconds: 60 + random.below(3000) })
          .onConflictDoNothing()
    },
    async () => {
      if (userId === null) return
      const examId = random.of(ofCourses)
      const number =
        1 +
        (await api.db.$count(
          attempts,
          sql`${attempts.userId} = ${userId} and ${attempts.examId} = ${examId}`,
        ))
      const percent = random.below(10_000) / 100
      await api.db.insert(attempts).values({
        examId,
        userId,
        number,
        seed: 1,
        state: 'graded',
        sessionLock: 'tab',
        submittedAt: someMoment(),
        submittedBy: 'learner',
        maxScore: 10,
        percent,
        passed: percent >= 60,
      })
    },
    () =>
      api.db
        .update(exams)
        .set(
          random.chance(50)
            ? { gradeMethod: random.of(['highest', 'latest', 'first'] as const) }
            : { review: { just_after: [], while_open: [], after_closing: [] } },
        )
        .where(eq(exams.id, random.of(ofCourses))),
  ]
  const { companyId } = owner
  const seatId = places.get(id) ?? 0
  if (userId !== null)
    acts.push(...happenByLicence(api, { companyId, userId, courseId, seatId }, someMoment()))
  await random.of(acts)()
}

/** What members may ask, and for which sums have an answer. */
function questions({ tops, groups, courses }: World): [CompanyMembership, ReportQuery][] {
  const { companyId } = owner
  const whole: CompanyMembership = { companyId, role: 'owner', branchId: null }
  const branch: CompanyMembership = { companyId, role: 'manager', branchId: tops[1] ?? 0 }
  const filters: ReportQuery[] = [
    {},
    { course: courses[0] ?? 0 },
    { department: tops[0] ?? 0 },
    { from: day(60), to: day(20) },
    { from: day(30), department: tops[1] ?? 0, course: courses[1] ?? 0 },
    { group: groups[0] ?? 0 },
    { group: groups[1] ?? 0, course: courses[0] ?? 0 },
    { group: groups[0] ?? 0, department: tops[0] ?? 0, from: `${day(80).slice(0, 7)}-01` },
  ]
  const bys = [undefined, 'course', 'exam', 'department', 'month'] as const
  return [whole, branch].flatMap(who =>
    filters.flatMap(filter =>
      bys.map(by => [who, { ...filter, ...(by && { by }) }] as [CompanyMembership, ReportQuery]),
    ),
  )
}

test('sums tell what the rows tell, after whatever has happened', async () => {
  const world = await makeWorld()
  let compared = 0
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 75; n += 1) await happen(world)
    // A department that goes leaves its people in none; of a group that goes nothing is told.
    if (round === 1) {
      await api.db.delete(departments).where(eq(departments.id, world.tops.splice(2, 1)[0] ?? 0))
      await api.db.delete(employeeGroups).where(eq(employeeGroups.id, world.groups[1] ?? 0))
    }
    await fold()
    expect(await api.db.$count(reportChanges)).toBe(0)
    expect(await totalsThatDiffer(api.db)).toEqual([])
    for (const kind of reportKinds) {
      const { kept, counted } = await numbersOfEach(api.db, owner.companyId, kind)
      expect(kept, kind).toEqual(counted)
    }
    for (const [who, query] of questions(world))
      for (const kind of reportKinds) {
        if ((await keptAsOf(api.db, who, query)) === null || (query.by === 'exam' && kind !== 'scores'))
          continue
        const plain = (rows: Awaited<ReturnType<typeof addUp>>) => rows.map(({ seen: _, ...row }) => row)
        const [kept, counted] = [
          await addUp(api.db, who, kind, query, true),
          await addUp(api.db, who, kind, query, false),
        ]
        expect(plain(kept), `${kind} ${JSON.stringify(query)} ${who.role}`).toEqual(plain(counted))
        compared += kept.length
      }
  }
  expect(compared).toBeGreaterThan(500)
  expect(await dashboardAsOf(api.db, owner.companyId)).not.toBeNull()
})

test('the dashboard says the same of a large company; what was marked since makes it older, not wrong', async () => {
  const { companyId, token } = owner
  const calls = companyCalls(api, token)
  const kept = await calls.data<{ as_of: string; assignments: { total: number } }>('GET', '/dashboard')
  await assign(api, companyId, await employee(api, companyId), await course(api))
  expect((await calls.data<typeof kept>('GET', '/dashboard')).assignments).toEqual(kept.assignments)
  // Nothing is due for a while: the moment that is told stays the one of its sums.
  await foldReports(api.db, 1)
  const [slice] = await api.db
    .select()
    .from(reportSlices)
    .where(sql`${reportSlices.departmentId} is null`)
  expect(await dashboardAsOf(api.db, companyId)).toBe(slice?.asOf.toISOString())
  // Seconds that are added to a day mark nothing; whoever learned lately is counted again all the same.
  const moving = await joined(api, companyId, { departmentId: null })
  const learned = await course(api)
  await assign(api, companyId, moving.id, learned, { createdAt: new Date(Date.now() - 86_400_000) })
  const today = { userId: moving.userId, courseId: learned, day: day(0) }
  await api.db.insert(learningDays).values({ ...today, seconds: 100 })
  await fold()
  await api.db.update(learningDays).set({ seconds: 250 }).where(eq(learningDays.userId, moving.userId))
  await api.db.update(reportSlices).set({ dueAt: new Date(0) })
  await fold()
  const whole: CompanyMembership = { companyId, role: 'owner', branchId: null }
  const time = await addUp(api.db, whole, 'time', { course: learned }, true)
  expect(time.find(row => row.kind === 'total')).toMatchObject({ seconds: 250, people: 1 })
  const known = await calls.data<typeof kept>('GET', '/dashboard')
  expect(known.assignments.total).toBe(kept.assignments.total + 2)
  await api.db.execute(sql`delete from report_companies where company_id = ${companyId}`)
  const counted = await calls.data<typeof kept>('GET', '/dashboard')
  expect({ ...known, as_of: '' }).toEqual({ ...counted, as_of: '' })
})
