import { rendered, placeOf, switchLanguage } from '../fixtures/screens.ts'
import { expect, localised, test } from '../fixtures/test.ts'

test('switching the language keeps the page, its query and the place on it, and is remembered for a year @both', async ({
  page,
  context,
  go,
  language,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  const address = '/courses?level=beginner&sort=top_rated'
  await go(address)
  await rendered(page)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300)
  // By its own press: scrolling to the header first would lose the place that is to be kept.
  await page
    .locator(`a[hreflang="${other}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
    .catch(async () => {
      await switchLanguage(page, language)
    })
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  expect(placeOf(page)).toBe(localised(address, other))
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300)
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax' })
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1)
})

test('a hash stays when the language is switched, and a course keeps its own page', async ({
  page,
  go,
  language,
  ids,
}) => {
  const other = language === 'ar' ? 'en' : 'ar'
  for (const address of [`/Course/${ids.course}`, '/faq#q-2', '/about_us?x=1']) {
    await page.context().clearCookies()
    await go(address)
    await rendered(page)
    await switchLanguage(page, language)
    await rendered(page)
    expect(placeOf(page)).toBe(localised(address, other))
  }
})

test('every link of the home page stays in its language', async ({ page, go, language, host }) => {
  await go('/')
  await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(20)
  for (const link of new Set(links)) {
    const isEnglish = /^\/en(?:$|[/?#])/.test(link)
    expect.soft(isEnglish, `${link} at ${host.url}`).toBe(language === 'en')
  }
})

test('an address that leads nowhere says so, with the address as it was asked for', async ({
  page,
  path,
  sayLike,
  watch,
}) => {
  watch.allow(/404/)
  for (const address of ['/no/such/page', '/صفحة-مفقودة', '/Course/abc', '/Bill/12']) {
    const answer = await page.goto(path(address))
    expect(answer?.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(sayLike('Page not found: <0>{path}</0>'))
    await expect(heading).toContainText(path(address))
  }
})

test('a course that does not exist is not found, with the way on', async ({
  page,
  path,
  sayLike,
  say,
  watch,
}) => {
  watch.allow(/404 GET .*\/courses\/999999/)
  const answer = await page.goto(path('/Course/999999'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sayLike('Page not found: <0>{path}</0>'))
  await page
    .getByRole('main')
    .getByRole('link', { name: say('To the home page') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/'))
})
