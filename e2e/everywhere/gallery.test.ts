import type { Page } from '@playwright/test'
import { builtFile } from '../fixtures/built-file.ts'
import { expect, test } from '../fixtures/test.ts'

/** What a person who needs it may set (WCAG 1.4.12); the policy of the page lets no style be written into it, but lets the browser hold one. */
const addStyles = (page: Page, css: string) =>
  page.evaluate(async text => {
    const sheet = new CSSStyleSheet()
    await sheet.replace(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Components that are wider than the screen, and words that their boxes cut off. */
const errors = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const found: string[] = []
    for (const example of document.querySelectorAll<HTMLElement>('[data-example]')) {
      const id = example.dataset['example'] ?? ''
      if (example.scrollWidth > example.clientWidth + 1)
        found.push(`${id}: ${example.scrollWidth} in ${example.clientWidth}`)
      for (const element of example.querySelectorAll<HTMLElement>('*')) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
        const isHidden = element.closest('.visually-hidden') !== null || element.clientWidth <= 1
        if (
          isHidden ||
          webkitLineClamp !== 'none' ||
          !element.textContent?.trim() ||
          element instanceof HTMLInputElement
        )
          continue
        if (
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) ||
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2)
        )
          found.push(
            `${id}: <${element.tagName.toLowerCase()} class="${element.className}"> cuts “${element.textContent.trim().slice(0, 30)}”`,
          )
      }
    }
    return [
      ...(document.documentElement.scrollWidth > room
        ? [`page: ${document.documentElement.scrollWidth} in ${room}`]
        : []),
      ...found,
    ]
  })

const softly = expect.configure({ soft: true })

