import { rendered, fillSignIn, openAccountMenu, placeOf } from '../fixtures/screens.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'
import { say } from '../fixtures/words.ts'

test('deleting an account asks for its address, clears the session and reloads the page after a second', async ({
  page,
  context,
  request,
  host,
  newLearner,
  watch,
}) => {
  // The service ends the socket before it answers, and the bell may ask once more meanwhile.
  watch.allow(/^fetch: 401 GET .*\/notifications\/get-notification/)
  const email = newLearner()
  await page.goto('/auth/login?next=%2Fprofile')
  await fillSignIn(page, 'ar', email)
  await expect(page).toHaveURL(`${host.url}/profile`)
  await page.getByRole('button', { name: say('ar', 'Delete the account') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('someone@else.test')
  await dialog.getByRole('button', { name: say('ar', 'Delete it for good') }).click()
  await expect(dialog.getByText(say('ar', 'This is not the account’s e-mail.'))).toBeVisible()
  await dialog.getByRole('textbox').fill(email)
  const deleted = page.waitForResponse(
    answer =>
      answer.request().method() === 'DELETE' &&
      new URL(answer.url()).pathname === '/client-api/v1/auth/delete-account',
  )
  const loaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: say('ar', 'Delete it for good') }).click()
  const answer = await deleted
  expect(answer.ok()).toBe(true)
  await loaded
  const { startTime, responseStart } = answer.request().timing()
  const passed = (await page.evaluate(() => performance.timeOrigin)) - (startTime + responseStart)
  expect(passed).toBeGreaterThan(950)
  // A second to read it, and whatever a loaded machine takes to begin.
  expect(passed).toBeLessThan(15_000)
  expect((await cookiesOf(context))['token']).toBeUndefined()
  await rendered(page)
  expect(placeOf(page), 'the page says farewell').toBe('/auth/message?about=deleted')
  const again = await request.post(`${host.url}/client-api/v1/auth/login`, {
    headers: { 'api-key': 'masar-web' },
    data: { email, password: 'Masar@Demo2026' },
  })
  expect(again.status()).toBe(401)
})

test('P-04: signing out leaves nothing of the person in the browser', async ({
  page,
  context,
  host,
  newLearner,
}) => {
  const email = newLearner()
  await page.goto('/auth/student-account')
  await page.getByRole('textbox', { name: new RegExp(`^${say('ar', 'Full name')}`) }).fill('سارة القحطاني')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('سارة القحطاني')
  await page.goto('/auth/login?next=%2Fprofile')
  await fillSignIn(page, 'ar', email)
  await expect(page).toHaveURL(`${host.url}/profile`)
  await openAccountMenu(page, 'ar')
  await page.getByRole('menuitem', { name: say('ar', 'Sign out') }).click()
  await expect(page).toHaveURL(`${host.url}/`)
  await rendered(page)
  expect(Object.keys(await cookiesOf(context)).filter(name => name !== 'locale')).toEqual([])
  const left = await page.evaluate(async () => ({
    tab: { ...sessionStorage },
    browser: { ...localStorage },
    caches: await caches.keys(),
  }))
  expect(JSON.stringify(left)).not.toMatch(/سارة|masar\.test|draft|reset/)
  expect(left.caches).toEqual([])
})

test('the theme is kept through a reload and stands before the first paint', async ({
  page,
  signedIn,
  newLearner,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signedIn(newLearner())
  await page.goto('/')
  await openAccountMenu(page, 'ar')
  await page.getByRole('menuitem', { name: say('ar', 'Dark theme') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await rendered(page)
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)).toBe(dark)
})
