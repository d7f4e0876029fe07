import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignments,
  auditLog,
  certificates,
  companyMembers,
  employeeAbsences,
  employees,
  enrolmentGrants,
  learningDays,
  notifications,
  sharingConsents,
} from '../../../db/schema/index.ts'
import { account, company, session, unique, type Account } from '../../../testing/accounts.ts'
import { course, enrol } from '../../../testing/catalogue.ts'
import { startAttempt } from '../../../testing/exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { assign, employee } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { openGrant } from '../../learning/grants.ts'
import { deliverNotices, workOnNotices } from '../../platform/notifications/notify-many.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
})
afterAll(() => api.close())

interface Worker extends Account {
  employeeId: number
}
async function worker(): Promise<Worker> {
  const person = await account(api)
  return { ...person, employeeId: await employee(api, owner.companyId, { userId: person.id }) }
}
interface Details {
  shared: { certificates: object[] | null; own_courses: { course: { id: number } }[] | null }
  assignments: object[]
}
const own = ({ token, employeeId }: Worker, path = '') =>
  api.as(token)('GET', `/client-api/v1/employments/${employeeId}${path}`)
const seenBy = async (employeeId: number) =>
  (await api.as(owner.token)('GET', `/company-api/v1/employees/${employeeId}`)).json<{ data: Details }>().data
const share = ({ token, employeeId }: Worker, topic: string, isGiven: boolean, version = 1) =>
  api.as(token)('POST', `/client-api/v1/employments/${employeeId}/sharing`, {
    topic,
    is_given: isGiven,
    version,
  })
const leave = ({ token, employeeId }: Worker) =>
  api.as(token)('POST', `/client-api/v1/employments/${employeeId}/leave`)
const rowOf = async (id: number) => (await api.db.select().from(employees).where(eq(employees.id, id)))[0]
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code

test('the employee sees what the company’s own page shows, and shares more only by their word, at once', async () => {
  const sara = await worker()
  const [assigned, private_] = [await course(api), await course(api)]
  await assign(api, owner.companyId, sara.employeeId, assigned)
  await enrol(api, sara.id, assigned)
  await enrol(api, sara.id, private_)
  await api.db.insert(certificates).values({
    userId: sara.id,
    courseId: private_,
    code: `c-${unique()}`.padEnd(22, 'x'),
    holderName: sara.name,
    courseTitle: { en: 'Own' },
    issuedAt: new Date(),
    completedAt: new Date(),
    releasedAt: new Date(),
  })
  const before = await seenBy(sara.employeeId)
  expect(before.shared).toEqual({ certificates: null, own_courses: null })
  expect((await own(sara)).json<{ data: { seen: Details } }>().data.seen).toEqual(before)

  expect((await share(sara, 'certificates', true)).statusCode).toBe(200)
  expect((await share(sara, 'own_courses', true)).statusCode).toBe(200)
  expect((await share(sara, 'own_courses', true)).statusCode).toBe(200)
  const after = await seenBy(sara.employeeId)
  expect(after.shared.certificates).toEqual([
    expect.objectContaining({ course: { id: private_, title: 'Own' }, state: 'valid' }),
  ])
  expect(after.shared.own_courses?.map(({ course: { id } }) => id)).toEqual([private_])
  const page = (await own(sara)).json<{ data: { seen: Details; sharing: object[] } }>().data
  expect(page.seen).toEqual(after)
  expect(page.sharing).toContainEqual({
    topic: 'own_courses',
    is_given: true,
    changed_at: expect.any(String),
  })
  expect((await share(sara, 'own_courses', false)).statusCode).toBe(200)
  expect((await seenBy(sara.employeeId)).shared.own_courses).toBeNull()
  const kept = await api.db
    .select({
      topic: sharingConsents.topic,
      isGiven: sharingConsents.isGiven,
      version: sharingConsents.version,
    })
    .from(sharingConsents)
    .where(eq(sharingConsents.userId, sara.id))
    .orderBy(sharingConsents.id)
  expect(kept).toEqual([
    { topic: 'certificates', isGiven: true, version: 1 },
    { topic: 'own_courses', isGiven: true, version: 1 },
    { topic: 'own_courses', isGiven: false, version: 1 },
  ])
  const exported = (await api.as(sara.token)('GET', '/client-api/v1/auth/data')).json<{
    data: { sharing_consents: object[] }
  }>().data
  expect(exported.sharing_consents).toHaveLength(3)

  expect(codeOf(await share(sara, 'certificates', true, 2))).toBe('consent_outdated')
  const stranger = await account(api)
  expect((await share({ ...sara, token: stranger.token }, 'certificates', true)).statusCode).toBe(404)
  expect((await own({ ...sara, token: stranger.token })).statusCode).toBe(404)
})

