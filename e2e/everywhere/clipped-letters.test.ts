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
      const clamped = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        element => getComputedStyle(element).webkitLineClamp !== 'none' && element.checkVisibility(),
      )
      for (const element of clamped) {
        element.textContent = 'في عرج ج ع ي'
        // The edge at the side cuts no more than the softness of a letter's outline.
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
