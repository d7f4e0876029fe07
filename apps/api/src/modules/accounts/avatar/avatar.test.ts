import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/index.ts'
import { account, company } from '../../../testing/accounts.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { replaceAvatar } from './replacing.ts'
import { sweepAvatars } from './sweep.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6e7d' } })
const put = (token: string | undefined, bytes: Buffer | string, type = 'image/jpeg', name = 'client-api') =>
  api.as(token)('PUT', `/${name}/v1/auth/avatar`, bytes, { 'content-type': type })
const files = () => readdirSync(join(api.mediaFolder, 'avatars'))
const avatarOf = (answer: { json<T>(): T }) => answer.json<{ data: { avatar: string } }>().data.avatar

test('a picture is re-encoded, stored under an unguessable name, served inert (H-08), and replaced with its file', async () => {
  const person = await account(api)
  const bytes = await picture(900, 600)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret place' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' },
    })
    .toBuffer()
  expect(bytes.includes('secret place')).toBe(true)
  const first = avatarOf(await put(person.token, bytes))
  expect(first).toMatch(/^\/media\/avatars\/[\w-]{22}\.webp$/)
  const shown = await api.app.inject({ url: first })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  const kept = await sharp(shown.rawPayload).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([kept.exif, kept.xmp, kept.icc]).toEqual([undefined, undefined, undefined])
  expect(shown.rawPayload.includes('secret place')).toBe(false)
  expect((await api.as(person.token)('GET', '/client-api/v1/auth/profile')).json()).toMatchObject({
    data: { avatar: first },
  })
  const second = avatarOf(await put(person.token, bytes, 'image/png'))
  expect(second).not.toBe(first)
  expect((await api.app.inject({ url: first })).statusCode).toBe(404)
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/avatar')).statusCode).toBe(200)
  expect((await api.app.inject({ url: second })).statusCode).toBe(404)
})

test('a picture that is drawn while the account is erased is never served', async () => {
  const { id } = await account(api)
  await api.db.update(users).set({ erasedAt: new Date(), email: null }).where(eq(users.id, id))
  await expect(replaceAvatar(api.db, id)('/media/avatars/late.webp')).rejects.toThrow('not_found')
  const [user] = await api.db.select({ avatar: users.avatar }).from(users).where(eq(users.id, id))
  expect(user).toEqual({ avatar: null })
})

test('a company has one too', async () => {
  const owner = await company(api)
  expect(
    (await put(owner.token, await picture(20, 20).png().toBuffer(), 'image/png', 'company-api')).statusCode,
  ).toBe(200)
})

const hugeSvg = Buffer.from(
  '<!--xxxxWEBP--><svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"></svg>',
)
/** A gzip file whose head spells WEBP at byte 8: in its flags, its system and the name of the file. */
const namedGzip = (content: Buffer) => {
  const made = gzipSync(content)
  const head = Buffer.concat([made.subarray(0, 8), Buffer.from('WEBP\0')])
  head[3] = 8
  return Buffer.concat([head, made.subarray(10)])
}

describe('I-08: an upload', () => {
  test.each([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['HTML that calls itself a JPEG', async () => Buffer.from('<html><script>alert(1)</script></html>'), 415],
    // Were it opened at all, it would be refused as too large.
    ['a huge SVG with the word of a WebP', async () => hugeSvg, 415],
    ['the same, compressed', async () => namedGzip(hugeSvg), 415],
    ['a GIF', async () => picture(10, 10).gif().toBuffer(), 415],
    ['a broken JPEG', async () => (await picture(600, 600).jpeg().toBuffer()).subarray(0, 400), 415],
    ['nothing', async () => Buffer.alloc(0), 415],
    ['49 megapixels', async () => picture(7000, 7000).png({ compressionLevel: 9 }).toBuffer(), 413],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('that is %s is refused', async (_name, make, status) => {
    const { id, token } = await account(api)
    const answer = await put(token, await make())
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json<object>())).toEqual(['message', 'code'])
    const [row] = await api.db.select({ avatar: users.avatar }).from(users).where(eq(users.id, id))
    expect(row?.avatar).toBeNull()
  })
  test('that is a picture and a page at once leaves as a picture alone', async () => {
    const { token } = await account(api)
    const polyglot = Buffer.concat([
      await picture(64, 64).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script><?php echo 1 ?>'),
    ])
    const shown = await api.app.inject({ url: avatarOf(await put(token, polyglot)) })
    expect(shown.rawPayload.includes('script')).toBe(false)
    expect(shown.rawPayload.includes('php')).toBe(false)
  })
  test.each(['application/json', 'text/html', 'image/svg+xml', 'image/gif', 'multipart/form-data'])(
    'of the type %s is refused',
    async type => {
      const { token } = await account(api)
      expect([400, 415]).toContain(
        (await put(token, type === 'application/json' ? '{}' : 'x', type)).statusCode,
      )
    },
  )
})

test.each([
  '/media/avatars/..%2f..%2flock',
  '/media/avatars/x.webp',
  '/media/avatars/%00.webp',
  `/media/avatars/${'A'.repeat(22)}.webp`,
  '/media/avatars/',
])('I-06: %s is not there', async url => {
  expect([400, 404]).toContain((await api.app.inject({ url })).statusCode)
})

test('pictures that no account shows are swept away, the others stay', async () => {
  const { token } = await account(api)
  const shown = avatarOf(await put(token, await picture(30, 30).png().toBuffer(), 'image/png'))
  await api.storage.put(`avatars/${'B'.repeat(22)}.webp`, Buffer.from('left by a killed process'))
  expect(await sweepAvatars(api.db, api.storage)).toBe(0)
  expect(await sweepAvatars(api.db, api.storage, -1000)).toBe(1)
  expect(files()).toContain(shown.split('/').at(-1))
  expect(files()).not.toContain(`${'B'.repeat(22)}.webp`)
})
