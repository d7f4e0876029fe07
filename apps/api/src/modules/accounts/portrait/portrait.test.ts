import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { portraitAddress, type Portrait } from '@masar/portraits'
import { drawPortrait } from '@masar/portraits/drawing'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reviews, users } from '../../../db/schema/index.ts'
import { account } from '../../../testing/accounts.ts'
import { course } from '../../../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepAvatars } from '../avatar/sweep.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const portrait: Portrait = {
  ground: 'amber',
  skin: 'olive',
  clothes: 'thobe',
  cloth: 'white',
  head: 'ghutra-red',
  scarf: 'teal',
  hair: 'black',
  beard: 'short',
  brows: 'strong',
  eyes: 'calm',
  glasses: 'none',
}
const put = (token: string, body: object) => api.as(token)('PUT', '/client-api/v1/auth/portrait', body)
const stored = async (id: number) =>
  (await api.db.select({ avatar: users.avatar }).from(users).where(eq(users.id, id)))[0]?.avatar

test('a portrait takes the place of a photo, whose file goes, and is served for good', async () => {
  const person = await account(api)
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await api.as(person.token)('PUT', '/client-api/v1/auth/avatar', photo, { 'content-type': 'image/png' })
  const file = (await stored(person.id))?.split('/').at(-1) ?? ''
  expect(readdirSync(join(api.mediaFolder, 'avatars'))).toContain(file)

  const answer = await put(person.token, portrait)
  expect(answer.json()).toEqual({ data: { avatar: portraitAddress(portrait) } })
  expect(await stored(person.id)).toBe(portraitAddress(portrait))
  expect(readdirSync(join(api.mediaFolder, 'avatars'))).not.toContain(file)

  const shown = await api.app.inject({ url: portraitAddress(portrait) })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(shown.body).toBe(drawPortrait(portrait))
  await sweepAvatars(api.db, api.storage, -1000)
  expect(await stored(person.id)).toBe(portraitAddress(portrait))
})

test('no one has a portrait without choosing one, and it can be given up for the initials again', async () => {
  const person = await account(api)
  expect(await stored(person.id)).toBeNull()
  await put(person.token, portrait)
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/avatar')).statusCode).toBe(200)
  expect(await stored(person.id)).toBeNull()
})

test.each([
  ['a layer is missing', { ...portrait, head: undefined }, 422],
  ['a value is not known', { ...portrait, head: 'crown' }, 422],
  ['a field is too many', { ...portrait, hat: 'none' }, 400],
])('where %s, the portrait is refused and nothing is stored', async (_name, body, status) => {
  const person = await account(api)
  expect((await put(person.token, body)).statusCode).toBe(status)
  expect(await stored(person.id)).toBeNull()
})

test.each(['0', '000000000000', 'zzzzzzzzzzz', '..%2f..%2flock', `${'0'.repeat(10)}3`])(
  'there is no portrait named %s',
  async name => {
    expect((await api.app.inject({ url: `/media/portraits/${name}.svg` })).statusCode).toBe(404)
  },
)

test('own data hold the portrait as a picture, and erasing takes it away', async () => {
  const person = await account(api)
  await put(person.token, portrait)
  const data = (await api.as(person.token)('GET', '/client-api/v1/auth/data')).json<{
    data: { picture: { content_type: string; base64: string } }
  }>().data
  expect(data.picture.content_type).toBe('image/svg+xml')
  expect(Buffer.from(data.picture.base64, 'base64').toString()).toBe(drawPortrait(portrait))
  expect((await api.as(person.token)('DELETE', '/client-api/v1/auth/delete-account')).statusCode).toBe(200)
  expect(await stored(person.id)).toBeNull()
})

test('reviews show the portrait that their writer chose', async () => {
  const courseId = await course(api)
  const person = await account(api)
  await api.db.insert(reviews).values({ courseId, userId: person.id, stars: 5, text: 'Clear' })
  await put(person.token, portrait)
  for (const path of [`/courses/${courseId}`, `/courses/${courseId}/reviews`]) {
    const { data } = (await api.as(undefined)('GET', `/client-api/v1${path}`)).json<{
      data: { reviews: { avatar: string }[] } | { avatar: string }[]
    }>()
    const [review] = Array.isArray(data) ? data : data.reviews
    expect(review?.avatar, path).toBe(portraitAddress(portrait))
  }
})
