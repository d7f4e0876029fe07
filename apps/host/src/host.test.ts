import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './testing/test-host.ts'
import { testService } from './testing/test-service.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost(testService)
})
afterAll(() => host.end())
const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ method: 'GET', url, headers })

describe('built files', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('come in %s, compressed beforehand, for ever', async (encoding, decompress) => {
    const answer = await get('/_learner/assets/main-Ab12.js', { 'accept-encoding': encoding })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(decompress(answer.rawPayload).toString()).toContain('مسار مسار')
    expect(answer.rawPayload.length).toBeLessThan(200)
  })
  test('come plain to who cannot decompress', async () => {
    const answer = await get('/_company/assets/main-Ab12.js', { 'accept-encoding': 'identity' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toContain('مسار')
  })
  test('without a hash are asked for each time', async () =>
    expect((await get('/_learner/plain.txt')).headers['cache-control']).toBe('no-cache'))
})

describe('what does not exist is 404 and never HTML', () => {
  test.each([
    '/_learner/assets/gone-1.js',
    '/_learner/',
    '/_learner',
    '/_learner/index.html',
    '/_learner/.vite/manifest.json',
    '/_learner/assets/main-Ab12.js.map',
    '/_learner/assets/main-Ab12.js.br',
    '/_learner/assets',
    '/_learner/%2e%2e/%2e%2e/package.json',
    '/_learner/..%2f..%2fpackage.json',
    '/_company/x',
    '/_other/x.js',
    '/client-api',
    '/client-api/v1/nothing',
    '/client-api/v2/courses',
    '/company-api/v1/nothing',
    '/media/x',
    '/broadcasting/auth',
    '/missing.png',
    '/favicon.ico',
    '/.git/config',
    '/.env',
    '/en/app.js',
    '/metrics.json',
    '/Course.json',
    '/Course/1/cover.png',
    '/teach/app.js',
  ])('%s', async url => {
    const answer = await get(url, { accept: 'text/html', 'sec-fetch-dest': 'document' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json()).toMatchObject({ message: expect.any(String) as string })
  })
  test('the message is in the visitor’s language', async () => {
    expect((await get('/media/x', { 'accept-language': 'en-US' })).json()).toEqual({
      message: 'There is nothing at this address.',
      code: 'not_found',
    })
    expect((await get('/media/x')).json()).toEqual({
      message: 'لا صفحة بهذا الرابط.',
      code: 'not_found',
    })
  })
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s to a page', async method =>
    expect((await host.app.inject({ method, url: '/courses' })).statusCode).toBe(404),
  )
})

describe('headers', () => {
  test.each([
    '/',
    '/en/nowhere',
    '/_learner/assets/main-Ab12.js',
    '/_learner/gone.js',
    '/client-api/v1/home',
    '/client-api/v1/broken',
    '/%zz',
    '/healthz',
    '/robots.txt',
    '/favicon.svg',
  ])('H-02, H-03: of %s keep the browser strict, errors included', async url => {
    expect((await get(url, { 'api-key': 'masar-web' })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })
  test('H-01: the policy of a signed-in person’s page allows its one script, and is the same in each answer', async () => {
    const [one, two] = [await get('/', { cookie: 'token=t' }), await get('/', { cookie: 'token=t' })]
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^' ]{44}'; style-src 'self'(?: 'sha256-[^' ]{44}'){2};/,
    )
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "connect-src 'self' wss://masar.test",
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|nonce|\*|upgrade-insecure/)
    expect(one.body).not.toContain('nonce')
    // WebKit shows the body of one under the policy of the other where it asks twice.
    expect(two.headers['content-security-policy']).toBe(policy)
    expect(one.headers['cache-control']).toBe('no-cache')
  })
  test('H-06: an unguessable address leaks nowhere', async () =>
    expect((await get('/Bill/aB3-_aB3-_aB3-_aB3-_aB')).headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    }))
  test.each([
    'https://evil.example',
    'null',
    'https://masar.test.evil.example',
    'https://evilmasar.test',
    'http://masar.test',
  ])('H-04: %s may read nothing across origins, asked beforehand or not', async origin => {
    const asked = await host.app.inject({
      method: 'OPTIONS',
      url: '/client-api/v1/home',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'api-key',
      },
    })
    for (const { headers } of [asked, await get('/client-api/v1/home', { origin, 'api-key': 'masar-web' })]) {
      expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
    }
  })
  test('H-02: without TLS there is no Strict-Transport-Security', async () => {
    const plain = await startTestHost(testService, { publicUrl: 'http://127.0.0.1:3000' })
    const { headers } = await plain.app.inject('/')
    await plain.end()
    expect(headers['strict-transport-security']).toBeUndefined()
  })
})

