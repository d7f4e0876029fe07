import { learnerPages } from '@masar/site-map'
import { publicPageOf } from '@masar/site-map/server'
import type { Page } from '@playwright/test'
import { chooseFilter, titles } from '../fixtures/catalogue-page.ts'
import { placeOf } from '../fixtures/screens.ts'
import { type Ids, pathOf } from '../fixtures/site.ts'
import { expect, live, test } from '../fixtures/test.ts'

const wordsOf = (page: Page) => page.locator('#root').evaluate(root => root.textContent)

/** Pages that the host prerenders for visitors, lists that are narrowed, and pages with a query that they do not read. */
const addresses = (ids: Ids) => [
  ...learnerPages.filter(page => publicPageOf(page)?.prerendered).map(page => pathOf(page, ids)),
  '/courses?q=data',
  '/courses?q=xqzwv',
  '/courses?q=data&gclid=1',
  '/?utm_source=mail',
]

declare global {
  interface Window {
    /** The prerendered text, read before any script of the app runs. */
    prerenderedWords: string
  }
}

test('the app hydrates a prerendered page unchanged: the same elements, the same words', async ({
  page,
  path,
  ids,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      window.prerenderedWords = document.getElementById('root')?.textContent ?? ''
      // A new render would lose the mark.
      document.querySelector('#root h1')?.setAttribute('data-first', '')
    }),
  )
  for (const each of addresses(ids))
    await test.step(each, async () => {
      await page.goto(path(each))
      await live(page)
      const words = await page.evaluate(() => window.prerenderedWords)
      expect.soft(words.length, `${each}: is prerendered`).toBeGreaterThan(200)
      await expect
        .soft(page.locator('#root h1[data-first]'), `${each}: hydrated, not rendered again`)
        .toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect.soft(await wordsOf(page), `${each}: nothing is added later`).toBe(words)
    })
})

