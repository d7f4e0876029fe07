import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  companyMembers,
  courses,
  learningDays,
  reportMails,
  savedReports,
  users,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { course } from '../../../../testing/catalogue.ts'
import { queuedEmails } from '../../../../testing/emails.ts'
import { assign, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { mailReports } from './mailing.ts'

let api: TestApi
let owner: Account & { companyId: number }
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(reportMails)
  owner = await company(api)
})

const callsOf = (token: string) => companyCalls(api, token)
async function save(token: string, body: object = {}): Promise<number> {
  const view = { name: 'ربع السنة', report: 'completion', by: 'course', ...body }
  return (await callsOf(token).data<{ id: number }>('POST', '/saved-reports', view)).id
}
const mail = (token: string, id: number, rhythm: string | null) =>
  callsOf(token).answer('PUT', `/saved-reports/${id}/mail`, { rhythm })
const ofUser = (userId: number) => eq(reportMails.userId, userId)
const makeDue = () => api.db.update(reportMails).set({ dueAt: new Date(Date.now() - 1000) })
const sent = async (email: string) =>
  (await queuedEmails(api, email)).flatMap(each => (each.template === 'report' ? [each] : []))

test('they are due by the company’s own clock, also once it moves, and the e-mail names its city', async () => {
  const id = await save(owner.token)
  await mail(owner.token, id, 'weekly')
  const settings = callsOf(owner.token)
  const { version } = await settings.data<{ version: number }>('GET', '/company')
  await settings.data('PATCH', '/company', { version, time_zone: 'Asia/Dubai' })
  const dueIn = async (zone: string) => {
    const { rows } = await api.db.execute<{
      time: string
      dow: number
    }>(sql`select (due_at at time zone ${zone})::time::text as time,
      extract(dow from due_at at time zone ${zone})::int as dow from report_mails where user_id = ${owner.id}`)
    return rows[0]
  }
  expect(await dueIn('Asia/Dubai')).toEqual({ time: '07:00:00', dow: 0 })
  await mail(owner.token, id, null)
  await mail(owner.token, id, 'weekly')
  expect(await dueIn('Asia/Dubai')).toEqual({ time: '07:00:00', dow: 0 })
  await makeDue()
  await mailReports(api.db, api.mails)
  const [email] = await sent(owner.email)
  expect(email?.asOf).toMatch(/\((?:بتوقيت دبي|Dubai time)\)/)
})

test('weekly ones are due on Sunday, monthly ones on the first, at seven in Riyadh; a choice that stays keeps its day', async () => {
  const id = await save(owner.token)
  const due = async () => {
    const { rows } = await api.db.execute<{ dow: number; day: number; time: string; days: number }>(sql`
      select extract(dow from l)::int as dow, extract(day from l)::int as day, l::time::text as time,
        (due_at - now() <= interval '31 days')::int as days
      from (select due_at, due_at at time zone 'Asia/Riyadh' as l from report_mails where user_id = ${owner.id} and due_at > now()) m`)
    return rows[0]
  }
  expect((await mail(owner.token, id, 'weekly')).statusCode).toBe(200)
  expect(await due()).toMatchObject({ dow: 0, time: '07:00:00' })
  const [before] = await api.db.select().from(reportMails).where(ofUser(owner.id))
  await mail(owner.token, id, 'weekly')
  expect(await api.db.select().from(reportMails).where(ofUser(owner.id))).toEqual([before])
  await mail(owner.token, id, 'monthly')
  expect(await due()).toMatchObject({ day: 1, time: '07:00:00', days: 1 })
  const listed = await callsOf(owner.token).data<{ mailed: string | null }[]>('GET', '/saved-reports')
  expect(listed.map(({ mailed }) => mailed)).toEqual(['monthly'])
  await mail(owner.token, id, null)
  expect(await api.db.$count(reportMails, ofUser(owner.id))).toBe(0)
  expect(await callsOf(owner.token).code('PUT', `/saved-reports/${id}/mail`, { rhythm: 'daily' })).toBe(
    'validation',
  )
})

test.each(['ar', 'en'] as const)(
  'what is due is sent once, with what the reader sees now, in %s',
  async locale => {
    await api.db.update(users).set({ locale }).where(eq(users.id, owner.id))
    const courseId = await course(api)
    const { id: employeeId } = await joined(api, owner.companyId)
    await assign(api, owner.companyId, employeeId, courseId)
    const id = await save(owner.token)
    await mail(owner.token, id, 'weekly')
    await mailReports(api.db, api.mails)
    expect(await sent(owner.email)).toEqual([])
    await makeDue()
    await Promise.all([mailReports(api.db, api.mails), mailReports(api.db, api.mails)])
    const [email, ...more] = await sent(owner.email)
    expect(more).toEqual([])
    expect(email).toMatchObject({ report: 'ربع السنة', rhythm: 'weekly', more: 0, isPartial: false })
    expect(email?.path).toBe(`${locale === 'en' ? '/en' : ''}/reports?company&report=completion`)
    expect(email?.facts).toContainEqual({ label: locale === 'ar' ? 'التكليفات' : 'Assigned', value: '1' })
    expect(email?.facts.at(-1)?.value).toBe(locale === 'ar' ? '0 من 1' : '0 of 1')
  },
)

