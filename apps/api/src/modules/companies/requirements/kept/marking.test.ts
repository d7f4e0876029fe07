import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  certificates,
  employeeGroupMembers,
  employeeGroups,
  employees,
  employeeStandings,
  reportMarks,
  requirements,
  waivers,
} from '../../../../db/schema/index.ts'
import { account, company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** One person of whom something is demanded, and each thing that changes where they stand, in order. */
// long: a list of acts, each by itself
async function acts() {
  const { companyId } = await company(api)
  const [courseId, departmentId] = [await course(api), await department(api, companyId)]
  const { id: employeeId, userId } = await joined(api, companyId)
  const [group] = await api.db
    .insert(employeeGroups)
    .values({ companyId, name: { en: 'Drivers' } })
    .returning()
  const [demand] = await api.db
    .insert(requirements)
    .values({ companyId, courseId, firstDueDays: 30 })
    .returning()
  const member = { companyId, groupId: group?.id ?? 0, employeeId }
  const other = await account(api)
  const own = eq(employees.id, employeeId)
  const waived = eq(waivers.employeeId, employeeId)
  const certified = eq(certificates.code, 'marking')
  const list: Record<string, () => Promise<unknown>> = {
    'is given a waiver': () =>
      api.db
        .insert(waivers)
        .values({ companyId, requirementId: demand?.id ?? 0, employeeId, reason: 'On leave' }),
    'has a waiver ended': () => api.db.update(waivers).set({ endedAt: new Date() }).where(waived),
    'has a waiver removed': () => api.db.delete(waivers).where(waived),
    'is certified': () =>
      api.db.insert(certificates).values({
        code: 'marking',
        userId,
        courseId,
        holderName: 'Noura',
        courseTitle: {},
        completedAt: new Date(),
      }),
    'has a certificate released': () =>
      api.db.update(certificates).set({ releasedAt: new Date() }).where(certified),
    'has a certificate withdrawn': () =>
      api.db.update(certificates).set({ revokedAt: new Date(), revokedReason: 'x' }).where(certified),
    'loses a certificate': () => api.db.delete(certificates).where(certified),
    'comes into a group': () => api.db.insert(employeeGroupMembers).values(member),
    'leaves a group': () =>
      api.db.delete(employeeGroupMembers).where(eq(employeeGroupMembers.employeeId, employeeId)),
    'moves to a department': () => api.db.update(employees).set({ departmentId }).where(own),
    'joined on another day': () => api.db.update(employees).set({ joinedOn: '2026-03-01' }).where(own),
    leaves: () =>
      api.db.update(employees).set({ state: 'deactivated', deactivatedAt: new Date() }).where(own),
    'is assigned a course': () => assign(api, companyId, employeeId, courseId),
    'completes what is assigned': () =>
      api.db
        .update(assignments)
        .set({ state: 'completed', percent: 100, completedAt: new Date() })
        .where(eq(assignments.employeeId, employeeId)),
    'loses what is assigned': () => api.db.delete(assignments).where(eq(assignments.employeeId, employeeId)),
    'has another account': () => api.db.update(employees).set({ userId: other.id }).where(own),
  }
  return { list, employeeId, userId }
}

test('every change that affects a person’s status marks them', async () => {
  const { list, employeeId, userId } = await acts()
  expect(await api.db.$count(employeeStandings, eq(employeeStandings.employeeId, employeeId))).toBe(1)
  for (const [name, act] of Object.entries(list)) {
    await api.db.delete(reportMarks)
    await act()
    const marks = await api.db.select().from(reportMarks)
    expect(
      marks.some(mark => mark.employeeId === employeeId || mark.userId === userId),
      name,
    ).toBe(true)
  }
})
