import { builtFile } from '../fixtures/built-file.ts'
import { chooseFilter, titles, titleTexts } from '../fixtures/catalogue-page.ts'
import { rendered, placeOf } from '../fixtures/screens.ts'
import { expect, test } from '../fixtures/test.ts'

test('filters and order are in the URL; back takes the last one off, and a reload keeps all @both', async ({
  page,
  go,
  language,
  say,
  path,
}) => {
  await go('/courses')
  await expect(titles(page).first()).toBeVisible()
  const all = await titles(page).count()
  await chooseFilter(page, language, 'Price', 'Free courses')
  await expect(page).toHaveURL(url => url.pathname + url.search === path('/courses?price=free'))
  await expect.poll(() => titles(page).count()).toBeLessThan(all)
  const free = await titleTexts(page)
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption('top_rated')
  await expect(page).toHaveURL(url => url.searchParams.get('sort') === 'top_rated')
  await expect.poll(() => titleTexts(page)).not.toEqual(free)
  const rated = await titleTexts(page)
  expect([...rated].sort()).toEqual([...free].sort())
  await page.reload()
  await expect.poll(() => titleTexts(page)).toEqual(rated)
  await page.goBack()
  await expect.poll(() => titleTexts(page)).toEqual(free)
  expect(placeOf(page)).toBe(path('/courses?price=free'))
  await page.goBack()
  await expect.poll(() => titles(page).count()).toBe(all)
})

test('search as you type finds in both languages and folded, and lands in the address @both', async ({
  page,
  go,
  say,
  t,
}) => {
  await go('/courses')
  await expect(titles(page).first()).toBeVisible()
  const search = page.getByRole('main').getByRole('searchbox', { name: say('Search the catalogue') })
  const wanted = t('إدارة المشاريع، الخطوات الأولى', 'Project Management, First Steps')
  for (const words of ['اداره المشاريع', 'إدارةُ المشاريعِ', 'project management', 'PROJECT manag']) {
    await search.fill(words)
    await expect(page, words).toHaveURL(url => url.searchParams.get('q') === words)
    await expect(titles(page).first(), words).toContainText(new RegExp(wanted, 'i'))
  }
  await search.fill('xqzwv')
  await expect(page.getByRole('heading', { name: say('No courses found') })).toBeVisible()
  await search.press('Escape')
  await expect(titles(page).nth(8)).toBeVisible()
  await expect(page).toHaveURL(url => url.searchParams.get('q') === null)
})

test('an instructor in the address lists that teacher’s courses, and one press takes it off', async ({
  page,
  go,
  t,
  ids,
}) => {
  await go(`/courses?instructor=${ids.instructor}`)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBe(2)
  for (const card of await cards.all()) await expect(card).toContainText(t('عمر حداد', 'Omar Haddad'))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('عمر حداد', 'Omar Haddad') })
    .click()
  await expect.poll(() => cards.count()).toBeGreaterThan(5)
  await expect(page).toHaveURL(url => url.search === '')
})

test('the specification’s older queries still order the list', async ({ page, go }) => {
  await go('/courses?selling=best_selling')
  await expect(page.getByRole('main').locator('select').first()).toHaveValue('best_selling')
  await go('/courses?date=newest')
  await expect(page.getByRole('main').locator('select').first()).toHaveValue('newest')
  await expect(titles(page).first()).toBeVisible()
})

test('a query that makes no sense narrows nothing', async ({ page, go }) => {
  await go('/courses?price=cheap&level=%00&rating=99&instructor=x&sort=drop%20table&page=1e9&q=%20%20')
  await expect(titles(page).nth(8)).toBeVisible()
})

test('back from a course finds the list as it was left', async ({ page, go }) => {
  await go('/courses?level=beginner')
  await expect(titles(page).nth(3)).toBeVisible()
  await titles(page).nth(3).scrollIntoViewIfNeeded()
  // What presses may scroll a little more first, out from under what covers the link.
  const place = page.evaluate(
    () =>
      new Promise<number>(resolve =>
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true, once: true }),
      ),
  )
  await titles(page).nth(3).getByRole('link').click()
  await expect(page).toHaveURL(/\/Course\/\d+/)
  await rendered(page)
  await page.goBack()
  await expect(titles(page).nth(3)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(await place)
})

test('while a course is on its way the list stands as it was', async ({ page, go }) => {
  await go('/courses?level=beginner')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/${builtFile('/Course.$id.tsx?tsr-split=component')}`, async route => {
    await promise
    await route.continue()
  })
  const listed = await titleTexts(page)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/Course\/\d+/)
  await expect(page.getByRole('main').getByRole('button', { name: /مبتدئ|Beginner/ })).toBeVisible()
  expect(await titleTexts(page)).toEqual(listed)
  resolve()
  await rendered(page)
  await expect(page.locator('#curriculum')).toBeAttached()
})
