import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { companies, departments, employees, reportChanges, reportSlices } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepAvatars } from '../../accounts/avatar/sweep.ts'
import { anonymiseLeavers } from '../retention/anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await company(api)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const portal =
  (token = owner.token) =>
  (method: Method, path: string, body?: object, headers = {}) =>
    api.as(token)(method, `/company-api/v1${path}`, body, headers)
interface Settings {
  names: object
  addresses: object
  registration_number: string
  vat_number: string | null
  version: number
}
const read = async (token?: string) =>
  (await portal(token)('GET', '/company')).json<{ data: Settings }>().data
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code

test('the details change in both languages at once; the dashboard and the record follow', async () => {
  const { version } = await read()
  const changed = await portal()('PATCH', '/company', {
    version,
    names: { ar: ' شركة النخيل ', en: '' },
    addresses: { en: 'Jeddah' },
    registration_number: '١٠١٠٩٩٩٩٩٩',
    vat_number: '',
  })
  const details = {
    names: { ar: 'شركة النخيل' },
    addresses: { en: 'Jeddah' },
    registration_number: '1010999999',
    vat_number: null,
    time_zone: 'Asia/Riyadh',
    version: version + 1,
  }
  expect(changed.json()).toMatchObject({ data: details })
  expect((await read()).names).toEqual({ ar: 'شركة النخيل' })
  expect((await portal()('GET', '/dashboard')).json()).toMatchObject({
    data: { company: { name: 'شركة النخيل', logo: null } },
  })
  expect((await portal()('GET', '/company/history')).json()).toMatchObject({
    data: [
      {
        action: 'company.change',
        actor: owner.name,
        changed: ['addresses', 'names', 'registration_number', 'vat_number'],
      },
    ],
    meta: { total: 1, next_cursor: null },
  })
})

test('two who change the same details at once: one gets a conflict, and nothing of the other is lost', async () => {
  const administrator = await member(api, owner.companyId, 'administrator')
  const { version } = await read()
  const answers = await Promise.all([
    portal()('PATCH', '/company', { version, names: { en: 'Palm' } }),
    portal(administrator.token)('PATCH', '/company', { version, names: { en: 'Date' } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain('conflict')
  expect((await read()).version).toBe(version + 1)
})

test('what is wrong stands at its field, and nothing is changed', async () => {
  const { version, ...before } = await read()
  const refused = await portal()('PATCH', '/company', {
    version,
    names: { ar: '' },
    addresses: {},
    vat_number: '123',
    registration_number: '1',
  })
  expect(refused.statusCode).toBe(422)
  expect(Object.keys(refused.json<{ errors: object }>().errors).toSorted()).toEqual([
    'addresses',
    'names',
    'registration_number',
    'vat_number',
  ])
  expect(await read()).toMatchObject({ ...before, version })
  expect((await portal()('PATCH', '/auth/profile', { legal_name: 'x' })).statusCode).toBe(400)
})

test('a logo is re-encoded, kept by the sweep while it shows, and taken away', async () => {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#086' },
  })
    .png()
    .toBuffer()
  const put = () => portal()('PUT', '/company/logo', picture, { 'content-type': 'image/png' })
  const { logo } = (await put()).json<{ data: { logo: string } }>().data
  expect(logo).toMatch(/^\/media\/avatars\/[\w-]{22}\.webp$/)
  expect(await sweepAvatars(api.db, api.storage, -1000)).toBe(0)
  expect((await api.as()('GET', logo)).statusCode).toBe(200)
  expect(
    (await portal()('PUT', '/company/logo', Buffer.from('no'), { 'content-type': 'image/png' })).statusCode,
  ).toBe(415)
  await portal()('DELETE', '/company/logo')
  expect((await api.as()('GET', logo)).statusCode).toBe(404)
  const [row] = await api.db.select().from(companies).where(eq(companies.id, owner.companyId))
  expect(row?.logo).toBeNull()
  expect((await portal()('GET', '/company/history')).json()).toMatchObject({
    data: [{ action: 'company.remove_logo' }, { action: 'company.change_logo' }],
  })
})

test('the record names whom and what it concerned, page by page, and nothing of another company', async () => {
  const stranger = await company(api)
  await portal(stranger.token)('PATCH', '/company', { version: 1, names: { en: 'Other' } })
  const clerk = await member(api, owner.companyId, 'finance')
  await portal()('PATCH', `/members/${clerk.id}`, { role: 'auditor' })
  await portal()('POST', '/member-invitations', { email: 'new@example.com', role: 'finance' })
  await portal()('POST', '/billing-addresses', { label: 'Head office', city: 'Riyadh', country: 'SA' })
  type Page = { data: object[]; meta: { next_cursor: string | null } }
  const first = (await portal()('GET', '/company/history?limit=2')).json<Page>()
  const second = (
    await portal()('GET', `/company/history?limit=2&cursor=${first.meta.next_cursor}`)
  ).json<Page>()
  expect([...first.data, ...second.data]).toMatchObject([
    { action: 'billing_address.add', subject: 'Head office' },
    { action: 'member.invite', subject: 'new@example.com', role: 'finance' },
    { action: 'member.change_role', subject: clerk.name, role: 'auditor' },
  ])
  expect(second.meta.next_cursor).toBeNull()
})

test('the record does not name whom the company’s own records name no more, nor is it found by them', async () => {
  const clerk = await member(api, owner.companyId, 'administrator')
  const id = await employee(api, owner.companyId, { userId: clerk.id })
  const { version } = await read()
  await portal(clerk.token)('PATCH', '/company', { version, names: { en: 'Palm' } })
  const history = async (query = '') =>
    (await portal()('GET', `/company/history${query}`)).json<{ data: object[] }>().data
  const byName = `?q=${encodeURIComponent(clerk.name)}`
  expect(await history(byName)).toMatchObject([{ action: 'company.change', actor: clerk.name }])
  await portal()('DELETE', `/members/${clerk.id}`)
  await api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: new Date('2020-05-05') })
    .where(eq(employees.id, id))
  await api.db.update(companies).set({ retentionYears: 1 }).where(eq(companies.id, owner.companyId))
  await anonymiseLeavers(api.db)
  expect(await history()).toMatchObject([
    { action: 'company.remove_names', actor: null, people: 1 },
    { action: 'member.remove', actor: owner.name, subject: 'Former employee' },
    { action: 'company.change', actor: 'Former employee' },
  ])
  expect(await history(byName)).toEqual([])
})

