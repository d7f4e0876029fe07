import { codeTo, emailsTo } from '../fixtures/mailbox.ts'
import { rendered, fillSignIn, placeOf } from '../fixtures/screens.ts'
import { enterCode, fillPerson, freshAddress, newPassword } from '../fixtures/registration.ts'
import { cookiesOf } from '../fixtures/state.ts'
import { expect, test } from '../fixtures/test.ts'

test('a visitor who wanted a page registers as a student, enters the mailed code, and is signed in on that page @both', async ({
  page,
  context,
  go,
  language,
  say,
  path,
  host,
  watch,
}) => {
  watch.allow(/422 POST .*\/auth\/otp$/)
  const email = freshAddress('student')
  await go('/favorites')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Create an account') })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('I want to learn') })
    .click()
  await fillPerson(page, language, email)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  expect((await cookiesOf(context))['otp']).toBeTruthy()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  const code = await codeTo(page.request, host.url, email)

  await enterCode(page, language, code === '000000' ? '111111' : '000000')
  await expect(page.getByRole('main').getByText(say('The code is wrong.'))).toBeVisible()
  await page.reload()
  await expect(
    page.getByText(say('You can ask for a new code in <0/>.').split('<0/>')[0] ?? ''),
    'the wait goes on after a reload',
  ).toBeVisible()
  await enterCode(page, language, code)
  await expect(page).toHaveURL(url => url.pathname === path('/favorites'))
  const cookies = await cookiesOf(context)
  expect(cookies['otp']).toBeUndefined()
  expect(cookies['user_email']).toBe(email)
  expect(JSON.parse(cookies['user_info'] ?? '{}')).toMatchObject({ kind: 'student' })
})

test('an instructor’s application ends at the page that says what comes next, and signs no one in', async ({
  page,
  context,
  go,
  language,
  say,
  path,
  host,
}) => {
  const email = freshAddress('instructor')
  await go('/auth/instructor-account')
  await fillPerson(page, language, email)
  const field = (source: string) => page.getByRole('textbox', { name: new RegExp(`^${say(source)}`) })
  await field('Title').fill(language === 'ar' ? 'محللة بيانات' : 'Data analyst')
  await field('Fields of expertise').fill(language === 'ar' ? 'الإحصاء، SQL' : 'Statistics, SQL')
  await page.getByRole('button', { name: say('Send the application') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp-instructor'))
  await enterCode(page, language, await codeTo(page.request, host.url, email))
  await expect(page.getByRole('heading', { level: 1, name: say('We have your application') })).toBeVisible()
  const cookies = await cookiesOf(context)
  expect([cookies['token'], cookies['otp']]).toEqual([undefined, undefined])
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Sign in') })
    .click()
  await fillSignIn(page, language, email, newPassword)
  await expect(page).toHaveURL(url => url.pathname === path('/'))
  expect(JSON.parse((await cookiesOf(context))['user_info'] ?? '{}')).toMatchObject({ kind: 'instructor' })
})

test('a forgotten password: code, new password, and signing in with it where one was going @both', async ({
  page,
  go,
  language,
  say,
  path,
  host,
  newLearner,
  watch,
}) => {
  watch.allow(/401 POST .*\/auth\/login/)
  const email = newLearner()
  await go('/favorites')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Forgot your password?') })
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/forget-password'))
  await expect(page.getByRole('heading', { level: 1, name: say('Forgot your password?') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: say('E-mail') })
    .fill(email)
  await page.getByRole('button', { name: say('Send the code') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  await enterCode(page, language, await codeTo(page.request, host.url, email))
  await expect(page).toHaveURL(url => url.pathname === path('/auth/enter-password'))
  await page.getByLabel(say('New password'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: say('Set the password') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Your new password is set') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Sign in') })
    .click()
  await fillSignIn(page, language, email)
  await expect(page.getByRole('alert')).toBeVisible()
  await fillSignIn(page, language, email, newPassword)
  await expect(page).toHaveURL(url => url.pathname === path('/favorites'))
})

test('an address that has an account already is registered like any other, and only its owner learns of it', async ({
  page,
  go,
  language,
  say,
  path,
  host,
  newLearner,
}) => {
  const email = newLearner()
  await go('/auth/student-account')
  await fillPerson(page, language, email)
  await page.getByRole('button', { name: say('Create the account') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/auth/otp'))
  await rendered(page)
  await expect.poll(async () => (await emailsTo(page.request, host.url, email)).length).toBe(1)
  expect((await emailsTo(page.request, host.url, email))[0]?.text).not.toMatch(/(?<!\d)\d{6}(?!\d)/)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Change it') })
    .click()
  await expect(page.getByRole('textbox', { name: new RegExp(`^${say('E-mail')}`) })).toHaveValue(email)
  expect(placeOf(page)).toContain('/auth/student-account')
})
