import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameFields } from '../../../db/names.ts'
import {
  assignmentBatches,
  companies,
  companyApiKeys,
  companyMembers,
  companyMessages,
  courseRequests,
  employees,
  memberInvitations,
  requirements,
  users,
  waivers,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { anonymiseLeavers } from './anonymising.ts'

const longGone = { deactivatedAt: new Date('2020-05-05T09:00:00Z') }

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

/** One act of each kind that says who did it. @returns the path under which a waiver is read */
async function actAs(userId: number): Promise<string> {
  const { companyId } = owner
  const courseId = await course(api)
  const person = await joined(api, companyId)
  const later = new Date(Date.now() + 86_400_000)
  const by = { companyId, createdBy: userId }
  await api.db.insert(companyMessages).values({ ...by, text: { en: 'Hello' } })
  await api.db.insert(assignmentBatches).values({ ...by, state: 'done', total: 1 })
  await api.db
    .insert(companyApiKeys)
    .values({ ...by, name: 'Payroll', scopes: ['people'], tokenHash: 'a'.repeat(64), expiresAt: later })
  await api.db.insert(memberInvitations).values({
    companyId,
    email: 'new@example.com',
    role: 'finance',
    tokenHash: 'b'.repeat(64),
    invitedBy: userId,
    expiresAt: later,
  })
  await api.db.insert(courseRequests).values({
    companyId,
    employeeId: person.id,
    courseId,
    state: 'declined',
    askedBy: userId,
    decidedBy: userId,
    decidedAt: new Date(),
  })
  const [demanded] = await api.db
    .insert(requirements)
    .values({ companyId, courseId, firstDueDays: 3 })
    .returning()
  const requirementId = demanded?.id ?? 0
  await api.db.insert(waivers).values({
    companyId,
    requirementId,
    employeeId: person.id,
    reason: 'Leave',
    grantedBy: userId,
    endedBy: userId,
    endedAt: new Date(),
  })
  return `/requirements/${requirementId}/people/${person.id}`
}

test('who acted for the company is named no more once their record names nobody, until they act for it again', async () => {
  const { companyId } = owner
  const manager = await member(api, companyId, 'administrator')
  await api.db.update(users).set(nameFields('Grace Hopper')).where(eq(users.id, manager.id))
  const record = await actAs(manager.id)
  const paths = ['/employee-messages', '/assignment-batches', '/api-keys', '/member-invitations']
  const read = async () =>
    JSON.stringify(
      await Promise.all(
        [...paths, '/requests?state=declined', record].map(path => calls.data<object>('GET', path)),
      ),
    )
  const found = async (q: string) =>
    (await Promise.all(paths.slice(0, 2).map(path => calls.data<object[]>('GET', `${path}?q=${q}`)))).map(
      rows => rows.length,
    )
  const named = (text: string, name: string) => text.split(`"${name}"`).length - 1
  expect(named(await read(), 'Grace Hopper')).toBe(8)
  expect(await found('hopper')).toEqual([1, 1])

  await api.db.delete(companyMembers).where(eq(companyMembers.userId, manager.id))
  const id = await employee(api, companyId, { userId: manager.id, state: 'deactivated', ...longGone })
  await api.db.update(companies).set({ retentionYears: 2 }).where(eq(companies.id, companyId))
  await anonymiseLeavers(api.db)
  const [left] = await api.db.select().from(employees).where(eq(employees.id, id))
  expect(left?.anonymisedAt).not.toBeNull()
  const gone = await read()
  expect(gone).not.toContain('Grace')
  expect(named(gone, 'Former employee')).toBe(8)
  expect(await found('hopper')).toEqual([0, 0])

  await api.db.insert(companyMembers).values({ companyId, userId: manager.id, role: 'administrator' })
  expect(named(await read(), 'Grace Hopper')).toBe(8)
  expect(await found('hopper')).toEqual([1, 1])
})
