import { rendered, placeOf } from '../fixtures/screens.ts'
import { expect, localised, test } from '../fixtures/test.ts'

test('a course is saved, found among the favourites, taken out, and brought back by undo', async ({
  page,
  go,
  say,
  sayLike,
  ids,
  signedIn,
  newLearner,
  call,
  t,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  const saved = async () => ((await api('GET', '/favorites')).body.data as unknown[]).length
  await go(`/Course/${ids.course}`)
  await page
    .getByRole('button', { name: say('Save for later') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(
    page
      .getByRole('button', { name: say('In your favourites') })
      .filter({ visible: true })
      .first(),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(saved).toBe(1)

  await go('/favorites')
  const course = page
    .getByRole('main')
    .getByRole('link', { name: t('تحليل البيانات بالجداول الإلكترونية', 'Data Analysis with Spreadsheets') })
  await expect(course).toBeVisible()
  await page.getByRole('button', { name: sayLike('Remove from favourites: {0}') }).click()
  await expect(page.getByRole('heading', { name: say('Nothing saved yet') })).toBeVisible()
  await expect.poll(saved).toBe(0)
  await page
    .getByRole('button', { name: say('Undo') })
    .last()
    .click()
  await expect(course).toBeVisible()
  await expect.poll(saved).toBe(1)
  await page.reload()
  await expect(course).toBeVisible()
})

test('favourites are put in order by keyboard and buttons, and stay so', async ({
  page,
  go,
  say,
  sayLike,
  signedIn,
  newLearner,
  call,
}) => {
  const email = newLearner()
  await signedIn(email)
  const api = await call(email)
  const { data: courses } = (await api('GET', '/courses?limit=3')).body as {
    data: { id: number; title: string }[]
  }
  const ids = courses.slice(0, 3).map(({ id }) => id)
  for (const id of ids) await api('POST', '/favorites', { course_id: id })
  const order = async () =>
    ((await api('GET', '/favorites')).body.data as { id: number }[]).map(({ id }) => id)
  const [first, second, third] = ids.toReversed()
  await go('/favorites')
  await page.getByRole('button', { name: say('Change the order') }).click()
  const list = page.getByRole('list', { name: say('Favourites, in your order') })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list
    .getByRole('button', { name: sayLike('Place of {name}: the arrow keys move it') })
    .first()
    .press('End')
  await expect.poll(order).toEqual([second, third, first])
  await list
    .getByRole('button', { name: sayLike('Move {name} up') })
    .last()
    .click()
  await expect.poll(order).toEqual([second, first, third])
  // What another tab changes is seen here, without a reload.
  await api('PATCH', '/favorites/order', { course_ids: [third] })
  const titleOf = (id: number | undefined) => courses.find(course => course.id === id)?.title ?? ''
  await expect(list.getByRole('listitem').first()).toContainText(titleOf(third))
  await api('PATCH', '/favorites/order', { course_ids: [second] })
  await expect(list.getByRole('listitem').first()).toContainText(titleOf(second))
  await api('PATCH', '/favorites/order', { course_ids: [second, first, third] })
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await order()).toEqual([second, first, third])
})

test('a visitor who saves a course signs in first and comes back to it', async ({
  page,
  go,
  say,
  ids,
  language,
}) => {
  await go(`/Course/${ids.course}`)
  await page
    .getByRole('button', { name: say('Save for later') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await rendered(page)
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/Course/${ids.course}`)
  expect(placeOf(page)).toContain(localised('/auth/login', language))
})

test('a course that could not be saved is shown as it is', async ({
  page,
  go,
  say,
  ids,
  signedIn,
  newLearner,
  watch,
}) => {
  watch.allow(/favorites/)
  await signedIn(newLearner())
  await go(`/Course/${ids.course}`)
  await page.route('**/client-api/v1/favorites', route =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: '{"message":"لا يمكن الآن","code":"conflict"}',
        })
      : route.continue(),
  )
  await page
    .getByRole('button', { name: say('Save for later') })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText('لا يمكن الآن')).toBeVisible()
  await expect(
    page
      .getByRole('button', { name: say('Save for later') })
      .filter({ visible: true })
      .first(),
  ).toHaveAttribute('aria-pressed', 'false')
})
