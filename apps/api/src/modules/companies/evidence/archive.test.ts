import { siteTimeZone } from '@masar/text'
import { parse } from 'csv-parse/sync'
import { eq, inArray, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  certificates,
  companyExports,
  evidencePacks,
  notifications,
  requirements,
} from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { readPdf } from '../../../testing/pdf.ts'
import { assign } from '../../../testing/portal.ts'
import { share } from '../../../testing/sharing.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { claimDue } from '../../platform/queue/statements.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'
import { plusDays } from '../requirements/status.ts'
import { mostCertificates } from './archive.ts'
import { sha256 } from './hash.ts'
import { certificatePath } from './names.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const today = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', { timeZone: siteTimeZone }).format()
const codeOf = (userId: number, which = 1) => `pack-${which}-${String(userId).padStart(15, '0')}`

async function certified(userId: number, courseId: number, holderName: string, which = 1): Promise<void> {
  const at = new Date(`${plusDays(today, -5 - which)}T12:00:00+03:00`)
  await api.db.insert(certificates).values({
    code: codeOf(userId, which),
    userId,
    courseId,
    holderName,
    courseTitle: { ar: 'السلامة', en: 'Safety' },
    completedAt: at,
    releasedAt: at,
  })
}

async function packOf(token: string, requirementId: number) {
  const by = companyCalls(api, token)
  const { id } = await by.data<{ id: number }>('POST', `/requirements/${requirementId}/evidence`, {
    form: 'zip',
    // By then the one that was withdrawn today counted.
    as_of: plusDays(today, -1),
  })
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  const [row] = await api.db.select().from(companyExports).where(eq(companyExports.id, id))
  return { row, file: await by.answer('GET', `/exports/${id}/file`) }
}

test('a pack as an archive holds each valid certificate, named after its person, and a CSV that names it', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api, { title: { ar: 'السلامة', en: 'Safety' } })
  const twice = await joined(api, palm.companyId, { name: 'Amal / Ali', number: 'N-1' })
  const arabic = await joined(api, palm.companyId, { name: 'عبير الأنصاري' })
  await joined(api, palm.companyId, { name: 'Basma' })
  const withdrawn = await joined(api, palm.companyId, { name: 'Dana' })
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
  })
  const made = new Date(Date.now() - 40 * 86_400_000)
  await api.db.update(requirements).set({ createdAt: made }).where(eq(requirements.id, id))
  await certified(twice.userId, courseId, 'Amal Ali', 1)
  await certified(twice.userId, courseId, 'Amal Ali', 2)
  await certified(arabic.userId, courseId, 'عبير الأنصاري')
  await certified(withdrawn.userId, courseId, 'Dana')
  for (const person of [twice, arabic, withdrawn]) await share(api, palm.companyId, person)
  await api.db
    .update(certificates)
    .set({ revokedAt: new Date(), revokedReason: 'x' })
    .where(eq(certificates.userId, withdrawn.userId))

  const { row, file } = await packOf(palm.token, id)
  expect(row).toMatchObject({ state: 'done', format: 'zip', done: 4, total: 4 })
  expect(file.headers['content-type']).toBe('application/zip')
  expect(file.headers['content-disposition']).toContain('.zip')
  const files = unzipSync(file.rawPayload)
  const csv = strFromU8(files['evidence.csv'] ?? new Uint8Array())
  const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
  for (const each of rows) expect(each['Terms and path courses as of']).toBe(today)
  expect(rows.map(each => each['Status'])).toEqual(expect.arrayContaining(['Met', 'Met', 'Met', 'Late']))
  const named = new Map(rows.map(each => [each['Name'], each['Certificate files']?.split('\n')]))
  const place = (name: string) => rows.findIndex(each => each['Name'] === name) + 1
  const of = (name: string, which = 1) => certificatePath(place(name), name, which)
  expect(Object.fromEntries(named)).toEqual({
    'Amal / Ali': [of('Amal / Ali'), of('Amal / Ali', 2)],
    'عبير الأنصاري': [of('عبير الأنصاري')],
    Basma: [''],
    Dana: [''],
  })
  expect(Object.keys(files).toSorted()).toEqual(
    ['evidence.csv', 'evidence.pdf', of('Amal / Ali'), of('Amal / Ali', 2), of('عبير الأنصاري')].toSorted(),
  )
  // The newest first, and the very file that its holder saves.
  for (const [path, code] of [
    [of('Amal / Ali'), codeOf(twice.userId, 1)],
    [of('Amal / Ali', 2), codeOf(twice.userId, 2)],
    [of('عبير الأنصاري'), codeOf(arabic.userId)],
  ] as const) {
    const bytes = files[path] ?? new Uint8Array()
    expect((await readPdf(bytes)).texts.join(' ')).toContain(code)
    const own = await api.as()('GET', `/client-api/v1/certificates/${code}/pdf`)
    expect(sha256(bytes)).toBe(sha256(own.rawPayload))
  }
  const [pack] = await api.db.select().from(evidencePacks).where(eq(evidencePacks.requirementId, id))
  expect(pack?.fileHash).toBe(sha256(files['evidence.pdf'] ?? ''))
})

