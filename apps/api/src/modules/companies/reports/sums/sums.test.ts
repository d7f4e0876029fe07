import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import {
  departments,
  employeeGroups,
  learningDays,
  reportChanges,
  reportSlices,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { assign, employee } from '../../../../testing/portal.ts'
import { numbersOfEach } from '../../../../testing/report-people.ts'
import { totalsThatDiffer } from '../../../../testing/report-sums.ts'
import { day, happen, makeWorld, type World } from '../../../../testing/report-world.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { addUp } from '../adding-up.ts'
import { reportKinds, type ReportQuery, sources } from '../schema.ts'
import { foldReports } from './folding.ts'
import { dashboardAsOf, keptAsOf } from './reading.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

/** All sums, as if every company and every branch were large and nothing had to rest. */
const fold = () => foldReports(api.db, 1, 0, 2)

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
    // Of months that lie in a period for the most part.
    { from: `${day(75).slice(0, 7)}-03`, to: `${day(40).slice(0, 7)}-26` },
    { from: `${day(40).slice(0, 7)}-03`, to: `${day(40).slice(0, 7)}-26`, department: tops[0] ?? 0 },
    { from: day(30), department: tops[1] ?? 0, course: courses[1] ?? 0 },
    { group: groups[0] ?? 0 },
    { group: groups[1] ?? 0, course: courses[0] ?? 0 },
    { group: groups[0] ?? 0, department: tops[0] ?? 0, from: `${day(80).slice(0, 7)}-01` },
    ...sources.flatMap(source => [
      { source },
      { source, course: courses[0] ?? 0 },
      { source, group: groups[0] ?? 0 },
      { source, department: tops[0] ?? 0, from: day(75), to: day(10) },
    ]),
  ]
  const bys = [undefined, 'course', 'exam', 'department', 'month'] as const
  return [whole, branch].flatMap(who =>
    filters.flatMap(filter =>
      bys.map(by => [who, { ...filter, ...(by && { by }) }] as [CompanyMembership, ReportQuery]),
    ),
  )
}

test('sums tell what the rows tell, after whatever has happened', async () => {
  const world = await makeWorld(api, owner.companyId, randomFor(11, 0))
  let compared = 0
  const told = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 200; n += 1) await happen(world)
    // A department that goes leaves its people in none; of a group that goes nothing is told.
    if (round === 1) {
      const [gone = 0] = world.tops.splice(2, 1)
      await api.db.update(departments).set({ parentId: null }).where(eq(departments.parentId, gone))
      await api.db.delete(departments).where(eq(departments.id, gone))
      await api.db.delete(employeeGroups).where(eq(employeeGroups.id, world.groups[1] ?? 0))
    }
    await fold()
    expect(await api.db.$count(reportChanges)).toBe(0)
    expect(await totalsThatDiffer(api.db)).toEqual([])
    for (const kind of reportKinds)
      for (const source of [undefined, ...sources]) {
        const { kept, counted } = await numbersOfEach(api.db, owner.companyId, kind, source)
        expect(kept, `${kind} ${source}`).toEqual(counted)
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
        if (
          kept.some(row =>
            ['seconds', 'results', 'assigned', 'begun'].some(name => Number(row[name] ?? 0) > 0),
          )
        )
          told.add(`${kind} ${query.source ?? 'all'}`)
      }
  }
  expect(compared).toBeGreaterThan(500)
  expect([...told].toSorted()).toEqual(
    reportKinds.flatMap(kind => ['all', ...sources].map(source => `${kind} ${source}`)).toSorted(),
  )
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
  const bySource = async () =>
    Promise.all(
      sources.map(async source => {
        const { months } = await calls.data<{ months: { completed: number }[] }>(
          'GET',
          `/reports/completion?source=${source}`,
        )
        return months.filter(month => month.completed > 0)
      }),
    )
  const ofSources = await bySource()
  expect(ofSources.every(months => months.length > 0)).toBe(true)
  await api.db.execute(sql`delete from report_companies where company_id = ${companyId}`)
  expect(await bySource()).toEqual(ofSources)
  const counted = await calls.data<typeof kept>('GET', '/dashboard')
  expect({ ...known, as_of: '' }).toEqual({ ...counted, as_of: '' })
})
