import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  employeeActPeople,
  employeeGroupMembers,
  employeeInvitations,
  employees,
  notifications,
  rateLimits,
} from '../../../../db/schema/index.ts'
import { company, unique, type Account } from '../../../../testing/accounts.ts'
import { department, employee, member } from '../../../../testing/portal.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { createLimits } from '../../../../plugins/limits.ts'
import { Invitations } from '../../invitations/service.ts'
import { partSize, workOnActs } from './acts.ts'
import { workOnAct } from './working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let invitations: Invitations
beforeAll(async () => {
  api = await createTestApi()
  invitations = new Invitations(api.db, api.mails, createLimits(api.database.pool), api.env.publicUrl)
  owner = await company(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
})

type Count = 'total' | 'done' | 'changed' | 'skipped' | 'held_by_role' | 'limited'
type Result = Record<Count, number> & { state: string }
const person = (given: Parameters<typeof employee>[2] = {}) => employee(api, owner.companyId, given)
const people = (count: number, mark: string) =>
  api.db
    .insert(employees)
    .values(
      Array.from({ length: count }, (_, at) => ({
        companyId: owner.companyId,
        name: mark,
        nameKey: mark,
        searchFolded: mark,
        email: `${mark}-${at}@example.com`,
        state: 'active' as const,
      })),
    )
    .returning({ id: employees.id })
const start = (body: object, token = owner.token) =>
  api.as(token)('POST', '/company-api/v1/employees/bulk', body, { 'idempotency-key': randomUUID() })
const work = (hosts = 1) =>
  runJobs(
    api,
    [workOnActs],
    runner => runner.handle(workOnActs, ({ actId }, job) => workOnAct(api.db, invitations, actId, job)),
    { hosts },
  )
const idOf = (answer: { json<T>(): T; body: string }) => {
  const { data } = answer.json<{ data?: { id: number; total: number } }>()
  if (!data) throw new Error(answer.body)
  return data.id
}
const read = async (id: number, token = owner.token) =>
  (await api.as(token)('GET', `/company-api/v1/employee-acts/${id}`)).json<{ data: Result }>().data
/** Begins an act and does its work. */
const bulk = async (body: object, token = owner.token) => {
  const id = idOf(await start(body, token))
  await work()
  return read(id, token)
}
const rowsOf = (ids: number[]) =>
  api.db
    .select({ id: employees.id, departmentId: employees.departmentId, state: employees.state })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(employees.id)
const group = async () =>
  (
    await api.as(owner.token)('POST', '/company-api/v1/groups', { names: { ar: `مجموعة ${unique()}` } })
  ).json<{ data: { id: number } }>().data.id

describe('moving', () => {
  test('moves those who are elsewhere, in one transaction with an entry in the record of each', async () => {
    const [from, to] = [await department(api, owner.companyId), await department(api, owner.companyId)]
    const ids = [await person({ departmentId: from }), await person(), await person({ departmentId: to })]
    expect(await bulk({ act: 'move', department_id: to, employee_ids: ids })).toMatchObject({
      state: 'done',
      total: 3,
      done: 3,
      changed: 2,
      skipped: 1,
      held_by_role: 0,
      limited: 0,
    })
    expect((await rowsOf(ids)).map(row => row.departmentId)).toEqual([to, to, to])
    const acts = await api.db
      .select({ id: auditLog.subjectId, after: auditLog.after })
      .from(auditLog)
      .where(inArray(auditLog.subjectId, ids))
    expect(
      acts.filter(({ after }) => JSON.stringify(after) === JSON.stringify({ department_id: to })),
    ).toHaveLength(2)
  })

  test('puts people into groups whose rules name the department', async () => {
    const to = await department(api, owner.companyId)
    const id = await group()
    await api.as(owner.token)('PUT', `/company-api/v1/groups/${id}/rules`, { rules: [{ department_id: to }] })
    const moved = await person()
    await bulk({ act: 'move', department_id: to, employee_ids: [moved] })
    const members = await api.db
      .select({ id: employeeGroupMembers.employeeId })
      .from(employeeGroupMembers)
      .where(eq(employeeGroupMembers.groupId, id))
    expect(members).toEqual([{ id: moved }])
  })

  test('all that matched when it began are done part by part, by any number of hosts; the person who started it is notified', async () => {
    const mark = `batch${unique()}`
    const to = await department(api, owner.companyId)
    const made = await people(2 * partSize + 20, mark)
    const id = idOf(await start({ act: 'move', department_id: to, filters: { q: mark } }))
    // Who comes later is not among them.
    const late = await person({ name: mark, searchFolded: mark })
    await work(3)
    const total = made.length
    expect(await read(id)).toMatchObject({ state: 'done', total, done: total, changed: total, skipped: 0 })
    expect((await rowsOf([late]))[0]?.departmentId).toBeNull()
    const told = await api.db.select().from(notifications).where(eq(notifications.userId, owner.id))
    expect(told.filter(row => row.kind === 'people_changed')).toMatchObject([
      { link: `/Employees?company&act=${id}`, data: { name: { en: `${total} of ${total}` } } },
    ])
    expect(await api.db.$count(employeeActPeople, eq(employeeActPeople.actId, id))).toBe(0)
    const log = await api.db.$count(
      auditLog,
      and(
        inArray(
          auditLog.subjectId,
          made.map(row => row.id),
        ),
        eq(auditLog.action, 'employee.change'),
      ),
    )
    expect(log).toBe(total)
  })

  test('a stopped one keeps what was done; another process goes on where one was killed', async () => {
    const mark = `stopped${unique()}`
    const to = await department(api, owner.companyId)
    await people(3 * partSize, mark)
    const begin = async () => idOf(await start({ act: 'move', department_id: to, filters: { q: mark } }))
    const stopped = await begin()
    /** Works until something happens after the first part. */
    const workUntil = (id: number, happens: () => Promise<void>) =>
      workOnAct(api.db, invitations, id, {
        id: 0,
        attempt: 1,
        reached: null,
        signal: new AbortController().signal,
        progress: async () => {},
        commit: work_ => api.db.transaction(work_),
        giveUp: reason => Promise.reject(new Error(reason)),
        commitPart: async part => {
          const reached = await api.db.transaction(part)
          await happens()
          return reached
        },
      })
    const answers: number[] = []
    await workUntil(stopped, async () => {
      const answer = await api.as(owner.token)('POST', `/company-api/v1/employee-acts/${stopped}/cancel`)
      answers.push(answer.statusCode)
    })
    expect(answers).toEqual([200, 409])
    expect(await read(stopped)).toMatchObject({ state: 'cancelled', done: partSize, changed: partSize })
    await work()
    expect(await read(stopped)).toMatchObject({ state: 'cancelled', done: partSize })
    const killed = await begin()
    await workUntil(killed, () => Promise.reject(new Error('killed'))).catch(() => {})
    expect(await read(killed)).toMatchObject({ state: 'running', done: partSize })
    await work()
    expect(await read(killed)).toMatchObject({
      state: 'done',
      done: 3 * partSize,
      changed: 2 * partSize,
      skipped: partSize,
    })
  })

  test.each<[string, (ids: { to: number; below: number; boss: number }) => SQL]>([
    ['the branch has lost it', at => sql`update departments set parent_id = ${at.to} where id = ${at.below}`],
    ['who began acts no more', at => sql`delete from company_members where user_id = ${at.boss}`],
    [
      'who began leads another branch',
      at => sql`update company_members set department_id = ${at.to} where user_id = ${at.boss}`,
    ],
  ])('to a department ends, and moves no one, once %s', async (_, change) => {
    const [top, to] = [await department(api, owner.companyId), await department(api, owner.companyId)]
    const below = await department(api, owner.companyId, top)
    const boss = await member(api, owner.companyId, 'manager', top)
    const moving = await person({ departmentId: top })
    const id = idOf(await start({ act: 'move', department_id: below, employee_ids: [moving] }, boss.token))
    await api.db.execute(change({ to, below, boss: boss.id }))
    await work()
    expect(await read(id)).toMatchObject({ state: 'failed', done: 0, changed: 0 })
    expect((await rowsOf([moving]))[0]?.departmentId).toBe(top)
  })

  test.each([[{}], [{ department_id: 999_999_999 }]])('refuses %j', async body => {
    const id = await person()
    const answer = await start({ act: 'move', ...body, employee_ids: [id] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { department_id: [expect.any(String)] } })
  })
})

test('adds people to a group by hand, including those who were in it only by a rule', async () => {
  const at = await department(api, owner.companyId)
  const id = await group()
  await api.as(owner.token)('PUT', `/company-api/v1/groups/${id}/rules`, { rules: [{ department_id: at }] })
  const byRule = await person()
  await bulk({ act: 'move', department_id: at, employee_ids: [byRule] })
  const [added, gone] = [await person(), await person({ state: 'deactivated' })]
  const body = { act: 'add_to_group', group_id: id, employee_ids: [byRule, added, gone] }
  expect(await bulk(body)).toMatchObject({ changed: 2, skipped: 1 })
  expect(await bulk(body)).toMatchObject({ changed: 0, skipped: 3 })
  const members = await api.db
    .select({ id: employeeGroupMembers.employeeId, isByRule: employeeGroupMembers.isByRule })
    .from(employeeGroupMembers)
    .where(eq(employeeGroupMembers.groupId, id))
    .orderBy(employeeGroupMembers.employeeId)
  expect(members).toEqual([
    { id: byRule, isByRule: false },
    { id: added, isByRule: false },
  ])
  const other = await company(api)
  const foreign = await start({ ...body, employee_ids: [added] }, other.token)
  expect(foreign.statusCode).toBe(422)
})

test('deactivates all but those who act in a role that the caller may not take', async () => {
  const top = await department(api, owner.companyId)
  const boss = await member(api, owner.companyId, 'manager', top)
  const administrator = await member(api, owner.companyId, 'administrator')
  const held = await person({ departmentId: top, userId: administrator.id })
  const ids = [
    await person({ departmentId: top }),
    held,
    await person({ departmentId: top, state: 'deactivated' }),
  ]
  const result = await bulk({ act: 'deactivate', employee_ids: ids }, boss.token)
  expect(result).toMatchObject({ changed: 1, skipped: 1, held_by_role: 1 })
  expect((await rowsOf([held]))[0]?.state).toBe('active')
})

test('invites again who has not answered, and passes over whom others may not write to any more', async () => {
  const [invited, active] = [await person({ state: 'invited' }), await person()]
  const body = { act: 'invite_again', employee_ids: [invited, active] }
  for (const expected of [1, 1, 1]) expect(await bulk(body)).toMatchObject({ changed: expected, skipped: 1 })
  expect(await bulk(body)).toMatchObject({ changed: 0, skipped: 1, limited: 1 })
  expect(await api.db.$count(employeeInvitations, eq(employeeInvitations.employeeId, invited))).toBe(1)
})

test('a manager reaches only their own branch, and another company no one', async () => {
  const [top, elsewhere] = [await department(api, owner.companyId), await department(api, owner.companyId)]
  const below = await department(api, owner.companyId, top)
  const boss = await member(api, owner.companyId, 'manager', top)
  const [own, foreign] = [await person({ departmentId: top }), await person({ departmentId: elsewhere })]
  const result = await bulk({ act: 'move', department_id: below, employee_ids: [own, foreign] }, boss.token)
  expect(result).toMatchObject({ total: 1, changed: 1, skipped: 0 })
  expect((await rowsOf([own, foreign])).map(row => row.departmentId)).toEqual([below, elsewhere])
  for (const department_id of [elsewhere, null])
    expect((await start({ act: 'move', department_id, employee_ids: [own] }, boss.token)).statusCode).toBe(
      422,
    )
  const other = await company(api)
  expect(await bulk({ act: 'deactivate', employee_ids: [own, foreign] }, other.token)).toMatchObject({
    total: 0,
    changed: 0,
  })
  const byOwner = idOf(await start({ act: 'deactivate', employee_ids: [foreign] }))
  for (const token of [boss.token, other.token]) {
    expect((await api.as(token)('GET', `/company-api/v1/employee-acts/${byOwner}`)).statusCode).toBe(404)
    const cancelled = await api.as(token)('POST', `/company-api/v1/employee-acts/${byOwner}/cancel`)
    expect(cancelled.statusCode).toBe(404)
  }
  await work()
  expect((await rowsOf([own])).map(row => row.state)).toEqual(['active'])
})

test('one names ids or filters, never both', async () => {
  const id = await person()
  for (const body of [{}, { employee_ids: [id], filters: {} }])
    expect((await start({ act: 'deactivate', ...body })).statusCode).toBe(400)
})