describe('H-05: a request from another site', () => {
  const login = (headers: Record<string, string>, path = 'login') =>
    host.app.inject({
      method: 'POST',
      url: `/client-api/v1/auth/${path}`,
      headers: { 'api-key': 'masar-web', cookie: 'token=t', ...headers },
      payload: headers['content-type'] ? 'a=b' : {},
    })
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  ])('%j is rejected', async headers => {
    const answer = await login(headers)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'cross_site' })
  })
  test('passes only where the call says that it takes foreign forms, as a SAML provider posts', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://login.example' }
    expect((await login(foreign, 'foreign-form')).statusCode).toBe(200)
    expect((await login(foreign)).statusCode).toBe(403)
    expect((await login(foreign, 'nowhere')).statusCode).toBe(403)
  })
  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://masar.test' },
    { origin: 'http://localhost:80' },
  ])('%j passes', async headers =>
    expect((await login({ host: 'localhost:80', ...headers })).statusCode).toBe(200),
  )
})

describe('errors', () => {
  test('P-05: an error reveals no internals, and its id is in the log', async () => {
    const answer = await get('/client-api/v1/broken', { 'api-key': 'masar-web' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('table people')
    expect(host.log()).toContain(answer.json<{ request_id: string }>().request_id)
  })
  test('the log holds no address, query, cookie or header that a person sent', async () => {
    await get('/Course/12?q=private-words', {
      cookie: 'token=secret-token',
      authorization: 'Bearer secret-bearer',
      'user-agent': 'Some Browser',
    })
    await get('/Bill/aB3-_aB3-_aB3-_aB3-_aB')
    await get('/nowhere/sara@example.com')
    expect(host.log()).toContain('"route":"/Course/$id"')
    expect(host.log()).not.toMatch(/private-words|secret-|Some Browser|aB3-_|sara@|127\.0\.0\.1/)
  })
  test('readiness follows the database, health the process', async () => {
    expect((await get('/readyz')).statusCode).toBe(200)
    host.service.isReady = false
    const answer = await get('/readyz')
    host.service.isReady = true
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  })
})

describe('site files', () => {
  test('the latest build is served without caching', async () => {
    const answer = await get('/latest-build.json')
    expect(answer.json()).toEqual({ build: expect.stringMatching(/^[0-9a-f]{16}$/) as string })
    expect(answer.headers['cache-control']).toBe('no-cache')
  })
  test('crawlers find every course in both languages', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://masar.test/sitemap.xml')
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    for (const path of ['/', '/en', '/faq', '/Course/12', '/en/Course/13'])
      expect(body).toContain(`<loc>https://masar.test${path}</loc>`)
    expect(body).not.toContain('/cart')
  })
  test('an installed Masar speaks its language', async () => {
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'مسار',
      dir: 'rtl',
      start_url: '/',
    })
    expect((await get('/en/manifest.webmanifest')).json()).toMatchObject({
      name: 'Masar',
      dir: 'ltr',
      start_url: '/en',
    })
  })
  test.each(['/favicon.svg', '/favicon.png', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'])(
    '%s is an image',
    async url => expect((await get(url)).headers['content-type']).toMatch(/^image\//),
  )
  test('a page is compressed on its way', async () => {
    const answer = await get('/courses', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('</html>')
  })
})
