import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { namesOf } from '../../../db/names.ts'
import { companies, companyMembers, employees, notifications, users } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { joined } from '../../../testing/assigning.ts'
import { employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { memberJoined } from '../../platform/notifications/company-notices.ts'
import type { NotificationKind } from '../../platform/notifications/kinds.ts'
import type { SharedNotice } from '../../platform/notifications/notice.ts'
import { employeeLeft, employeesJoined } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { anonymiseLeavers } from './anonymising.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  owner = await company(api)
  await api.db.update(companies).set({ retentionYears: 2 }).where(eq(companies.id, owner.companyId))
})

const former = { ar: 'موظف سابق', en: 'Former employee' }
const tell = (notice: SharedNotice, userId = owner.id) => notify(api.db, { userId, ...notice })
const toldTo = async (userId: number, kind: NotificationKind) =>
  (
    await api.db
      .select({ data: notifications.data })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind)))
      .orderBy(asc(notifications.id))
  ).map(({ data }) => data['name'])
const leave = (id: number) =>
  api.db
    .update(employees)
    .set({ state: 'deactivated', deactivatedAt: new Date('2020-05-05') })
    .where(eq(employees.id, id))

test('who joined by a link is counted and not named; others are named as before', async () => {
  const grace = { id: await employee(api, owner.companyId, { name: 'Grace Hopper' }), name: 'Grace Hopper' }
  const ada = { id: await employee(api, owner.companyId, { name: 'Ada Lovelace' }), name: 'Ada Lovelace' }
  const other = await company(api)
  await tell(employeesJoined([grace, ada], 3))
  await tell(employeesJoined([ada], 0))
  // As earlier versions made them.
  for (const { name } of [grace, ada])
    await tell({ kind: 'employees_joined', link: null, data: { name: { ar: name, en: name }, people: 1 } })
  await tell(employeesJoined([grace], 0), other.id)
  await leave(grace.id)
  await anonymiseLeavers(api.db)
  const adaAlone = { ar: 'Ada Lovelace', en: 'Ada Lovelace' }
  expect(await toldTo(owner.id, 'employees_joined')).toEqual([
    { ar: '5', en: '5' },
    adaAlone,
    { ar: '1', en: '1' },
    adaAlone,
  ])
  expect(await toldTo(other.id, 'employees_joined')).toMatchObject([{ en: 'Grace Hopper' }])
})

test('nor is a leaver named to who is in the team no more', async () => {
  const clerk = await member(api, owner.companyId, 'administrator')
  const id = await employee(api, owner.companyId, { name: 'Grace Hopper' })
  await tell(employeeLeft(id, { en: 'Grace Hopper' }), clerk.id)
  const removal = await api.as(owner.token)('DELETE', `/company-api/v1/members/${clerk.id}`)
  expect(removal.statusCode).toBe(200)
  await leave(id)
  await anonymiseLeavers(api.db)
  expect(await toldTo(clerk.id, 'employee_left')).toEqual([former])
})

test('who joined the team is named as long as they act for the company, and of another company always', async () => {
  const other = await company(api)
  const [gone, staying] = [await joined(api, owner.companyId), await joined(api, owner.companyId)]
  await api.db
    .insert(companyMembers)
    .values({ companyId: owner.companyId, userId: staying.userId, role: 'finance' })
  const [account] = await api.db
    .select({ name: namesOf('users') })
    .from(users)
    .where(eq(users.id, gone.userId))
  const name = account?.name ?? {}
  const tellOf = (id: number, companyId = owner.companyId) =>
    notify(api.db, memberJoined({ userId: owner.id, companyId, person: { id, name } }))
  await tellOf(gone.userId)
  await tellOf(gone.userId, other.companyId)
  await tellOf(staying.userId)
  // As earlier versions made it.
  await tell({ kind: 'member_joined', link: '/team?company', data: { name } })
  for (const { id } of [gone, staying]) await leave(id)
  await anonymiseLeavers(api.db)
  expect(await toldTo(owner.id, 'member_joined')).toEqual([former, name, name, former])
})
