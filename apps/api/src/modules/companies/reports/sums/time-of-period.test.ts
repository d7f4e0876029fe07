import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import { departments, learningDays, reportBranches, reportTimeGaps } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, department } from '../../../../testing/portal.ts'
import { totalsThatDiffer } from '../../../../testing/report-sums.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { addUp } from '../adding-up.ts'
import type { ReportQuery } from '../schema.ts'
import { totalsFor } from './branches.ts'
import { foldReports } from './folding.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const random = randomFor(5, 0)
const fold = () => foldReports(api.db, 1, 0, 2)
/** A day of the year 2025, by its number from 0. */
const day = (number: number) => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10)

/** A company whose people learn two courses, each on a few days of half a year, with long gaps between them. */
async function makeLearners() {
  const { companyId } = await company(api)
  const courses = [await course(api), await course(api)]
  const top = await department(api, companyId)
  const below = await department(api, companyId, top)
  const lowest = await department(api, companyId, below)
  const beside = await department(api, companyId)
  for (let n = 0; n < 24; n += 1) {
    const departmentId = random.of([null, top, below, lowest, beside])
    const { id, userId } = await joined(api, companyId, { departmentId })
    for (const courseId of courses) {
      await assign(api, companyId, id, courseId, { createdAt: new Date('2024-12-20') })
      const learned = new Set(Array.from({ length: random.below(5) }, () => random.below(180)))
      for (const number of learned)
        await api.db.insert(learningDays).values({ userId, courseId, day: day(number), seconds: 60 })
    }
  }
  return { companyId, courses, top, below, lowest, beside }
}

function somePeriod(): { from?: string; to?: string } {
  const [from, to] = [random.below(200) - 10, random.below(200) - 10].toSorted((a, b) => a - b)
  if (random.chance(10)) return { from: day(from ?? 0) }
  if (random.chance(10)) return { to: day(to ?? 0) }
  // A month from its first day to its last, or several.
  if (random.chance(20)) return { from: '2025-02-01', to: random.of(['2025-02-28', '2025-04-30']) }
  return { from: day(from ?? 0), to: day(to ?? 0) }
}

test('people of any period are each counted once, of the whole, of branches and of courses', async () => {
  const { companyId, courses, top, below, lowest, beside } = await makeLearners()
  await fold()
  expect(await api.db.$count(reportTimeGaps, eq(reportTimeGaps.companyId, companyId))).toBeGreaterThan(10)
  expect(await totalsThatDiffer(api.db)).toEqual([])
  const whole: CompanyMembership = { companyId, role: 'owner', branchId: null }
  const members = [top, lowest].map((branchId): CompanyMembership => ({
    ...whole,
    role: 'manager',
    branchId,
  }))
  for (let n = 0; n < 60; n += 1) {
    const query: ReportQuery = {
      ...somePeriod(),
      ...(random.chance(30) && { course: random.of(courses) }),
      ...(random.chance(30) && { department: random.of([below, lowest, beside]) }),
      by: random.of(['course', 'department', 'month']),
    }
    for (const member of [whole, ...members])
      expect(await addUp(api.db, member, 'time', query, true), JSON.stringify({ query, member })).toEqual(
        await addUp(api.db, member, 'time', query, false),
      )
  }
})

test('what a branch comes to is told of the departments that it has now', async () => {
  const { companyId, top, below, lowest, beside } = await makeLearners()
  await fold()
  const manager: CompanyMembership = { companyId, role: 'manager', branchId: top }
  const same = async (member = manager) => {
    for (const query of [{ by: 'course' as const }, { by: 'course' as const, from: day(3), to: day(170) }])
      expect(await addUp(api.db, member, 'time', query, true)).toEqual(
        await addUp(api.db, member, 'time', query, false),
      )
  }
  expect(await totalsFor(api.db, manager)).toEqual({ branchId: top })
  // Of a department elsewhere a manager is told nothing, though its totals are kept.
  expect(await totalsFor(api.db, { ...manager, branchId: below }, { department: top })).toBeNull()
  await same()

  const move = (id: number, parentId: number | null) =>
    api.db.update(departments).set({ parentId }).where(eq(departments.id, id))
  await move(lowest, beside)
  expect(await totalsFor(api.db, manager)).toBeNull()
  await same()
  await fold()
  expect(await totalsFor(api.db, manager)).toEqual({ branchId: top })
  expect(await totalsFor(api.db, { ...manager, branchId: beside })).toEqual({ branchId: beside })
  await same()
  await same({ ...manager, branchId: beside })

  // Its sums go from what its branches come to with it.
  await api.db.delete(departments).where(eq(departments.id, lowest))
  expect(await totalsThatDiffer(api.db)).toEqual([])
  expect(await totalsFor(api.db, { ...manager, branchId: beside })).toBeNull()
  await fold()
  expect(await api.db.$count(reportBranches, eq(reportBranches.branchId, beside))).toBe(0)
  expect(await totalsThatDiffer(api.db)).toEqual([])
})
