import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  auditLog,
  companies,
  courseRequests,
  employees,
  notifications,
  outsideTrainings,
  requirements,
  waivers,
} from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { department, employee } from '../../../testing/portal.ts'
import { whileRefused } from '../../../testing/refused.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { verifyAudit } from '../../platform/audit/verify.ts'
import { employeeLeft } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { anonymiseLeavers, removesNames } from './anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.update(companies).set({ retentionYears: null })
  owner = await keeping(2)
})

/** A company that keeps names for so many years. */
async function keeping(years: number) {
  const made = await company(api)
  await api.db.update(companies).set({ retentionYears: years }).where(eq(companies.id, made.companyId))
  return made
}
const longAgo = new Date('2020-05-05T09:00:00Z')
const leaver = (row: Partial<typeof employees.$inferInsert> = {}, companyId = owner.companyId) =>
  employee(api, companyId, { state: 'deactivated', deactivatedAt: longAgo, ...row })
const rowOf = async (id: number) => (await api.db.select().from(employees).where(eq(employees.id, id))).at(0)
const isNamed = async (id: number) => (await rowOf(id))?.anonymisedAt === null
const removals = (companyId = owner.companyId) =>
  api.db
    .select({ actor: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.chain, `company-${companyId}`), eq(auditLog.action, 'company.remove_names')))
    .orderBy(asc(auditLog.id))

test('the record stays without the person, and what was written about them goes', async () => {
  const boss = await employee(api, owner.companyId)
  const id = await leaver({
    name: 'Grace Hopper',
    otherName: 'غريس هوبر',
    number: 'E-7',
    job: 'Admiral',
    managerId: boss,
    departmentId: await department(api, owner.companyId),
  })
  const [demanded] = await api.db
    .insert(requirements)
    .values({ companyId: owner.companyId, courseId: await course(api), firstDueDays: 3 })
    .returning()
  const file = { file: 'waiver-file', fileName: 'grace.pdf', fileType: 'application/pdf' }
  const of = { companyId: owner.companyId, employeeId: id }
  await api.db
    .insert(waivers)
    .values({ ...of, requirementId: demanded?.id ?? 0, reason: 'Grace is ill', evidence: 'Dr. A', ...file })
  const training = {
    title: 'First aid',
    evidence: 'Of Grace',
    completedOn: '2019-01-01',
    minutes: 60,
    cost: 5,
  }
  await api.db.insert(outsideTrainings).values({ ...of, ...training, ...file, file: 'training-file' })
  await api.db.insert(courseRequests).values({
    ...of,
    courseId: await course(api),
    reason: 'I, Grace, want it',
    state: 'declined',
    answer: 'No, Grace',
    decidedAt: longAgo,
  })
  const before = await rowOf(id)
  await anonymiseLeavers(api.db)
  const after = await rowOf(id)
  expect(after).toMatchObject({
    nameAr: 'موظف سابق',
    nameEn: 'Former employee',
    email: `former-${id}`,
    number: null,
    job: null,
    managerId: null,
    departmentId: before?.departmentId,
    joinedOn: before?.joinedOn,
    deactivatedAt: longAgo,
    state: 'deactivated',
  })
  const everything = JSON.stringify([
    after,
    await api.db.select().from(waivers),
    await api.db.select().from(outsideTrainings),
    await api.db.select().from(courseRequests),
  ])
  for (const trace of [
    'Grace',
    'غريس',
    'E-7',
    'Admiral',
    'Dr. A',
    'grace.pdf',
    'waiver-file',
    'training-file',
  ])
    expect(everything).not.toContain(trace)
  expect(everything).toContain('First aid')
  expect(await removals()).toEqual([{ actor: null, after: { people: 1, retention_years: 2 } }])
  expect((await verifyAudit(api.db)).broken).toEqual([])
})

test('lists say it in the reader’s language, and the page shows nothing that leads to the person', async () => {
  const person = await joined(api, owner.companyId, { name: 'Grace Hopper' })
  await api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: longAgo })
    .where(eq(employees.id, person.id))
  await anonymiseLeavers(api.db)
  const read = async (path: string, locale: string) =>
    (
      await api.as(owner.token)('GET', `/company-api/v1${path}`, undefined, { 'accept-language': locale })
    ).json<{ data: object }>().data
  const shown = { email: null, number: null, avatar: null, is_anonymised: true, state: 'deactivated' }
  expect(await read('/employees?q=former', 'en')).toMatchObject([{ name: 'Former employee', ...shown }])
  expect(await read('/employees?q=سابق', 'ar')).toMatchObject([{ name: 'موظف سابق', ...shown }])
  expect(await read('/employees?q=grace', 'en')).toEqual([])
  expect(await read(`/employees/${person.id}`, 'en')).toMatchObject({ groups: [], certificates: [] })
  const { code } = companyCalls(api, owner.token)
  expect(await code('PATCH', `/employees/${person.id}`, { name: 'Grace Hopper' })).toBe('not_found')
  expect(await code('POST', `/employees/${person.id}/reactivate`)).toBe('not_found')
})

test('what the team was told of the leaving names nobody any more; what others were told stays', async () => {
  const other = await company(api)
  const id = await leaver({ name: 'Grace Hopper' })
  const name = { en: 'Grace Hopper' }
  for (const userId of [owner.id, other.id]) await notify(api.db, { userId, ...employeeLeft(id, name) })
  await notify(api.db, { userId: owner.id, ...employeeLeft(id + 1, name) })
  await anonymiseLeavers(api.db)
  const told = await api.db
    .select({ userId: notifications.userId, data: notifications.data })
    .from(notifications)
    .where(eq(notifications.kind, 'employee_left'))
    .orderBy(asc(notifications.id))
  expect(told).toMatchObject([
    { userId: owner.id, data: { name: { ar: 'موظف سابق', en: 'Former employee' }, employee_id: id } },
    { userId: other.id, data: { name } },
    { userId: owner.id, data: { name } },
  ])
})

