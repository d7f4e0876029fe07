import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './testing/test-host.ts'

/** Documents as visitors get them: from memory, in their encoding, with a policy that names hashes. */
let host: TestHost
let delay = 0
/** What the API says now, and how often it was asked and something was rendered. */
const site = { version: 0, title: 'بايثون', fails: false, prerenderFails: false, asked: 0, rendered: 0 }

beforeAll(async () => {
  host = await startTestHost(
    async app => {
      app.get('/client-api/v1/home', async () => {
        site.asked += 1
        await new Promise(resolve => setImmediate(resolve))
        if (site.fails) throw new Error('the database is away')
        return { data: { title: site.title, words: 'دورة '.repeat(500) } }
      })
      app.get('/client-api/v1/settings', async () => ({ data: [] }))
      app.get('/client-api/v1/courses', async request => ({ data: request.url }))
      app.get('/client-api/v1/courses/counts', async () => ({ data: null }))
      app.get('/client-api/v1/categories', async () => ({ data: [] }))
    },
    { eventLoopDelay: () => delay },
    {
      publicVersion: () => site.version,
      async prerender({ url, initialData }) {
        site.rendered += 1
        if (site.prerenderFails) throw new Error('a component failed')
        return `<h1 style="color:red">${new URL(url).search.length} ${JSON.stringify(initialData).length}</h1>`
      },
    },
  )
})
afterAll(() => host.end())
beforeEach(() => {
  Object.assign(site, {
    version: site.version + 1,
    title: `بايثون ${site.version}`,
    asked: 0,
    rendered: 0,
    fails: false,
    prerenderFails: false,
  })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  host.app.inject({ url, headers, method })

test('is asked for, rendered and compressed once, whatever each visitor’s browser reads', async () => {
  const [br, gzip, plain, again] = await Promise.all([
    get('/', { 'accept-encoding': 'gzip, deflate, br' }),
    get('/', { 'accept-encoding': 'gzip, br;q=0' }),
    get('/', { 'accept-encoding': 'identity' }),
    get('/', { 'accept-encoding': 'br', cookie: 'locale=ar; token=' }),
  ])
  expect([site.asked, site.rendered]).toEqual([1, 1])
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(again.rawPayload.equals(br.rawPayload)).toBe(true)
  expect(plain.body).toContain(site.title)
  for (const { headers } of [br, gzip, plain]) {
    expect(headers).toMatchObject({
      etag: br.headers.etag,
      vary: 'Cookie, Accept-Encoding',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(br.headers['x-request-id']).not.toBe(again.headers['x-request-id'])
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
})

test('is answered 304 with the policy of the page, and to HEAD without a body', async () => {
  const whole = await get('/', { 'accept-encoding': 'br' })
  const known = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(whole.headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
    expect(known.headers[name]).toBe(whole.headers[name])
  expect(known.headers['content-encoding']).toBeUndefined()
  const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    whole.headers['content-length'],
  ])
  expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

test('is rendered again when the data changed, and the same again when it did not', async () => {
  const first = await get('/')
  site.version += 1
  const same = await get('/')
  expect([same.headers.etag, site.asked, site.rendered]).toEqual([first.headers.etag, 2, 1])
  site.version += 1
  site.title = 'another'
  const other = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect([other.statusCode, site.rendered]).toEqual([200, 2])
  expect(other.body).toContain('another')
})

describe('a signed-in person', () => {
  test.each<Record<string, string>>([{ cookie: 'locale=ar; token=abc' }, { authorization: 'Bearer abc' }])(
    'with %j neither gets it nor makes it',
    async headers => {
      const before = await get('/', headers)
      expect(site.rendered).toBe(0)
      await get('/')
      expect(site.rendered).toBe(1)
      const after = await get('/', headers)
      expect([site.rendered, site.asked]).toEqual([1, 3])
      for (const own of [before, after]) {
        expect(own.headers.etag).toBeUndefined()
        expect(own.headers['vary']).toMatch(/Cookie/)
        expect(own.body).not.toContain('data-prerendered-at')
      }
    },
  )

  test('sees that something comes until the app has drawn the page; who gets a page drawn already does not', async () => {
    const own = await get('/en', { cookie: 'locale=en; token=abc' })
    expect(own.body).toMatch(/<div id="root"><svg [^>]*aria-label="Loading…"/)
    expect((await get('/')).body).not.toContain('class="starting"')
  })
})

test('an error page is sent, and rendering is retried for the next', async () => {
  site.fails = true
  expect((await get('/')).statusCode).toBe(200)
  site.fails = false
  site.prerenderFails = true
  expect((await get('/')).body).not.toContain('data-prerendered-at')
  site.prerenderFails = false
  expect((await get('/')).body).toContain('data-prerendered-at="/"')
  expect([site.asked, site.rendered]).toEqual([3, 2])
})

test('queries that the page does not read share it; those that it reads have their own', async () => {
  const [plain, campaign] = [await get('/courses'), await get('/courses?utm_source=mail&x=1')]
  expect(campaign.body).toBe(plain.body)
  expect(campaign.body).toContain('data-prerendered-at="/courses"')
  expect(site.rendered).toBe(1)
  const found = await get('/courses?x=1&q=a')
  expect(found.body).toContain('data-prerendered-at="/courses?q=a"')
  expect(found.body).toContain('/client-api/v1/courses?q=a')
  expect((await get('/nowhere/1')).body).toBe((await get('/nowhere/2')).body)
  expect((await get('/nowhere/1', { 'if-none-match': '*' })).statusCode).toBe(404)
})

test('H-01: its policy allows exactly its inline code', async () => {
  const { body, headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  const { document } = new JSDOM(body).window
  const hashOf = (text: string | null) =>
    `'sha256-${createHash('sha256')
      .update(text ?? '')
      .digest('base64')}'`
  const run = [...document.querySelectorAll('script:not([src])')].filter(
    script => !script.getAttribute('type')?.includes('json'),
  )
  expect(policy).toContain(`script-src 'self' ${run.map(script => hashOf(script.textContent)).join(' ')};`)
  const styles = [...document.querySelectorAll('style')]
  expect(styles).toHaveLength(1)
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self'(?: 'sha256-[^' ]{44}'){3}$/)
  expect(policy).toContain(hashOf(styles[0]?.textContent ?? ''))
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
  expect(body).not.toMatch(/nonce| style=/)
})

test('requests of it are counted, logged, shed and labelled like all others', async () => {
  await get('/')
  const before = host.log().length
  await get('/?utm_source=secret-campaign')
  await get('/')
  const lines = host.log().slice(before)
  expect(lines.match(/"route":"\/","status":200/g)).toHaveLength(2)
  expect(lines).not.toContain('secret-campaign')
  delay = 5_000
  const shed = await get('/')
  delay = 0
  expect(shed.statusCode).toBe(503)
  expect(shed.headers.etag).toBeUndefined()
})