test('what is prerendered has its styles before any script runs', async ({ page, path, ids, host }) => {
  const read = async (address: string) => (await page.request.get(host.url + address)).text()
  for (const each of addresses(ids)) {
    const document = await read(path(each))
    const sheets = [...document.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href as string,
    )
    const styles = (await Promise.all(sheets.map(read))).join('')
    const root = document.slice(document.indexOf('id="root"'))
    // The class names of one CSS module end alike: one of them with a rule is enough to tell that its file is linked.
    const modules = new Map(
      [...root.matchAll(/_\w+?(_[a-z0-9]{5}_)\d+(?=[" ])/g)].map(([name, module]) => [
        module as string,
        name,
      ]),
    )
    expect.soft(modules.size, `${each}: has classes`).toBeGreaterThan(5)
    const bare = [...modules].filter(([module]) => !styles.includes(module)).map(([, name]) => name)
    expect.soft(bare, `${each}: classes without a rule`).toEqual([])
  }
})

test('parts below the fold are hydrated near the viewport, and the first click on them is handled', async ({
  page,
  path,
  t,
  host,
  ids,
}) => {
  const { data } = (await (
    await page.request.get(`${host.url}/client-api/v1/courses`, { headers: { 'api-key': 'masar-web' } })
  ).json()) as { data: { id: number; rating_count: number }[] }
  const course = data.toSorted((a, b) => b.rating_count - a.rating_count)[0]?.id ?? ids.course
  const isHydrated = (name: string) =>
    page
      .locator(`[aria-labelledby="${name}"]`)
      .evaluate(part => Object.keys(part).some(key => key.startsWith('__reactProps')))
  const isLaidOut = (name: string) =>
    page
      .locator(`[aria-labelledby="${name}"]`)
      .evaluate(part => part.checkVisibility({ contentVisibilityAuto: true }))
  await page.goto(path(`/Course/${course}`))
  await live(page)
  await page.waitForLoadState('networkidle')
  expect(await isHydrated('reviews')).toBe(false)
  expect(await isLaidOut('related'), 'nor is it laid out on a new visit').toBe(false)
  await page.reload()
  await live(page)
  expect(await isLaidOut('related'), 'a reload restores the scroll position: every height is known').toBe(
    true,
  )
  await page.locator('#curriculum').scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated('curriculum')).toBe(true)
  expect(await isHydrated('related')).toBe(false)
  const reviews = page.locator('[aria-labelledby="reviews"] li:has(time)')
  const before = await reviews.count()
  // As assistive technology clicks: without a pointer event, without scrolling.
  await page
    .getByRole('button', { name: t('عرض المزيد من التقييمات', 'Show more reviews') })
    .evaluate(button => {
      ;(button as HTMLElement).click()
    })
  await expect.poll(() => reviews.count()).toBeGreaterThan(before)
  await page
    .getByRole('link', { name: t('مسار', 'Masar') })
    .first()
    .click()
  await expect(page).toHaveURL(url => url.pathname === path('/'))
  await expect
    .poll(() => isHydrated('newest'), 'a page that the app renders itself is interactive at once')
    .toBe(true)
})

/** How much has moved since the page began, by the browser's own measure. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )

test('nothing moves while the home page loads: its styles are all there before its scripts', async ({
  page,
  path,
}) => {
  await page.goto(path('/'))
  await live(page)
  await page.waitForLoadState('networkidle')
  expect(await moved(page)).toBeLessThan(0.005)
})

test('hardly anything moves when the fonts come late: the device’s fallback font is as wide and as high', async ({
  page,
  path,
  ids,
}) => {
  const { promise: fonts, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async route => {
    await fonts
    await route.continue()
  })
  await page.goto(path(`/Course/${ids.course}`), { waitUntil: 'commit' })
  await live(page)
  const measured = await page.evaluate(async () => {
    const has = (name: string) =>
      new FontFace('probe', `local('${name}')`).load().then(
        () => true,
        () => false,
      )
    return (await has('DejaVu Sans')) && ((await has('Arial')) || (await has('Liberation Sans')))
  })
  test.skip(!measured, 'the device has none of the measured fonts')
  arrive()
  await page.waitForLoadState('networkidle')
  // A line here and there still ends with another word.
  expect(await moved(page)).toBeLessThan(0.1)
})

test('a first visit fetches the fonts of its script and ASCII only', async ({ page, path, ids }) => {
  for (const each of ['/', '/courses', `/Course/${ids.course}`, '/faq'])
    await test.step(each, async () => {
      await page.goto(path(each))
      await live(page)
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready
        return performance
          .getEntriesByType('resource')
          .map(entry => entry.name)
          .filter(name => name.endsWith('.woff2'))
          .map(name => name.split('/').at(-1))
      })
      expect(fonts.filter(name => !/^readex-pro-(?:arabic|basic)-/.test(name ?? ''))).toEqual([])
    })
})

test('without scripts no dead control is shown, the search works, and the page says what is missing', async ({
  browser,
  path,
  t,
  ids,
  viewport,
  host,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: host.url })
  const page = await still.newPage()
  for (const each of ['/', '/courses', `/Course/${ids.course}`, '/contact-us', '/faq']) {
    await page.goto(path(each))
    await expect
      .soft(
        page.locator('button:not([type=submit], [data-is-text]):visible'),
        `${each}: buttons that need a script`,
      )
      .toHaveCount(0)
    await expect
      .soft(page.locator('.no-script').filter({ visible: true }), each)
      .toContainText(t('تشغيل JavaScript متوقف', 'JavaScript is off'))
    await expect
      .soft(
        page
          .getByRole('link', { name: t('English', 'العربية') })
          .filter({ visible: true })
          .first(),
        each,
      )
      .toBeVisible()
  }
  await page.goto(path('/'))
  const question = page.locator('section[aria-labelledby="question"]')
  await expect(question.locator('[data-is-text]:visible')).not.toHaveCount(0)
  await expect(question.getByRole('link', { name: t('تعلّم المزيد', 'Learn more') })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill(t('بيانات', 'data'))
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(
    url => url.pathname === path('/courses') && url.searchParams.get('q') === t('بيانات', 'data'),
  )
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: t('تحليل البيانات', 'Data Analysis') })
      .first(),
  ).toBeVisible()
  await still.close()
})

/** Delays the app's first script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/_learner\/assets\/main-.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a reload and a way back before any script runs show the page of the address', async ({
  page,
  go,
  path,
  language,
}) => {
  await go('/courses')
  const all = await titles(page).count()
  await chooseFilter(page, language, 'Price', 'Free courses')
  await expect.poll(() => titles(page).count()).toBeLessThan(all)
  const goOn = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(titles(page).first()).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  goOn()
  await live(page)
  await expect.poll(() => titles(page).count()).toBe(all)
  expect(placeOf(page)).toBe(path('/courses'))
})

test('text typed before the hydration is kept', async ({ page, path, t }) => {
  const goOn = await holdScripts(page)
  await page.goto(path('/'), { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill(t('بيانات', 'data'))
  goOn()
  await live(page)
  await expect(field).toHaveValue(t('بيانات', 'data'))
  await field.press('Enter')
  await expect(page).toHaveURL(url => url.searchParams.get('q') === t('بيانات', 'data'))
})
