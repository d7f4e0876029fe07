import { canonicalJson, siteTimeZone } from '@masar/text'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  auditLog,
  certificates,
  companyExports,
  evidencePacks,
  inspectedPeople,
  inspectionLinks,
  notifications,
  requirements,
  users,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { department, member } from '../../../testing/portal.ts'
import { share } from '../../../testing/sharing.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { hashOf } from '../../../secrets.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'
import { plusDays } from '../requirements/status.ts'
import { sha256 } from './hash.ts'
import { initialsOf } from './initials.ts'
import { emptyExpiredInspections } from './inspections.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()
const run = () =>
  runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )

/** A company with a requirement, one who met it in a branch, one who was excused and one who is late. */
async function made() {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api, { title: { ar: 'السلامة: الجزء 2', en: 'Safety: part 2' } })
  const branch = await department(api, palm.companyId)
  const met = await joined(api, palm.companyId, { name: 'عبير الأنصاري', number: 'N-1', departmentId: branch })
  const waived = await joined(api, palm.companyId, { name: 'Basma', number: 'N-2' })
  await joined(api, palm.companyId, { name: 'Late Person', joinedOn: plusDays(today, -30) })
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
  })
  const at = new Date(Date.now() - 40 * 86_400_000)
  await api.db.update(requirements).set({ createdAt: at }).where(eq(requirements.id, id))
  const code = `evidence-${String(met.userId).padStart(13, '0')}`
  await api.db.insert(certificates).values({
    code,
    userId: met.userId,
    courseId,
    holderName: 'x',
    courseTitle: {},
    completedAt: new Date(`${plusDays(today, -5)}T12:00:00+03:00`),
    releasedAt: new Date(`${plusDays(today, -5)}T12:00:00+03:00`),
  })
  await share(api, palm.companyId, met)
  await by.data('POST', `/requirements/${id}/people/${waived.id}/waivers`, { reason: 'إجازة طويلة' })
  return { palm, by, id, branch, code, met }
}

const tokenOf = (link: string) => link.split('/').at(-1)
const open = (link: string) =>
  api.as('')('POST', '/client-api/v1/inspections/look', { inspection_link: tokenOf(link) })
const people = (link: string) =>
  api.as('')('POST', '/client-api/v1/inspections/people', { inspection_link: tokenOf(link) })
const file = (link: string, form: 'json' | 'csv') =>
  api.as('')('POST', '/client-api/v1/inspections/file', { inspection_link: tokenOf(link), form })

test('a name becomes its initials in either script', () => {
  expect([initialsOf('عبير الأنصاري'), initialsOf('Noura Al-Qahtani'), initialsOf(' ا ')]).toEqual([
    'ع. أ.',
    'N. A. Q.',
    'ا.',
  ])
})

