import { learnerPages } from '@masar/site-map'
import type { APIResponse } from '@playwright/test'
import { expect, localised, test } from '../fixtures/test.ts'
import { notInPortal, ownCompanyPages, pathOf, portalPages } from '../fixtures/site.ts'
import type { Language } from '../fixtures/words.ts'

const languages: Language[] = ['ar', 'en']

/** The document before any script has run. */
async function documentOf(answer: APIResponse) {
  const text = await answer.text()
  const [, attributes = ''] = /<html([^>]*)>/.exec(text) ?? []
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
  return {
    status: answer.status(),
    app: attribute('data-app'),
    lang: attribute('lang'),
    dir: attribute('dir'),
    title: withoutMarks(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''),
  }
}

/** Titles isolate names of the other direction; the marks are no part of the words. */
const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069\u200E\u200F]/g, '')

const inOwnScript = { ar: /[\u0600-\u06FF]{2}/, en: /^[\x20-\x7E\u2019\u00B7\u00A0]+$/ }

for (const language of languages) {
  const direction = language === 'ar' ? 'rtl' : 'ltr'

  test(`every learner page in ${language} is the learner app's, with its title, before a script runs`, async ({
    request,
    ids,
  }) => {
    for (const path of learnerPages.map(each => pathOf(each, ids))) {
      const page = await documentOf(await request.get(localised(path, language)))
      // The certificate or bill of no one is a page as well, and says so to machines.
      const status = /^\/(certificate|Bill)\//.test(path) ? 404 : 200
      expect.soft(page, path).toMatchObject({ status, app: 'learner', lang: language, dir: direction })
      expect.soft(page.title, path).toMatch(inOwnScript[language])
    }
  })

  test(`every portal page in ${language} is the company app's, with its title, before a script runs`, async ({
    request,
    ids,
  }) => {
    const addresses = [
      ...ownCompanyPages.map(each => pathOf(each, ids)).flatMap(path => [path, `${path}?company`]),
      ...portalPages
        .map(each => pathOf(each, ids))
        .flatMap(path => [`${path}?company`, `${path}?company=12`, `${path}?x=1&company=`]),
    ]
    for (const address of addresses) {
      const page = await documentOf(await request.get(localised(address, language)))
      expect
        .soft(page, address)
        .toMatchObject({ status: 200, app: 'company', lang: language, dir: direction })
      expect.soft(page.title, address).toMatch(inOwnScript[language])
    }
  })

  test(`a learner page that the portal lacks is at its own address in ${language} when asked for with company`, async ({
    request,
    ids,
  }) => {
    for (const path of notInPortal.map(each => pathOf(each, ids))) {
      const answer = await request.get(`${localised(path, language)}?company`, { maxRedirects: 0 })
      expect.soft(answer.status(), path).toBe(303)
      expect.soft(answer.headers()['location'], path).toBe(localised(path, language))
    }
  })

  test(`unknown addresses, ids that break their rule and things that are not there are 404 in ${language}`, async ({
    request,
  }) => {
    const missing = [
      '/no-such-page',
      '/Course/abc',
      '/Course/0',
      '/Course/012',
      '/Course/1.5',
      '/lesson/2.x',
      '/Course/-3',
      '/Course/999999',
      '/course/1',
      '/Instructor/x',
      '/Instructor/999999',
      '/Bill/12',
      '/Bill/0123456789abcdefABCDE$',
      '/certificate/short',
      '/Bill/nobodys_nobodys_nobody',
      '/certificate/nobodys_nobodys_nobody',
      '/lesson/one',
      '/exam/',
      '/exam-details/result/x',
      '/Employees/abc',
      '/auth',
      '/auth/nothing',
      '/profile/nothing',
    ]
    for (const path of missing) {
      const answer = await request.get(localised(path, language))
      const page = await documentOf(answer)
      expect.soft(answer.headers()['content-type'], path).toContain('text/html')
      expect.soft(page, path).toMatchObject({ status: 404, lang: language, dir: direction })
      expect.soft(page.title, path).toMatch(inOwnScript[language])
    }
  })
}

test('a course page bears its own title, description, languages and schema.org data', async ({
  request,
  ids,
  host,
}) => {
  const text = withoutMarks(await (await request.get(`/en/Course/${ids.course}`)).text())
  expect(text).toContain('<title>Data Analysis with Spreadsheets · Masar</title>')
  expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/)
  expect(text).toContain(`<link rel="canonical" href="${host.url}/en/Course/${ids.course}">`)
  expect(text).toContain(`<link rel="alternate" hreflang="ar" href="${host.url}/Course/${ids.course}">`)
  expect(text).toContain('<meta property="og:title" content="Data Analysis with Spreadsheets')
  const json = JSON.parse(
    /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}',
  ) as { '@type'?: string; name?: string }
  expect(json).toMatchObject({ '@type': 'Course', name: 'Data Analysis with Spreadsheets' })
})

test('the root goes to the language that a person chose, and keeps its query', async ({ request }) => {
  const chosen = await request.get('/?company', { headers: { cookie: 'locale=en' }, maxRedirects: 0 })
  expect(chosen.status()).toBe(302)
  expect(chosen.headers()['location']).toBe('/en?company')
  for (const cookie of ['locale=ar', 'other=en', 'xlocale=en']) {
    expect((await request.get('/', { headers: { cookie }, maxRedirects: 0 })).status(), cookie).toBe(200)
  }
  expect(
    (await request.get('/courses', { headers: { cookie: 'locale=en' }, maxRedirects: 0 })).status(),
    'only the root',
  ).toBe(200)
})
