import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { employeeInvitations, employees, rateLimits } from '../../../db/schema/index.ts'
import { account, company, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { employee } from '../../../testing/portal.ts'
import { directory, userSchema, type Directory, newAddress } from '../../../testing/scim.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
let scim: Directory
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  owner = await company(api)
  scim = await directory(api, owner)
})

const user = (userName = newAddress('bjensen')) => ({
  userName,
  name: { givenName: 'Barbara', familyName: 'Jensen' },
  active: true,
})
const stateOf = async (id: number) => {
  const [row] = await api.db
    .select({ state: employees.state, userId: employees.userId })
    .from(employees)
    .where(eq(employees.id, id))
  return row
}

test('a corrected address ends the invitation to the former one, and is invited itself', async () => {
  const made = await scim.make('Users', user())
  const moved = newAddress('moved')
  const invitations = () =>
    api.db
      .select({ id: employeeInvitations.id, hash: employeeInvitations.tokenHash })
      .from(employeeInvitations)
      .where(eq(employeeInvitations.employeeId, Number(made.id)))
  const before = await invitations()
  await scim.patch(`/Users/${made.id}`, { op: 'replace', path: 'title', value: 'Guide' })
  expect(await invitations()).toEqual(before)
  await scim.patch(`/Users/${made.id}`, { op: 'replace', path: 'emails[type eq "work"].value', value: moved })
  const after = await invitations()
  expect(after).toHaveLength(1)
  expect(after[0]?.hash).not.toBe(before[0]?.hash)
  expect((await queuedEmails(api, moved)).map(mail => mail.template)).toEqual(['invitation'])
})

test('who was removed and taken back in the portal is the directory’s again', async () => {
  const person = await account(api)
  const id = await employee(api, owner.companyId, { email: person.email, userId: person.id })
  expect((await scim.call('DELETE', `/Users/${id}`)).status).toBe(204)
  expect(await scim.refused('GET', `/Users/${id}`)).toEqual([404, undefined])
  const back = await api.as(owner.token)('POST', `/company-api/v1/employees/${id}/reactivate`)
  expect(back.statusCode).toBe(200)
  expect(await scim.read(`/Users/${id}`)).toMatchObject({ active: true, userName: person.email })
  for (const active of [false, true])
    expect(await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: active })).toMatchObject({
      active,
    })
  expect(await scim.refused('POST', '/Users', { schemas: [userSchema], ...user(person.email) })).toEqual([
    409,
    'uniqueness',
  ])
})

test('who left by their own act is invited, not taken back', async () => {
  const person = await account(api)
  const left = { state: 'deactivated', deactivatedAt: new Date(), leftVoluntarily: true } as const
  const id = await employee(api, owner.companyId, { email: person.email, userId: person.id, ...left })
  await scim.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })
  expect(await stateOf(id)).toMatchObject({ state: 'invited', userId: null })
  expect((await queuedEmails(api, person.email)).map(mail => mail.template)).toContain('invitation')
})
