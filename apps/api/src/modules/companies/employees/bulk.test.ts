import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  employeeGroupMembers,
  employeeInvitations,
  employees,
  rateLimits,
} from '../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../testing/accounts.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

interface Result {
  done: number
  skipped: number
  held_by_role: number
  limited: number
  next: number | null
}
const person = (given: Parameters<typeof employee>[2] = {}) => employee(api, owner.companyId, given)
const bulk = (body: object, token = owner.token) =>
  api.as(token)('POST', '/company-api/v1/employees/bulk', body)
const resultOf = (answer: { json<T>(): T }) => answer.json<{ data: Result }>().data
const rowsOf = (ids: number[]) =>
  api.db
    .select({ id: employees.id, departmentId: employees.departmentId, state: employees.state })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(employees.id)
const group = async () =>
  (
    await api.as(owner.token)('POST', '/company-api/v1/groups', { names: { ar: `مجموعة ${unique()}` } })
  ).json<{ data: { id: number } }>().data.id

describe('moving', () => {
  test('moves those who are elsewhere, in one transaction with an entry in the record of each', async () => {
    const [from, to] = [await department(api, owner.companyId), await department(api, owner.companyId)]
    const ids = [await person({ departmentId: from }), await person(), await person({ departmentId: to })]
    const answer = await bulk({ act: 'move', department_id: to, employee_ids: ids })
    expect(resultOf(answer)).toEqual({ done: 2, skipped: 1, held_by_role: 0, limited: 0, next: null })
    expect((await rowsOf(ids)).map(row => row.departmentId)).toEqual([to, to, to])
    const acts = await api.db
      .select({ id: auditLog.subjectId, after: auditLog.after })
      .from(auditLog)
      .where(inArray(auditLog.subjectId, ids))
    expect(
      acts.filter(({ after }) => JSON.stringify(after) === JSON.stringify({ department_id: to })),
    ).toHaveLength(2)
  })

  test('puts people into groups whose rules name the department', async () => {
    const to = await department(api, owner.companyId)
    const id = await group()
    await api.as(owner.token)('PUT', `/company-api/v1/groups/${id}/rules`, { rules: [{ department_id: to }] })
    const moved = await person()
    await bulk({ act: 'move', department_id: to, employee_ids: [moved] })
    const members = await api.db
      .select({ id: employeeGroupMembers.employeeId })
      .from(employeeGroupMembers)
      .where(eq(employeeGroupMembers.groupId, id))
    expect(members).toEqual([{ id: moved }])
  })

  test('all that match are done 500 at a call, each going on where the last one ended', async () => {
    const mark = `batch${unique()}`
    const to = await department(api, owner.companyId)
    await api.db.insert(employees).values(
      Array.from({ length: 620 }, (_, at) => ({
        companyId: owner.companyId,
        name: mark,
        nameKey: mark,
        searchFolded: mark,
        email: `${mark}-${at}@example.com`,
        state: 'active' as const,
      })),
    )
    const filters = { q: mark }
    const first = resultOf(await bulk({ act: 'move', department_id: to, filters }))
    expect(first).toMatchObject({ done: 500, skipped: 0, next: expect.any(Number) })
    const second = resultOf(await bulk({ act: 'move', department_id: to, filters, after: first.next }))
    expect(second).toMatchObject({ done: 120, skipped: 0, next: null })
  })

  test.each([[{}], [{ department_id: 999_999_999 }]])('refuses %j', async body => {
    const id = await person()
    const answer = await bulk({ act: 'move', ...body, employee_ids: [id] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { department_id: [expect.any(String)] } })
  })
})

test('adds to a group by hand whoever is not in it, and holds those whom only a rule held', async () => {
  const at = await department(api, owner.companyId)
  const id = await group()
  await api.as(owner.token)('PUT', `/company-api/v1/groups/${id}/rules`, { rules: [{ department_id: at }] })
  const byRule = await person()
  await bulk({ act: 'move', department_id: at, employee_ids: [byRule] })
  const [added, gone] = [await person(), await person({ state: 'deactivated' })]
  const body = { act: 'add_to_group', group_id: id, employee_ids: [byRule, added, gone] }
  expect(resultOf(await bulk(body))).toMatchObject({ done: 2, skipped: 1 })
  expect(resultOf(await bulk(body))).toMatchObject({ done: 0, skipped: 3 })
  const members = await api.db
    .select({ id: employeeGroupMembers.employeeId, isByRule: employeeGroupMembers.isByRule })
    .from(employeeGroupMembers)
    .where(eq(employeeGroupMembers.groupId, id))
    .orderBy(employeeGroupMembers.employeeId)
  expect(members).toEqual([
    { id: byRule, isByRule: false },
    { id: added, isByRule: false },
  ])
  const other = await company(api)
  const foreign = await bulk({ ...body, employee_ids: [added] }, other.token)
  expect(foreign.statusCode).toBe(422)
})

test('deactivates all but those who act in a role that the caller may not take', async () => {
  const top = await department(api, owner.companyId)
  const boss = await member(api, owner.companyId, 'manager', top)
  const administrator = await member(api, owner.companyId, 'administrator')
  const held = await person({ departmentId: top, userId: administrator.id })
  const ids = [
    await person({ departmentId: top }),
    held,
    await person({ departmentId: top, state: 'deactivated' }),
  ]
  const answer = await bulk({ act: 'deactivate', employee_ids: ids }, boss.token)
  expect(resultOf(answer)).toMatchObject({ done: 1, skipped: 1, held_by_role: 1 })
  expect((await rowsOf([held]))[0]?.state).toBe('active')
})

test('invites again who has not answered, and passes over whom others may not write to any more', async () => {
  const [invited, active] = [await person({ state: 'invited' }), await person()]
  const body = { act: 'invite_again', employee_ids: [invited, active] }
  for (const expected of [1, 1, 1])
    expect(resultOf(await bulk(body))).toMatchObject({ done: expected, skipped: 1 })
  expect(resultOf(await bulk(body))).toMatchObject({ done: 0, skipped: 1, limited: 1 })
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.employeeId, invited))).toBe(1)
})

test('a manager reaches the own branch alone, and another company nobody', async () => {
  const [top, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, top)
  const boss = await member(api, owner.companyId, 'manager', top)
  const [own, foreign] = [await person({ departmentId: top }), await person({ departmentId: elsewhere })]
  const answer = await bulk({ act: 'move', department_id: below, employee_ids: [own, foreign] }, boss.token)
  expect(resultOf(answer)).toMatchObject({ done: 1, skipped: 0 })
  expect((await rowsOf([own, foreign])).map(row => row.departmentId)).toEqual([below, elsewhere])
  for (const department_id of [elsewhere, null])
    expect((await bulk({ act: 'move', department_id, employee_ids: [own] }, boss.token)).statusCode).toBe(422)
  const other = await company(api)
  expect(
    resultOf(await bulk({ act: 'deactivate', employee_ids: [own, foreign] }, other.token)),
  ).toMatchObject({ done: 0 })
  expect((await rowsOf([own])).map(row => row.state)).toEqual(['active'])
})

test('one names ids or filters, never both', async () => {
  const id = await person()
  for (const body of [{}, { employee_ids: [id], filters: {} }])
    expect((await bulk({ act: 'deactivate', ...body })).statusCode).toBe(400)
})
