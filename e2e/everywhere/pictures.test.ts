import { openLayers } from '../fixtures/open-layers.ts'
import { company } from '../fixtures/people.ts'
import { componentsPictured, fitted, type Pictured, stillPage, stillPictures } from '../fixtures/pictures.ts'
import { expect, test } from '../fixtures/test.ts'

/** What machines render differently at the edges of glyphs is tolerated; what moved, vanished or changed its colour is not. */
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

/** What of the portal's dashboard goes by the day on which it is looked at. */
const standing = {
  as_of: '2026-11-20T09:00:00.000Z',
  assignments: { total: 25, not_started: 4, in_progress: 8, completed: 13, overdue: 5 },
}

/** The same of what needs action: licences and requirements run on. */
const needs = {
  as_of: standing.as_of,
  compliance: { people: 15, met: 5, expiring: 2, waived: 1, due: 3, grace: 0, late: 6, expired: 0 },
  spending: {
    since: '2026-01-01',
    paid: 398_505,
    refunded: 39_802,
    month: { since: '2026-05-01', paid: 59_500, refunded: 0 },
  },
  licences: [{ id: 1, places: 12, used: 3, ends_on: '2027-10-14', is_ending: false }],
  refused_for_seats: 0,
  without_second_factor: 0,
}

/** The pages that the README shows: a phone in Arabic, a desktop in English. */
const readme = {
  ar: { name: 'ar-360-light', width: 360, height: 740, pages: { home: '/' } },
  en: { name: 'en-1280-light', width: 1280, height: 800, pages: { home: '/', portal: '/?company' } },
} as const

test('the pages that the README shows look as they did', async ({ page, go, language, signedIn }) => {
  const { name, width, height, pages } = readme[language]
  await page.routeWebSocket(/\/app\//, () => {})
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  await page.route('**/company-api/v1/dashboard', async route => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, ...standing } } })
  })
  await page.route('**/company-api/v1/dashboard/needs', route => route.fulfill({ json: { data: needs } }))
  for (const [id, path] of Object.entries(pages)) {
    if (path.includes('company')) await signedIn(company)
    await go(path)
    await page.waitForLoadState('networkidle')
    const at = [name, `page-${id}.png`]
    expect
      .soft(await fitted(await stillPage(page), test.info().snapshotPath(...at)), id)
      .toMatchSnapshot(at, tolerance)
  }
})