test('who left less long ago, is there, came back or was invited again keeps the name', async () => {
  const kept = [
    await leaver({ deactivatedAt: new Date(Date.now() - 700 * 86_400_000) }),
    await employee(api, owner.companyId),
    await employee(api, owner.companyId, { state: 'invited' }),
    // Came back: what was said of the leaving is gone.
    await leaver({ state: 'active', deactivatedAt: null }),
    await leaver({ deactivatedAt: null }),
  ]
  const gone = await leaver()
  await anonymiseLeavers(api.db)
  for (const id of kept) expect(await isNamed(id)).toBe(true)
  expect(await isNamed(gone)).toBe(false)
})

test('people of another company are untouched, whatever theirs keeps', async () => {
  const other = await company(api)
  const longer = await keeping(10)
  const theirs = await leaver({ name: 'Theirs' }, other.companyId)
  const kept = await leaver({ deactivatedAt: new Date(Date.now() - 5 * 365 * 86_400_000) }, longer.companyId)
  const [before, beforeKept] = [await rowOf(theirs), await rowOf(kept)]
  await leaver()
  await anonymiseLeavers(api.db)
  expect(await rowOf(theirs)).toEqual(before)
  expect(await rowOf(kept)).toEqual(beforeKept)
  expect(await removals(other.companyId)).toEqual([])
})

test('the day of leaving and today are those of the company’s zone', async () => {
  // 20:00 of the 9th in Riyadh, already the 10th in Auckland.
  const id = await leaver({ deactivatedAt: new Date('2024-03-09T17:00:00Z') })
  await anonymiseLeavers(api.db, new Date('2026-03-08T20:59:59Z'))
  expect(await isNamed(id)).toBe(true)
  await anonymiseLeavers(api.db, new Date('2026-03-08T21:00:00Z'))
  expect(await isNamed(id)).toBe(false)
  await api.db
    .update(companies)
    .set({ timeZone: 'Pacific/Auckland' })
    .where(eq(companies.id, owner.companyId))
  const later = await leaver({ deactivatedAt: new Date('2024-03-09T17:00:00Z') })
  await anonymiseLeavers(api.db, new Date('2026-03-09T10:59:59Z'))
  expect(await isNamed(later)).toBe(true)
  await anonymiseLeavers(api.db, new Date('2026-03-09T11:00:00Z'))
  expect(await isNamed(later)).toBe(false)
})

test('what was announced holds from its day on, and until then what held before', async () => {
  await api.db
    .update(companies)
    .set({ retentionYears: 10, plannedRetentionYears: 1, retentionPlannedFor: '2026-03-10' })
    .where(eq(companies.id, owner.companyId))
  const [ten, two] = [
    await leaver({ deactivatedAt: new Date('2015-01-01') }),
    await leaver({ deactivatedAt: new Date('2024-01-01') }),
  ]
  await anonymiseLeavers(api.db, new Date('2026-03-09T20:59:59Z'))
  expect([await isNamed(ten), await isNamed(two)]).toEqual([false, true])
  await anonymiseLeavers(api.db, new Date('2026-03-09T21:00:00Z'))
  expect(await isNamed(two)).toBe(false)
  const [row] = await api.db.select().from(companies).where(eq(companies.id, owner.companyId))
  expect(row).toMatchObject({ retentionYears: 1, plannedRetentionYears: null, retentionPlannedFor: null })
})

test('many are done batch by batch, by two processes at once, each once', async () => {
  for (let n = 0; n < 11; n++) await leaver()
  await Promise.all([anonymiseLeavers(api.db, new Date(), 4), anonymiseLeavers(api.db, new Date(), 4)])
  const done = and(eq(employees.companyId, owner.companyId), isNotNull(employees.anonymisedAt))
  expect(await api.db.$count(employees, done)).toBe(11)
  const told = [{ actor: null, after: { people: 11, retention_years: 2 } }]
  expect(await removals()).toEqual(told)
  const before = await api.db.select().from(employees).where(done)
  await anonymiseLeavers(api.db)
  expect(await api.db.select().from(employees).where(done)).toEqual(before)
  expect(await removals()).toEqual(told)
})

test('batches after which the process ended are told of with the next run, in one entry', async () => {
  for (let n = 0; n < 2; n++) await leaver({ deactivatedAt: new Date('2019-01-01') })
  const broken = await leaver()
  await whileRefused(api.db, 'employees', `id <> ${broken} or anonymised_at is null`, () =>
    expect(anonymiseLeavers(api.db, new Date(), 2)).rejects.toThrow('Names of leavers'),
  )
  expect(await removals()).toEqual([])
  await anonymiseLeavers(api.db, new Date(), 2)
  expect(await removals()).toEqual([{ actor: null, after: { people: 3, retention_years: 2 } }])
})

test('the companies that have names removed are read from their own index', async () => {
  const plan = await api.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(
      sql`explain select ${companies.id} from ${companies} where ${removesNames} order by ${companies.id}`,
    )
    return JSON.stringify(rows)
  })
  expect(plan).toContain('companies_with_retention')
})

test('a company where it fails keeps no other one waiting', async () => {
  const broken = await leaver()
  const sound = await keeping(2)
  const theirs = await leaver({}, sound.companyId)
  await whileRefused(api.db, 'employees', `id <> ${broken} or anonymised_at is null`, () =>
    expect(anonymiseLeavers(api.db)).rejects.toThrow('Names of leavers could not be removed.'),
  )
  expect([await isNamed(broken), await isNamed(theirs)]).toEqual([true, false])
})
