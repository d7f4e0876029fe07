import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignments, auditLog } from '../../../db/schema/index.ts'
import { company, type Account } from '../../../testing/accounts.ts'
import { assignedTo, companyCalls, doAssigning, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'

let api: TestApi
let owner: Account & { companyId: number }
let branch: number
let people: { id: number }[]
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  branch = await department(api, owner.companyId)
  people = [
    await joined(api, owner.companyId, { name: '=cmd()', departmentId: branch }),
    await joined(api, owner.companyId, { name: 'Basma' }),
  ]
  const calls = companyCalls(api, owner.token)
  const courseId = await course(api)
  for (const [at, { id }] of people.entries())
    await calls.data('POST', '/assignments', {
      course_ids: [courseId],
      employee_ids: [id],
      due_on: `2099-01-0${2 - at}`,
    })
  await doAssigning(api)
})
afterAll(() => api.close())

const exported = (body: object, token = owner.token) =>
  api.as(token, 'en')('POST', '/company-api/v1/assignments/export', { format: 'csv', ...body })
const linesOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')
const namesIn = async (body: object, token?: string) =>
  linesOf((await exported(body, token)).body)
    .slice(1)
    .map(line => line.split(',')[0])

test('the list as it is seen, in its order, with formulas as text and an entry in the audit log', async () => {
  const [head, first] = linesOf((await exported({})).body)
  expect(head).toBe(
    'Employee name,Course,Learning path,Due date,Status,Progress (%),Score (%),Assigned on,Completed on,As of',
  )
  expect(first).toMatch(/^Basma,.+,,2099-01-01,Not started,0,,\d{4}-\d\d-\d\d,,\d{4}-\d\d-\d\d$/)
  expect(await namesIn({})).toEqual(['Basma', "'=cmd()"])
  const none = await exported({ state: 'overdue' })
  expect([none.statusCode, linesOf(none.body)]).toEqual([200, [head]])
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'assignments.export'))
  expect(entry?.after).toMatchObject({ total: 2, format: 'csv' })
})

test('those chosen, all but some, and of a manager the own branch', async () => {
  const ids = (await assignedTo(api, people[0]?.id ?? 0)).map(({ id }) => id)
  expect(await namesIn({ assignment_ids: ids })).toEqual(["'=cmd()"])
  expect(await namesIn({ except_ids: ids })).toEqual(['Basma'])
  const manager = await member(api, owner.companyId, 'manager', branch)
  expect(await namesIn({}, manager.token)).toEqual(["'=cmd()"])
  const finance = await member(api, owner.companyId, 'finance')
  expect((await exported({}, finance.token)).statusCode).toBe(403)
})

test('a long one is made in the background', async () => {
  const calls = companyCalls(api, owner.token)
  const { id } = await calls.data<{ id: number }>('POST', '/assignments/exports', { format: 'xlsx' })
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  expect(await calls.data('GET', `/exports/${id}`)).toMatchObject({ state: 'done', total: 2 })
})

test('days are the company’s, and what was finished late says so', async () => {
  const courseId = await course(api)
  const { id } = await joined(api, owner.companyId, { name: 'Zahra' })
  const calls = companyCalls(api, owner.token)
  await calls.data('POST', '/assignments', { course_ids: [courseId], employee_ids: [id] })
  await doAssigning(api)
  // Half past midnight in Riyadh, and half past nine in the evening before in London.
  await api.db
    .update(assignments)
    .set({
      state: 'completed',
      percent: 100,
      dueOn: '2026-03-01',
      createdAt: new Date('2026-02-10T21:30:00Z'),
      completedAt: new Date('2026-03-01T21:30:00Z'),
    })
    .where(eq(assignments.employeeId, id))
  const lines = async (locale: 'ar' | 'en') =>
    linesOf(
      (
        await api.as(owner.token, locale)('POST', '/company-api/v1/assignments/export', {
          format: 'csv',
          course: courseId,
        })
      ).body,
    )
  expect((await lines('en'))[1]).toMatch(
    /,2026-03-01,Finished late,100,,2026-02-11,2026-03-02,\d{4}-\d\d-\d\d$/,
  )
  expect((await lines('ar'))[1]).toContain(',مكتمل بعد موعده,')
  expect(await namesIn({ sort: 'newest' })).toEqual(['Zahra', 'Basma', "'=cmd()"])
})

test('for people who have not joined it says how long after joining it is due', async () => {
  const calls = companyCalls(api, owner.token)
  const invited = await employee(api, owner.companyId, { name: 'Widad', state: 'invited', joinedOn: null })
  for (const [due_days, counts_working_days] of [
    [14, false],
    [1, true],
  ])
    await calls.data('POST', '/assignments', {
      course_ids: [await course(api)],
      employee_ids: [invited],
      due_days,
      counts_working_days,
    })
  await doAssigning(api)
  const ids = (await assignedTo(api, invited)).map(({ id }) => id)
  const due = async (locale: 'ar' | 'en') =>
    linesOf(
      (
        await api.as(owner.token, locale)('POST', '/company-api/v1/assignments/export', {
          format: 'csv',
          assignment_ids: ids,
        })
      ).body,
    )
      .slice(1)
      .map(line => line.split(',')[3])
  expect(await due('en')).toEqual(['14 days after joining', '1 working day after joining'])
  expect(await due('ar')).toEqual(['بعد الانضمام بـ14 يومًا', 'بعد الانضمام بيوم عمل واحد'])
})
