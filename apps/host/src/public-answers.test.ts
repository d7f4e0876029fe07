import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PublicCache, publicCache } from '@masar/api/public-cache'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './testing/test-host.ts'

/** Answers of the public catalogue as browsers get them: the API's cache behind the host's compression. */
let host: TestHost
let made: string[] = []
beforeAll(async () => {
  host = await startTestHost(async app => {
    app.decorateRequest('locale', 'ar')
    app.addHook('onRequest', async request => {
      request.locale = request.headers['accept-language'] === 'en-US' ? 'en' : 'ar'
    })
    await app.register(publicCache, { cache: new PublicCache(600_000) })
    app.get('/client-api/v1/list', async request => {
      made.push(request.locale)
      const title = request.locale === 'ar' ? 'دورة' : 'A course'
      return { data: Array.from({ length: 200 }, (_, id) => ({ id, title })) }
    })
  })
})
afterAll(() => host.end())

const readers = {
  br: (bytes: Buffer) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes).toString(),
  identity: (bytes: Buffer) => bytes.toString(),
}
type Encoding = keyof typeof readers
const encodings: Encoding[] = ['br', 'gzip', 'identity']
const get = (language: string, encoding: Encoding, headers: Record<string, string> = {}) =>
  host.app.inject({
    url: '/client-api/v1/list',
    headers: { 'accept-language': language, 'accept-encoding': encoding, ...headers },
  })
const labels = {
  etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  'cache-control': 'public, max-age=0, s-maxage=15',
  vary: 'Accept-Encoding, Accept-Language, Api-Key',
}

describe.each([
  ['ar-AR', 'دورة'],
  ['en-US', 'A course'],
])('in %s', (language, title) => {
  test.each(encodings)('an answer in %s fills the cache, is labelled, and is known again', async encoding => {
    made = []
    for (let round = 0; round < 2; round += 1) {
      const answer = await get(language, encoding)
      expect(answer.headers).toMatchObject(labels)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(readers[encoding](answer.rawPayload)).toContain(title)
      const again = await get(language, encoding, { 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ ...labels, etag: answer.headers.etag })
      expect(again.headers['content-encoding']).toBeUndefined()
    }
    // The first encoding of each language asks the API, once; the others find what it kept.
    expect(made.length).toBe(encoding === encodings[0] ? 1 : 0)
  })

  test('all encodings are one answer, with one entity tag', async () => {
    const answers = await Promise.all(encodings.map(encoding => get(language, encoding)))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    const texts = encodings.map((encoding, index) =>
      readers[encoding](answers[index]?.rawPayload ?? Buffer.of()),
    )
    expect(new Set(texts).size).toBe(1)
  })
})

test('languages have entity tags of their own', async () => {
  const [ar, en] = [await get('ar-AR', 'br'), await get('en-US', 'br')]
  expect(ar.headers.etag).not.toBe(en.headers.etag)
  expect((await get('en-US', 'br', { 'if-none-match': String(ar.headers.etag) })).statusCode).toBe(200)
})

test('a question for the headers alone neither empties what is kept nor is answered with a body', async () => {
  made = []
  const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
    host.app.inject({ method, url, headers: { 'accept-language': 'en-US', ...headers } })
  const url = '/client-api/v1/list?first=head'
  const head = await ask('HEAD', url)
  const got = await ask('GET', url)
  const again = await ask('HEAD', url, { range: 'bytes=0-3', cookie: 'session=somebody' })
  expect([head.statusCode, head.body, again.statusCode, again.body]).toEqual([200, '', 200, ''])
  expect(got.json<{ data: unknown[] }>().data).toHaveLength(200)
  expect(again.headers['content-length']).toBe(String(got.rawPayload.length))
  expect(made).toHaveLength(1)
  const ranged = await ask('GET', url, { range: 'bytes=0-3', cookie: 'session=somebody' })
  expect([ranged.statusCode, ranged.body, ranged.headers['set-cookie']]).toEqual([200, got.body, undefined])
})

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['*;q=0', undefined],
  ['gzip;q=NaN', undefined],
  ['br;q=2, gzip', 'gzip'],
  ['__proto__, constructor', undefined],
  [`${'x,'.repeat(4000)}gzip`, 'gzip'],
  [' , ;;; , q=1 , BR ; Q=1', 'br'],
])('%j is answered as it asks', async (accepted, encoding) => {
  const answer = await host.app.inject({
    url: '/client-api/v1/list',
    headers: { 'accept-language': 'en-US', 'accept-encoding': accepted },
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers.vary).toBe(labels.vary)
  expect(readers[(encoding ?? 'identity') as Encoding](answer.rawPayload)).toContain('A course')
})