test('who leaves keeps what is theirs; the company is notified, sees nothing shared, and may only invite them back', async () => {
  const omar = await worker()
  await api.db
    .insert(companyMembers)
    .values({ companyId: owner.companyId, userId: omar.id, role: 'administrator' })
  const acting = await session(api, omar.id, { capacity: 'company', companyId: owner.companyId })
  const [assigned, private_] = [await course(api, { price: 9_900 }), await course(api)]
  const assignmentId = await assign(api, owner.companyId, omar.employeeId, assigned)
  const { companyId } = owner
  await api.db.transaction(tx =>
    openGrant(tx, { userId: omar.id, courseId: assigned, kind: 'assignment', companyId, assignmentId }),
  )
  await enrol(api, omar.id, private_)
  await share(omar, 'own_courses', true)
  expect((await leave(omar)).statusCode).toBe(200)
  expect(codeOf(await leave(omar))).toBe('not_found')
  const { data } = (await api.as(omar.token)('GET', '/client-api/v1/my-courses')).json<{
    data: { my_courses: { course: { id: number } }[] }
  }>()
  expect(data.my_courses.map(mine => mine.course.id)).toEqual([private_])
  expect((await api.as(acting)('GET', '/company-api/v1/employees')).statusCode).toBe(401)
  expect((await api.as(omar.token)('GET', '/client-api/v1/employments')).json()).toEqual({ data: [] })
  expect((await seenBy(omar.employeeId)).shared.own_courses).toBeNull()
  await runJobs(api, [deliverNotices], runner => runner.handle(deliverNotices, workOnNotices))
  const [told] = await api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, owner.id), eq(notifications.kind, 'employee_left')))
  expect(told?.link).toBe(`/Employees/${omar.employeeId}?company`)
  const record = await rowOf(omar.employeeId)
  expect(Object.values(told?.data['name'] as object)).toEqual([record?.name])
  const acts = await api.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.chain, `company-${companyId}`), eq(auditLog.actorId, omar.id)))
  expect(acts.map(({ action }) => action)).toEqual(['employee.leave', 'member.remove'])
  const back = await api.as(owner.token)('POST', `/company-api/v1/employees/${omar.employeeId}/reactivate`)
  expect(back.json()).toMatchObject({ data: { state: 'invited' } })
  expect((await api.as(omar.token)('GET', '/client-api/v1/employments')).json()).toEqual({ data: [] })
  expect((await rowOf(omar.employeeId))?.userId, 'the company sees no account').toBeNull()
  const invited = await api.as(owner.token)('POST', `/company-api/v1/employees/${omar.employeeId}/invitation`)
  const { link } = invited.json<{ data: { link: string } }>().data
  const invitation = new URL(link).searchParams.get('invitation')
  const accepted = await api.as(omar.token)('POST', '/client-api/v1/invitations/accept', { invitation })
  expect(accepted.statusCode, accepted.body).toBe(200)
  const again = await seenBy(omar.employeeId)
  expect(again.assignments).toHaveLength(1)
  expect(again.shared.own_courses, 'shared only if they say so anew').toBeNull()
  const absences = await api.db
    .select()
    .from(employeeAbsences)
    .where(eq(employeeAbsences.employeeId, omar.employeeId))
  expect(absences).toMatchObject([{ companyId, returnedAt: expect.any(Date) }])
  // Reports pass over what they did while they were away.
  const day = (date: string) => new Date(`${date}T09:00:00Z`)
  await api.db
    .update(employeeAbsences)
    .set({ leftAt: day('2026-02-20'), returnedAt: day('2026-03-02') })
    .where(eq(employeeAbsences.employeeId, omar.employeeId))
  await api.db
    .update(assignments)
    .set({ state: 'completed', withdrawnAt: null, createdAt: day('2026-02-01') })
    .where(eq(assignments.id, assignmentId))
  for (const [date, seconds] of [
    ['2026-02-20', 10],
    ['2026-02-25', 1000],
    ['2026-03-02', 5],
  ] as const)
    await api.db.insert(learningDays).values({ userId: omar.id, courseId: assigned, day: date, seconds })
  const report = await api.as(owner.token)('GET', `/company-api/v1/reports/time?course=${assigned}`)
  expect(report.json<{ data: { totals: object } }>().data.totals).toMatchObject({ seconds: 15, days: 2 })
})

test('whom the company deactivated it takes back with their account; the time between is noted', async () => {
  const omar = await worker()
  const call = (act: string) =>
    api.as(owner.token)('POST', `/company-api/v1/employees/${omar.employeeId}/${act}`)
  expect((await call('deactivate')).statusCode).toBe(200)
  const open = and(eq(employeeAbsences.employeeId, omar.employeeId), isNull(employeeAbsences.returnedAt))
  expect(await api.db.$count(employeeAbsences, open)).toBe(1)
  expect((await call('reactivate')).json()).toMatchObject({ data: { state: 'active' } })
  expect(await rowOf(omar.employeeId)).toMatchObject({ userId: omar.id, state: 'active' })
  expect(await api.db.$count(employeeAbsences, open)).toBe(0)
})

test('an owner hands over first, and an exam of the company is handed in first', async () => {
  const boss = await worker()
  await api.db.insert(companyMembers).values({ companyId: owner.companyId, userId: boss.id, role: 'owner' })
  expect(codeOf(await leave(boss))).toBe('owner_cannot_leave')
  const taken = await startAttempt(api)
  const { learner, courseId } = taken
  const employeeId = await employee(api, owner.companyId, { userId: learner.id })
  const assignmentId = await assign(api, owner.companyId, employeeId, courseId)
  const { companyId } = owner
  await api.db.transaction(tx =>
    openGrant(tx, { userId: learner.id, courseId, kind: 'assignment', companyId, assignmentId }),
  )
  await api.db
    .delete(enrolmentGrants)
    .where(and(eq(enrolmentGrants.userId, learner.id), eq(enrolmentGrants.kind, 'free')))
  const person = { ...learner, employeeId }
  expect(codeOf(await leave(person))).toBe('exam_under_way')
  expect((await rowOf(employeeId))?.state).toBe('active')
  expect((await taken.submit()).statusCode).toBe(200)
  expect((await leave(person)).statusCode).toBe(200)
})
