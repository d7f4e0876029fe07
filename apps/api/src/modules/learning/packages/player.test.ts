import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons, sessions } from '../../../db/schema/index.ts'
import { PackageGrants } from '../../../gateways/package-grants.ts'
import { account } from '../../../testing/accounts.ts'
import { endAccess, enrol } from '../../../testing/catalogue.ts'
import { callsOf } from '../../../testing/discussions.ts'
import { manifestOf, packageRoom, packagesOrigin, packageZip } from '../../../testing/packages.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let origin: FastifyInstance
let room: Awaited<ReturnType<typeof packageRoom>>
const media = strToU8('0123456789')
beforeAll(async () => {
  api = await createTestApi()
  origin = await packagesOrigin(api)
  const files = {
    'one/sound.mp3': media,
    'one/packed.js': [strToU8('let a = 1\n'.repeat(50)), { level: 9 }],
  } as const
  room = await packageRoom(api, packageZip(manifestOf('scorm12'), files as never))
})
afterAll(async () => {
  await origin.close()
  await api.close()
})

interface Page {
  media: string | null
  completed_by: string
  package: { standard: string; url: string; parts: object[] }
}
const pageOf = async (by: { call: typeof room.asker.call }, lessonId = room.lessonId) =>
  (await by.call('GET', `/lessons/${lessonId}`)).data as Page
const pathOf = async (by: { call: typeof room.asker.call }, lessonId?: number) =>
  new URL((await pageOf(by, lessonId)).package.url).pathname
const get = (url: string, headers: Record<string, string> = {}) =>
  origin.inject({ method: 'GET', url, headers })
const statusOf = async (url: string) => (await get(url)).statusCode

test('a lesson’s page says where its package opens for this person, and hands out no ZIP', async () => {
  const { package: shown, media: file, completed_by } = await pageOf(room.asker)
  expect([file, completed_by, shown.standard]).toEqual([null, 'package', 'scorm12'])
  expect(shown.url).toMatch(/^http:\/\/localhost:3001\/p\/[0-9.]+[\w-]+\/$/)
  expect(shown.parts).toEqual([{ key: 'one', title: 'الأول', state: 'new', score: null }])
})

test('the page around it may show the package alone, and be shown by the site alone; the files may reach nothing else', async () => {
  const path = await pathOf(room.asker)
  const around = await get(path)
  expect(around.statusCode).toBe(200)
  expect(around.body).toContain('href&quot;:&quot;one/index.html&quot;')
  expect(around.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:3000",
  )
  const file = await get(`${path}content/one/index.html`)
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    200,
    'text/html',
    expect.stringContaining('درس'),
  ])
  expect(file.headers['content-security-policy']).toMatch(
    /connect-src 'self';.*object-src 'none';.*frame-ancestors 'self' http:\/\/127\.0\.0\.1:3000$/,
  )
  expect([file.headers['referrer-policy'], file.headers['set-cookie']]).toEqual(['no-referrer', undefined])
})

test('files come whole or in parts, packed as they may be; what is not in the package is nowhere', async () => {
  const path = await pathOf(room.asker)
  expect((await get(`${path}content/one/packed.js`)).body).toBe('let a = 1\n'.repeat(50))
  const part = await get(`${path}content/one/sound.mp3`, { range: 'bytes=3-5' })
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 3-5/10', '345'])
  expect((await get(`${path}content/one/packed.js`, { range: 'bytes=490-' })).body).toBe('let a = 1\n')
  for (const name of ['one', 'one/', '../imsmanifest.xml', '..%2f..%2fetc/passwd', 'two.html', ''])
    expect([name, await statusOf(`${path}content/${name}`)]).toEqual([name, 404])
  expect((await get(`${path}content/one/packed.js`, { 'service-worker': 'script' })).statusCode).toBe(403)
})

test('a grant is good for its person, session and lesson alone', async () => {
  const path = await pathOf(room.asker)
  const [, , grant = ''] = path.split('/')
  const parts = grant.split('.')
  const altered = (index: number, value: string) => parts.with(index, value).join('.')
  const wrong = [
    altered(0, String(room.lessonIds[0])),
    altered(1, String(room.other.id)),
    altered(2, '1'),
    altered(3, String(Number(parts[3]) + 60)),
    altered(4, 'x'.repeat(43)),
    'x',
    '....',
  ]
  for (const one of wrong)
    expect([one, await statusOf(`/p/${one}/content/one/index.html`)]).toEqual([one, 403])
  const old = new PackageGrants(api.env.sessionSecret, () => Date.now() - 13 * 3_600_000)
  const grantOf = { lessonId: room.lessonId, viewerId: room.asker.id, sessionId: Number(parts[2]) }
  expect(await statusOf(`/p/${old.sign(grantOf)}/content/one/index.html`)).toBe(403)
})

test('it ends with the session, with access to the course, and while the lesson is closed', async () => {
  const learner = await room.learner()
  const path = `${await pathOf(learner)}content/one/index.html`
  expect(await statusOf(path)).toBe(200)
  const opensAt = new Date(Date.now() + 86_400_000)
  await api.db.update(lessons).set({ opensAt }).where(eq(lessons.id, room.lessonId))
  expect(await statusOf(path)).toBe(403)
  await api.db.update(lessons).set({ opensAt: null }).where(eq(lessons.id, room.lessonId))
  expect(await statusOf(path)).toBe(200)
  await endAccess(api, learner.id, room.courseId)
  expect(await statusOf(path)).toBe(403)

  const signedOut = await room.learner()
  const other = `${await pathOf(signedOut)}content/one/index.html`
  expect(await statusOf(other)).toBe(200)
  await api.db.delete(sessions).where(eq(sessions.userId, signedOut.id))
  expect(await statusOf(other)).toBe(403)
})

test('who teaches the course and takes it, too, looks through a package that is closed to them', async () => {
  const { id, call } = room.teacher
  await enrol(api, id, room.courseId)
  const opensAt = new Date(Date.now() + 86_400_000)
  await api.db.update(lessons).set({ opensAt }).where(eq(lessons.id, room.lessonId))
  const payload = { part: 'one', run: 'b'.repeat(32) }
  const path = await pathOf({ call } as never)
  const opened = await origin.inject({ method: 'POST', url: `${path}open`, payload })
  expect([opened.statusCode, opened.json()]).toMatchObject([200, { is_kept: false }])
  await api.db.update(lessons).set({ opensAt: null }).where(eq(lessons.id, room.lessonId))
  await endAccess(api, id, room.courseId)
})

test('a free preview opens for visitors, and nothing is kept of them, nor of who only teaches', async () => {
  const [preview = 0] = room.lessonIds
  const stranger = callsOf(api, await account(api))
  const visitor = {
    call: async (_method: string, path: string) => ({
      ...(await api.as()('GET', `/client-api/v1${path}`)).json<{ data: unknown }>(),
    }),
  }
  for (const [by, lessonId] of [
    [visitor, preview],
    [stranger, preview],
    [room.teacher, room.lessonId],
  ] as const) {
    const path = await pathOf(by as never, lessonId)
    expect(await statusOf(`${path}content/one/index.html`)).toBe(200)
    const opened = await origin.inject({
      method: 'POST',
      url: `${path}open`,
      payload: { part: 'one', run: 'a'.repeat(32) },
    })
    expect(opened.json()).toMatchObject({ is_kept: false, state: {} })
  }
})