describe('a pack of evidence', () => {
  test('is made in the background, copies well in both languages, and its page says that it is genuine', async () => {
    const { palm, id, code } = await made()
    for (const locale of ['ar', 'en'] as const) {
      const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
        api.app.inject({
          method,
          url: `/company-api/v1${path}`,
          headers: {
            'api-key': 'masar-web',
            authorization: `Bearer ${palm.token}`,
            'accept-language': locale,
          },
          ...(body && { payload: body }),
        })
      // Written as its maker reads days and numbers, with the Gregorian day for others.
      const reading = {
        calendar: locale === 'ar' ? ('hijri' as const) : ('gregory' as const),
        digits: locale === 'ar' ? ('arab' as const) : ('latn' as const),
      }
      await api.db.update(users).set(reading).where(eq(users.id, palm.id))
      const started = (await ask('POST', `/requirements/${id}/evidence`, {})).json<{ data: { id: number } }>()
      await run()
      const [row] = await api.db.select().from(companyExports).where(eq(companyExports.id, started.data.id))
      expect(row).toMatchObject({ state: 'done', format: 'pdf', done: 3, total: 3 })
      const file = await ask('GET', `/exports/${started.data.id}/file`)
      expect(file.headers['content-type']).toBe('application/pdf')
      const { texts, attachments, qr } = await readPdf(file.rawPayload)
      for (const text of locale === 'ar'
        ? ['عبير الأنصاري', 'مستوفى', 'إجازة طويلة', 'السلامة: الجزء 2', code, 'الشروط المعتمدة']
        : ['Basma', 'Waived', 'Late', 'Safety: part 2', code, 'Terms applied'])
        expect(texts.join('\n').includes(text) && text).toBe(text)
      expect(/[٠-٩] هـ/.test(texts.join('\n'))).toBe(locale === 'ar')
      const data = attachments['evidence.json'] ?? ''
      const hash = sha256(data)
      expect(texts.join('\n')).toContain(hash)
      const checked = await api.app.inject({
        url: `/client-api/v1${new URL(qr ?? '').pathname}`,
        headers: { 'api-key': 'masar-web', 'accept-language': locale },
      })
      expect(checked.json()).toMatchObject({
        data: {
          data_hash: hash,
          file_hash: sha256(file.rawPayload),
          as_of: today,
          counts: { met: 1, waived: 1, late: 1, due: 0 },
        },
      })
      expect(checked.body).not.toContain('الأنصاري')
      expect(canonicalJson(JSON.parse(data))).toBe(data)
    }
    expect(await api.db.$count(notifications, eq(notifications.kind, 'export_ready'))).toBe(2)
  })

  test('has the people of its site alone, and is of no other company’s requirement', async () => {
    const { by, id, branch, palm } = await made()
    const { id: file } = await by.data<{ id: number }>('POST', `/requirements/${id}/evidence`, {
      department: branch,
    })
    await run()
    const [pack] = await api.db.select().from(evidencePacks).where(eq(evidencePacks.requirementId, id))
    expect(pack?.cover.counts).toMatchObject({ met: 1, waived: 0, late: 0 })
    expect(file).toBeGreaterThan(0)
    const other = companyCalls(api, (await company(api)).token)
    expect(await other.code('POST', `/requirements/${id}/evidence`, {})).toBe('not_found')
    const finance = companyCalls(api, (await member(api, palm.companyId, 'finance')).token)
    expect(await finance.code('POST', `/requirements/${id}/evidence`, {})).toBe('forbidden')
    expect(await by.code('POST', `/requirements/${id}/evidence`, { as_of: plusDays(today, 1) })).toBe(
      'validation',
    )
  })

  test('an unknown code is an error', async () => {
    const answer = await api.as('')('GET', '/client-api/v1/evidence/aB3-_aB3-_aB3-_aB3-_aB')
    expect(answer.statusCode).toBe(404)
  })
})

