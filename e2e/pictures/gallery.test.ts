import { expect, live, localised, test } from '../fixtures/test.ts'
import type { Language } from '../fixtures/words.ts'

/**
 * Each component of the gallery as it looks: in both languages, on a phone and a desktop, light and dark. What other machines draw
 * differently at the edges of letters is tolerated; what moved, vanished or changed its colour is not.
 */
const tolerance = { threshold: 0.3, maxDiffPixelRatio: 0.03 }

/** What never stands still: it plays, or shows what a file brings. */
const moving = new Set(['media-player', 'path-loader', 'skeleton'])

for (const language of ['ar', 'en'] satisfies Language[]) {
  for (const width of [360, 1280]) {
    test(`${language}, ${width} pixels wide`, async ({ browser, host }) => {
      test.setTimeout(120_000)
      const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: host.url, reducedMotion: 'reduce', timezoneId: 'Asia/Riyadh', locale: language === 'ar' ? 'ar-SA' : 'en-GB' })
      const page = await context.newPage()
      await page.routeWebSocket(/\/app\//, () => {})
      await page.goto(localised('/test', language))
      await live(page)
      // Flags, the list of countries and the fonts come late.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      // The head of the page floats above what is taller than the screen.
      await page.locator('body > #root header').first().evaluate(header => { header.style.position = 'static' })
      const ids = await page.locator('[data-example]').evaluateAll(all => all.map(element => element.getAttribute('data-example') ?? ''))
      expect(ids.length).toBeGreaterThan(50)
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        for (const id of ids.filter(each => !moving.has(each))) {
          const picture = await page.locator(`[data-example="${id}"]`).screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
          expect.soft(picture, `${id}, ${theme}`).toMatchSnapshot([`${language}-${width}-${theme}`, `${id}.png`], tolerance)
        }
      }
      await context.close()
    })
  }
}
