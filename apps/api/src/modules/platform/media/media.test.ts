import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lessons } from '../../../db/schema/index.ts'
import { MediaLinks } from '../../../gateways/media-links.ts'
import { account, session, type Account } from '../../../testing/accounts.ts'
import { curriculum, enrol } from '../../../testing/catalogue.ts'
import { followed } from '../../../testing/media.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { rangeOf } from './routes.ts'

let api: TestApi
let file: string
let address: string
let link: { viewerId: number; lessonId: number }
let learner: Account
let captions: { language: string; src: string }[]
let files: { title: string; name: string; bytes: number; url: string }[]
const content = Buffer.from('0123456789'.repeat(100))

beforeAll(async () => {
  api = await createTestApi()
  const source = join(api.mediaFolder, 'source.mp4')
  writeFileSync(source, content)
  file = await api.storage.keep(source)
  const sheet = join(api.mediaFolder, 'sheet.csv')
  writeFileSync(sheet, 'a,b\n')
  const table = await api.storage.keep(sheet)
  const { lessonIds, courseId } = await curriculum(
    api,
    2,
    {},
    {
      kind: 'video',
      media: file,
      captions: { ar: file.replace('mp4', 'vtt') },
      files: [{ title: { ar: 'جدول', en: 'Table' }, name: 'orders.csv', media: table, bytes: 4 }],
    },
  )
  const person = await account(api)
  await enrol(api, person.id, courseId)
  learner = person
  link = { viewerId: person.id, lessonId: lessonIds[1] ?? 0 }
  const lesson = (await api.as(person.token)('GET', `/client-api/v1/lessons/${lessonIds[1]}`)).json<{
    data: { media: string; captions: { language: string; src: string }[]; files: typeof files }
  }>().data
  address = lesson.media
  captions = lesson.captions
  files = lesson.files
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  followed(api, url, headers, method)
const courseOf = async (lessonId: number) => {
  const [row] = await api.db
    .select({ courseId: lessons.courseId })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
  return row?.courseId ?? 0
}
const altered = (change: (query: URLSearchParams) => void) => {
  const url = new URL(address, 'http://localhost')
  change(url.searchParams)
  return url.pathname + url.search
}

describe('Z-06: the address of a lesson’s media', () => {
  test('plays, can’t run as a page (H-08), and is kept by no shared cache', async () => {
    const answer = await get(address)
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': 'inline',
      'cache-control': expect.stringContaining('private'),
    })
    expect((await get(address, {}, 'HEAD')).headers['content-length']).toBe(String(content.length))
  })
  test('is rejected without its signature, with another, for another person, with a later end, or for another file', async () => {
    const tampered = [
      `/media/${file}`,
      altered(query => query.delete('s')),
      altered(query => query.set('s', 'x'.repeat(43))),
      altered(query => query.set('v', '999')),
      altered(query => query.set('e', String(Number(query.get('e')) + 3600))),
      altered(query => query.append('s', 'again')),
      address.replace(file, `${'0'.repeat(64)}.mp4`),
    ]
    for (const url of tampered) expect([url, (await get(url)).statusCode]).toEqual([url, 403])
  })
  test('opens nothing to another person who has it, nor after signing out; the person’s other devices follow it', async () => {
    const as = async (headers: Record<string, string>) =>
      (await api.app.inject({ url: address, headers })).statusCode
    expect(await as({})).toBe(403)
    const other = await account(api)
    await enrol(api, other.id, await courseOf(link.lessonId))
    expect(await as({ cookie: `token=${other.token}` })).toBe(403)
    expect(await as({ cookie: `token=${'x'.repeat(43)}` })).toBe(403)
    expect(await as({ cookie: `a_token=${learner.token}` })).toBe(403)
    const second = await session(api, learner.id)
    for (const token of [learner.token, second]) {
      expect(await as({ cookie: `locale=ar; token=${token}` })).toBe(200)
      expect(await as({ authorization: `Bearer ${token}` })).toBe(200)
    }
    // Beside another account that acts for a company in the same browser.
    expect(await as({ cookie: `company_token=${other.token}; token=${learner.token}; a=b` })).toBe(200)
    expect((await api.as(second)('POST', '/client-api/v1/auth/logout')).statusCode).toBe(200)
    expect(await as({ cookie: `token=${second}` })).toBe(403)
    expect(await as({ cookie: `token=${learner.token}` })).toBe(200)
  })
  test('of a free preview plays for visitors, and opens no other lesson’s', async () => {
    const visitors = (await api.as()('GET', `/client-api/v1/lessons/${link.lessonId - 1}`)).json<{
      data: { media: string }
    }>().data.media
    expect((await get(visitors)).rawPayload.equals(content)).toBe(true)
    const links = new MediaLinks(api.env.sessionSecret)
    expect((await get(links.sign(file, { viewerId: 0, lessonId: link.lessonId }))).statusCode).toBe(403)
    expect((await get(visitors.replace(/l=\d+/, `l=${link.lessonId}`))).statusCode).toBe(403)
  })
  test('signs its captions too, each with its language', () => {
    expect(captions).toEqual([{ language: 'ar', src: expect.stringContaining('.vtt?v=') }])
  })
  test('of a file that goes with it is signed as well, and is refused once the lesson is closed', async () => {
    expect(files).toEqual([
      { title: 'Table', name: 'orders.csv', bytes: 4, url: expect.stringContaining('.csv?v=') },
    ])
    const url = files[0]?.url ?? ''
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([200, 'a,b\n'])
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(403)
    const opensAt = new Date(Date.now() + 86_400_000)
    await api.db.update(lessons).set({ opensAt }).where(eq(lessons.id, link.lessonId))
    expect((await get(url)).statusCode).toBe(403)
    await api.db.update(lessons).set({ opensAt: null }).where(eq(lessons.id, link.lessonId))
    expect((await get(url)).statusCode).toBe(200)
  })
  test('expires', async () => {
    const old = new MediaLinks(api.env.sessionSecret, () => Date.now() - 8 * 3_600_000).sign(file, link)
    expect((await get(old)).json()).toMatchObject({ code: 'forbidden' })
    const fresh = new MediaLinks(api.env.sessionSecret, () => Date.now() - 5 * 3_600_000).sign(file, link)
    expect((await get(fresh)).statusCode).toBe(200)
  })
  test('of a file that is gone is 404', async () => {
    expect(
      (await get(new MediaLinks(api.env.sessionSecret).sign(`${'0'.repeat(64)}.mp4`, link))).statusCode,
    ).toBe(404)
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=0-9', 'bytes 0-9/1000', '0123456789'],
    ['bytes=995-', 'bytes 995-999/1000', '56789'],
    ['bytes=-3', 'bytes 997-999/1000', '789'],
    ['bytes=998-5000', 'bytes 998-999/1000', '89'],
  ])('%s is answered 206 with just that', async (range, said, body) => {
    const answer = await get(address, { range })
    expect([
      answer.statusCode,
      answer.headers['content-range'],
      answer.headers['content-length'],
      answer.body,
    ]).toEqual([206, said, String(body.length), body])
  })
  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s lies outside: 416', async range => {
    const answer = await get(address, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000'])
  })
  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'x'])(
    '%s is no single range: the whole',
    async range => {
      expect((await get(address, { range })).statusCode).toBe(200)
    },
  )
  test('of an empty file have nothing to give', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('outside')
  })
})
