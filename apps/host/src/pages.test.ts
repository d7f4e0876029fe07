import { addressOf, fillPattern, pages, withLocale, type Page } from '@masar/site-map'
import { documentTitle, publicPageOf, sentenceIn } from '@masar/site-map/server'
import { JSDOM, type ParsedDocument } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestHost, type TestHost } from './testing/test-host.ts'
import { testService } from './testing/test-service.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost(testService)
})
afterAll(() => host.end())

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await host.app.inject({ method: 'GET', url, headers })
  return { answer, document: new JSDOM(answer.body).window.document, html: answer.body }
}
const initialData = (document: ParsedDocument) =>
  JSON.parse(document.querySelector('#initial-data')?.textContent ?? 'null') as {
    key: string
    body: { data: unknown }
  }[]

const token = 'aB3-_aB3-_aB3-_aB3-_aB'
const example = (page: Page) =>
  fillPattern(page.path, {
    id: page.id === 'token' ? token : page.path === '/Instructor/$id' ? 7 : 12,
    attemptId: 8,
    code: token,
    _splat: 'courses/3',
  })
const rows = pages.flatMap(page =>
  (['ar', 'en'] as const).map(locale => {
    const path = withLocale(example(page), locale)
    return { page, locale, url: addressOf(page, path) }
  }),
)

