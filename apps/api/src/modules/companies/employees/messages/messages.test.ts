import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameFields } from '../../../../db/names.ts'
import {
  auditLog,
  companyMembers,
  departments,
  notificationMails,
  notificationPreferences,
  notifications,
  users,
} from '../../../../db/schema/index.ts'
import { company, type Account } from '../../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../../testing/assigning.ts'
import { queuedEmails } from '../../../../testing/emails.ts'
import { runJobs } from '../../../../testing/jobs.ts'
import { department, employee, member } from '../../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { htmlOf, textOf } from '../../../platform/mail/layout.ts'
import { renderTemplate } from '../../../platform/mail/templates.ts'
import { writeDigests } from '../../../platform/notifications/digests.ts'
import { usualReader } from '../../../../locale.ts'
import { createLimits } from '../../../../plugins/limits.ts'
import { Invitations } from '../../invitations/service.ts'
import { workOnActs } from '../bulk/acts.ts'
import { workOnAct } from '../bulk/working.ts'

let api: TestApi
let owner: Account & { companyId: number }
let calls: ReturnType<typeof companyCalls>
let invitations: Invitations
beforeAll(async () => {
  api = await createTestApi()
  owner = await company(api)
  calls = companyCalls(api, owner.token)
  invitations = new Invitations(api.db, api.mails, createLimits(api.database.pool), api.env.publicUrl)
})
afterAll(() => api.close())

const work = () =>
  runJobs(api, [workOnActs], runner =>
    runner.handle(workOnActs, ({ actId }, job) => workOnAct(api.db, invitations, actId, job)),
  )
const send = async (body: object, token = owner.token) => {
  const { id } = await companyCalls(api, token).data<{ id: number }>('POST', '/employees/bulk', {
    act: 'message',
    ...body,
  })
  await work()
  return companyCalls(api, token).data('GET', `/employee-acts/${id}`)
}
const noticesOf = async (token: string, locale: 'ar' | 'en') =>
  (await api.as(token, locale)('GET', '/client-api/v1/notifications'))
    .json<{ data: { kind: string; title: string; text: string | null; link: string | null }[] }>()
    .data.filter(({ kind }) => kind === 'company_message')
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '')
const message = { ar: '  السلام عليكم.\r\n\r\n\r\n\r\nالدورة <b>غدًا</b>. ', en: 'See you tomorrow.' }

test('those who have joined read it in their language, with its sender; invited people and leavers get nothing', async () => {
  const { companyId } = owner
  const noura = await member(api, companyId, 'administrator')
  await api.db.update(users).set(nameFields('نورة', 'Noura')).where(eq(users.id, noura.id))
  const [first, left, arabicOnly] = [
    await joined(api, companyId),
    await joined(api, companyId, { state: 'deactivated' }),
    await joined(api, companyId),
  ]
  const invited = await employee(api, companyId, { state: 'invited' })
  const stranger = await joined(api, (await company(api)).companyId)
  await api.db
    .insert(notificationPreferences)
    .values({ userId: first.userId, kind: 'company_message', channel: 'mail', isOn: true })
  const ids = [first.id, left.id, invited, stranger.id]
  expect(await send({ message, employee_ids: ids }, noura.token)).toMatchObject({
    act: 'message',
    state: 'done',
    total: 3,
    done: 3,
    changed: 1,
    skipped: 2,
  })
  const [read] = await noticesOf(first.token, 'en')
  expect(read).toMatchObject({ text: 'See you tomorrow.', link: null })
  expect(plain(read?.title)).toMatch(/^A message for you from Noura, “.+”\.$/)
  const [inArabic] = await noticesOf(first.token, 'ar')
  expect(inArabic?.text).toBe('السلام عليكم.\n\nالدورة <b>غدًا</b>.')
  expect(plain(inArabic?.title)).toContain('نورة')
  for (const { token } of [left, stranger]) expect(await noticesOf(token, 'en')).toEqual([])
  // What was written in one language goes to all in it.
  await send({ message: { en: 'Hello' }, employee_ids: [arabicOnly.id] })
  const [ofCompany] = await noticesOf(arabicOnly.token, 'ar')
  expect(ofCompany).toMatchObject({ text: 'Hello' })
  expect(plain(ofCompany?.title)).toMatch(/^رسالة إليك من «[^»]+»\.$/)
  // By e-mail to who chose that, the words quoted as text.
  expect(await api.db.$count(notificationMails, eq(notificationMails.userId, first.userId))).toBe(1)
  await api.db.update(users).set({ email: 'reader@example.com' }).where(eq(users.id, first.userId))
  await writeDigests(api.db, api.mails, api.secrets, new Date(Date.now() + 86_400_000))
  const [mail] = await queuedEmails(api, 'reader@example.com')
  if (mail?.template !== 'digest') throw new Error('No digest was written.')
  const content = renderTemplate(mail, usualReader('ar'), api.env.publicUrl)
  expect(textOf(content, 'ar')).toContain('\n> السلام عليكم.\n> \n> الدورة <b>غدًا</b>.\n')
  expect(htmlOf(content, 'ar')).toContain('&lt;b&gt;غدًا&lt;/b&gt;')
})

