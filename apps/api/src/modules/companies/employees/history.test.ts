import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies, employees } from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { lastCode } from '../../../testing/emails.ts'
import { employee } from '../../../testing/portal.ts'
import { places, studentForm } from '../../../testing/registration.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { anonymiseLeavers } from '../retention/anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
})
afterAll(() => api.close())

const historyOf = (id: number) =>
  calls.data<{ action: string; actor: string | null }[]>('GET', `/employees/${id}/history`)
const invite = async (email: string) => {
  const { employee_id: id, link } = await calls.data<{ employee_id: number; link: string }>(
    'POST',
    '/invitations',
    { name: 'هند السالم', email },
  )
  return { id, invitation: new URL(link).searchParams.get('invitation') ?? '' }
}

test('who accepts an invitation has it in the history, under their own name', async () => {
  const { id, invitation } = await invite(`invited-${unique()}@example.com`)
  const person = await account(api)
  await api.as(person.token)('POST', '/client-api/v1/invitations/accept', { invitation })
  expect(await historyOf(id)).toMatchObject([
    { action: 'employee.accept_invitation', actor: person.name },
    { action: 'employee.invite', actor: owner.name },
  ])
})

test('so has who makes an account with the invitation', async () => {
  const email = `invited-${unique()}@example.com`
  const { id, invitation } = await invite(email)
  const form = studentForm(await places(api), { email, invitation })
  const { otp } = (await api.as()('POST', '/client-api/v1/auth/student-account', form)).json<{
    data: { otp: string }
  }>().data
  await api.as()('POST', '/client-api/v1/auth/otp', { otp, code: await lastCode(api, email) })
  expect((await historyOf(id)).map(({ action }) => action)).toEqual([
    'employee.accept_invitation',
    'employee.invite',
  ])
})

test('the history says when a person was put into a group or out of it, from the group or with others', async () => {
  const [id, other] = [await employee(api, owner.companyId), await employee(api, owner.companyId)]
  const group = await calls.data<{ id: number }>('POST', '/groups', { names: { ar: `مجموعة ${unique()}` } })
  const actsOf = async (who: number) => (await historyOf(who)).map(({ action }) => action)
  await calls.data('POST', `/groups/${group.id}/members`, { employee_ids: [id, other] })
  // Who is in it already is not put into it again.
  await calls.data('POST', `/groups/${group.id}/members`, { employee_ids: [other] })
  await calls.data('DELETE', `/groups/${group.id}/members/${id}`)
  expect(await actsOf(id)).toEqual(['group.remove_person', 'group.add_people'])
  expect(await actsOf(other)).toEqual(['group.add_people'])
})

test('the history names the group, also after it was deleted, and is searched by it', async () => {
  const id = await employee(api, owner.companyId)
  const [drivers, guards] = [
    await calls.data<{ id: number }>('POST', '/groups', { names: { ar: 'السائقون', en: 'Drivers' } }),
    await calls.data<{ id: number }>('POST', '/groups', { names: { ar: 'الحرّاس', en: 'Guards' } }),
  ]
  for (const group of [drivers, guards])
    await calls.data('POST', `/groups/${group.id}/members`, { employee_ids: [id] })
  await calls.data('DELETE', `/groups/${guards.id}`)
  const named = (query = '') =>
    calls.data<{ group: string | null }[]>('GET', `/employees/${id}/history${query}`)
  expect((await named()).map(({ group }) => group)).toEqual(['Guards', 'Drivers'])
  const found = async (words: string) =>
    (await named(`?q=${encodeURIComponent(words)}`)).map(({ group }) => group)
  expect(await found('driv')).toEqual(['Drivers'])
  // Also by the last name of one that is no more, in each language.
  expect(await found('guard')).toEqual(['Guards'])
  expect(await found('حراس')).toEqual(['Guards'])
  const { id: invited } = await invite(`invited-${unique()}@example.com`)
  expect(await historyOf(invited)).toMatchObject([{ action: 'employee.invite', group: null }])
})

test('the history of a record that names nobody does not name who they were, nor is found by it', async () => {
  const { id, invitation } = await invite(`invited-${unique()}@example.com`)
  const person = await account(api, 'student', { name: 'Grace Hopper' })
  await api.as(person.token)('POST', '/client-api/v1/invitations/accept', { invitation })
  const found = async () =>
    (await calls.data<object[]>('GET', `/employees/${id}/history?q=${encodeURIComponent('Grace')}`)).length
  expect(await found()).toBe(1)
  await api.db.update(companies).set({ retentionYears: 1 }).where(eq(companies.id, owner.companyId))
  await api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: new Date('2020-05-05') })
    .where(eq(employees.id, id))
  await anonymiseLeavers(api.db)
  const nameless = [
    { action: 'employee.accept_invitation', actor: 'Former employee' },
    { action: 'employee.invite', actor: owner.name },
  ]
  expect(await historyOf(id)).toMatchObject(nameless)
  expect(await found()).toBe(0)
  // Also once they have come back, with a record that names them.
  await employee(api, owner.companyId, { userId: person.id })
  expect(await historyOf(id)).toMatchObject(nameless)
  expect(await found()).toBe(0)
})
