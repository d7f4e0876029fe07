import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import { assignments, departments, employees, learningPaths } from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { happenByLicence, placesFor } from '../../../../testing/licences.ts'
import { assign, department } from '../../../../testing/portal.ts'
import { totalsThatDiffer } from '../../../../testing/report-sums.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { totalsFor } from './branches.ts'
import { foldReports } from './folding.ts'
import { licenceResults, pathProgress } from './paths-and-licences.ts'
import { dashboardAsOf } from './reading.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

const random = randomFor(12, 0)
const fold = () => foldReports(api.db, 1, 0, 2)
const someMoment = () => new Date(Date.now() - random.below(60 * 24 * 60) * 60_000)

async function makeWorld() {
  const { companyId } = owner
  const top = await department(api, companyId)
  const tops = [top, await department(api, companyId, top), await department(api, companyId)]
  const paths = await api.db
    .insert(learningPaths)
    .values([1, 2].map(n => ({ companyId, name: { en: `Path ${n}` } })))
    .returning({ id: learningPaths.id })
  const people = []
  for (let n = 0; n < 9; n += 1)
    people.push(await joined(api, companyId, { departmentId: n === 0 ? null : random.of(tops) }))
  const ids = people.map(({ id }) => id)
  const places = [await placesFor(api, companyId, ids), await placesFor(api, companyId, ids)]
  const courses = [await course(api), await course(api)]
  return { tops, paths: paths.map(({ id }) => id), people, courses, places }
}

/** One thing of what can happen, at random. */
async function happen({ tops, paths, people, courses, places }: Awaited<ReturnType<typeof makeWorld>>) {
  const { id, userId } = random.of(people)
  const courseId = random.of(courses)
  const open = sql`${assignments.employeeId} = ${id} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
  const change = (to: object) => () => api.db.update(assignments).set(to).where(open)
  const move = (to: object) => () => api.db.update(employees).set(to).where(eq(employees.id, id))
  const seatId = random.of(places).get(id) ?? 0
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      if ((await api.db.$count(assignments, open)) === 0)
        await assign(api, owner.companyId, id, courseId, { learningPathId: random.of(paths) })
    },
    change({ state: 'in_progress', percent: random.below(99) }),
    change({ state: 'completed', percent: 100, completedAt: someMoment() }),
    change({ state: 'withdrawn', withdrawnAt: new Date() }),
    move({ departmentId: random.chance(20) ? null : random.of(tops) }),
    move({ state: 'deactivated', deactivatedAt: new Date() }),
    move({ state: 'active', deactivatedAt: null }),
    ...happenByLicence(api, { companyId: owner.companyId, userId, courseId, seatId }, someMoment()),
  ]
  await random.of(acts)()
}

const told = async (query: SQL) => {
  const { rows } = await api.db.execute<Record<string, number>>(sql`select * from (${query}) q order by 1`)
  return rows.filter(row => (row['people'] ?? row['finished']) !== 0)
}

/** @returns how many rows were compared */
async function compare(tops: number[]): Promise<number> {
  const { companyId } = owner
  const whole: CompanyMembership = { companyId, role: 'owner', branchId: null }
  let compared = 0
  for (const member of [
    whole,
    ...tops.map(branchId => ({ companyId, role: 'manager' as const, branchId })),
  ]) {
    const counted = await told(pathProgress(member, false, null))
    for (const totals of new Set([null, await totalsFor(api.db, member)]))
      expect(await told(pathProgress(member, true, totals)), `paths of ${member.branchId}`).toEqual(counted)
    compared += counted.length
  }
  const finished = await told(licenceResults(companyId, false))
  expect(await told(licenceResults(companyId, true))).toEqual(finished)
  return compared + finished.length
}

test('what is kept of paths and licences says at any moment what the rows say, whatever has happened since', async () => {
  const world = await makeWorld()
  for (let n = 0; n < 40; n += 1) await happen(world)
  await fold()
  expect(await dashboardAsOf(api.db, owner.companyId)).not.toBeNull()
  let compared = 0
  for (let round = 0; round < 24; round += 1) {
    for (let n = 0; n < 8; n += 1) await happen(world)
    if (round === 12)
      await api.db.delete(departments).where(eq(departments.id, world.tops.splice(1, 1)[0] ?? 0))
    compared += await compare(world.tops)
    if (round % 3 !== 2) continue
    await fold()
    expect(await totalsThatDiffer(api.db)).toEqual([])
    compared += await compare(world.tops)
  }
  expect(compared).toBeGreaterThan(100)
})

test('a licence counts a course once for a person, whichever of its places opened it', async () => {
  const { companyId, token } = owner
  const calls = companyCalls(api, token)
  const read = () => calls.data<{ licences: { id: number; finished_courses: number }[] }>('GET', '/licences')
  const kept = await read()
  await api.db.execute(sql`delete from report_companies where company_id = ${companyId}`)
  expect(await read()).toEqual(kept)
  expect(Math.max(...kept.licences.map(licence => licence.finished_courses))).toBeGreaterThan(0)
})
