import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  auditLog,
  companies,
  employeeGroupMembers,
  employees,
  learningDays,
  users,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { assign } from '../../../testing/portal.ts'
import { directory, groupSchema, newUser, patchOf } from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { startAbsences } from '../employees/absences.ts'
import { anonymiseLeavers } from './anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
let gone: { id: number; userId: number; token: string; email: string }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await company(api)
  await api.db.update(companies).set({ retentionYears: 1 }).where(eq(companies.id, owner.companyId))
  gone = await former()
})

/** Somebody who left long ago, whose record names them no more. */
async function former() {
  const person = await joined(api, owner.companyId, { name: 'Grace Hopper', number: 'E-7' })
  const [account] = await api.db
    .update(users)
    .set({ verifiedAt: new Date() })
    .where(eq(users.id, person.userId))
    .returning()
  const email = account?.email ?? ''
  await startAbsences(api.db, sql`select company_id, id from employees where id = ${person.id}`)
  await api.db.execute(
    sql`update employee_absences set left_at = '2020-05-05' where employee_id = ${person.id}`,
  )
  await api.db
    .update(employees)
    .set({
      email,
      state: 'deactivated',
      deactivatedAt: new Date('2020-05-05'),
      createdAt: new Date('2019-01-01'),
    })
    .where(eq(employees.id, person.id))
  await anonymiseLeavers(api.db)
  return { ...person, email }
}
const records = () =>
  api.db.select().from(employees).where(eq(employees.companyId, owner.companyId)).orderBy(asc(employees.id))
const namedRecord = async () => (await records()).find(({ anonymisedAt }) => anonymisedAt === null)

test('by a link they come as a new employee, and the earlier record stays as it is', async () => {
  const courseId = await course(api)
  await assign(api, owner.companyId, gone.id, courseId, { createdAt: new Date('2019-02-01') })
  await api.db.insert(learningDays).values({ userId: gone.userId, courseId, day: '2019-02-10', seconds: 600 })
  const { data } = companyCalls(api, owner.token)
  const time = () => data('GET', '/reports/time?by=course')
  const figures = (answer: unknown) => JSON.stringify(answer).replaceAll(/"as_of":"[^"]+"/g, '')
  const before = figures(await time())
  expect(before).toContain('600')
  const earlier = (await records())[0]
  const { link } = await data<{ link: string }>('POST', '/joining-links', { days: 7 })
  const joining = await api.as(gone.token)('POST', '/client-api/v1/joining-links/join', {
    joining_link: link.split('/').at(-1),
  })
  expect(joining.statusCode).toBe(200)
  expect((await records())[0]).toEqual(earlier)
  expect(await namedRecord()).toMatchObject({ userId: gone.userId, state: 'active', email: gone.email })
  // Assigned anew as if it had been then: what was learned in the earlier time counts there alone.
  await assign(api, owner.companyId, (await namedRecord())?.id ?? 0, courseId, {
    createdAt: new Date('2019-02-01'),
  })
  expect(figures(await time())).toBe(before)
  await anonymiseLeavers(api.db)
  expect(await namedRecord()).toBeDefined()
})

test('by an invitation with the earlier address and number, too', async () => {
  const { answer } = companyCalls(api, owner.token)
  const invited = await answer('POST', '/invitations', {
    name: 'Grace Hopper',
    email: gone.email,
    number: 'E-7',
  })
  expect(invited.statusCode).toBe(200)
  expect(await records()).toHaveLength(2)
  expect(await namedRecord()).toMatchObject({
    name: 'Grace Hopper',
    number: 'E-7',
    state: 'invited',
    userId: null,
  })
})

test('the directory does not see the earlier record, and makes a new one', async () => {
  const scim = await directory(api, owner)
  expect((await scim.list('/Users')).ids).not.toContain(String(gone.id))
  expect((await scim.call('GET', `/Users/${gone.id}`)).status).toBe(404)
  const made = await scim.make('Users', newUser({ userName: gone.email, emails: [{ value: gone.email }] }))
  expect(made.id).not.toBe(String(gone.id))
  expect(await records()).toHaveLength(2)
})

test('the directory’s groups do not show the earlier record, and leave it in them', async () => {
  const scim = await directory(api, owner)
  const made = await scim.make('Groups', { displayName: 'Drivers' })
  const [path, groupId] = [`/Groups/${made.id}`, Number(made.id)]
  await api.db
    .insert(employeeGroupMembers)
    .values({ companyId: owner.companyId, groupId, employeeId: gone.id })
  expect(await scim.read(path)).not.toHaveProperty('members')
  expect((await scim.list('/Groups', { filter: `members eq "${gone.id}"` })).ids).toEqual([])
  const user = await scim.make('Users', newUser())
  const said = await scim.call('PUT', path, {
    schemas: [groupSchema],
    displayName: 'Drivers',
    members: [{ value: user.id }],
  })
  expect(said).toMatchObject({ status: 200, body: { members: [{ value: user.id }] } })
  const members = await api.db
    .select({ id: employeeGroupMembers.employeeId })
    .from(employeeGroupMembers)
    .where(eq(employeeGroupMembers.groupId, groupId))
    .orderBy(asc(employeeGroupMembers.employeeId))
  expect(members).toEqual([{ id: gone.id }, { id: Number(user.id) }])
  const [change] = await api.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.chain, `company-${owner.companyId}`), eq(auditLog.action, 'group.change')))
  expect(change?.after).toMatchObject({ added: 1, removed: 0 })
  const adding = patchOf({ op: 'add', path: 'members', value: [{ value: String(gone.id) }] })
  expect(await scim.refused('PATCH', path, adding)).toEqual([400, 'invalidValue'])
})

test('the end of the account leaves the record without a name, in both languages', async () => {
  await api.as(gone.token)('DELETE', '/client-api/v1/auth/delete-account')
  const [row] = await api.db
    .select()
    .from(employees)
    .where(and(eq(employees.id, gone.id), eq(employees.companyId, owner.companyId)))
  expect(row).toMatchObject({
    userId: null,
    nameAr: 'موظف سابق',
    nameEn: 'Former employee',
    deactivatedAt: new Date('2020-05-05'),
  })
})
