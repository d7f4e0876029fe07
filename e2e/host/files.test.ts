import { brotliDecompressSync } from 'node:zlib'
import { expect, live, test } from '../fixtures/test.ts'

/** The script files that a page names. */
async function scriptsOf(text: string): Promise<string[]> {
  return [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/_\w+\/[^"]+\.js)"/g)].map(
    match => match[1] ?? '',
  )
}

test('H-09: what is missing or kept below files and services is a JSON 404, never a page, a listing or a map of sources', async ({
  request,
}) => {
  const missing = [
    '/_learner/assets/gone-12345678.js',
    '/_learner/',
    '/_company/assets/x.css',
    '/_learner/../package.json',
    '/logo-missing.png',
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/_learner/assets/',
    '/_learner/.vite/manifest.json',
    '/metrics.txt',
    '/client-api/v1/nothing',
    '/company-api/v1/nothing',
    '/client-api',
    '/media/nothing.mp4',
    '/broadcasting/nothing',
  ]
  for (const path of missing) {
    const answer = await request.get(path, { headers: { 'api-key': 'masar-web', accept: 'text/html' } })
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(answer.headers()['content-type'], path).toContain('application/json')
    expect
      .soft(await answer.json(), path)
      .toMatchObject({ code: 'not_found', message: expect.stringMatching(/.{5,}/) })
  }
})

test('an API thing that is not there is a 404 in the reader’s language', async ({ request }) => {
  for (const [tag, words] of [
    ['ar-AR', /[\u0600-\u06FF]/],
    ['en-US', /^[A-Za-z]/],
  ] as const) {
    const answer = await request.get('/client-api/v1/courses/999999', {
      headers: { 'api-key': 'masar-web', 'accept-language': tag },
    })
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(words) })
  }
})

test('built files are served compressed and may be kept for ever; pages are asked for again', async ({
  request,
  host,
}) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toBe('no-cache')
  const scripts = await scriptsOf(await page.text())
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    // Node's own fetch would take the compression off.
    const { default: http } = await import('node:http')
    const { headers, body } = await new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (done, failed) => {
        http
          .get(host.url + script, { headers: { 'accept-encoding': 'br, gzip' } }, answer => {
            const chunks: Buffer[] = []
            answer
              .on('data', (chunk: Buffer) => chunks.push(chunk))
              .on('end', () => done({ headers: answer.headers, body: Buffer.concat(chunks) }))
          })
          .on('error', failed)
      },
    )
    expect(headers['cache-control'], script).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type'], script).toMatch(/javascript/)
    const plain = await (await request.get(script, { headers: { 'accept-encoding': 'identity' } })).body()
    if (plain.length >= 512) {
      expect(headers['content-encoding'], script).toBe('br')
      expect(brotliDecompressSync(body).equals(plain), script).toBe(true)
    }
  }
})

test('H-01, H-03: pages forbid foreign scripts, frames and sniffing; inline code is allowed by its hash', async ({
  request,
}) => {
  for (const [path, cookie] of [
    ['/', ''],
    ['/no-such-page', ''],
    ['/', 'token=somebody'],
    ['/en/courses', 'token=somebody'],
    ['/Employees', ''],
    ['/Employees', ''],
  ] as const) {
    const answer = await request.get(path, { headers: { cookie } })
    const { 'content-security-policy': policy = '', ...headers } = answer.headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['referrer-policy'], path).toBeTruthy()
    expect(headers['server'] ?? headers['x-powered-by'], path).toBeUndefined()
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy, path).toContain(rule)
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(await answer.text(), path).not.toContain('nonce')
  }
})

test('I-05: markup that had found its way into a page runs nothing', async ({ page, watch }) => {
  watch.allow(/./)
  const marks = [
    '<script>window.ran = 1</script>',
    '<img src="/favicon.svg" onload="window.ran = 2">',
    '<svg onload="window.ran = 3"></svg>',
    '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
    '<script src="//evil.example/x.js"></script>',
    '<base href="//evil.example/">',
  ]
  await page.route('/faq', async route => {
    const answer = await route.fetch()
    const { 'content-encoding': _coded, 'content-length': _long, ...headers } = answer.headers()
    await route.fulfill({
      status: answer.status(),
      headers,
      body: (await answer.text()).replace('</body>', `${marks.join('')}</body>`),
    })
  })
  await page.goto('/faq')
  await live(page)
  const refused = () =>
    watch.errors
      .filter(error => error.includes('content security policy: '))
      .map(error => / policy: ([\w-]+) /.exec(error)?.[1])
  await expect
    .poll(() => new Set(refused()))
    .toEqual(new Set(['script-src-elem', 'script-src-attr', 'base-uri']))
  expect(
    await page.evaluate(() => {
      const sinks = [
        () => {
          document.body.innerHTML = '<b>x</b>'
        },
        () => document.write('<b>x</b>'),
        () => {
          document.createElement('script').text = 'x'
        },
        () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      ]
      return sinks.filter(sink => {
        try {
          sink()
          return true
        } catch (error) {
          return !(error instanceof TypeError)
        }
      }).length
    }),
    'no string becomes markup',
  ).toBe(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('addresses that are known to few are neither kept nor told onwards', async ({ request }) => {
  const answer = await request.get('/Bill/0123456789abcdefABCDEF')
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
})
