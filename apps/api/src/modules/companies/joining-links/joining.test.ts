import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  auditLog,
  employeeGroupMembers,
  employeeGroups,
  employees,
  joiningLinks,
  jobs,
  notifications,
  rateLimits,
  users,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deliverNotices, workOnNotices } from '../../platform/notifications/notify-many.ts'
import { tellOfJoiners, workOnJoiners } from './telling.ts'

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

interface Answered {
  json<T>(): T
}
const base = '/company-api/v1/joining-links'
const make = (body: object = {}, token = owner.token) => api.as(token)('POST', base, { days: 7, ...body })
const madeLink = (answer: Answered) =>
  answer.json<{ data: { id: number; link: string; state: string; domains: string[] } }>().data
const tokenOf = (answer: Answered) => madeLink(answer).link.split('/').at(-1) ?? ''
const look = (token: string, as?: string) =>
  api.as(as)('POST', '/client-api/v1/joining-links/look', { joining_link: token })
const join = (token: string, as: string) =>
  api.as(as)('POST', '/client-api/v1/joining-links/join', { joining_link: token })
const standing = async (token: string, as?: string) =>
  (await look(token, as)).json<{ data: { standing: string } }>().data.standing
const said = (answer: Answered & { statusCode: number }) => {
  const { code, data } = answer.json<{ code?: string; data?: { because?: string } }>()
  return data?.because ?? code ?? answer.statusCode
}
const rowOf = async (userId: number) =>
  (
    await api.db
      .select()
      .from(employees)
      .where(and(eq(employees.companyId, owner.companyId), eq(employees.userId, userId)))
  )[0]
async function tellNow(): Promise<void> {
  await api.db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(eq(jobs.name, tellOfJoiners.name))
  await runJobs(api, [tellOfJoiners, deliverNotices], runner => {
    runner.handle(tellOfJoiners, workOnJoiners)
    runner.handle(deliverNotices, workOnNotices)
  })
}
const at = (domain: string) => account(api, 'student', { email: `p-${unique()}@${domain}` })

test('anyone with the link and an address of its domain joins, into its department and groups; the company is notified once about all of them', async () => {
  const departmentId = await department(api, owner.companyId)
  const [group] = await api.db
    .insert(employeeGroups)
    .values({ companyId: owner.companyId, name: { en: 'New' } })
    .returning({ id: employeeGroups.id })
  const manager = await member(api, owner.companyId, 'manager', departmentId)
  const finance = await member(api, owner.companyId, 'finance')
  const answer = await make({
    label: 'Jeddah',
    department_id: departmentId,
    group_ids: [group?.id],
    domains: [' @Nakhla.TEST', 'nakhla.test'],
  })
  expect(madeLink(answer)).toMatchObject({ domains: ['nakhla.test'], state: 'open' })
  const token = tokenOf(answer)
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  const [kept] = await api.db
    .select()
    .from(joiningLinks)
    .where(eq(joiningLinks.id, madeLink(answer).id))
  expect(JSON.stringify(kept)).not.toContain(token)
  const [sara, omar, stranger, below] = [
    await at('nakhla.test'),
    await at('nakhla.test'),
    await at('palm.test'),
    await at('jeddah.nakhla.test'),
  ]
  expect(await standing(token)).toBe('visitor')
  expect(await standing(token, sara.token)).toBe('new')
  expect(await standing(token, below.token)).toBe('other_address')
  expect(said(await join(token, stranger.token))).toBe('joining_address')
  expect((await join(token, sara.token)).statusCode).toBe(200)
  expect((await join(token, omar.token)).statusCode).toBe(200)
  expect(said(await join(token, sara.token))).toBe('already_employed')
  expect(await standing(token, sara.token)).toBe('employed')
  const row = await rowOf(sara.id)
  expect(row).toMatchObject({
    state: 'active',
    departmentId,
    name: sara.name,
    email: sara.email,
    joinedOn: expect.any(String),
  })
  expect(
    await api.db.$count(
      employeeGroupMembers,
      and(
        eq(employeeGroupMembers.groupId, group?.id ?? 0),
        eq(employeeGroupMembers.employeeId, row?.id ?? 0),
      ),
    ),
  ).toBe(1)
  const { data } = (await api.as(owner.token)('GET', base)).json<{ data: object[] }>()
  expect(data[0]).toMatchObject({ label: 'Jeddah', uses: 2, max_uses: null })
  const [act] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'employee.join')).limit(1)
  expect(act).toMatchObject({ chain: `company-${owner.companyId}`, actorCapacity: 'personal' })

  await tellNow()
  const told = await api.db.select().from(notifications).where(eq(notifications.kind, 'employees_joined'))
  expect(told.map(({ userId }) => userId).toSorted()).toEqual([owner.id, manager.id].toSorted())
  expect(told.map(({ userId }) => userId)).not.toContain(finance.id)
  expect(told[0]?.data).toMatchObject({
    people: 2,
    name: { en: `${sara.name} and ${omar.name}` },
    employee_ids: [row?.id, (await rowOf(omar.id))?.id],
  })
})

