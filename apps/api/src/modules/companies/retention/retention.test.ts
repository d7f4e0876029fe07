import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, companies, notifications, sessions } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls } from '../../../testing/assigning.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { verifyAudit } from '../../platform/audit/verify.ts'
import { anonymiseLeavers } from './anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await company(api)
})

interface Setting {
  years: number | null
  planned: { years: number; from: string } | null
  kept_days: Record<string, number>
}
const calls = (token = owner.token) => companyCalls(api, token)
const read = (token?: string) => calls(token).data<Setting>('GET', '/company/retention')
const set = (years: number | null, token?: string) =>
  calls(token).answer('PUT', '/company/retention', { years })
const preview = (years?: number) =>
  calls().data<{ from: string; is_later: boolean; people: number }>(
    'GET',
    `/company/retention/preview${years === undefined ? '' : `?years=${years}`}`,
  )
const left = (years: number) =>
  employee(api, owner.companyId, {
    state: 'deactivated',
    deactivatedAt: new Date(Date.now() - years * 366 * 86_400_000),
  })
const audited = () =>
  api.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.chain, `company-${owner.companyId}`))
    .orderBy(auditLog.id)
/** The day on which what is announced now holds. */
async function announced(): Promise<string> {
  const { rows } = await api.db.execute<{ day: string }>(
    sql`select ((clock_timestamp() + interval '14 days') at time zone 'Asia/Riyadh')::date + 1 as day`,
  )
  return String(rows[0]?.day)
}

test('names are kept as long as the company is here, unless it says otherwise', async () => {
  await left(20)
  expect(await read()).toMatchObject({ years: null, planned: null, kept_days: { exports: 1, imports: 7 } })
  await anonymiseLeavers(api.db)
  expect((await audited()).map(({ action }) => action)).not.toContain('company.remove_names')
})

test('a shorter time is announced with its day to those who change settings, and can be taken back', async () => {
  const administrator = await member(api, owner.companyId, 'administrator')
  const auditor = await member(api, owner.companyId, 'auditor')
  const elsewhere = await company(api)
  const from = await announced()
  expect((await set(2)).statusCode).toBe(200)
  expect(await read(auditor.token)).toMatchObject({ years: null, planned: { years: 2, from } })
  const told = await api.db
    .select({ userId: notifications.userId, data: notifications.data, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.kind, 'retention_planned'))
  const ids = [owner.id, administrator.id]
  expect(told.filter(({ userId }) => ids.includes(userId))).toHaveLength(2)
  expect(told.map(({ userId }) => userId)).not.toContain(auditor.id)
  expect(told.map(({ userId }) => userId)).not.toContain(elsewhere.id)
  expect(told.at(-1)).toMatchObject({ link: '/settings?company', data: { ends_on: from } })
  await set(null)
  expect(await read()).toMatchObject({ years: null, planned: null })
  expect(await audited()).toEqual([
    {
      action: 'company.change_retention',
      before: { retention_years: null, planned_years: null, planned_for: null },
      after: { retention_years: null, planned_years: 2, planned_for: from },
    },
    {
      action: 'company.change_retention',
      before: { retention_years: null, planned_years: 2, planned_for: from },
      after: { retention_years: null, planned_years: null, planned_for: null },
    },
  ])
  expect((await verifyAudit(api.db)).broken).toEqual([])
})

test('the longer time holds while a shorter one waits; a longer one holds at once', async () => {
  await api.db.update(companies).set({ retentionYears: 5 }).where(eq(companies.id, owner.companyId))
  await set(3)
  expect(await read()).toMatchObject({ years: 5, planned: { years: 3 } })
  await set(3)
  expect(await audited()).toHaveLength(1)
  await set(7)
  expect(await read()).toMatchObject({ years: 7, planned: null })
  await set(null)
  expect(await read()).toMatchObject({ years: null, planned: null })
})

test('the preview counts whom a time names no more on its day, and changes nothing', async () => {
  await left(1)
  await left(3)
  await left(12)
  await employee(api, owner.companyId)
  const other = await company(api)
  await employee(api, other.companyId, { state: 'deactivated', deactivatedAt: new Date('2010-01-01') })
  const from = await announced()
  expect(await preview(10)).toEqual({ from, is_later: true, people: 1 })
  expect(await preview(2)).toEqual({ from, is_later: true, people: 2 })
  expect(await preview(1)).toEqual({ from, is_later: true, people: 3 })
  expect(await preview()).toMatchObject({ is_later: false, people: 0 })
  expect(await read()).toMatchObject({ years: null, planned: null })
})

test('only an owner changes it, who has just proved who they are, to one of the choices', async () => {
  const administrator = await member(api, owner.companyId, 'administrator')
  expect(await calls(administrator.token).code('PUT', '/company/retention', { years: 2 })).toBe('forbidden')
  expect(await calls(administrator.token).code('GET', '/company/retention/preview?years=2')).toBe('forbidden')
  for (const years of [0, 4, 11, -1])
    expect(await calls().code('PUT', '/company/retention', { years })).toBe('validation')
  await api.db
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .where(eq(sessions.userId, owner.id))
  expect(await calls().code('PUT', '/company/retention', { years: 2 })).toBe('session_stale')
  expect(await read()).toMatchObject({ years: null, planned: null })
})
