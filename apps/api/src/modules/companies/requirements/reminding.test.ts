import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  auditLog,
  employees,
  learningPathCourses,
  learningPaths,
  notifications,
  requirements,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign, department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

interface Reminded {
  done: number[]
  refused: { id: number; code: string }[]
}
const told = (userId: number) =>
  api.db
    .select({ kind: notifications.kind, link: notifications.link, data: notifications.data })
    .from(notifications)
    .where(eq(notifications.userId, userId))

/** Requires a course of a company of its own since a day. */
async function demanded(companyId: number, firstDueOn: string, title = 'Safety') {
  const courseId = await course(api, { title: { ar: title, en: title } })
  const [made] = await api.db
    .insert(requirements)
    .values({ companyId, courseId, firstDueOn, graceDays: 0, createdAt: new Date('2026-01-01T00:00:00Z') })
    .returning()
  return { courseId, requirementId: made?.id ?? 0 }
}

test('late people are reminded of the requirement without an assignment, and each of the others is named with the reason', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const earlier = await demanded(owner.companyId, '2026-02-01')
  const later = await demanded(owner.companyId, '2026-03-01', 'First aid')
  const [late, excused] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  for (const { requirementId } of [earlier, later])
    await calls.data('POST', `/requirements/${requirementId}/people/${excused.id}/waivers`, { reason: 'x' })
  const invited = await employee(api, owner.companyId, { state: 'invited' })
  const foreign = await employee(api, (await company(api)).companyId)
  const ids = [late.id, excused.id, invited, foreign]
  const remind = (body: object) => calls.data<Reminded>('POST', '/requirements/remind', body)
  expect(await remind({ ids })).toEqual({
    done: [late.id],
    refused: [
      { id: excused.id, code: 'nothing_owed' },
      { id: invited, code: 'not_joined' },
      { id: foreign, code: 'not_found' },
    ],
  })
  // Of what was due first. The course is not open to them: there they ask for it.
  expect(await told(late.userId)).toMatchObject([
    {
      kind: 'requirement_late',
      link: `/Course/${earlier.courseId}`,
      data: { name: { en: 'Safety' }, requirement_id: earlier.requirementId },
    },
  ])
  expect(await told(excused.userId)).toEqual([])
  const noted = and(eq(auditLog.action, 'employee.remind'), eq(auditLog.subjectId, late.id))
  expect(await api.db.$count(auditLog, noted)).toBe(1)
  const again = { ids: [late.id], requirement_id: later.requirementId }
  expect((await remind(again)).refused).toEqual([{ id: late.id, code: 'reminded_already' }])
  await api.db
    .update(employees)
    .set({ remindedAt: sql`now() - interval '21 hours'` })
    .where(eq(employees.id, late.id))
  expect((await remind(again)).done).toEqual([late.id])
  expect((await told(late.userId)).map(({ link }) => link)).toContain(`/Course/${later.courseId}`)
})

test('whoever has begun the path goes on with it, and is not led to a course that waits for its turn', async () => {
  const owner = await company(api)
  const calls = companyCalls(api, owner.token)
  const [first, second] = [await course(api), await course(api)]
  const [path] = await api.db
    .insert(learningPaths)
    .values({
      companyId: owner.companyId,
      name: { en: 'Onboarding' },
      state: 'published',
      orderEnforced: true,
    })
    .returning({ id: learningPaths.id })
  const pathId = path?.id ?? 0
  await api.db.insert(learningPathCourses).values(
    [first, second].map((courseId, position) => ({
      companyId: owner.companyId,
      pathId,
      courseId,
      position,
    })),
  )
  await api.db.insert(requirements).values({
    companyId: owner.companyId,
    pathId,
    firstDueOn: '2026-02-01',
    graceDays: 0,
    createdAt: new Date('2026-01-01T00:00:00Z'),
  })
  const [begun, without] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  await assign(api, owner.companyId, begun.id, first, { learningPathId: pathId })
  await calls.data('POST', '/requirements/remind', { ids: [begun.id, without.id] })
  expect((await told(begun.userId)).map(({ link }) => link)).toEqual(['/learn?tab=assigned'])
  expect((await told(without.userId)).map(({ link }) => link)).toEqual([`/Course/${first}`])
})

test('two calls at once remind once, and a manager reminds the own branch alone', async () => {
  const owner = await company(api)
  await demanded(owner.companyId, '2026-02-01')
  const branch = await department(api, owner.companyId)
  const boss = companyCalls(api, (await member(api, owner.companyId, 'manager', branch)).token)
  const [mine, theirs] = [
    await joined(api, owner.companyId, { departmentId: branch }),
    await joined(api, owner.companyId),
  ]
  const body = { ids: [mine.id, theirs.id] }
  const sums = await Promise.all([1, 2].map(() => boss.data<Reminded>('POST', '/requirements/remind', body)))
  expect(sums.flatMap(({ done }) => done)).toEqual([mine.id])
  expect(sums.map(({ refused }) => refused.find(({ id }) => id === theirs.id)?.code)).toEqual([
    'not_found',
    'not_found',
  ])
  expect(await told(mine.userId)).toHaveLength(1)
  expect(await told(theirs.userId)).toEqual([])
})