describe('before any script runs', () => {
  test.each(rows)('$url is the $page.app app in $locale', async ({ page, locale, url }) => {
    const { answer, document } = await open(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(document.documentElement.lang).toBe(locale)
    expect(document.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    expect(document.documentElement.dataset['app']).toBe(page.app)
    const hasOwnTitle = publicPageOf(page)?.preload.some(({ subject }) => subject !== undefined) ?? false
    if (!hasOwnTitle) expect(document.title).toBe(documentTitle(sentenceIn(page.title, locale), locale))
    expect(document.title).toContain(locale === 'ar' ? 'مسار' : 'Masar')
    expect(document.querySelector('script[src]')?.getAttribute('src')).toBe(
      `/_${page.app}/assets/main-Ab12.js`,
    )
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      page.indexed ? 'index, follow' : 'noindex',
    )
    expect(document.querySelector('meta[name=description]') !== null).toBe(page.indexed)
    expect(document.querySelector('noscript')?.textContent).toMatch(/JavaScript/)
    expect(initialData(document).some(({ key }) => key === '/settings?key=contact')).toBe(
      page.layout !== 'auth',
    )
  })

  test.each([
    '/nowhere',
    '/en/nowhere',
    '/Course/abc',
    '/Course/1.5',
    '/en/Course/1.e',
    '/exam-details/result/2.0',
    '/Course/99',
    '/en/Course/0',
    '/Instructor/8',
    '/Bill/12',
    '/Bill/nobodys_nobodys_nobody',
    '/en/Bill/nobodys_nobodys_nobody',
    '/%3Cscript%3E',
  ])('%s is a 404 that still is a page', async url => {
    const { answer, document } = await open(url)
    expect(answer.statusCode).toBe(404)
    expect(document.title).toBe(url.startsWith('/en') ? 'Page not found · Masar' : 'الصفحة غير موجودة · مسار')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('script[src]')).not.toBeNull()
  })

  test.each([
    ['/certificate/nobodys_nobodys_nobody', 'لا توجد شهادة بهذا الرمز · مسار'],
    ['/certificate/a.b', 'لا توجد شهادة بهذا الرمز · مسار'],
    ['/en/certificate/nobodys_nobodys_nobody', 'No such certificate · Masar'],
    ['/en/certificate/too-short', 'No such certificate · Masar'],
    ['/en/nowhere', 'Page not found · Masar'],
  ])('%s is a 404 whose title is “%s”', async (url, title) => {
    const { answer, document } = await open(url)
    expect(answer.statusCode).toBe(404)
    expect(document.title).toBe(title)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test.each([
    ['/faq?company', '/faq'],
    ['/en/courses?x=1', null],
    ['/en/Course/7?tab=about&company=12', '/en/Course/7?tab=about'],
    ['/teach?company', '/teach'],
    ['/nowhere?company', null],
    ['/Employees?company', null],
    ['/budgets', '/budgets?company'],
    ['/en/reports?x=1', '/en/reports?company&x=1'],
    ['/nowhere', null],
  ])('%s is sent to %s, where one app alone has the page', async (url, to) => {
    const { answer } = await open(url)
    expect(answer.headers.location).toBe(to ?? undefined)
    if (to !== null) expect(answer.statusCode).toBe(303)
  })

  test('a certificate is looked up for the address that asks: wrong codes count against it', async () => {
    const url = '/certificate/fromAnotherAddress-_-_'
    const answer = await host.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.7' })
    expect(initialData(new JSDOM(answer.body).window.document)).toContainEqual({
      key: '/certificates/fromAnotherAddress-_-_',
      body: { data: { asked_from: '203.0.113.7' } },
    })
  })

  test('a bill comes with its page, which no one may cache or index', async () => {
    const { answer, document } = await open('/Bill/aB3-_aB3-_aB3-_aB3-_aB')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(initialData(document)).toContainEqual({
      key: '/bills/aB3-_aB3-_aB3-_aB3-_aB',
      body: { data: { number: 'INV-2026-000042', asked_from: '127.0.0.1' } },
    })
  })

  test('a page names itself and its twin', async () => {
    const { document } = await open('/en/courses?date=newest')
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href')
    expect(href('link[rel=canonical]')).toBe('https://masar.test/en/courses')
    expect(href('link[hreflang=ar]')).toBe('https://masar.test/courses')
    expect(href('link[hreflang=en]')).toBe('https://masar.test/en/courses')
    expect(href('link[hreflang=x-default]')).toBe('https://masar.test/courses')
    expect(href('link[rel=manifest]')).toBe('/en/manifest.webmanifest')
  })

  test('a certificate says what it is and whom for beside a link, with its picture, and is not listed', async () => {
    const { document } = await open('/en/certificate/aB3Certificate_of_Sara')
    const said = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content')
    expect(said('title')).toContain('Writing')
    expect(said('description')).toMatch(/awarded to .*سارة/)
    expect(said('image')).toBe('https://masar.test/credentials/aB3Certificate_of_Sara/picture')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})

describe('I-05: what others wrote', () => {
  test('a course’s title cannot leave its place', async () => {
    const { document, html } = await open('/Course/12')
    expect(document.title).toBe('\u2068بايثون </title><script>alert(1)</script> "من الصفر"\u2069 · مسار')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img')
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(document.title)
    expect([...document.querySelectorAll('script:not([src]):not([type$=json])')]).toHaveLength(1)
  })
  test('structured data describes the course', async () => {
    const { document } = await open('/Course/12')
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as Record<string, unknown>
    expect(data).toMatchObject({
      '@type': 'Course',
      inLanguage: ['ar', 'en'],
      image: 'https://masar.test/media/covers/12.webp',
      url: 'https://masar.test/Course/12',
      offers: { price: '149.00', priceCurrency: 'SAR' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 8 },
      hasCourseInstance: {
        courseWorkload: 'PT90M',
        instructor: { name: '</script><img src=x onerror=alert(2)>' },
      },
    })
  })
  test('a description is plain text', async () => {
    const { document } = await open('/Instructor/7')
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('خبيرة بيانات.')
    expect(document.title).toBe('\u2068سارة Smith\u2069 · مسار')
  })
})

describe('first data', () => {
  test('the home page comes with its data, in its language', async () => {
    expect(initialData((await open('/')).document)[0]).toEqual({
      key: '/home',
      body: { data: { language: 'ar-AR' } },
    })
    expect(initialData((await open('/en')).document)[0]).toEqual({
      key: '/home',
      body: { data: { language: 'en-US' } },
    })
  })
  test('the catalogue’s query goes through', async () =>
    expect(initialData((await open('/courses?date=newest&q=%D8%A3')).document)[0]?.key).toBe(
      '/courses?date=newest&q=%D8%A3',
    ))
  test('a failing API leaves the page standing, and its reasons unsaid', async () => {
    const { answer, document, html } = await open('/Course/500')
    expect(answer.statusCode).toBe(200)
    expect(html).not.toContain('secret-row')
    expect(initialData(document).map(({ key }) => key)).toEqual(['/settings?key=contact'])
  })
  test('nothing depends on who asks', async () => {
    const cookies = { cookie: 'token=abc; user_name=Sara', authorization: 'Bearer abc' }
    expect((await open('/Course/12', cookies)).html).toBe((await open('/Course/12')).html)
  })
})

test('a page whose text is not written yet still is a page', async () => {
  const { answer, document } = await open('/terms')
  expect([answer.statusCode, document.title]).toEqual([200, 'شروط الاستخدام · مسار'])
  expect(
    (await open('/about_us')).document.querySelector('meta[name=description]')?.getAttribute('content'),
  ).toBe('عنها')
})

describe('the way to a page', () => {
  test('a visitor who chose English is redirected there from the root, and from nowhere else', async () => {
    const { answer } = await open('/?q=1', { cookie: 'a=b; locale=en' })
    expect([answer.statusCode, answer.headers.location, answer.headers['vary']]).toEqual([
      302,
      '/en?q=1',
      'Cookie',
    ])
    expect((await open('/courses', { cookie: 'locale=en' })).answer.statusCode).toBe(200)
    expect((await open('/', { cookie: 'locale=ar' })).answer.statusCode).toBe(200)
    expect((await open('/', { cookie: 'xlocale=en' })).answer.statusCode).toBe(200)
    expect((await open('/')).answer.headers['vary']).toMatch(/Cookie/)
  })
  test('a trailing slash leads to the page without', async () => {
    const { answer } = await open('/en/courses/?q=1')
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/en/courses?q=1'])
    expect((await open('//evil.example/')).answer.statusCode).toBe(404)
  })
  test('HEAD answers like GET', async () => {
    const answer = await host.app.inject({ method: 'HEAD', url: '/courses' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })
})

describe('what the page fetches ahead', () => {
  test('its own chunk, that chunk’s styles, its language’s sentences and the font of its script', async () => {
    const { document } = await open('/Course/12')
    const hrefs = (selector: string) =>
      [...document.querySelectorAll(selector)].map(link => link.getAttribute('href'))
    expect(hrefs('link[rel=modulepreload]')).toEqual(
      ['react-Cd34', 'ar-Qr78', 'course-Mn34', 'card-Kl12'].map(name => `/_learner/assets/${name}.js`),
    )
    expect(hrefs('link[rel=stylesheet]')).toEqual([
      '/_learner/assets/main-Ef56.css',
      '/_learner/assets/card-Kl12.css',
    ])
    expect(hrefs('link[as=font]')).toEqual(['/_learner/assets/readex-pro-arabic-wght-normal-Gh78.woff2'])
    expect(
      new JSDOM((await open('/en/faq')).html).window.document
        .querySelector('link[as=font]')
        ?.getAttribute('href'),
    ).toBe('/_learner/assets/readex-pro-basic-Ij90.woff2')
  })
})

describe('a link that was copied with the end of its sentence', () => {
  test.each([
    [`/inspect/${token}.`, `/inspect/${token}`],
    [`/en/evidence/${token}%22).`, `/en/evidence/${token}`],
    [`/join/${token}%D8%8C?from=mail`, `/join/${token}?from=mail`],
    [`/certificate/${token}%C2%BB`, `/certificate/${token}`],
  ])('%s leads to its page', async (url, page) => {
    const { answer } = await open(url)
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, page])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  test.each([`/inspect/${token.slice(1)}.`, '/Course/12.', '/nothing.', `/inspect/${token}.x`])(
    '%s is none',
    async url => {
      expect((await open(url)).answer.statusCode).toBe(404)
    },
  )
})