test('an e-mail has the rows that the view finds, in its order, and leads there', async () => {
  await api.db.update(users).set({ locale: 'ar' }).where(eq(users.id, owner.id))
  const titles = ['الأمن السيبراني', 'أمن المنشآت', 'الصحة المهنية']
  const { id: employeeId } = await joined(api, owner.companyId)
  for (const title of titles) {
    const courseId = await course(api)
    await api.db
      .update(courses)
      .set({ title: { ar: title } })
      .where(eq(courses.id, courseId))
    await assign(api, owner.companyId, employeeId, courseId)
  }
  await mail(owner.token, await save(owner.token, { q: 'امن', sort: '-name' }), 'weekly')
  await makeDue()
  await mailReports(api.db, api.mails)
  const [email] = await sent(owner.email)
  const rows = email?.facts.slice(-2).map(({ label }) => label.replaceAll(/[\u2066-\u2069]/g, ''))
  expect(rows).toEqual([titles[1], titles[0]])
  expect(JSON.stringify(email?.facts)).not.toContain(titles[2])
  expect(email?.facts).toContainEqual({ label: 'التكليفات', value: '3' })
  expect(decodeURIComponent(email?.path ?? '')).toBe('/reports?company&report=completion&q=امن&sort=-name')
})

test('nobody’s name is sent, and finance is told of no fewer than five people', async () => {
  const finance = await member(api, owner.companyId, 'finance')
  const { id: employeeId } = await joined(api, owner.companyId, { name: 'سارة القحطاني' })
  await assign(api, owner.companyId, employeeId, await course(api))
  const [byPerson, byCourse] = [await save(owner.token, { by: 'person' }), await save(finance.token)]
  await mail(owner.token, byPerson, 'weekly')
  await mail(finance.token, byCourse, 'weekly')
  await makeDue()
  await mailReports(api.db, api.mails)
  expect(JSON.stringify(await sent(owner.email))).not.toContain('سارة')
  expect((await sent(owner.email))[0]?.facts).toHaveLength(5)
  expect((await sent(finance.email))[0]).toMatchObject({ facts: [], isPartial: true })
})

test.each([
  ['ar', '/reports?company&report=activity&quiet=7', 'تعلّموا في آخر 7 أيام', '1 من 1', 'شخص واحد'],
  ['en', '/en/reports?company&report=activity&quiet=7', 'Learned in the last 7 days', '1 of 1', '1 person'],
] as const)(
  'how many learn and what was bought come by e-mail too, in %s',
  async (locale, path, label, value, learner) => {
    await api.db.update(users).set({ locale }).where(eq(users.id, owner.id))
    const courseId = await course(api)
    const person = await joined(api, owner.companyId, { name: 'سارة القحطاني' })
    await assign(api, owner.companyId, person.id, courseId)
    const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10)
    await api.db.insert(learningDays).values({ userId: person.userId, courseId, day, seconds: 60 })
    for (const view of [
      { report: 'activity', by: 'person', quiet: 7 },
      { name: 'of days', report: 'activity', by: 'course', from: day, to: day },
      { report: 'seats', by: 'course' },
      { report: 'spending', by: 'month', from: '2026-01-01' },
    ])
      await mail(owner.token, await save(owner.token, { name: view.report, ...view }), 'weekly')
    await makeDue()
    await mailReports(api.db, api.mails)
    const emails = await sent(owner.email)
    const of = (report: string) => emails.find(each => each.report === report)
    expect(of('activity')?.path).toBe(path)
    expect(of('activity')?.facts[0]).toEqual({ label, value })
    expect(JSON.stringify(of('activity'))).not.toContain('سارة')
    expect(of('of days')?.path).toMatch(`report=activity&by=course&to=${day}&from=${day}`)
    expect(of('of days')?.facts).toMatchObject([{ value: '1' }, { value: '1' }, {}, { value: learner }])
    expect(
      of('seats')
        ?.facts.map(({ value: counted }) => counted)
        .slice(0, 5),
    ).toHaveLength(5)
    expect(of('spending')?.facts).toHaveLength(5)
    expect(of('spending')?.path).toMatch(/report=spending&by=month&from=2026-01-01$/)
  },
)

test('who may not see a view gets none, and who no longer may gets it no more', async () => {
  const [manager, stranger] = [await member(api, owner.companyId, 'auditor'), await company(api)]
  const id = await save(owner.token, { is_shared: true, by: 'person' })
  const finance = await member(api, owner.companyId, 'finance')
  for (const token of [stranger.token, finance.token])
    expect((await mail(token, id, 'weekly')).statusCode).toBe(404)
  await mail(manager.token, id, 'weekly')
  await api.db
    .update(companyMembers)
    .set({ role: 'finance' })
    .where(and(eq(companyMembers.companyId, owner.companyId), eq(companyMembers.userId, manager.id)))
  await makeDue()
  await mailReports(api.db, api.mails)
  expect(await sent(manager.email)).toEqual([])
  expect(await api.db.$count(reportMails)).toBe(0)
})

test('one that cannot be counted keeps no other one waiting', async () => {
  const [broken, sound] = [await save(owner.token, { name: 'broken' }), await save(owner.token)]
  await mail(owner.token, broken, 'weekly')
  await mail(owner.token, sound, 'weekly')
  await makeDue()
  const unknown = { report: 'none', by: 'course' } as never
  await api.db.update(savedReports).set({ query: unknown }).where(eq(savedReports.id, broken))
  await expect(mailReports(api.db, api.mails)).rejects.toThrow('Some reports could not be sent.')
  expect((await sent(owner.email)).map(({ report }) => report)).toEqual(['ربع السنة'])
  expect(await api.db.$count(reportMails)).toBe(2)
})
