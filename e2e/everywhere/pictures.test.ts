import { openLayers } from '../fixtures/open-layers.ts'
import { componentsPictured, fitted, type Pictured, stillPictures } from '../fixtures/pictures.ts'
import { expect, test } from '../fixtures/test.ts'

/** What machines draw differently at the edges of letters is tolerated; what moved, vanished or changed its colour is not. */
const tolerance = { threshold: 0.3, maxDiffPixelRatio: 0.02 }

/** Each language is seen at both widths and in both themes, and each width in both themes: four pictures of a component instead of eight. */
const looks = {
  ar: [
    [360, 'light'],
    [1280, 'dark'],
  ],
  en: [
    [360, 'dark'],
    [1280, 'light'],
  ],
} as const

test.use({ isMobile: false, hasTouch: false, userAgent: undefined })

for (const [at, screen] of ['a narrow', 'a wide'].entries()) {
  test(`every component, and what opens from it, looks as it did on ${screen} screen`, async ({
    page,
    go,
    language,
  }) => {
    test.setTimeout(90_000)
    const [width, colorScheme] = looks[language][at === 0 ? 0 : 1]
    await page.routeWebSocket(/\/app\//, () => {})
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await go('/test')
    await page.waitForLoadState('networkidle')
    const compare = async ({ id, picture }: Pictured) => {
      const name = [`${language}-${width}-${colorScheme}`, `${id}.png`]
      expect
        .soft(await fitted(picture, test.info().snapshotPath(...name)), id)
        .toMatchSnapshot(name, tolerance)
      return id
    }
    const seen: string[] = []
    for await (const pictured of stillPictures(page, width)) seen.push(await compare(pictured))
    expect(seen).toEqual(await componentsPictured(page))
    for await (const pictured of openLayers(page, width)) await compare(pictured)
  })
}
