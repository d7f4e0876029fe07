import { company, student } from '../fixtures/people.ts'
import { rendered, fillSignIn, openAccountMenu, placeOf, signOut } from '../fixtures/screens.ts'
import { expect, localised, test } from '../fixtures/test.ts'
import { appOfPage, cookiesOf } from '../fixtures/state.ts'

const days = (seconds: number) => seconds / 86_400

test('signing in keeps the session for 30 days in cookies of the specified names, and goes home @both', async ({
  page,
  context,
  go,
  language,
  path,
}) => {
  await go('/auth/login')
  await fillSignIn(page, language, student)
  await expect(page).toHaveURL(url => url.pathname === path('/'))
  const cookies = await context.cookies()
  for (const name of ['token', 'user_email', 'user_name', 'user_info', 'is_google']) {
    const cookie = cookies.find(each => each.name === name)
    expect(cookie, name).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
    expect(days((cookie?.expires ?? 0) - Date.now() / 1000), name).toBeCloseTo(30, 1)
  }
  const values = await cookiesOf(context)
  expect(values['user_email']).toBe(student)
  expect(values['is_google']).toBe('0')
  expect(JSON.parse(values['user_info'] ?? '')).toMatchObject({ kind: 'student' })
  expect(values['otp']).toBeUndefined()
})

test('a page behind the sign-in is where the sign-in leads back to, with its query', async ({
  page,
  go,
  language,
  path,
}) => {
  await go('/favorites?x=1')
  await fillSignIn(page, language, student)
  await expect(page).toHaveURL(url => url.pathname + url.search === path('/favorites?x=1'))
  await page.goBack()
  expect(placeOf(page), 'the way back does not show the sign-in again').not.toContain('/auth/login')
})

test('a return address of another site is not followed', async ({ page, language, host, path }) => {
  for (const next of ['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.context().clearCookies()
    await page.goto(`${path('/auth/login')}?next=${encodeURIComponent(next)}`)
    await fillSignIn(page, language, student)
    await expect(page).toHaveURL(host.url + path('/'))
  }
})

test('a wrong password says so in the reader’s language, keeps the address and asks for the password', async ({
  page,
  go,
  language,
  watch,
  t,
  say,
}) => {
  watch.allow(/401 POST .*\/auth\/login/)
  await go('/auth/login')
  await fillSignIn(page, language, student, 'not the password')
  await expect(page.getByRole('alert')).toContainText(t('البريد', 'e-mail'))
  await expect(page.getByRole('textbox', { name: say('E-mail') })).toHaveValue(student)
  await expect(page.getByLabel(say('Password'), { exact: true })).toBeFocused()
  expect(placeOf(page)).toContain('/auth/login')
})

test('empty fields are named at the fields, and nothing is sent', async ({ page, go, language, say }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await go('/auth/login')
  await fillSignIn(page, language, '', '')
  await expect(page.getByRole('textbox', { name: say('E-mail') })).toBeFocused()
  await expect(page.getByRole('textbox', { name: say('E-mail') })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByText(say('Enter the e-mail address.'))).toBeVisible()
  expect(sent).toEqual([])
})

test('a company’s account on the learners’ page is shown the way to the portal', async ({
  page,
  go,
  language,
  watch,
}) => {
  watch.allow(/403 POST .*\/auth\/login/)
  await go('/auth/login')
  await fillSignIn(page, language, company)
  await page.getByRole('alert').getByRole('link').click()
  await rendered(page)
  await expect.poll(() => appOfPage(page)).toBe('company')
  expect(placeOf(page)).toBe(localised('/auth/login?company', language))
})

test('signing out clears the cookies, tells the service, reloads the root, and the other tab follows', async ({
  page,
  context,
  go,
  language,
  newLearner,
  path,
  host,
}) => {
  const email = newLearner()
  await go('/auth/login')
  await fillSignIn(page, language, email)
  await expect(page).toHaveURL(url => url.pathname === path('/'))
  const token = (await cookiesOf(context))['token'] ?? ''
  const other = await context.newPage()
  await other.goto(path('/favorites'))
  await rendered(other)
  await page.bringToFront()
  await go('/learn')
  await rendered(page)
  const goodbye = page.waitForRequest(
    request => request.url().endsWith('/client-api/v1/auth/logout') && request.method() === 'POST',
  )
  const loaded = page.waitForEvent('load')
  await signOut(page, language)
  expect((await goodbye).headers()['authorization']).toBe(`Bearer ${token}`)
  await loaded
  await expect(page).toHaveURL(url => /^\/(?:en)?$/.test(url.pathname))
  expect(Object.keys(await cookiesOf(context)).filter(name => name !== 'locale')).toEqual([])
  await expect(other).toHaveURL(/\/auth\/login\?next=/)
  const answer = await page.request.get(`${host.url}/client-api/v1/auth/profile`, {
    headers: { 'api-key': 'masar-web', authorization: `Bearer ${token}` },
  })
  expect(answer.status(), 'the token is worth nothing any more').toBe(401)
  // The root is Arabic unless English was chosen.
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^(?:Sign in|تسجيل الدخول)$/ }),
  ).toBeVisible()
})

test('the account menu names the person and their places', async ({ page, go, language, signedIn, say }) => {
  await signedIn(student)
  await go('/')
  await openAccountMenu(page, language)
  for (const place of ['My courses', 'Favourites', 'Orders', 'Profile', 'Sign out'])
    await expect(page.getByRole('menuitem', { name: say(place) })).toBeVisible()
  await page.getByRole('menuitem', { name: say('Favourites') }).click()
  await expect(page).toHaveURL(url => url.pathname === localised('/favorites', language))
})
