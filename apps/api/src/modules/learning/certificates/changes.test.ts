import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, certificates, users } from '../../../db/schema/index.ts'
import { account, instructor, operator } from '../../../testing/accounts.ts'
import { earnCertificate } from '../../../testing/certificates.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const base = '/client-api/v1'
const look = async (code: string) =>
  (await api.as()('GET', `${base}/certificates/${code}`)).json<{ data: { holder_name: string } }>().data
const rename = (userId: number, name: string) =>
  api.db.update(users).set({ name }).where(eq(users.id, userId))
const acts = (id: number) =>
  api.db
    .select({
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      role: auditLog.actorRole,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'certificate'), eq(auditLog.subjectId, id)))

describe('the list of one’s certificates', () => {
  test('has the newest first, each with its status, and no one else’s', async () => {
    const { learner, row } = await earnCertificate(api)
    const list = async (token: string) => (await api.as(token)('GET', `${base}/certificates`)).json<object>()
    expect(await list(learner.token)).toEqual({
      data: [
        {
          code: row.code,
          holder_name: learner.name,
          holder_name_ar: learner.name,
          holder_name_en: null,
          course: { id: row.courseId, title: 'Basics of cyber security' },
          instructor_name: expect.any(String),
          grade: null,
          state: 'valid',
          issued_at: expect.any(String),
          valid_until: null,
          withdrawn_at: null,
          reissued_at: null,
          withdrawn_reason: null,
          correct_name: null,
          correct_other_name: null,
          awaits_names: true,
        },
      ],
    })
    expect(await list((await account(api)).token)).toEqual({ data: [] })
  })
  test('leaves out what an exam’s review policy holds back', async () => {
    const { learner, row } = await earnCertificate(api)
    await api.db.update(certificates).set({ releasedAt: null }).where(eq(certificates.id, row.id))
    expect((await api.as(learner.token)('GET', `${base}/certificates`)).json()).toEqual({ data: [] })
  })
})

test('an instructor whose account is deleted signs no certificate that comes after', async () => {
  const teacher = await instructor(api)
  await api.db.update(users).set({ erasedAt: new Date(), email: null }).where(eq(users.id, teacher.id))
  expect((await earnCertificate(api, { instructorId: teacher.instructorId })).row.instructorName).toBeNull()
  expect((await earnCertificate(api)).row.instructorName).not.toBeNull()
})

