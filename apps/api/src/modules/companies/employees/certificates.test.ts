import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, certificates, enrolmentGrants, enrolments } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { licensed, shelfCourse, startedBy } from '../../../testing/licences.ts'
import { assign } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const monthsAgo = (months: number) => new Date(Date.now() - months * 30 * 86_400_000)
const earn = async (userId: number, courseId: number, code: string, completedAt: Date, isReleased = true) => {
  await api.db.insert(certificates).values({
    code,
    userId,
    courseId,
    holderName: 'x',
    courseTitle: { en: code },
    completedAt,
    issuedAt: completedAt,
    releasedAt: isReleased ? completedAt : null,
  })
}
const codesOf = async (id: number) =>
  (
    await companyCalls(api, owner.token).data<{ certificates: { code: string; state: string }[] }>(
      'GET',
      `/employees/${id}`,
    )
  ).certificates.map(({ code, state }) => `${code} ${state}`)

test('certificates are those of what was assigned while it was, and of what the licence opened; the rest is private', async () => {
  const { companyId } = owner
  const person = await joined(api, companyId, { joinedOn: '2020-01-01', createdAt: monthsAgo(24) })
  const [given, own, withdrawn] = [await course(api), await course(api), await course(api)]
  for (const courseId of [given, withdrawn])
    await assign(api, companyId, person.id, courseId, { createdAt: monthsAgo(12) })
  await api.db
    .update(assignments)
    .set({ state: 'withdrawn', withdrawnAt: monthsAgo(11) })
    .where(eq(assignments.courseId, withdrawn))
  await earn(person.userId, given, 'while', monthsAgo(6))
  await earn(person.userId, given, 'before', monthsAgo(18))
  await earn(person.userId, given, 'held-back', monthsAgo(1), false)
  await earn(person.userId, own, 'own', monthsAgo(2))
  await earn(person.userId, withdrawn, 'withdrawn', monthsAgo(3))
  expect(await codesOf(person.id)).toEqual(['while valid'])
  await api.db
    .update(certificates)
    .set({ revokedAt: new Date(), revokedReason: 'error' })
    .where(eq(certificates.code, 'while'))
  expect(await codesOf(person.id)).toEqual(['while withdrawn'])

  const { courseId } = await shelfCourse(api, companyId)
  await licensed(api, companyId, 1)
  expect(await startedBy(api, person, companyId, courseId)).toBe('started')
  const completedAt = new Date()
  await api.db
    .update(enrolmentGrants)
    .set({ startsAt: monthsAgo(1) })
    .where(eq(enrolmentGrants.courseId, courseId))
  await api.db.update(enrolments).set({ percent: 100, completedAt }).where(eq(enrolments.courseId, courseId))
  await earn(person.userId, courseId, 'by-licence', completedAt)
  await earn(person.userId, courseId, 'earlier', monthsAgo(20))
  expect(await codesOf(person.id)).toEqual(['by-licence valid', 'while withdrawn'])
})
