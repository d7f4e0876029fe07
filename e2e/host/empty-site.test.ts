import { type Page } from '@playwright/test'
import { emptyFolder } from '../fixtures/data.ts'
import { Host } from '../fixtures/host.ts'
import { choose, freshAddress, newPassword } from '../fixtures/registration.ts'
import { expect, live, localised, test } from '../fixtures/test.ts'
import { type Language, say } from '../fixtures/words.ts'

// A first start in production: migrations alone, no demo, nothing that an operator has said yet.
let site: Host
let removeFolder: () => Promise<void>
// Addresses are whole here: the host of the other tests, with the demo, need not start.
test.use({ baseURL: 'http://127.0.0.1' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  const data = await emptyFolder()
  removeFolder = data.remove
  site = await Host.run({
    dataDir: data.folder,
    settings: { NODE_ENV: 'production', SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID() },
  })
})
test.afterAll(async () => {
  expect(await site.end(), site.output).toBe(0)
  await removeFolder()
})

const languages = ['ar', 'en'] as const
const doors = [
  '/auth/login',
  '/auth/login?company',
  '/auth/user-choose',
  '/auth/student-account',
  '/auth/instructor-account',
  '/auth/company-account',
  '/auth/forget-password',
]

/** The public pages in both languages, as the site itself lists them, and the ways in. */
async function publicPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(listed).toEqual(expect.arrayContaining(['/', '/en/terms', '/privacy-policy', '/about_us', '/faq']))
  return [...listed, ...languages.flatMap(language => doors.map(path => localised(path, language)))]
}

/** Headings and lists without words, and numbers that say nothing. */
async function emptyParts(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .evaluate(main => [
      ...[...main.querySelectorAll('h1, h2, h3, ul, ol, dl')]
        .filter(part => (part.textContent ?? '').trim() === '' && part.getClientRects().length > 0)
        .map(part => part.outerHTML.slice(0, 120)),
      ...[...main.querySelectorAll('dd, strong')]
        .filter(part => /^[0٠]$/.test((part.textContent ?? '').trim()))
        .map(part => `a zero: ${part.parentElement?.textContent}`),
    ])
}

test('every public page of an empty site is whole: no failed call, nothing missing, nothing empty', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const path of await publicPages()) {
    const language: Language = /^\/en(?:\/|$)/.test(path) ? 'en' : 'ar'
    const answer = await page.goto(site.url + path)
    expect.soft(answer?.status(), path).toBe(200)
    await live(page)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect.soft(page.locator('[aria-busy="true"]'), `${path}: loaded`).toHaveCount(0)
    await expect.soft(page.getByText(say(language, 'Page not found')), path).toHaveCount(0)
    await expect.soft(page.getByRole('main').getByRole('alert'), path).toHaveCount(0)
    expect.soft(await emptyParts(page), path).toEqual([])
  }
  const lost = await page.goto(`${site.url}/no-such-page`)
  expect(lost?.status()).toBe(404)
})

for (const language of languages) {
  test(`a learner of a country without a list of cities registers up to the code, in ${language}`, async ({
    page,
  }) => {
    const field = (source: string) => new RegExp(`^${say(language, source)}`)
    const main = page.getByRole('main')
    await page.goto(site.url + localised('/auth/student-account', language))
    await live(page)
    await main.getByRole('textbox', { name: field('Full name') }).fill('Sara Einarsdóttir')
    await main.getByRole('textbox', { name: field('E-mail') }).fill(freshAddress('iceland'))
    await main.getByRole('textbox', { name: field('Phone') }).fill('+354 611 1234')
    await choose(page, field('Country'), language === 'ar' ? 'آيسلندا' : 'Iceland')
    await main.getByRole('textbox', { name: field('City') }).fill('Reykjavík')
    await choose(page, field('Occupation'), language === 'ar' ? 'معلم / معلمة' : 'Teacher')
    await main.getByLabel(say(language, 'Password'), { exact: true }).fill(newPassword)
    await main.getByRole('checkbox').check()
    await main.getByRole('button', { name: say(language, 'Create the account') }).click()
    await expect(page).toHaveURL(new RegExp(`${localised('/auth/otp', language)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
