import { enlargeText } from '../fixtures/large-text.ts'
import { company, student } from '../fixtures/people.ts'
import { rendered } from '../fixtures/screens.ts'
import { expect, live, test } from '../fixtures/test.ts'

/** How clamped elements are drawn. */
type Clipping = 'clipped' | 'free'

test('letters that hang below the line are drawn whole where text is clamped', async ({ page, go }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await go('/courses')
  await live(page)
  await rendered(page)
  const card = page
    .locator('main li')
    .filter({ has: page.getByRole('heading') })
    .first()
  // Lists become live after the page: until then React takes a changed text for a page that differs from its own.
  await expect
    .poll(() => card.evaluate(element => Object.keys(element).some(key => key.startsWith('__react'))))
    .toBe(true)
  const draw = (clipping: Clipping) =>
    page.evaluate(async how => {
      await document.fonts.ready
      // Other lists may become live later than this card's.
      const clamped = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        element =>
          getComputedStyle(element).webkitLineClamp !== 'none' &&
          element.checkVisibility() &&
          Object.keys(element).some(key => key.startsWith('__react')),
      )
      for (const element of clamped) {
        element.textContent = 'في عرج ج ع ي'
        // The edge at the side cuts no more than the antialiasing of a glyph's outline.
        element.style.paddingInline = '8px'
        element.style.overflow = how === 'free' ? 'visible' : ''
      }
      return clamped.length
    }, clipping)
  expect(await draw('clipped')).toBeGreaterThan(0)
  const cut = await card.screenshot({ animations: 'disabled' })
  await draw('free')
  expect(cut.equals(await card.screenshot({ animations: 'disabled' }))).toBe(true)
})

for (const [app, viewer] of [
  ['', 'visitor'],
  ['', student],
  ['?company', company],
] as const)
  test(`the header${app && ' of the portal'} has room for text of twice the size, for ${viewer}`, async ({
    page,
    go,
    signedIn,
  }) => {
    if (viewer !== 'visitor') await signedIn(viewer)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await go(`/${app}`)
      await live(page)
      await rendered(page)
      await enlargeText(page)
      await expect
        .poll(() => page.getByRole('banner').first().evaluate(crowded), {
          message: `at ${width} pixels`,
          timeout: 5000,
        })
        .toEqual([])
    }
  })

/** What of a header lies over something else, reaches out of it or is cut off. */
function crowded(header: Element): string[] {
  const seen = [...header.querySelectorAll<HTMLElement>('a, button, input, img, svg')].filter(
    element =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.offsetParent !== null,
  )
  const name = (element: Element) =>
    `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`
  const boxes = seen
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const overlapping = boxes.flatMap(({ element, box }, at) =>
    boxes
      .slice(at + 1)
      .filter(
        other =>
          !element.contains(other.element) &&
          !other.element.contains(element) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      .map(other => `${name(element)} over ${name(other.element)}`),
  )
  const frame = header.getBoundingClientRect()
  const outside = boxes
    .filter(({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1)
    .map(({ element }) => `${name(element)} out of the header`)
  const cut = [...header.querySelectorAll<HTMLElement>('a, button, span')]
    .filter(
      element =>
        element.checkVisibility() &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1,
    )
    .map(element => `${name(element)} cut off`)
  return [...overlapping, ...outside, ...cut]
}