test('an invited person becomes that employee, whatever the domains; a leaver has to be taken back', async () => {
  const token = tokenOf(await make({ domains: ['nakhla.test'] }))
  const invited = await at('home.test')
  const id = await employee(api, owner.companyId, {
    email: invited.email,
    state: 'invited',
    joinedOn: null,
    number: `N-${unique()}`,
  })
  expect(await standing(token, invited.token)).toBe('invited')
  expect((await join(token, invited.token)).statusCode).toBe(200)
  expect(await rowOf(invited.id)).toMatchObject({ id, state: 'active' })
  const left = await at('nakhla.test')
  await employee(api, owner.companyId, { email: left.email, state: 'deactivated' })
  expect(await standing(token, left.token)).toBe('left')
  expect(said(await join(token, left.token))).toBe('employment_ended')
  const unconfirmed = await at('nakhla.test')
  await api.db.update(users).set({ verifiedAt: null }).where(eq(users.id, unconfirmed.id))
  expect(said(await join(token, unconfirmed.token))).toBe('joining_address')
})

test('a leaver who is invited again comes back by the same link, and sees where the company put them', async () => {
  const [there, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const [near, far] = [
    await member(api, owner.companyId, 'manager', there),
    await member(api, owner.companyId, 'manager', elsewhere),
  ]
  await tellNow()
  await api.db.delete(notifications)
  const token = tokenOf(await make({ department_id: there }))
  const person = await account(api)
  const id = await employee(api, owner.companyId, {
    email: person.email,
    state: 'invited',
    joinedOn: null,
    departmentId: elsewhere,
  })
  expect((await join(token, person.token)).statusCode).toBe(200)
  await api.as(person.token)('POST', `/client-api/v1/employments/${id}/leave`)
  expect(said(await join(token, person.token))).toBe('employment_ended')
  expect((await api.as(owner.token)('POST', `/company-api/v1/employees/${id}/reactivate`)).statusCode).toBe(
    200,
  )
  expect((await join(token, person.token)).statusCode).toBe(200)
  await tellNow()
  const told = await api.db.select().from(notifications).where(eq(notifications.kind, 'employees_joined'))
  expect(told.map(({ userId }) => userId).toSorted()).toEqual([owner.id, far.id].toSorted())
  expect(told.map(({ userId }) => userId)).not.toContain(near.id)
})

test('a link works no longer than the role in which it was made; made once, however often it is asked for', async () => {
  const branch = await department(api, owner.companyId)
  const [leaving, changing] = [
    await member(api, owner.companyId, 'manager', branch),
    await member(api, owner.companyId, 'administrator'),
  ]
  const [first, second] = [
    await make({ department_id: branch }, leaving.token),
    await make({}, changing.token),
  ]
  const key = { 'idempotency-key': `link-${unique()}-${unique()}` }
  const again = async () =>
    madeLink(await api.as(owner.token)('POST', base, { days: 7, label: 'Once' }, key)).id
  expect(await again()).toBe(await again())
  const members = '/company-api/v1/members'
  expect((await api.as(owner.token)('DELETE', `${members}/${leaving.id}`)).statusCode).toBe(200)
  const auditor = await api.as(owner.token)('PATCH', `${members}/${changing.id}`, { role: 'auditor' })
  expect(auditor.statusCode).toBe(200)
  for (const made of [first, second]) expect(said(await look(tokenOf(made)))).toBe('withdrawn')
})

test('a link that is full, over, withdrawn or none says which, and not whose it was', async () => {
  const full = tokenOf(await make({ max_uses: 1 }))
  expect((await join(full, (await account(api)).token)).statusCode).toBe(200)
  const over = await make()
  await api.db
    .update(joiningLinks)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(joiningLinks.id, madeLink(over).id))
  const withdrawn = await make()
  const withdraw = () => api.as(owner.token)('POST', `${base}/${madeLink(withdrawn).id}/withdraw`)
  expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 200])
  const person = await account(api)
  for (const [token, because] of [
    [full, 'full'],
    [tokenOf(over), 'expired'],
    [tokenOf(withdrawn), 'withdrawn'],
    ['never-was', 'unknown'],
  ] as const) {
    const seen = await look(token)
    expect([said(seen), said(await join(token, person.token))]).toEqual([because, because])
    expect(seen.body).not.toMatch(new RegExp(`Company ${owner.id}|${1_010_000_000 + owner.id}`))
  }
  expect(await rowOf(person.id)).toBeUndefined()
})

test('no one joins a company that was deleted', async () => {
  const other = await company(api)
  const token = tokenOf(await make({}, other.token))
  expect((await look(token)).statusCode).toBe(200)
  await api.as(other.token)('DELETE', '/company-api/v1/auth/delete-account')
  expect(said(await join(token, (await account(api)).token))).toBe('unknown')
})

test('wrong tokens are counted; a domain that is none, and a foreign department, are errors at their fields', async () => {
  const fields = async (body: object, token?: string) =>
    Object.keys((await make(body, token)).json<{ errors?: object }>().errors ?? {})
  expect(await fields({ domains: ['not a domain'] })).toEqual(['domains'])
  expect(await fields({ domains: ['localhost'] })).toEqual(['domains'])
  const other = await company(api)
  expect(await fields({ department_id: await department(api, other.companyId) })).toEqual(['department_id'])
  const branch = await department(api, owner.companyId)
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await fields({}, manager.token)).toEqual(['department_id'])
  const own = await make({ department_id: branch }, manager.token)
  const { data } = (await api.as(manager.token)('GET', base)).json<{ data: { id: number }[] }>()
  expect(data.map(({ id }) => id)).toEqual([madeLink(own).id])
  const foreign = madeLink(await make())
  expect((await api.as(manager.token)('POST', `${base}/${foreign.id}/withdraw`)).statusCode).toBe(404)
  const tries = await Promise.all(Array.from({ length: 61 }, () => look('never-was')))
  expect(tries.filter(answer => answer.statusCode === 429)).toHaveLength(1)
})