describe('the name on a certificate', () => {
  const correct = (token: string, code: string, holder_name = 'اسم آخر') =>
    api.as(token)('POST', `${base}/certificates/${code}/name`, { holder_name })
  const offered = async (token: string) =>
    (await api.as(token)('GET', `${base}/certificates`)).json<{ data: { correct_name: string | null }[] }>()
      .data[0]?.correct_name

  test('follows the account’s new name once, by its holder’s own act, and is recorded in the audit log', async () => {
    const { learner, row } = await earnCertificate(api, { name: 'سارة' })
    expect((await correct(learner.token, row.code)).json()).toMatchObject({ code: 'name_correction_closed' })
    await rename(learner.id, 'سارة القحطاني')
    expect(await offered(learner.token)).toBe('سارة القحطاني')
    expect((await look(row.code)).holder_name).toBe('سارة')
    const seen = 'سارة القحطاني'
    const answers = await Promise.all(Array.from({ length: 5 }, () => correct(learner.token, row.code, seen)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await look(row.code)).holder_name).toBe('سارة القحطاني')
    await rename(learner.id, 'سارة الزهراني')
    expect(await offered(learner.token)).toBeNull()
    expect((await correct(learner.token, row.code)).statusCode).toBe(409)
    expect(await acts(row.id)).toEqual([
      {
        action: 'certificate.correct_name',
        before: { certificate: row.code, holder_name: 'سارة' },
        after: { certificate: expect.stringMatching(/^[\w-]{22}$/), holder_name: 'سارة القحطاني' },
        role: null,
      },
    ])
  })
  test('is in both scripts, each reader’s first, and goes with the first confirmation without using up the correction', async () => {
    const { learner, row } = await earnCertificate(api, { name: 'سارة القحطاني' })
    const inEnglish = async () => (await api.as('', 'en')('GET', `${base}/certificates/${row.code}`)).json()
    expect(await inEnglish()).toMatchObject({
      data: { holder_name: 'سارة القحطاني', holder_name_ar: 'سارة القحطاني', holder_name_en: null },
    })
    const confirm = (name_en: string) =>
      api.as(learner.token)('PATCH', `${base}/auth/profile`, { name_en, confirm_names: true })
    await confirm('Sarah Al-Qahtani')
    expect(await inEnglish()).toMatchObject({
      data: { holder_name: 'Sarah Al-Qahtani', holder_name_ar: 'سارة القحطاني' },
    })
    expect((await api.as('', 'ar')('GET', `${base}/certificates/${row.code}`)).json()).toMatchObject({
      data: { holder_name: 'سارة القحطاني' },
    })
    expect(await acts(row.id)).toMatchObject([{ after: { other_holder_name: 'Sarah Al-Qahtani' } }])
    // Later changes are offered, as one correction of both.
    await confirm('Sara Alqahtani')
    expect(await inEnglish()).toMatchObject({ data: { holder_name: 'Sarah Al-Qahtani' } })
    const [own] = (await api.as(learner.token, 'en')('GET', `${base}/certificates`)).json<{
      data: { correct_name: string | null; correct_other_name: string | null }[]
    }>().data
    expect(own).toMatchObject({ correct_name: 'Sara Alqahtani', correct_other_name: 'سارة القحطاني' })
    expect((await correct(learner.token, row.code, 'Sara Alqahtani')).statusCode).toBe(200)
    expect(await inEnglish()).toMatchObject({ data: { holder_name: 'Sara Alqahtani' } })
  })
  test('is not put on what an operator has corrected, nor on what is older than its holder’s own correction', async () => {
    const { learner, row } = await earnCertificate(api, { name: 'سارة' })
    await api.db
      .update(certificates)
      .set({ releasedAt: new Date(Date.now() - 40 * 86_400_000) })
      .where(eq(certificates.id, row.id))
    await api.as(learner.token)('PATCH', `${base}/auth/profile`, { name_ar: 'ليلى', confirm_names: true })
    expect((await look(row.code)).holder_name).toBe('سارة')
  })
  test('is not changed to one that its holder was not asked about', async () => {
    const { learner, row } = await earnCertificate(api, { name: 'سارة' })
    await rename(learner.id, 'سارة الزهراني')
    const answer = await correct(learner.token, row.code, 'سارة القحطاني')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'conflict'])
    expect((await look(row.code)).holder_name).toBe('سارة')
    expect(await offered(learner.token)).toBe('سارة الزهراني')
  })
  test('may be changed for 30 days from when it was handed out, however long it was held back', async () => {
    const { learner, row } = await earnCertificate(api)
    await rename(learner.id, 'اسم آخر')
    await api.db.execute(
      sql`update certificates set issued_at = issued_at - interval '31 days' where id = ${row.id}`,
    )
    expect((await correct(learner.token, row.code)).statusCode).toBe(200)
  })
  test('can be changed by no one else, not of old certificates, and not of withdrawn ones', async () => {
    const { learner, row } = await earnCertificate(api)
    await rename(learner.id, 'اسم آخر')
    expect((await correct((await account(api)).token, row.code)).statusCode).toBe(404)
    await api.db.execute(
      sql`update certificates set released_at = released_at - interval '31 days' where id = ${row.id}`,
    )
    expect([await offered(learner.token), (await correct(learner.token, row.code)).statusCode]).toEqual([
      null,
      409,
    ])
    const second = await earnCertificate(api)
    await rename(second.learner.id, 'اسم آخر')
    await api.db
      .update(certificates)
      .set({ revokedAt: new Date(), revokedReason: 'x' })
      .where(eq(certificates.id, second.row.id))
    expect((await correct(second.learner.token, second.row.code)).statusCode).toBe(404)
  })
})

describe('an operator', () => {
  test('withdraws a certificate with a reason that its holder alone reads', async () => {
    const { learner, row } = await earnCertificate(api)
    const { token } = await operator(api, 'support')
    const withdraw = (body: object) =>
      api.as(token)('POST', `${base}/console/certificates/${row.code}/withdrawal`, body)
    expect((await withdraw({ reason: ' ' })).statusCode).toBe(422)
    const reason = 'Another person sat the exam.'
    expect((await withdraw({ reason })).statusCode).toBe(200)
    expect((await withdraw({ reason })).statusCode).toBe(404)
    expect(JSON.stringify(await look(row.code))).not.toContain(reason)
    expect((await api.as(learner.token)('GET', `${base}/certificates`)).json()).toMatchObject({
      data: [{ state: 'withdrawn', withdrawn_reason: reason }],
    })
    for (const file of ['pdf', 'badge']) {
      const answer = await api.as()('GET', `${base}/certificates/${row.code}/${file}`)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        410,
        'certificate_withdrawn',
      ])
    }
    expect(await acts(row.id)).toEqual([
      {
        action: 'certificate.withdraw',
        before: null,
        after: { certificate: row.code, reason },
        role: 'support',
      },
    ])
  })
  test('sets a name right, which stays as it was set', async () => {
    const { learner, row } = await earnCertificate(api)
    const { token } = await operator(api, 'administrator')
    const set = (holder_name: string) =>
      api.as(token)('PATCH', `${base}/console/certificates/${row.code}`, {
        holder_name,
        reason: 'as in the passport',
      })
    expect((await set('\u202E')).statusCode).toBe(422)
    expect((await set('Sarah Al-Qahtani')).statusCode).toBe(200)
    expect((await look(row.code)).holder_name).toBe('Sarah Al-Qahtani')
    await rename(learner.id, 'اسم آخر')
    const own = { holder_name: 'اسم آخر' }
    const answer = await api.as(learner.token)('POST', `${base}/certificates/${row.code}/name`, own)
    expect(answer.json()).toMatchObject({ code: 'name_correction_closed' })
    expect(await acts(row.id)).toMatchObject([
      { action: 'certificate.correct_name', after: { reason: 'as in the passport' }, role: 'administrator' },
    ])
  })
})
