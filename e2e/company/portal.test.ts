import { company, putCookies, student, tokenOf } from '../fixtures/people.ts'
import { rendered, fillSignIn, placeOf, signOut, switchLanguage } from '../fixtures/screens.ts'
import { appOfPage, cookiesOf } from '../fixtures/state.ts'
import { expect, localised, test } from '../fixtures/test.ts'

test('a company signs in, sees its dashboard, and finds an employee however the name is spelt @both', async ({
  page,
  context,
  go,
  language,
  t,
  say,
  path,
}) => {
  await go('/auth/login?company')
  expect(await appOfPage(page)).toBe('company')
  await fillSignIn(page, language, company)
  await expect(page).toHaveURL(url => url.pathname + url.search === path('/?company'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('نخلة', 'Nakhla'))
  expect(JSON.parse((await cookiesOf(context))['user_info'] ?? '{}')).toMatchObject({ kind: 'company' })

  await page
    .getByRole('main')
    .getByRole('link', { name: say('See all employees', 'company') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/Employees'))
  const called = language === 'ar' ? /حمد/ : /Ahmed/
  const people = page.getByRole('main').getByRole('link', { name: called })
  await page.getByRole('searchbox', { name: say('Search by name, e-mail or number', 'company') }).fill('احمد')
  await expect
    .poll(async () => (await people.allInnerTexts()).map(name => name.trim()).sort())
    .toEqual(
      language === 'ar'
        ? ['أحمد بن سعد الزهراني', 'احمد عبد الله القرني']
        : ['Ahmed Abdullah Al-Qarni', 'Ahmed bin Saad Al-Zahrani'],
    )
  await expect(page).toHaveURL(url => url.searchParams.get('q') === 'احمد')

  await people.first().click()
  await expect(page).toHaveURL(/\/Employees\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(url => url.searchParams.get('q') === 'احمد')
  await expect(people).toHaveCount(2)
})

test('the list of employees narrows by state and department, and the way back keeps its place', async ({
  page,
  go,
  say,
  signedIn,
}) => {
  await signedIn(company)
  await go('/Employees')
  const rows = page.getByRole('grid').getByRole('link')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('combobox', { name: say('Status', 'company') }).selectOption('active')
  await expect(page).toHaveURL(url => url.searchParams.get('state') === 'active')
  await page.getByRole('combobox', { name: say('Department', 'company') }).selectOption({ index: 1 })
  await expect(page).toHaveURL(url => url.searchParams.get('department') !== null)
  const address = placeOf(page)
  await expect(rows.first()).toBeVisible()
  await rows.first().click()
  await rendered(page)
  await page.getByRole('link', { name: say('All employees', 'company') }).click()
  await expect.poll(() => placeOf(page)).toBe(address)
  await page.reload()
  await expect(page.getByRole('combobox', { name: say('Status', 'company') })).toHaveValue('active')
})

test('an employee of another company, or of none, is not found', async ({
  page,
  go,
  sayLike,
  signedIn,
  watch,
}) => {
  watch.allow(/404 GET .*\/employees\//)
  await signedIn(company)
  await go('/Employees/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    sayLike('Page not found: <0>{path}</0>', 'company'),
  )
})

test('a learner at the company’s pages sees that they have no access, with a way on', async ({
  page,
  go,
  say,
  signedIn,
  path,
}) => {
  await signedIn(student)
  for (const address of ['/Employees', '/?company', '/reports?company']) {
    await go(address)
    await expect(page, address).toHaveURL(url => url.pathname === path('/not-allowed-error'))
    await expect(
      page.getByRole('heading', { level: 1, name: say('You cannot open this page', 'company') }),
    ).toBeVisible()
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: say('To my courses', 'company') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/learn'))
})

test('company in the query keeps the portal on every link, whatever its value', async ({
  page,
  go,
  signedIn,
  language,
}) => {
  await signedIn(company)
  await go('/?company=12')
  await rendered(page)
  expect(await appOfPage(page)).toBe('company')
  const links = await page
    .getByRole('banner')
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll(anchors => anchors.map(anchor => anchor.getAttribute('href') ?? ''))
  const inPortal = links.filter(link => /[?&]company(?:=|&|$)/.test(link) || link.includes('/Employees'))
  expect(inPortal.length).toBeGreaterThan(2)
  await switchLanguage(page, language)
  expect(placeOf(page)).toBe(localised('/?company=12', language === 'ar' ? 'en' : 'ar'))
  expect(await appOfPage(page)).toBe('company')
})

test('the portal’s profile and sign-out go to the company’s API', async ({
  page,
  go,
  language,
  host,
  watch,
}) => {
  // Calls that are under way when the session ends, the live line's for its channels among them.
  watch.allow(/^fetch: 401 (?:GET |POST .*\/broadcasting\/auth$)/)
  // A session of its own: signing out ends it.
  const own = await tokenOf(page.request, host.url, company)
  await putCookies(page.context(), host.url, own)
  const profile = page.waitForRequest(request => request.url().endsWith('/company-api/v1/auth/profile'))
  await go('/profile?company')
  expect((await profile).headers()['authorization']).toBe(`Bearer ${own.token}`)
  await rendered(page)
  const goodbye = page.waitForRequest(
    request => request.url().endsWith('/company-api/v1/auth/logout') && request.method() === 'POST',
  )
  await signOut(page, language)
  expect((await goodbye).headers()['authorization']).toBe(`Bearer ${own.token}`)
  await expect(page).toHaveURL(url => url.pathname === '/' || url.pathname === '/en')
  // The root is Arabic unless English was chosen.
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^(?:Sign in|تسجيل الدخول)$/ }),
  ).toBeVisible()
})
