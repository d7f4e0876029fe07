import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, companyExports, waivers } from '../../../db/schema/index.ts'
import { strFromU8, unzipSync } from 'fflate'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { course } from '../../../testing/catalogue.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { makeExports } from '../exports/exports.ts'
import { handleExports } from '../exports/jobs.ts'
import { storedWaiverFile, sweepWaiverFiles } from './waiver-files.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const pdf = Buffer.from('%PDF-1.7\nproof')

async function waived() {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const courseId = await course(api, { title: { ar: 'السلامة', en: 'Safety' } })
  const person = await joined(api, palm.companyId, { name: 'Basma' })
  const { id } = await by.data<{ id: number }>('POST', '/requirements', {
    course_id: courseId,
    first_due_days: 0,
    grace_days: 0,
  })
  const waiver = await by.data<{ id: number }>('POST', `/requirements/${id}/people/${person.id}/waivers`, {
    reason: 'Leave',
  })
  return { palm, by, requirementId: id, person, waiverId: waiver.id }
}

const put = (token: string, id: number, bytes: Buffer, name = 'proof.pdf', type = 'application/pdf') =>
  api.app.inject({
    method: 'PUT',
    url: `/company-api/v1/waivers/${id}/file?name=${encodeURIComponent(name)}`,
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': type },
    payload: bytes,
  })
const fileOf = async (id: number) =>
  (await api.db.select().from(waivers).where(eq(waivers.id, id)))[0]?.file ?? null

test('the file of a waiver is kept by its content, named in the record, and got back as it is', async () => {
  const { by, palm, requirementId, person, waiverId } = await waived()
  expect((await put(palm.token, waiverId, Buffer.from('<script>'))).statusCode).toBe(415)
  expect((await put(palm.token, waiverId, Buffer.from('PK\x03\x04'))).statusCode).toBe(415)
  expect((await put(palm.token, waiverId, Buffer.alloc(10_000_001))).statusCode).toBe(413)
  expect((await put(palm.token, waiverId, pdf, '../إجازة\u202E.pdf')).statusCode).toBe(200)
  const record = await by.data<{ waivers: object[] }>(
    'GET',
    `/requirements/${requirementId}/people/${person.id}`,
  )
  expect(record.waivers).toMatchObject([{ id: waiverId, file_name: 'إجازة.pdf' }])
  const answer = await by.answer('GET', `/waivers/${waiverId}/file`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.action, 'waiver.keep_file'))
  expect(entry).toMatchObject({ subjectId: waiverId, after: null })
})

test('another takes its place, and one that is removed leaves nothing', async () => {
  const { by, palm, waiverId } = await waived()
  await put(palm.token, waiverId, pdf)
  const first = await fileOf(waiverId)
  await put(palm.token, waiverId, Buffer.from('%PDF-second'))
  const second = await fileOf(waiverId)
  expect(await api.storage.size(storedWaiverFile(first ?? ''))).toBeNull()
  expect(await api.storage.size(storedWaiverFile(second ?? ''))).toBe(11)
  await by.data('DELETE', `/waivers/${waiverId}/file`)
  expect(await api.storage.size(storedWaiverFile(second ?? ''))).toBeNull()
  expect(await by.code('DELETE', `/waivers/${waiverId}/file`)).toBe('not_found')
  expect(await by.code('GET', `/waivers/${waiverId}/file`)).toBe('not_found')
  await by.data('POST', `/waivers/${waiverId}/end`)
  expect((await put(palm.token, waiverId, pdf)).statusCode).toBe(404)
})

test('it is no other company’s and no other branch’s, and who may not excuse anybody keeps none', async () => {
  const { palm, waiverId } = await waived()
  await put(palm.token, waiverId, pdf)
  const other = await company(api)
  expect((await put(other.token, waiverId, pdf)).statusCode).toBe(404)
  expect(await companyCalls(api, other.token).code('GET', `/waivers/${waiverId}/file`)).toBe('not_found')
  const branchId = await department(api, palm.companyId)
  const manager = await member(api, palm.companyId, 'manager', branchId)
  expect(await companyCalls(api, manager.token).code('GET', `/waivers/${waiverId}/file`)).toBe('not_found')
  expect((await put(manager.token, waiverId, pdf)).statusCode).toBe(403)
})

test('a pack as an archive holds it beside the list that names it', async () => {
  const { by, palm, requirementId, waiverId } = await waived()
  await put(palm.token, waiverId, pdf)
  const { id } = await by.data<{ id: number }>('POST', `/requirements/${requirementId}/evidence`, {
    form: 'zip',
  })
  await runJobs(api, [makeExports], runner =>
    handleExports(runner, { db: api.db, storage: api.storage, publicUrl: api.env.publicUrl }),
  )
  const [row] = await api.db.select().from(companyExports).where(eq(companyExports.id, id))
  expect(row?.state).toBe('done')
  const files = unzipSync((await by.answer('GET', `/exports/${id}/file`)).rawPayload)
  expect(Object.keys(files).toSorted()).toEqual(['evidence.csv', 'evidence.pdf', 'waivers/0001 Basma.pdf'])
  expect(Buffer.from(files['waivers/0001 Basma.pdf'] ?? []).equals(pdf)).toBe(true)
  expect(strFromU8(files['evidence.csv'] ?? new Uint8Array())).toContain('waivers/0001 Basma.pdf')
})

test('a file that no waiver names any more is swept, and no other', async () => {
  const [kept, gone] = [await waived(), await waived()]
  await put(kept.palm.token, kept.waiverId, pdf)
  await put(gone.palm.token, gone.waiverId, pdf)
  const [stays, orphan] = [await fileOf(kept.waiverId), await fileOf(gone.waiverId)]
  await api.db.delete(waivers).where(eq(waivers.id, gone.waiverId))
  expect(await sweepWaiverFiles(api.db, api.storage, 0)).toBeGreaterThan(0)
  expect(await api.storage.size(storedWaiverFile(orphan ?? ''))).toBeNull()
  expect(await api.storage.size(storedWaiverFile(stays ?? ''))).toBe(pdf.length)
})