describe('an inspector’s link', () => {
  const order = { names: 'full', reason: 'Labour inspection', days: 7 }

  test('shows without an account what was true, with its hash, whatever happens since', async () => {
    const { by, id, code, met, palm } = await made()
    const { link, id: linkId } = await by.data<{ link: string; id: number }>('POST', '/inspection-links', {
      ...order,
      requirement_id: id,
    })
    const shown = (await open(link)).json<{ data: { data_hash: string } }>().data
    expect(shown).toMatchObject({ reason: 'Labour inspection', made_by: palm.name })
    const listed = (await people(link)).json<{ data: object[] }>()
    expect(listed.data).toContainEqual(
      expect.objectContaining({ name: 'عبير الأنصاري', status: 'met', certificates: [code] }),
    )
    const data = (await file(link, 'json')).body
    expect(sha256(data)).toBe(shown.data_hash)
    await api.db
      .update(certificates)
      .set({ revokedAt: new Date(), revokedReason: 'x' })
      .where(eq(certificates.userId, met.userId))
    const later = (await open(link)).json<{ data: object }>().data
    expect(later).toEqual(shown)
    expect((await people(link)).json()).toEqual(listed)
    expect((await file(link, 'json')).body).toBe(data)
    const [row] = await by.data<object[]>('GET', '/inspection-links')
    expect(row).toMatchObject({ id: linkId, state: 'open', opened: 2, reason: 'Labour inspection' })
    expect(JSON.stringify(row)).not.toContain(link.split('/').at(-1))
    const [kept] = await api.db.select().from(inspectionLinks).where(eq(inspectionLinks.id, linkId))
    expect(kept?.tokenHash).toBe(hashOf(link.split('/').at(-1) ?? ''))
    expect(await api.db.$count(auditLog, eq(auditLog.action, 'inspection_link.create'))).toBeGreaterThan(0)
  })

  test('with initials it holds no name and no code that would tell one', async () => {
    const { by, id, code } = await made()
    const { link } = await by.data<{ link: string }>('POST', '/inspection-links', {
      ...order,
      names: 'initials',
      requirement_id: id,
    })
    const answers = [await open(link), await people(link), await file(link, 'json'), await file(link, 'csv')]
    const body = answers.map(answer => answer.body).join('')
    expect(body).toContain('ع. أ.')
    expect(body).not.toContain('عبير')
    expect(body).not.toContain('Basma')
    // Numbers and reasons of waivers tell who it is, too.
    for (const telling of [code, 'N-1', 'N-2', 'إجازة طويلة']) expect(body).not.toContain(telling)
  })

  test('opens nothing once its maker has another role or is no member', async () => {
    const { palm, id } = await made()
    for (const end of [
      (maker: number) => api.as(palm.token)('PATCH', `/company-api/v1/members/${maker}`, { role: 'auditor' }),
      (maker: number) => api.as(palm.token)('DELETE', `/company-api/v1/members/${maker}`),
    ]) {
      const maker = await member(api, palm.companyId, 'administrator')
      const { link } = await companyCalls(api, maker.token).data<{ link: string }>(
        'POST',
        '/inspection-links',
        {
          ...order,
          requirement_id: id,
        },
      )
      expect((await open(link)).statusCode).toBe(200)
      expect((await end(maker.id)).statusCode).toBe(200)
      expect((await open(link)).json()).toMatchObject({ data: { because: 'withdrawn' } })
      expect((await people(link)).json()).toMatchObject({ data: { because: 'withdrawn' } })
    }
  })

  test('withdrawn or ended it says so, and the people are gone from it', async () => {
    const { by, id } = await made()
    const make = () =>
      by.data<{ link: string; id: number }>('POST', '/inspection-links', { ...order, requirement_id: id })
    const [withdrawn, ended] = [await make(), await make()]
    await by.data('POST', `/inspection-links/${withdrawn.id}/withdraw`)
    await by.data('POST', `/inspection-links/${withdrawn.id}/withdraw`)
    await api.db
      .update(inspectionLinks)
      .set({ expiresAt: new Date(Date.now() - 2 * 86_400_000) })
      .where(eq(inspectionLinks.id, ended.id))
    for (const [link, because] of [
      [withdrawn.link, 'withdrawn'],
      [ended.link, 'expired'],
      ['x/0123456789abcdefABCDEF', 'unknown'],
    ] as const) {
      for (const answer of [await open(link), await people(link), await file(link, 'json')])
        expect([answer.statusCode, answer.json<{ data: object }>().data]).toEqual([410, { because }])
    }
    await emptyExpiredInspections(api.db)
    const rows = await api.db.select().from(inspectionLinks).where(eq(inspectionLinks.requirementId, id))
    expect(rows.map(row => row.snapshot)).toEqual([null, null])
    const ids = rows.map(row => row.id)
    expect(await api.db.$count(inspectedPeople, inArray(inspectedPeople.linkId, ids))).toBe(0)
    const other = companyCalls(api, (await company(api)).token)
    expect(await other.code('POST', `/inspection-links/${ended.id}/withdraw`)).toBe('not_found')
    expect(await by.code('POST', '/inspection-links', { ...order, reason: ' ', requirement_id: id })).toBe(
      'validation',
    )
  })

  test('more than fifty open links are refused, and the people of one that is refused are not kept', async () => {
    const { by, id, palm } = await made()
    const row = {
      companyId: palm.companyId,
      requirementId: id,
      reason: 'x',
      names: 'full',
      dataHash: 'x',
    } as const
    const expiresAt = new Date(Date.now() + 86_400_000)
    const cover = {} as typeof inspectionLinks.$inferInsert.cover
    await api.db
      .insert(inspectionLinks)
      .values(Array.from({ length: 49 }, (_, at) => ({ ...row, cover, expiresAt, tokenHash: `${id}-${at}` })))
    await by.data('POST', '/inspection-links', { ...order, requirement_id: id })
    expect(await by.code('POST', '/inspection-links', { ...order, requirement_id: id })).toBe(
      'too_many_inspection_links',
    )
    const own = eq(inspectedPeople.companyId, palm.companyId)
    expect(await api.db.$count(inspectedPeople, own)).toBe(3)
  })

  test('tokens that are none are counted', async () => {
    const tries = []
    for (let at = 0; at < 62; at += 1) tries.push((await open(`x/none${at}`)).statusCode)
    expect(tries.at(-1)).toBe(429)
  })
})
