import { and, eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../../../cli/generate/random.ts'
import { assignments, employees, reviews } from '../../../../db/schema/index.ts'
import { company } from '../../../../testing/accounts.ts'
import { joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { happenByLicence, placesFor } from '../../../../testing/licences.ts'
import { assign, department } from '../../../../testing/portal.ts'
import { totalsThatDiffer } from '../../../../testing/report-sums.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { totalsFor } from './branches.ts'
import { foldReports } from './folding.ts'
import { ratingSums } from './ratings.ts'

let api: TestApi
let companyId = 0
beforeAll(async () => {
  api = await createTestApi()
  companyId = (await company(api)).companyId
})
afterAll(() => api.close())

const random = randomFor(21, 0)

async function makeWorld() {
  const top = await department(api, companyId)
  const tops = [top, await department(api, companyId, top), await department(api, companyId)]
  const people = []
  for (let n = 0; n < 8; n += 1)
    people.push(await joined(api, companyId, { departmentId: n === 0 ? null : random.of(tops) }))
  const places = await placesFor(
    api,
    companyId,
    people.map(({ id }) => id),
  )
  return { tops, people, places, courses: [await course(api), await course(api)] }
}

/** One thing of what can happen, at random. */
async function happen({ tops, people, places, courses }: Awaited<ReturnType<typeof makeWorld>>) {
  const { id, userId } = random.of(people)
  const courseId = random.of(courses)
  const said = and(eq(reviews.userId, userId), eq(reviews.courseId, courseId))
  const given = sql`${assignments.employeeId} = ${id} and ${assignments.courseId} = ${courseId} and ${assignments.state} <> 'withdrawn'`
  const stars = 1 + random.below(5)
  const say = () => api.db.insert(reviews).values({ userId, courseId, stars }).onConflictDoNothing()
  const move = (to: object) => () => api.db.update(employees).set(to).where(eq(employees.id, id))
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      if ((await api.db.$count(assignments, given)) === 0) await assign(api, companyId, id, courseId)
    },
    () => api.db.update(assignments).set({ state: 'withdrawn', withdrawnAt: new Date() }).where(given),
    say,
    say,
    () => api.db.update(reviews).set({ stars }).where(said),
    () => api.db.update(reviews).set({ hiddenAt: new Date() }).where(said),
    () => api.db.delete(reviews).where(said),
    move({ departmentId: random.chance(20) ? null : random.of(tops) }),
    move({ state: 'deactivated', deactivatedAt: new Date() }),
    move({ state: 'active', deactivatedAt: null }),
    ...happenByLicence(api, { companyId, userId, courseId, seatId: places.get(id) ?? 0 }, new Date()),
  ]
  await random.of(acts)()
}

const told = async (query: SQL) =>
  (await api.db.execute(sql`select * from (${query}) q where q.reviews <> 0 order by 1`)).rows

/** @returns how many rows were compared */
async function compare(tops: number[]): Promise<number> {
  const branches = tops.map(branchId => ({ companyId, role: 'manager' as const, branchId }))
  const members: CompanyMembership[] = [{ companyId, role: 'owner', branchId: null }, ...branches]
  let compared = 0
  for (const member of members) {
    const counted = await told(ratingSums(member, false, null))
    for (const totals of new Set([null, await totalsFor(api.db, member)]))
      expect(await told(ratingSums(member, true, totals)), `of ${member.branchId}`).toEqual(counted)
    compared += counted.length
  }
  return compared
}

test('what is kept of ratings says at any moment what the reviews say, whatever has happened since', async () => {
  const world = await makeWorld()
  for (let n = 0; n < 60; n += 1) await happen(world)
  let compared = 0
  for (let round = 0; round < 16; round += 1) {
    if (round % 2 === 0) await foldReports(api.db, 1, 0, 2)
    expect(await totalsThatDiffer(api.db)).toEqual([])
    compared += await compare(world.tops)
    for (let n = 0; n < 8; n += 1) await happen(world)
    compared += await compare(world.tops)
  }
  expect(compared).toBeGreaterThan(40)
})
