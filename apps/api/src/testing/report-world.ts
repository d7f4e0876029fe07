import { eq, sql } from 'drizzle-orm'
import type { randomFor } from '../cli/generate/random.ts'
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
} from '../db/schema/index.ts'
import { joined } from './assigning.ts'
import { course } from './catalogue.ts'
import { exam } from './exam.ts'
import { happenByLicence, placesFor } from './licences.ts'
import { assign, department, employee } from './portal.ts'
import type { TestApi } from './test-api.ts'

type Random = ReturnType<typeof randomFor>

/** A day, so many days ago. */
export const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

export interface World {
  api: TestApi
  companyId: number
  random: Random
  tops: number[]
  groups: number[]
  people: { id: number; userId: number | null }[]
  courses: number[]
  exams: number[]
  /** Of a licence, by employee. */
  places: ReadonlyMap<number, number>
}

/** A company with departments, groups, people, courses and exams, in which nothing has happened yet. */
export async function makeWorld(api: TestApi, companyId: number, random: Random): Promise<World> {
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
    api,
    companyId,
    random,
    tops,
    groups: groups.map(({ id }) => id),
    people,
    courses,
    exams: made.map(({ examId }) => examId),
    places,
  }
}

const hidden = { just_after: [], while_open: [], after_closing: [] }
const shown = {
  just_after: ['overall' as const],
  while_open: ['overall' as const],
  after_closing: ['overall' as const],
}

/** One thing of what can happen, at random. */
// long: a list of what can happen, each short by itself
export async function happen({
  api,
  companyId,
  random,
  tops,
  groups,
  people,
  courses,
  exams: ofCourses,
  places,
}: World): Promise<void> {
  const someDay = () => day(random.below(120))
  const someMoment = () => new Date(Date.now() - random.below(120 * 24 * 60) * 60_000)
  const { id, userId } = random.of(people)
  const courseId = random.of(courses)
  const own = eq(assignments.employeeId, id)
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const open = sql`${own} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
      if ((await api.db.$count(assignments, open)) === 0)
        await assign(api, companyId, id, courseId, { createdAt: someMoment(), dueOn: someDay() })
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
      else await api.db.insert(employeeGroupMembers).values({ companyId, groupId, employeeId: id })
    },
    async () => {
      const away = sql`${employeeAbsences.employeeId} = ${id} and ${employeeAbsences.returnedAt} is null`
      const isAway = (await api.db.$count(employeeAbsences, away)) > 0
      if (isAway) await api.db.update(employeeAbsences).set({ returnedAt: new Date() }).where(away)
      else if (random.chance(30))
        await api.db.insert(employeeAbsences).values({ companyId, employeeId: id, leftAt: someMoment() })
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
            : { review: random.of([hidden, shown]) },
        )
        .where(eq(exams.id, random.of(ofCourses))),
  ]
  const seatId = places.get(id) ?? 0
  if (userId !== null)
    acts.push(...happenByLicence(api, { companyId, userId, courseId, seatId }, someMoment()), () =>
      finishes(api, userId),
    )
  await random.of(acts)()
}

/** Somebody finishes whatever a licence opens to them. */
const finishes = (api: TestApi, userId: number) =>
  api.db
    .execute(sql`update enrolments e set completed_at = g.starts_at + interval '1 minute' from enrolment_grants g
    where g.user_id = ${userId} and g.kind = 'licence' and g.ended_reason is null and e.user_id = g.user_id and e.course_id = g.course_id`)