test('security says how many have no second factor', async () => {
  await member(api, owner.companyId, 'finance')
  expect((await portal()('GET', '/security')).json()).toEqual({
    data: { demands_second_factor: false, members_without: 2 },
  })
  expect((await portal()('GET', '/members')).json()).toMatchObject({
    data: [{ has_second_factor: false }, { has_second_factor: false }],
  })
})

test('its time zone is one that everything knows; sums that were counted in the earlier one are recounted', async () => {
  const { version } = await read()
  for (const time_zone of ['Asia/Nowhere', 'EST5', '+03:00', "'; drop table"])
    expect((await portal()('PATCH', '/company', { version, time_zone })).json()).toMatchObject({
      errors: { time_zone: [expect.any(String)] },
    })
  const { companyId } = owner
  const slice = { companyId, asOf: new Date(), isMoving: false, dueAt: new Date(Date.now() + 3_600_000) }
  await api.db.insert(reportSlices).values(slice)
  const marks = () => api.db.$count(reportChanges, eq(reportChanges.companyId, companyId))
  const same = await portal()('PATCH', '/company', { version, time_zone: 'Asia/Riyadh' })
  expect(same.json()).toMatchObject({ data: { time_zone: 'Asia/Riyadh', version: version + 1 } })
  expect(await marks()).toBe(0)
  const moved = await portal()('PATCH', '/company', { version: version + 1, time_zone: 'Africa/Casablanca' })
  expect(moved.json()).toMatchObject({ data: { time_zone: 'Africa/Casablanca' } })
  expect(await marks()).toBe(1)
  expect((await portal()('GET', '/company/history')).json()).toMatchObject({
    data: [{ action: 'company.change', changed: ['time_zone'] }, {}],
  })
  await api.db.delete(reportSlices)
  await api.db.delete(reportChanges)
})

test('its colour is one of the few, seen by everyone who acts for it, and on record', async () => {
  const finance = await member(api, owner.companyId, 'finance')
  const [department] = await api.db
    .insert(departments)
    .values({ companyId: owner.companyId, name: { en: 'Sales' } })
    .returning()
  const manager = await member(api, owner.companyId, 'manager', department?.id)
  const change = async (color: string, token?: string) =>
    portal(token)('PATCH', '/company', { version: (await read()).version, color })
  expect((await change('#ff0000')).statusCode).toBe(422)
  expect((await change('blue', finance.token)).statusCode).toBe(403)
  expect((await portal()('GET', '/company/appearance')).json()).toEqual({
    data: { color: 'masar', time_zone: 'Asia/Riyadh' },
  })
  expect((await change('violet')).json()).toMatchObject({ data: { color: 'violet' } })
  for (const { token } of [finance, manager])
    expect((await portal(token)('GET', '/company/appearance')).json()).toMatchObject({
      data: { color: 'violet' },
    })
  expect((await portal()('GET', '/dashboard')).json()).toMatchObject({
    data: { company: { color: 'violet' } },
  })
  expect((await portal()('GET', '/company/history')).json()).toMatchObject({
    data: [{ action: 'company.change', changed: ['color'] }],
  })
})
