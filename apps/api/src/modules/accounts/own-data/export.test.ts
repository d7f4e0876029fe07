import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  companyMembers,
  employeeGroupMembers,
  employeeGroups,
  notificationSettings,
  operators,
  pushTokens,
  sessions,
} from '../../../db/schema/index.ts'
import { account, company, unique, type Account } from '../../../testing/accounts.ts'
import { enrol } from '../../../testing/catalogue.ts'
import { exam, startAttempt } from '../../../testing/exam.ts'
import { bought } from '../../../testing/orders.ts'
import { department, employee, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const download = async (person: Account, name = 'client-api') =>
  api.as(person.token)('GET', `/${name}/v1/auth/data`)

test('the download has everything of the person, nothing of others, and nothing that opens the account', async () => {
  const taken = await startAttempt(api)
  await taken.save(0, { option: 'b' })
  const stranger = await account(api, 'student', { name: 'A stranger' })
  await enrol(api, stranger.id, taken.courseId)
  await bought(api, taken.learner.id)
  const answer = await download(taken.learner)
  expect(answer.headers['content-disposition']).toContain('masar-data.json')
  const { data } = answer.json<{ data: Record<string, unknown[]> }>()
  expect(data).toMatchObject({
    exported_at: expect.any(String),
    account: { id: taken.learner.id, email: taken.learner.email, has_password: true },
    enrolments: [{ course_id: taken.courseId, course_title: expect.any(Object) }],
    exam_attempts: [{ id: taken.attemptId, answers: [{ value: { option: '~2' } }] }],
    orders: [{ total: 11500 }],
    bills: [{ buyer: { name: { ar: 'نورة' } } }],
    sign_ins: [expect.any(Object)],
  })
  expect(answer.body).not.toMatch(/A stranger|argon2|token_hash|password_hash|is_right|"score"|answer_key/)
})
test('the download names what each thing belongs to, and has what the person wants to be told and with which devices', async () => {
  const taken = await startAttempt(api)
  const { learner } = taken
  await taken.save(0, { option: 'b' })
  await api.db.insert(notificationSettings).values({ userId: learner.id, quietFrom: 1320, quietUntil: 420 })
  const [signedIn] = await api.db.select().from(sessions).where(eq(sessions.userId, learner.id))
  await api.db.insert(pushTokens).values({
    userId: learner.id,
    sessionId: signedIn?.id ?? 0,
    kind: 'fid',
    token: `secret-${unique()}`,
    app: 'learner',
    locale: 'ar',
  })
  const answer = await download(learner)
  expect(answer.json()).toMatchObject({
    data: {
      exam_attempts: [
        {
          exam_title: { ar: 'الاختبار', en: 'The exam' },
          course_title: { ar: expect.any(String) },
          answers: [{ question: { en: 'Question 1' }, chosen: [{ ar: 'خيار b', en: 'Option b' }] }],
          events: [{ kind: 'started' }, { kind: 'saved', data: { value: { option: '~2' } } }],
        },
      ],
      notification_settings: [{ quiet_from: 1320, quiet_until: 420 }],
      push_devices: [{ app: 'learner', locale: 'ar' }],
      picture: null,
    },
  })
  expect(answer.body).not.toMatch(/secret-|"seed"|Option a/)
})
test.each([
  ['ar', 'rtl', 'بياناتك على مسار', 'خيار b'],
  ['en', 'ltr', 'Your data at Masar', 'Option b'],
])(
  'the download is a page to read in %s, with the picture in it and nothing fetched',
  async (locale, dir, title, chosen) => {
    const taken = await startAttempt(api, { title: { ar: 'اختبار <b>', en: 'Exam <b>' } })
    await taken.save(0, { option: 'b' })
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    const png = await picture.png().toBuffer()
    await api.as(taken.learner.token)('PUT', '/client-api/v1/auth/avatar', png, {
      'content-type': 'image/png',
    })
    const answer = await api.as(taken.learner.token)('GET', '/client-api/v1/auth/data-page', undefined, {
      'accept-language': locale,
    })
    const { html } = answer.json<{ data: { html: string } }>().data
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    for (const word of [taken.learner.email, chosen, '&lt;b&gt;', 'src="data:image/webp;base64,'])
      expect(html).toContain(word)
    expect(html).not.toMatch(/<b>|<script|https?:/)
  },
)
test('the download asks for a recent proof, as JSON and as a page', async () => {
  const person = await account(api)
  await api.db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 20 * 60_000) })
    .where(eq(sessions.userId, person.id))
  for (const path of ['data', 'data-page']) {
    const answer = await api.as(person.token)('GET', `/client-api/v1/auth/${path}`)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'session_stale' }),
    ])
  }
})
test('the download of a company has its people and what was planned for them', async () => {
  const owner = await company(api)
  const person = await account(api)
  await employee(api, owner.companyId, { userId: person.id, name: 'Hind' })
  expect((await download(owner, 'company-api')).json()).toMatchObject({
    data: { company: { employees: [{ name: 'Hind' }], assignments: [], seats: [] } },
  })
  const own = await download(person)
  expect(own.json()).toMatchObject({ data: { company: null, employments: [{ name: 'Hind' }] } })
})
test('the download of a company leads from a record that names nobody to no account and no group', async () => {
  const owner = await company(api)
  const { companyId } = owner
  const [person, other] = [await account(api), await account(api)]
  const left = {
    state: 'deactivated',
    deactivatedAt: new Date('2020-05-05'),
    anonymisedAt: new Date(),
  } as const
  const nameless = await employee(api, companyId, { userId: person.id, name: 'موظف سابق', ...left })
  const named = await employee(api, companyId, { userId: other.id })
  const [group] = await api.db
    .insert(employeeGroups)
    .values({ companyId, name: { en: 'Drivers' } })
    .returning({ id: employeeGroups.id })
  const groupId = group?.id ?? 0
  await api.db.insert(employeeGroupMembers).values([
    { companyId, groupId, employeeId: nameless },
    { companyId, groupId, employeeId: named },
  ])
  type Rows = Record<'employees' | 'group_members', Record<string, unknown>[]>
  const { data } = (await download(owner, 'company-api')).json<{ data: { company: Rows } }>()
  expect(data.company.employees).toMatchObject([{ id: nameless, name: 'موظف سابق' }, { id: named }])
  expect(data.company.employees[0]).not.toHaveProperty('user_id')
  expect(data.company.group_members.map(row => row['employee_id'])).toEqual([named])
})
test('the download of a company has its details', async () => {
  const owner = await company(api)
  expect((await download(owner, 'company-api')).json()).toMatchObject({
    data: { account: { company: { vat_number: '310000000000003' } } },
  })
})
test('the download names the companies that one acts for, and the role at the site', async () => {
  const [first, second] = [await company(api), await company(api)]
  const person = await member(api, first.companyId, 'manager', await department(api, first.companyId, null))
  await api.db
    .insert(companyMembers)
    .values({ companyId: second.companyId, userId: person.id, role: 'finance' })
  await api.db.insert(operators).values({ userId: person.id, role: 'support' })
  await member(api, first.companyId, 'auditor')
  expect((await download({ ...person, token: person.personalToken })).json()).toMatchObject({
    data: {
      company_memberships: [
        {
          company: { en: `Company ${first.id}` },
          role: 'manager',
          department: { en: 'Department' },
          created_at: expect.any(String),
        },
        { company: { en: `Company ${second.id}` }, role: 'finance', department: null },
      ],
      operator_roles: [{ role: 'support', created_at: expect.any(String) }],
    },
  })
  expect((await download(await account(api))).json()).toMatchObject({
    data: { company_memberships: [], operator_roles: [] },
  })
})
test('Z-05: the download says nothing of marks while an exam holds them back', async () => {
  const held = await exam(api, { review: { just_after: [], while_open: [], after_closing: [] } })
  const learner = await account(api)
  await enrol(api, learner.id, held.courseId)
  const taken = await startAttempt(api, {}, undefined, { exam: held, learner })
  await taken.save(0, { option: 'b' })
  await taken.submit()
  expect((await download(learner)).body).not.toMatch(/"(?:score|max_score|passed|points|receipt|is_right)"/)
})
