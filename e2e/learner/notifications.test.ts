import { company } from '../fixtures/people.ts'
import { expect, live, test } from '../fixtures/test.ts'

test('notification preferences are stored, shown again, and linked from the profile and the notifications', async ({
  page,
  go,
  say,
  path,
  signedIn,
  newLearner,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  await go('/notifcations')
  await page.getByRole('link', { name: say('Notification settings') }).click()
  await expect(page).toHaveURL(url => url.pathname === path('/profile/notifications'))
  const graded = page.getByRole('group', { name: say('An exam was graded') })
  await graded.getByRole('checkbox', { name: say('By e-mail') }).check()
  await expect(graded.getByRole('checkbox'), 'no push is set up here, so no devices are offered').toHaveCount(
    2,
  )
  await page.getByRole('radio', { name: say('One a day, at eight in the morning') }).check()
  await page.getByRole('checkbox', { name: say('Quiet hours') }).check()
  await page.getByRole('checkbox', { name: say('Show my name to others who are in the same lesson') }).check()
  await page.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Saved.'))).toBeVisible()

  const { body } = await (await call(email))('GET', '/notifications/preferences')
  expect(body.data).toMatchObject({
    quiet_from: 1320,
    quiet_until: 420,
    mail_rhythm: 'daily',
    is_seen_in_lessons: true,
    time_zone: 'Asia/Riyadh',
  })
  expect(body.data.kinds).toContainEqual({ kind: 'exam_graded', site: true, mail: true, push: true })

  await go('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Notification settings') })
    .click()
  await expect(graded.getByRole('checkbox', { name: say('By e-mail') })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: say('Quiet hours') })).toBeChecked()
})

test('preferences that could not be stored stay as chosen', async ({
  page,
  go,
  say,
  signedIn,
  newLearner,
  watch,
}) => {
  watch.allow(/preferences/)
  await signedIn(newLearner())
  await go('/profile/notifications')
  await page.route('**/notifications/preferences', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } })
      : route.fallback(),
  )
  const weekly = page.getByRole('radio', { name: say('One a week, on Sunday at eight in the morning') })
  await weekly.check()
  await page.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText('Away.')).toBeVisible()
  await expect(weekly).toBeChecked()
  await page.unroute('**/notifications/preferences')
  await page.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Saved.'))).toBeVisible()
})

test('in the portal: the kinds of a company', async ({ page, path, say, signedIn }) => {
  await signedIn(company)
  await page.goto(path('/notifcations?company'))
  await live(page)
  await page.getByRole('link', { name: say('Notification settings', 'company') }).click()
  await expect(page).toHaveURL(
    url => url.pathname === path('/profile/notifications') && url.searchParams.has('company'),
  )
  await expect(page.getByRole('group', { name: say('An order was paid', 'company') })).toBeVisible()
  await expect(page.getByRole('group', { name: say('An exam was graded', 'company') })).toHaveCount(0)
})