test('every component fits 320 pixels, wide text spacing, and text of twice the size', async ({
  page,
  go,
}) => {
  await page.routeWebSocket(/\/app\//, () => {})
  await page.setViewportSize({ width: 320, height: 740 })
  const { promise: player, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(`**/${builtFile('/video-js-player.tsx')}`, async route => {
    await player
    await route.continue()
  })
  await go('/test')
  await expect(page.locator('[data-example="media-player"]').getByRole('status')).toBeAttached()
  expect.soft(await errors(page), '320 pixels, the player on its way').toEqual([])
  arrive()
  await expect(page.locator('[data-example="media-player"] video')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect.soft(await errors(page), '320 pixels').toEqual([])
  // A department or a group may be called by one long word.
  await page
    .locator('[data-example="badge"] [data-tone] > :last-child')
    .evaluateAll(
      (badges, word) => badges.forEach(badge => (badge.textContent = word)),
      'Introduction_to_'.repeat(4),
    )
  expect.soft(await errors(page), '320 pixels, badges of one long word').toEqual([])
  await addStyles(
    page,
    '#gallery * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } #gallery p { margin-block-end: 2em !important }',
  )
  expect.soft(await errors(page), 'text spacing').toEqual([])
  await page.setViewportSize({ width: 640, height: 740 })
  await addStyles(page, 'html { font-size: 200% }')
  // What measures itself answers in the frames after the change.
  await softly.poll(() => errors(page), { message: 'twice the size', timeout: 5000 }).toEqual([])
  // A low window, as one has that zooms: the list opens above its field, up to the head of the page, and stays.
  await page.setViewportSize({ width: 640, height: 400 })
  await addStyles(page, '')
  const field = page.locator('[data-example="combobox"] input')
  await field.evaluate(element => {
    element.scrollIntoView({ block: 'end' })
    element.focus({ preventScroll: true })
    return new Promise(done => {
      requestAnimationFrame(() => {
        requestAnimationFrame(done)
      })
    })
  })
  await page.keyboard.press('ArrowDown')
  await page.evaluate(
    () =>
      new Promise(done => {
        requestAnimationFrame(() => {
          requestAnimationFrame(done)
        })
      }),
  )
  await expect(field).toHaveAttribute('aria-expanded', 'true')
})

test('a star that takes the focus by key stays a star: the button under it does not come out', async ({
  page,
  go,
}) => {
  await page.routeWebSocket(/\/app\//, () => {})
  await go('/test')
  const star = page.locator('[data-example="rating-field"] input').nth(2)
  await star.focus()
  await page.keyboard.press('ArrowRight')
  const focused = page.locator('[data-example="rating-field"] input:focus')
  await expect(focused).toHaveCount(1)
  expect(await focused.evaluate(element => element.getBoundingClientRect().width)).toBeLessThanOrEqual(1)
})

test('in forced colours what can be pressed or filled in has an edge, and what is chosen shows', async ({
  page,
  go,
  t,
}) => {
  await page.routeWebSocket(/\/app\//, () => {})
  await page.emulateMedia({ forcedColors: 'active' })
  await go('/test')
  const bare = await page
    .locator(
      '[data-example] :is(button, input:not([type=radio], [type=checkbox], [type=file], [type=range]), select, textarea)',
    )
    .evaluateAll(all =>
      all
        .filter(element => {
          if (element.closest('.visually-hidden, .media-skin') || element.getBoundingClientRect().width <= 1)
            return false
          // A field's edge may be its frame's or that of the boxes drawn over it; a text or an icon alone is recognised by its colour, as a link is.
          const framed = [
            element,
            element.parentElement,
            element.parentElement?.parentElement,
            element.nextElementSibling?.firstElementChild,
          ].some(
            each =>
              each &&
              getComputedStyle(each).borderTopStyle !== 'none' &&
              getComputedStyle(each).borderTopWidth !== '0px',
          )
          return !framed && element.tagName !== 'BUTTON'
        })
        .map(element => element.outerHTML.slice(0, 120)),
    )
  expect(bare).toEqual([])
  const boxes = await page
    .locator('[data-example="choice"] input')
    .evaluateAll(all => all.map(element => getComputedStyle(element).appearance))
  expect(new Set(boxes), 'boxes are drawn by the browser, which shows what is ticked').toEqual(
    new Set(['auto']),
  )
  const [fill, track] = await page
    .locator('[role="progressbar"]:has(> div) > div')
    .first()
    .evaluate(element => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.parentElement as HTMLElement).backgroundColor,
    ])
  expect(fill, 'how far a bar has come').not.toBe(track)
  const chosen = page.getByRole('tab', { name: t('نبذة', 'About') })
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  const other = page.getByRole('tab', { name: t('التقييمات', 'Reviews') })
  const look = (element: typeof chosen) =>
    element.evaluate(each => {
      const { color, borderBlockEndColor, backgroundColor, boxShadow } = getComputedStyle(each)
      return `${color} ${borderBlockEndColor} ${backgroundColor} ${boxShadow}`
    })
  expect(await look(chosen)).not.toBe(await look(other))
  const outline = (element: typeof chosen) => element.evaluate(each => getComputedStyle(each).outlineStyle)
  for (const part of [
    '[data-example="badge"] [data-tone]',
    '[data-example="banner"] > [data-tone]',
    '[data-example="avatar"] > div > *',
  ])
    expect(await outline(page.locator(part).first()), `the edge of ${part}`).toBe('solid')
  await page.locator('[data-example="menu"] button').press('Enter')
  const entries = page.locator('[role="menu"][aria-label] [role="menuitem"]')
  await expect.poll(() => outline(entries.nth(0)), 'the entry that has the focus').toBe('solid')
  expect(await outline(entries.nth(1))).toBe('none')
  await page.keyboard.press('Escape')
  await page.locator('[data-example="dialog"] button').first().press('Enter')
  expect(
    await outline(page.getByRole('dialog').locator('..')),
    'the edge of a dialog, whose veil is not drawn',
  ).toBe('solid')
  await page.keyboard.press('Escape')
  // A dialog that is on its way out gives the focus back to what opened it.
  await expect(page.locator('[data-example="dialog"] button').first()).toBeFocused()
  // A dialog that is still leaving may take the focus once more.
  await expect(async () => {
    await page.locator('[data-example="tooltip"] button').first().focus()
    await page.keyboard.press('Tab')
    const arrow = page.getByRole('tooltip').locator('svg')
    await expect(arrow, 'the arrow beside a tooltip').toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
})

test('nothing moves for people who prefer reduced motion', async ({ page, go }) => {
  await page.routeWebSocket(/\/app\//, () => {})
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await go('/test')
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap(element =>
      [null, '::before', '::after'].flatMap(part => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part)
        const longest = (text: string) => Math.max(...text.split(',').map(each => Number.parseFloat(each)))
        const isStill =
          (animationName === 'none' || longest(animationDuration) < 0.01) &&
          longest(transitionDuration) < 0.01
        return isStill ? [] : [`${element.tagName} ${element.className} ${animationName}`]
      }),
    ),
  )
  expect([...new Set(moving)]).toEqual([])
})
