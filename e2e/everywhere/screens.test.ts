import type { Page } from '@playwright/test'
import { barriers } from '../fixtures/barriers.ts'
import { clippedLetters } from '../fixtures/clipped-letters.ts'
import { enlargeText, reachingOut } from '../fixtures/large-text.ts'
import { company } from '../fixtures/people.ts'
import { rendered } from '../fixtures/screens.ts'
import { prepare, type Screen, screens, viewers } from '../fixtures/screens-list.ts'
import { expect, live, test } from '../fixtures/test.ts'

/** Looked at in the dark too; the rest shares their parts. */
const alsoDark = new Set([
  '/',
  '/courses',
  '/Course/$id',
  '/contact-us',
  '/lesson/$id',
  '/exam/$id',
  '/exam-details/result/$id',
  '/auth/login',
  '/?company',
  '/Employees',
])

/** Nothing may be wider than the screen; names what is. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    return [
      `${document.documentElement.scrollWidth} of ${room}`,
      ...[...document.querySelectorAll('body *')]
        .filter(element => {
          const { left, right, width } = element.getBoundingClientRect()
          return (
            width > 0 && (right > room + 1 || left < -1) && getComputedStyle(element).position !== 'fixed'
          )
        })
        .slice(0, 4)
        .map(
          element =>
            `${element.tagName.toLowerCase()}.${String(element.className).slice(0, 60)} “${(element.textContent ?? '').slice(0, 30)}”`,
        ),
    ]
  })
}

/** Asked for stillness, nothing moves: no animation or transition that runs on, whatever its delay. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ id, effect }) => `${id} ${JSON.stringify(effect?.getComputedTiming().duration)}`),
  )
}

async function quiet(page: Page): Promise<void> {
  await live(page)
  await rendered(page)
  // What comes only near the viewport is looked at too, and does not come while the page is being judged.
  await page.evaluate(async () => {
    const height = document.documentElement.scrollHeight
    for (let top = 0; top < height; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      // A page that the browser takes for covered gets no frames.
      await new Promise(done => {
        requestAnimationFrame(done)
        setTimeout(done, 100)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Where guards redirect people without access; the console asks for a session as operator. */
const turnsAway = /\/auth\/login\?next=|\/not-allowed-error|\/console/
const softly = expect.configure({ soft: true })
/** The portal’s tables are worked at on large screens, and on tablets have little more room than would make cards of their rows. */
const ofPortal = [
  { width: 1920, height: 1080 },
  { width: 640, height: 900 },
]
const widths = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 320, height: 640 },
]

async function look(page: Page, go: (path: string) => Promise<void>, { name, path }: Screen): Promise<void> {
  await test.step(name, async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await go(path)
    await quiet(page)
    if (!turnsAway.test(path))
      expect.soft(page.url(), `${name} is open to whom its guard lets in`).not.toMatch(turnsAway)
    expect.soft(await clippedLetters(page), `${name}, letters cut`).toEqual([])
    // Polled: what has just come may be about to begin, and ends at once.
    await softly.poll(() => moving(page), { message: `${name}, in motion`, timeout: 5000 }).toEqual([])
    for (const size of /[?&]company\b/.test(path) ? [...ofPortal, ...widths] : widths) {
      await resize(page, size)
      await softly
        // The page of all components takes its time to lay out again.
        .poll(() => tooWideOnceDrawn(page), { message: `${name}, width at ${size.width}`, timeout: 15_000 })
        .toEqual([])
      // Each language at the width of its project: on a phone in Arabic, on a desk in English.
      if (size.width === test.info().project.use.viewport?.width)
        expect.soft(await barriers(page), `${name} at ${size.width}`).toEqual([])
    }
    // The gallery shows components side by side, as no page does.
    if (name !== '/test') await expectRoomForLargeText(page, name)
    if (name === '/Course/$id') await expectBesideEachOther(page)
    if (!alsoDark.has(name)) return
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.reload()
    await quiet(page)
    expect.soft(await barriers(page), `${name}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  })
}

/** Text of twice the size fits a phone. */
async function expectRoomForLargeText(page: Page, name: string): Promise<void> {
  await resize(page, { width: 360, height: 740 })
  await enlargeText(page)
  await softly
    .poll(() => page.locator('body').evaluate(reachingOut), {
      message: `${name}, text of twice the size`,
      timeout: 5000,
    })
    .toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** On a tablet held upright, what a course costs stands beside what it teaches. */
async function expectBesideEachOther(page: Page): Promise<void> {
  await resize(page, { width: 768, height: 1024 })
  const [card, content] = [page.locator('main aside').first(), page.locator('#curriculum')]
  await softly
    .poll(
      async () => {
        const [a, b] = [await card.boundingBox(), await content.boundingBox()]
        return a !== null && b !== null && (a.x + a.width <= b.x || b.x + b.width <= a.x)
      },
      { message: 'two columns at 768', timeout: 5000 },
    )
    .toBe(true)
}

// They take longest of all: each may run beside the others.
test.describe.configure({ mode: 'parallel' })

/** Right after a resize the media queries of the width before may still hold; now and then, on a busy machine, until the next one. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await expect(async () => {
    await page.setViewportSize({ width, height: height - 1 })
    await page.setViewportSize({ width, height })
    await page.waitForFunction(most => matchMedia(`(width <= ${most}px)`).matches, width, { timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

/** What scripts measure follows with the next frame, and a window that others cover gets none: a picture of it brings one. */
async function tooWideOnceDrawn(page: Page): Promise<string[]> {
  const found = await tooWide(page)
  if (found.length === 0) return found
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
  return tooWide(page)
}

/** A page each, so that they can be looked at side by side and an error names its screen. */
for (const viewer of viewers) {
  test(`every screen of a ${viewer} is free of barriers, in light and dark, and fits every width`, async ({
    page,
    go,
    ids,
    signedIn,
    newLearner,
    call,
    watch,
  }) => {
    test.setTimeout(400_000)
    // An unknown code and an unknown bill are requested, and the page says so.
    watch.allow(/404 GET .*\/(certificates|bills|evidence)\//)
    // So are links for joining and for inspectors.
    watch.allow(/410 POST .*\/(joining-links|inspections)\/look$/)
    // The checkout of an empty cart.
    watch.allow(/409 POST .*\/checkouts$/)
    let result = 1
    if (viewer === 'learner') {
      const email = newLearner()
      await signedIn(email)
      result = (await prepare(await call(email), ids)).result
    }
    if (viewer === 'company') await signedIn(company)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    for (const screen of screens(ids, { result }).filter(each => each.viewer === viewer))
      await look(page, go, screen)
  })
}
