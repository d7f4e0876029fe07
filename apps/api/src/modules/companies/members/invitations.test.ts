import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  companyMembers,
  memberInvitations,
  notifications,
  rateLimits,
  users,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { queuedEmails } from '../../../testing/emails.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  owner = await company(api)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const portal = (token: string) => (method: Method, path: string, body?: object) =>
  api.as(token)(method, `/company-api/v1${path}`, body)
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code
const newEmail = () => `invited-${unique()}@example.com`
const open = (call: 'look' | 'accept', invitation: string, token?: string) =>
  api.as(token)('POST', `/client-api/v1/member-invitations/${call}`, { invitation })

/** The token of the last invitation that was sent to an address. */
async function linkOf(email: string): Promise<string> {
  const sent = (await queuedEmails(api, email)).findLast(({ template }) => template === 'member_invitation')
  if (!sent || !('url' in sent)) throw new Error(`No invitation was sent to ${email}.`)
  return new URL(sent.url).searchParams.get('invitation') ?? ''
}
const invite = async (email: string, role: string, token = owner.token, more: object = {}) =>
  portal(token)('POST', '/member-invitations', { email, role, ...more })
const waiting = async () =>
  (await portal(owner.token)('GET', '/member-invitations')).json<{ data: { id: number; email: string }[] }>()
    .data
const membersOf = () =>
  api.db
    .select({ userId: companyMembers.userId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, owner.companyId))
    .orderBy(asc(companyMembers.userId))
const acts = async () =>
  (
    await api.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.chain, `company-${owner.companyId}`), like(auditLog.action, 'member.%')))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action)

test('a person without an account is invited by e-mail, accepts once with one of their own, and acts in the role', async () => {
  const branch = await department(api, owner.companyId)
  const email = newEmail()
  expect((await invite(email, 'manager', owner.token, { department_id: branch })).statusCode).toBe(200)
  const link = await linkOf(email)
  expect((await open('look', link)).json()).toMatchObject({
    data: { role: 'manager', email: expect.stringContaining('•••'), demands_second_factor: false },
  })
  expect(await waiting()).toEqual([
    expect.objectContaining({
      email,
      role: 'manager',
      department: { id: branch, name: expect.anything() },
      invited_by: owner.name,
      is_expired: false,
    }),
  ])
  const person = await account(api, 'student', { name: 'هند السالم', otherName: 'Hind Al-Salem' })
  expect((await open('accept', link, person.token)).json()).toMatchObject({
    data: { company: { id: owner.companyId }, role: 'manager' },
  })
  expect(await membersOf()).toEqual([{ userId: person.id, role: 'manager' }])
  expect(await waiting()).toEqual([])
  for (const call of ['look', 'accept'] as const)
    expect(codeOf(await open(call, link, (await account(api)).token))).toBe('invitation_gone')
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
  expect(told).toMatchObject([
    {
      kind: 'member_joined',
      data: {
        name: { ar: 'هند السالم', en: 'Hind Al-Salem' },
        user_id: person.id,
        company_id: owner.companyId,
      },
    },
  ])
  expect(await acts()).toEqual(['member.invite', 'member.join'])
})