test('a certificate of a course that a person took by themselves is in no pack and no link unless they share it', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api)
  const own = await joined(api, palm.companyId, { name: 'Amal' })
  const given = await joined(api, palm.companyId, { name: 'Basma' })
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
  })
  const made = new Date(Date.now() - 40 * 86_400_000)
  await api.db.update(requirements).set({ createdAt: made }).where(eq(requirements.id, id))
  await assign(api, palm.companyId, given.id, courseId, { createdAt: made })
  await certified(own.userId, courseId, 'Amal')
  await certified(given.userId, courseId, 'Basma')
  const [private_, seen] = [codeOf(own.userId), codeOf(given.userId)]

  /** The codes and the certificates of a pack, and the codes of an inspector's link. */
  const shown = async () => {
    const files = unzipSync((await packOf(palm.token, id)).file.rawPayload)
    const csv = strFromU8(files['evidence.csv'] ?? new Uint8Array())
    const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
    // It counts whoever paid for it.
    expect(rows.map(each => each['Status'])).toEqual(['Met', 'Met'])
    const { link } = await by.data<{ link: string }>('POST', '/inspection-links', {
      requirement_id: id,
      names: 'full',
      reason: 'x',
      days: 1,
    })
    const { body } = await api.as('')('POST', '/client-api/v1/inspections/people', {
      inspection_link: link.split('/').at(-1),
    })
    const document = (await readPdf(files['evidence.pdf'] ?? new Uint8Array())).texts.join('\n')
    return {
      codes: rows.map(each => each['Certificates']),
      files: Object.keys(files).filter(path => path.startsWith('certificates/')),
      told: [private_, seen].map(code => [document.includes(code), body.includes(code)]),
    }
  }
  const hidden = {
    codes: ['', seen],
    files: [certificatePath(2, 'Basma', 1)],
    told: [
      [false, false],
      [true, true],
    ],
  }
  await share(api, palm.companyId, own, 'own_courses')
  expect(await shown()).toEqual(hidden)
  await share(api, palm.companyId, own)
  expect(await shown()).toEqual({
    codes: [private_, seen],
    files: [certificatePath(1, 'Amal', 1), certificatePath(2, 'Basma', 1)],
    told: [
      [true, true],
      [true, true],
    ],
  })
  await share(api, palm.companyId, own, 'certificates', false)
  expect(await shown()).toEqual(hidden)
})

test('a pack of more certificates than one holds fails, and says so', async () => {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api)
  const person = await joined(api, palm.companyId)
  await share(api, palm.companyId, person)
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
  })
  const made = new Date(Date.now() - 40 * 86_400_000)
  await api.db.update(requirements).set({ createdAt: made }).where(eq(requirements.id, id))
  const half = mostCertificates / 2 + 1
  await api.db.execute(sql`
    insert into certificates (code, user_id, course_id, holder_name, course_title, completed_at, released_at)
    select 'many-' || n, ${person.userId}, ${courseId}, 'x', '{"en": "x"}', now() - make_interval(mins => 5000 + n), now() - interval '3 days'
    from generate_series(1, ${half}::int) n`)
  await api.db.execute(sql`
    insert into certificates (code, user_id, course_id, holder_name, course_title, completed_at, released_at)
    select 'more-' || n, ${person.userId}, ${courseId}, 'x', '{"en": "x"}', now() - make_interval(mins => 5000 + n), now() - interval '3 days'
    from generate_series(1, ${half}::int) n`)
  const { row, file } = await packOf(palm.token, id)
  expect(row).toMatchObject({ state: 'failed', failure: 'evidence_certificates', file: null })
  expect(file.statusCode).toBe(404)
  expect(await by.data('GET', `/exports/${row?.id}`)).toMatchObject({ failure: 'evidence_certificates' })
  const told = await api.db.select().from(notifications).where(eq(notifications.userId, palm.id))
  expect(told).toMatchObject([
    { kind: 'export_failed', link: `/requirements?company&export=${row?.id}`, data: { export_id: row?.id } },
  ])
})

test('packs of all companies take one place of the runner, and nothing else waits for them', async () => {
  const started: number[] = []
  const order = async (token: string, requirementId: number, form: 'pdf' | 'zip') => {
    const path = `/requirements/${requirementId}/evidence`
    started.push((await companyCalls(api, token).data<{ id: number }>('POST', path, { form })).id)
  }
  for (let companies = 0; companies < 2; companies += 1) {
    const { token, companyId } = await company(api)
    await joined(api, companyId)
    const terms = { course_id: await course(api), first_due_days: 0, grace_days: 0 }
    const { id } = await companyCalls(api, token).data<{ id: number }>('POST', '/requirements', terms)
    await order(token, id, 'zip')
    await order(token, id, 'pdf')
  }
  // Claims that have ended already: the runner below takes them back.
  const { jobs } = await claimDue(api.db, { [makeExports.name]: 0 }, 10, 'looking')
  const [first, ofFirst, , ofSecond] = started
  const claimed = jobs.map(job => job.payload['exportId'] as number)
  expect(claimed.toSorted((a, b) => a - b)).toEqual([first, ofFirst, ofSecond])
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  const rows = await api.db.select().from(companyExports).where(inArray(companyExports.id, started))
  expect(rows.map(row => row.state)).toEqual(Array<string>(4).fill('done'))
})

test('a file is named after its person without what leads elsewhere or deceives', () => {
  expect([
    certificatePath(7, '../../etc/passwd', 1),
    certificatePath(12, 'A\u202Efdp.exe\u0000', 2),
    certificatePath(3, '...', 1),
    certificatePath(1, 'ن'.repeat(200), 1),
  ]).toEqual([
    'certificates/0007 etc passwd.pdf',
    'certificates/0012 Afdp.exe (2).pdf',
    'certificates/0003 file.pdf',
    `certificates/0001 ${'ن'.repeat(60)}.pdf`,
  ])
})
