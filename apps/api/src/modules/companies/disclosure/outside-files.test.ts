import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, outsideTrainings } from '../../../db/schema/index.ts'
import { company } from '../../../testing/accounts.ts'
import { companyCalls, joined } from '../../../testing/assigning.ts'
import { department, member } from '../../../testing/portal.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { disclosureOf, outsideTraining } from '../../../testing/training.ts'
import { storedTrainingFile, sweepTrainingFiles } from './outside-files.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const pdf = Buffer.from('%PDF-1.7\nproof')

async function entered() {
  const palm = await company(api)
  const by = companyCalls(api, palm.token)
  const person = await joined(api, palm.companyId, { name: 'Basma' })
  const { id } = await by.data<{ id: number }>('POST', '/outside-trainings', outsideTraining(person.id))
  return { palm, by, id, ...disclosureOf(by) }
}

const put = (token: string, id: number, bytes: Buffer, name = 'proof.pdf') =>
  api.app.inject({
    method: 'PUT',
    url: `/company-api/v1/outside-trainings/${id}/file?name=${encodeURIComponent(name)}`,
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
    payload: bytes,
  })
const fileOf = async (id: number) =>
  (await api.db.select().from(outsideTrainings).where(eq(outsideTrainings.id, id)))[0]?.file ?? ''

test('the file of a training is kept by its content, named in the list, and got back as it is', async () => {
  const { palm, by, id, trainings } = await entered()
  expect((await put(palm.token, id, Buffer.from('<script>'))).statusCode).toBe(415)
  expect((await put(palm.token, id, Buffer.alloc(10_000_001))).statusCode).toBe(413)
  expect((await put(palm.token, id, pdf, '../شهادة\u202E.pdf')).statusCode).toBe(200)
  expect(await trainings()).toMatchObject([{ id, file_name: 'شهادة.pdf' }])
  const answer = await by.answer('GET', `/outside-trainings/${id}/file`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'outside_training.keep_file'))
  expect(entry).toMatchObject({ subjectId: id, after: null })
})

test('another takes its place, one that is removed leaves nothing, and a removed training keeps its own', async () => {
  const { palm, by, id } = await entered()
  await put(palm.token, id, pdf)
  const first = await fileOf(id)
  await put(palm.token, id, Buffer.from('%PDF-second'))
  expect(await api.storage.size(storedTrainingFile(first))).toBeNull()
  await by.data('DELETE', `/outside-trainings/${id}/file`)
  expect(await by.code('GET', `/outside-trainings/${id}/file`)).toBe('not_found')
  expect(await by.code('DELETE', `/outside-trainings/${id}/file`)).toBe('not_found')
  await put(palm.token, id, pdf)
  await by.data('DELETE', `/outside-trainings/${id}`)
  expect((await put(palm.token, id, pdf)).statusCode).toBe(404)
  expect((await by.answer('GET', `/outside-trainings/${id}/file`)).rawPayload.equals(pdf)).toBe(true)
})

test('it is no other company’s and no other branch’s, and who only reads keeps none', async () => {
  const { palm, id } = await entered()
  await put(palm.token, id, pdf)
  const other = await company(api)
  const branch = await department(api, palm.companyId)
  const manager = await member(api, palm.companyId, 'manager', branch)
  for (const { token } of [other, manager]) {
    expect((await put(token, id, pdf)).statusCode).toBe(404)
    const calls = companyCalls(api, token)
    expect(await calls.code('GET', `/outside-trainings/${id}/file`)).toBe('not_found')
    expect(await calls.code('DELETE', `/outside-trainings/${id}/file`)).toBe('not_found')
  }
  const auditor = await member(api, palm.companyId, 'auditor')
  expect((await put(auditor.token, id, pdf)).statusCode).toBe(403)
  expect(
    (await companyCalls(api, auditor.token).answer('GET', `/outside-trainings/${id}/file`)).statusCode,
  ).toBe(200)
})

test('a file that no training names any more is swept, and no other', async () => {
  const [kept, gone] = [await entered(), await entered()]
  await put(kept.palm.token, kept.id, pdf)
  await put(gone.palm.token, gone.id, pdf)
  const [stays, orphan] = [await fileOf(kept.id), await fileOf(gone.id)]
  await api.db.delete(outsideTrainings).where(eq(outsideTrainings.id, gone.id))
  expect(await sweepTrainingFiles(api.db, api.storage, 0)).toBeGreaterThan(0)
  expect(await api.storage.size(storedTrainingFile(orphan))).toBeNull()
  expect(await api.storage.size(storedTrainingFile(stays))).toBe(pdf.length)
})