test('concurrent accepts count once; no one is a member twice', async () => {
  const email = newEmail()
  await invite(email, 'finance')
  const link = await linkOf(email)
  const people = [await account(api), await account(api), await account(api)]
  const answers = await Promise.all(people.map(({ token }) => open('accept', link, token)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
  expect(await membersOf()).toHaveLength(1)
  const [known] = await membersOf()
  const again = newEmail()
  await invite(again, 'auditor')
  const accepted = people.find(({ id }) => id === known?.userId)
  expect(codeOf(await open('accept', await linkOf(again), accepted?.token))).toBe('member_exists')
  // What was refused leaves the link to whom it was meant for.
  expect((await open('look', await linkOf(again))).statusCode).toBe(200)
})

test('people who leave, or get a role meanwhile, get none by an earlier invitation', async () => {
  for (const [path, body] of [
    [(id: number) => `/employees/${id}/deactivate`],
    [() => '/members', (id: number) => ({ employee_id: id, role: 'auditor' })],
  ] as const) {
    const [person, email] = [await account(api), newEmail()]
    await api.db.update(users).set({ email }).where(eq(users.id, person.id))
    const id = await employee(api, owner.companyId, { userId: person.id, email })
    await invite(email, 'administrator')
    const link = await linkOf(email)
    expect((await portal(owner.token)('POST', path(id), body?.(id))).statusCode).toBe(200)
    expect(codeOf(await open('accept', link, person.token))).toBe('invitation_gone')
  }
})

test('a new link kills the earlier one; withdrawn, expired and unknown links say the same', async () => {
  const email = newEmail()
  await invite(email, 'finance')
  const first = await linkOf(email)
  const [{ id } = { id: 0 }] = await waiting()
  expect((await portal(owner.token)('POST', `/member-invitations/${id}/again`)).statusCode).toBe(200)
  const second = await linkOf(email)
  expect(codeOf(await open('look', first))).toBe('invitation_gone')
  await api.db
    .update(memberInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(memberInvitations.id, id))
  expect(codeOf(await open('accept', second, (await account(api)).token))).toBe('invitation_gone')
  expect(await waiting()).toMatchObject([{ id, is_expired: true }])
  // Invited once more with another role: one row, and it works again.
  await invite(email, 'auditor')
  expect(await waiting()).toMatchObject([{ id, role: 'auditor', is_expired: false }])
  const third = await linkOf(email)
  expect((await portal(owner.token)('DELETE', `/member-invitations/${id}`)).statusCode).toBe(200)
  for (const dead of [third, 'never-was']) expect(codeOf(await open('look', dead))).toBe('invitation_gone')
  expect(await acts()).toEqual([
    'member.invite',
    'member.invite_again',
    'member.invite',
    'member.withdraw_invitation',
  ])
})

describe('who may invite whom', () => {
  test('owners invite owners; administrators the rest, and touch no owner’s invitation', async () => {
    const administrator = await member(api, owner.companyId, 'administrator')
    const email = newEmail()
    expect((await invite(email, 'owner', administrator.token)).statusCode).toBe(403)
    expect((await invite(email, 'owner')).statusCode).toBe(200)
    expect((await invite(email, 'finance', administrator.token)).statusCode).toBe(403)
    const [{ id } = { id: 0 }] = await waiting()
    const act = portal(administrator.token)
    expect((await act('DELETE', `/member-invitations/${id}`)).statusCode).toBe(403)
    expect((await act('POST', `/member-invitations/${id}/again`)).statusCode).toBe(403)
    const theirs = await company(api)
    expect((await portal(theirs.token)('DELETE', `/member-invitations/${id}`)).statusCode).toBe(404)
    expect((await portal(theirs.token)('POST', `/member-invitations/${id}/again`)).statusCode).toBe(404)
  })

  test('a manager needs a branch of the company; who acts for it already is not invited', async () => {
    const foreign = await department(api, (await company(api)).companyId)
    for (const more of [{}, { department_id: foreign }])
      expect((await invite(newEmail(), 'manager', owner.token, more)).json()).toMatchObject({
        errors: { department_id: expect.anything() },
      })
    const auditor = await member(api, owner.companyId, 'auditor')
    for (const { email } of [auditor, owner])
      expect(codeOf(await invite(email, 'finance'))).toBe('member_exists')
  })

  test('a company that has bought nothing is not named to a stranger; one stranger gets three at most', async () => {
    const email = newEmail()
    for (let sent = 0; sent < 3; sent += 1) await invite(email, 'finance')
    expect(codeOf(await invite(email, 'finance'))).toBe('too_many_requests')
    const [mail] = await queuedEmails(api, email)
    expect(mail).toMatchObject({ company: expect.stringContaining(String(1_010_000_000 + owner.id)) })
  })

  test('a person’s sent invitations end with their role', async () => {
    const administrator = await member(api, owner.companyId, 'administrator')
    const email = newEmail()
    await invite(email, 'finance', administrator.token)
    const link = await linkOf(email)
    await portal(owner.token)('DELETE', `/members/${administrator.id}`)
    expect(codeOf(await open('look', link))).toBe('invitation_gone')
  })
})

test('a member is emailed each change in their own language, and has to sign in again', async () => {
  const clerk = await account(api, 'student', { locale: 'en' })
  const employeeId = await employee(api, owner.companyId, { userId: clerk.id })
  const act = portal(owner.token)
  await act('POST', '/members', { employee_id: employeeId, role: 'finance' })
  const acting = await api.as(clerk.token)('POST', '/client-api/v1/auth/switch', {
    capacity: 'company',
    company_id: owner.companyId,
  })
  const { token } = acting.json<{ data: { token: string } }>().data
  expect((await portal(token)('GET', '/dashboard')).statusCode).toBe(200)
  await act('PATCH', `/members/${clerk.id}`, { role: 'auditor' })
  expect((await portal(token)('GET', '/dashboard')).statusCode).toBe(401)
  expect((await api.as(clerk.token)('GET', '/client-api/v1/auth/profile')).statusCode).toBe(200)
  // The same role again changes nothing and sends nothing.
  await act('PATCH', `/members/${clerk.id}`, { role: 'auditor' })
  await act('DELETE', `/members/${clerk.id}`)
  expect(await queuedEmails(api, clerk.email)).toMatchObject([
    { template: 'member_added', locale: 'en', role: 'finance' },
    { template: 'member_changed', role: 'auditor' },
    { template: 'member_removed', role: 'auditor' },
  ])
  expect(await acts()).toEqual(['member.add', 'member.change_role', 'member.remove'])
})

test('of two owners who remove each other at once one stays, and the company’s own account always is one', async () => {
  const [one, other] = [
    await member(api, owner.companyId, 'owner'),
    await member(api, owner.companyId, 'owner'),
  ]
  const answers = await Promise.all([
    portal(one.token)('DELETE', `/members/${other.id}`),
    portal(other.token)('PATCH', `/members/${one.id}`, { role: 'auditor' }),
  ])
  const fine = answers.filter(({ statusCode }) => statusCode === 200)
  expect(fine, 'a person who lost the role meanwhile does nothing with it').toHaveLength(1)
  expect((await membersOf()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  const own = `/members/${owner.id}`
  expect([
    (await portal(owner.token)('DELETE', own)).statusCode,
    (await portal(owner.token)('PATCH', own, { role: 'auditor' })).statusCode,
  ]).toEqual([404, 404])
  const { data } = (await portal(owner.token)('GET', '/members')).json<{ data: object[] }>()
  expect(data[0]).toMatchObject({ id: owner.id, role: 'owner', is_company_account: true })
  expect(await api.db.$count(users, eq(users.id, owner.id))).toBe(1)
})
