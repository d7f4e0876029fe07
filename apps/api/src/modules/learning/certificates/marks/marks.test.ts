import { eq } from 'drizzle-orm'
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificates, enrolmentGrants, instructors } from '../../../../db/schema/index.ts'
import { loadSharp } from '../../../../pictures.ts'
import { company } from '../../../../testing/accounts.ts'
import { classroom } from '../../../../testing/discussions.ts'
import { createTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { readPdf } from '../../../../testing/pdf.ts'
import { sweepMarks } from './keeping.ts'

const sharp = await loadSharp()

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

/** A sheet of paper with a stroke of dark ink, as a camera sees it. */
const sheet = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#e8e4da' } })
    .composite([
      {
        input: { create: { width: 300, height: 40, channels: 3, background: '#20242c' } },
        left: 200,
        top: 150,
      },
    ])
    .jpeg()
    .toBuffer()
const logo = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#aa3300' } })
    .png()
    .toBuffer()
const files = () => readdirSync(join(api.mediaFolder, 'marks'))

/** What is made of a certificate whose mark is not in its place: it stands without it. */
async function withoutMark<T>(name: string | null, make: () => Promise<T>): Promise<T> {
  const [there, away] = [`marks/${name}`, `marks/${name}.away`].map(file => join(api.mediaFolder, file))
  if (there === undefined || away === undefined) throw new Error('There is no mark.')
  renameSync(there, away)
  try {
    return await make()
  } finally {
    renameSync(away, there)
  }
}

/** A course of one lesson and a learner who completes it. */
async function course() {
  const room = await classroom(api, 1, {}, { kind: 'article', completion: 'button' })
  const sign = (body: Buffer | string = '', type = 'image/jpeg', method: 'PUT' | 'DELETE' | 'GET' = 'PUT') =>
    api.as(room.teacher.token)(
      method,
      '/client-api/v1/teaching/signature',
      ...(method === 'PUT' ? [body, { 'content-type': type }] : []),
    )
  const complete = async (who: typeof room.asker) => {
    const [id] = room.lessonIds
    const { status } = await who.call('PUT', `/lessons/${id}/progress`, { is_completed: true })
    expect(status).toBe(200)
    const [row] = await api.db.select().from(certificates).where(eq(certificates.userId, who.id))
    if (!row) throw new Error('There is no certificate.')
    return row
  }
  const pdfOf = async (code: string) => {
    const answer = await api.app.inject({
      url: `/client-api/v1/certificates/${code}/pdf`,
      headers: { 'api-key': 'masar-web' },
    })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  return { ...room, sign, complete, pdfOf }
}

test('a photographed signature becomes ink without paper, and stands on certificates from then on', async () => {
  const { asker, other, sign, complete, pdfOf } = await course()
  const before = await complete(asker)
  expect(before.signature).toBeNull()
  const answer = await sign(await sheet())
  expect(answer.statusCode, answer.body).toBe(200)
  const { picture } = answer.json<{ data: { picture: string } }>().data
  const drawn = sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64'))
  const { width, height, hasAlpha } = await drawn.metadata()
  expect(hasAlpha).toBe(true)
  // Of the paper only the stroke is left.
  expect([Math.abs(width - 300) < 12, Math.abs(height - 40) < 12]).toEqual([true, true])
  expect((await sign('', '', 'GET')).json()).toEqual({ data: { picture } })
  const after = await complete(other)
  expect(after.signature).toMatch(/^[\w-]{22}\.png$/)
  const signed = await pdfOf(after.code)
  const { texts } = await readPdf(signed)
  expect(texts).toHaveLength(1)
  // One that was issued keeps what it has.
  expect((await sign('', '', 'DELETE')).statusCode).toBe(200)
  expect((await pdfOf(after.code)).length).toBe(signed.length)
  expect(signed.length).toBeGreaterThan((await withoutMark(after.signature, () => pdfOf(after.code))).length)
})

test('a sheet that lies half in the shade leaves its ink and nothing of the shade', async () => {
  const { sign } = await course()
  const shade = Buffer.from(
    '<svg width="800" height="400"><linearGradient id="s"><stop stop-color="#000" stop-opacity=".4"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="800" height="400" fill="url(#s)"/></svg>',
  )
  const answer = await sign(
    await sharp(await sheet())
      .composite([{ input: shade }])
      .jpeg()
      .toBuffer(),
  )
  const { picture } = answer.json<{ data: { picture: string } }>().data
  const { width, height } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).metadata()
  expect([Math.abs(width - 300) < 12, Math.abs(height - 40) < 12]).toEqual([true, true])
})

test.each([
  ['nothing', () => Buffer.alloc(0), 415],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
])('%s is no signature', async (_name, make, status) => {
  const { sign } = await course()
  expect((await sign(make())).statusCode).toBe(status)
})

test('a sheet without a stroke is taken as it is, and breaks nothing', async () => {
  const { sign, asker, complete, pdfOf } = await course()
  const blank = sharp({ create: { width: 60, height: 30, channels: 3, background: '#ffffff' } })
  expect((await sign(await blank.png().toBuffer(), 'image/png')).statusCode).toBe(200)
  await pdfOf((await complete(asker)).code)
})

test('a company has its logo on the certificates of courses that it gave, where it wants that', async () => {
  const { asker, other, courseId, complete, pdfOf } = await course()
  const owner = await company(api)
  const call = (method: 'PUT' | 'DELETE' | 'GET', path: string, body?: unknown, type = 'application/json') =>
    api.as(owner.token)(method, `/company-api/v1/company${path}`, body, { 'content-type': type })
  const isShown = async () =>
    (await call('GET', '')).json<{ data: { is_logo_on_certificates: boolean } }>().data
      .is_logo_on_certificates
  expect((await call('PUT', '/certificate-logo', { is_shown: true })).statusCode).toBe(409)
  expect((await call('PUT', '/logo', await logo(), 'image/png')).statusCode).toBe(200)
  expect(await isShown()).toBe(false)
  expect((await call('PUT', '/certificate-logo', { is_shown: true })).statusCode).toBe(200)
  expect(await isShown()).toBe(true)
  await api.db
    .update(enrolmentGrants)
    .set({ companyId: owner.companyId })
    .where(eq(enrolmentGrants.userId, asker.id))
  const given = await complete(asker)
  expect(given.logo).toMatch(/^[\w-]{22}\.png$/)
  expect(given.courseId).toBe(courseId)
  const own = await complete(other)
  expect(own.logo).toBeNull()
  const bare = await withoutMark(given.logo, () => pdfOf(given.code))
  expect((await pdfOf(given.code)).length).toBeGreaterThan(bare.length)
  // Without a logo nothing is borne any more, but by what was issued.
  expect((await call('DELETE', '/logo')).statusCode).toBe(200)
  expect(await isShown()).toBe(false)
  await sweepMarks(api.db, api.storage, -1000)
  expect(files()).toContain(given.logo)
})

test('files that are no longer used are deleted, also of an instructor who is gone', async () => {
  const { sign, teacher, asker, complete } = await course()
  await sign(await sheet())
  await sign(await sheet())
  const [{ signature } = { signature: null }] = await api.db
    .select()
    .from(instructors)
    .where(eq(instructors.id, teacher.instructorId))
  expect(await sweepMarks(api.db, api.storage)).toBe(0)
  expect(await sweepMarks(api.db, api.storage, -1000)).toBeGreaterThan(0)
  expect(files()).toContain(signature)
  expect((await complete(asker)).signature).toBe(signature)
  const erased = await api.as(teacher.token)('DELETE', '/client-api/v1/auth/delete-account', {})
  expect(erased.statusCode, erased.body).toBe(200)
  await sweepMarks(api.db, api.storage, -1000)
  expect(files()).not.toContain(signature)
  expect((await sign(await sheet())).statusCode).not.toBe(200)
})