test('who chose no such news on the site is not shown it', async () => {
  const person = await joined(api, owner.companyId)
  await api.db
    .insert(notificationPreferences)
    .values(
      ['site', 'push'].map(
        channel => ({ userId: person.userId, kind: 'company_message', channel, isOn: false }) as never,
      ),
    )
  await send({ message, employee_ids: [person.id] })
  const listed = and(eq(notifications.userId, person.userId), isNotNull(notifications.sequence))
  expect(await api.db.$count(notifications, listed)).toBe(0)
})

test('a manager writes to the own branch alone; what was sent is listed for a branch and for the company, and in the record', async () => {
  const { companyId } = owner
  const branch = await department(api, companyId)
  const manager = await member(api, companyId, 'manager', branch)
  const own = await joined(api, companyId, { departmentId: branch })
  const other = await joined(api, companyId)
  expect(await send({ message, filters: { state: 'active' } }, manager.token)).toMatchObject({
    total: 1,
    changed: 1,
  })
  expect(await noticesOf(own.token, 'en')).toHaveLength(1)
  expect(await noticesOf(other.token, 'en')).toEqual([])
  const list = () => companyCalls(api, manager.token).data<{ id: number }[]>('GET', '/employee-messages')
  const [latest, ...rest] = await list()
  expect(rest).toEqual([])
  expect(latest).toMatchObject({ text: { en: 'See you tomorrow.' }, total: 1, sent: 1 })
  expect(latest).toHaveProperty('finished_at', expect.stringMatching(/Z$/))
  const all = await calls.data<{ id: number }[]>('GET', '/employee-messages')
  expect(all[0]).toEqual(latest)
  expect(all.length).toBeGreaterThan(1)
  const page = await api.as(owner.token)('GET', '/company-api/v1/employee-messages?limit=1')
  const { meta } = page.json<{ meta: { next_cursor: string; total: number } }>()
  expect(meta.total).toBe(all.length)
  const further = await calls.data<object[]>('GET', `/employee-messages?cursor=${meta.next_cursor}`)
  expect(further).toEqual(all.slice(1))
  const records = await api.db.select().from(auditLog).where(eq(auditLog.actorId, manager.id))
  expect(records.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ act: 'message', message_id: latest?.id, total: 1 }),
  )
  // The branch goes; what was written stays with the company.
  await api.db.delete(companyMembers).where(eq(companyMembers.departmentId, branch))
  await api.db.delete(departments).where(eq(departments.id, branch))
  expect((await calls.data<object[]>('GET', '/employee-messages')).length).toBe(all.length)
  for (const role of ['finance', 'auditor'] as const) {
    const { code } = companyCalls(api, (await member(api, companyId, role)).token)
    expect(await code('GET', '/employee-messages')).toBe('forbidden')
    expect(await code('POST', '/employees/bulk', { act: 'message', message, employee_ids: [own.id] })).toBe(
      'forbidden',
    )
  }
})

test('it has words, at most a thousand characters in each language, and a company sends twenty a day', async () => {
  const loud = await company(api)
  const ids = { employee_ids: [(await joined(api, loud.companyId)).id] }
  const post = (given: object, key = randomUUID()) =>
    api.as(loud.token, 'en')(
      'POST',
      '/company-api/v1/employees/bulk',
      { act: 'message', ...ids, ...given },
      { 'idempotency-key': key },
    )
  for (const given of [{}, { message: {} }, { message: { ar: ' \n ' } }])
    expect((await post(given)).json()).toMatchObject({ errors: { message: ['This field is required.'] } })
  expect((await post({ message: { ar: 'س'.repeat(1001) } })).json()).toMatchObject({
    errors: { 'message.ar': ['Enter at most 1,000 characters.'] },
  })
  const key = randomUUID()
  for (let left = 16; left > 0; left -= 1) expect((await post({ message }, key)).statusCode).toBe(200)
  // A repeat counts for nothing, nor does what was refused; those who send at the same time get no more than are left.
  const sent = await Promise.all(Array.from({ length: 22 }, () => post({ message })))
  const refused = sent.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(3)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await post({ message }, key)).statusCode).toBe(200)
  expect(
    (await calls.answer('POST', '/employees/bulk', { act: 'message', message, ...ids })).statusCode,
  ).toBe(200)
})
