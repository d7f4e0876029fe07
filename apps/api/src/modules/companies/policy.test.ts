import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyRoles, departments, employees } from '../../db/schema/index.ts'
import { company } from '../../testing/accounts.ts'
import { department, employee } from '../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { inReach, isInReach, mayGiveRole, reachOf, type Placed } from './policy.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** The same numbers in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Companies with trees of departments and people in them, some in none. */
async function makeCompanies() {
  const random = randomNumbers(11)
  const placed = new Map<number, Placed>()
  const branches: { companyId: number; id: number }[] = []
  const companyIds: number[] = []
  for (let made = 0; made < 3; made += 1) {
    const { companyId } = await company(api)
    companyIds.push(companyId)
    const paths: number[][] = [[]]
    for (let count = 0; count < 12; count += 1) {
      const above = paths[random(paths.length)] ?? []
      const id = await department(api, companyId, above[0] ?? null)
      paths.push([id, ...above])
      branches.push({ companyId, id })
    }
    for (let count = 0; count < 20; count += 1) {
      const path = paths[random(paths.length)] ?? []
      const id = await employee(api, companyId, { departmentId: path[0] ?? null })
      placed.set(id, { companyId, departments: path })
    }
  }
  return { placed, branches, companyIds }
}

test('the fact and the statement’s condition agree on who is in a member’s reach', async () => {
  const { placed, branches, companyIds } = await makeCompanies()
  const seen = api.db
    .select({ id: employees.id })
    .from(employees)
    .where(inReach(employees.companyId, employees.departmentId))
    .prepare('employees_in_reach')
  const members = companyIds.flatMap(companyId => [
    { companyId, role: 'owner' as const, branchId: null },
    // A branch of another company, too: it must open nothing.
    ...branches.map(branch => ({ companyId, role: 'manager' as const, branchId: branch.id })),
  ])
  let found = 0
  for (const member of members) {
    const rows = await seen.execute(reachOf(member))
    const expected = [...placed].filter(([, thing]) => isInReach(member, thing)).map(([id]) => id)
    expect(rows.map(row => row.id).toSorted(), JSON.stringify(member)).toEqual(expected.toSorted())
    if (member.branchId !== null) found += rows.length
  }
  expect(found, 'managers see someone').toBeGreaterThan(50)
})

test('the database refuses a department above or a branch that is another company’s', async () => {
  const [own, other] = [await company(api), await company(api)]
  const foreign = await department(api, other.companyId)
  await expect(department(api, own.companyId, foreign)).rejects.toThrow()
  const mine = await department(api, own.companyId)
  await expect(
    api.db
      .update(departments)
      .set({ parentId: sql`${foreign}` })
      .where(eq(departments.id, mine)),
  ).rejects.toThrow()
})

test('owners alone give and take an owner’s role; managers, finance and auditors give none', () => {
  for (const role of companyRoles)
    for (const given of companyRoles)
      expect([role, given, mayGiveRole({ companyId: 1, role, branchId: null }, given)]).toEqual([
        role,
        given,
        role === 'owner' || (role === 'administrator' && given !== 'owner'),
      ])
})
