import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { percentile } from '../api/measure.ts'
import { keep } from '../report/figures.ts'
import { heldMegabytes, longestTask, type Motion, scroll } from './scrolling.ts'
import { serve } from './serve.ts'

const entry = fileURLToPath(new URL('pages/endless-table.tsx', import.meta.url))
const bareEntry = fileURLToPath(new URL('pages/bare-list.ts', import.meta.url))
/** After so many times the end of the list is not reached. */
const mostSteps = 100
/** Which row is chosen. */
const chosen = 3
/** Two frames of a screen of sixty a second. */
const goalMs = 34
const goalTaskMs = 100
/** How often the list is left and come back to. */
const visits = 5

const sizes = { wide: [1280, 800], cards: [360, 740] } as const
const motions = ['still', 'evenly', 'jumping'] as const

/** A list of 50,000 people that was read to its end: how smoothly it scrolls, what acts on it take, and whether it keeps what was chosen and where it was. */
export async function measureEndlessTable(rows = 50_000): Promise<void> {
  const [site, bare] = [await serve(entry), await serve(bareEntry)]
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  console.log(`\na table of ${rows} rows: ms from frame to frame, p50 and p95; the longest task of each act`)
  for (const place of ['wide', 'cards'] as const) {
    const page = await open(browser, place, `${site.url}?rows=${rows}`)
    const began = performance.now()
    await page.locator('a[href="#1"]').waitFor({ timeout: 120_000 })
    console.log(`${place}: there after ${(performance.now() - began).toFixed(0)} ms`)
    const height = await page
      .getByRole('row')
      .last()
      .evaluate(row => row.getBoundingClientRect().height)
    const floor = await open(browser, place, `${bare.url}?rows=${rows}&height=${Math.round(height)}`)
    for (const motion of motions) await measureMotion(page, floor, { place, motion })
    await floor.close()
    await measureActs(page, { place, rows })
    const isKept = await keepsChosen(page, rows)
    console.log(`  chosen and place ${isKept ? 'kept' : 'LOST'}`)
    await measureMemory(page, place)
    if (!isKept) throw new Error(`The ${place} table of 50,000 rows forgot what was chosen, or where it was.`)
    await page.close()
  }
  await browser.close()
  site.close()
  bare.close()
}

async function open(browser: Browser, place: keyof typeof sizes, url: string): Promise<Page> {
  const [width, height] = sizes[place]
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(url)
  return page
}

async function measureMotion(page: Page, bare: Page, { place, motion }: { place: string; motion: Motion }) {
  // Only a page in front has frames.
  await bare.bringToFront()
  const floor = await scroll(bare, motion)
  await page.bringToFront()
  const { times, drawn } = await scroll(page, motion)
  const [p50, p95, bare50, bare95] = [times, floor.times].flatMap(each => [
    percentile(each, 0.5),
    percentile(each, 0.95),
  ]) as [number, number, number, number]
  console.log(
    `  ${motion.padEnd(8)} ${p50.toFixed(1)} ${p95.toFixed(1)} (bare list ${bare50.toFixed(1)} ${bare95.toFixed(1)}) · longest ${Math.max(...times).toFixed(0)} · ${drawn} rows drawn`,
  )
  if (motion === 'still') return
  keep({
    part: 'ui',
    place,
    name: `a frame of 50,000 rows scrolled ${motion === 'evenly' ? 'evenly' : 'from place to place'}, p95`,
    value: p95,
    unit: 'ms',
    isLessBetter: true,
    goal: goalMs,
    floor: bare95,
  })
}

type Act = [name: string, act: () => Promise<unknown>, chosen?: number]

async function measureActs(page: Page, { place, rows }: { place: string; rows: number }): Promise<void> {
  const press = (key: string) => () => page.keyboard.press(key)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator('a[href="#1"]').waitFor()
  const box = page
    .getByRole('row')
    .filter({ has: page.locator('a[href="#2"]') })
    .locator('label')
    .first()
  // Keys on the box of a card are not the list's.
  const pressAll = () => page.getByText('تحديد الكل').first().click()
  const none: Act = ['none chosen', () => pressAll().then(pressAll), 0]
  const keys: Act[] = [
    ['none chosen', press('Escape'), 0],
    ['Page Down', press('PageDown')],
    ['End', press('Control+End')],
  ]
  const acts: Act[] = [
    ['one more page', () => page.locator('#further').click()],
    ['a row chosen', () => box.click()],
    ['all chosen', place === 'wide' ? press('Control+a') : pressAll, rows],
    ['one taken out', () => box.click(), rows - 1],
    ...(place === 'wide' ? keys : [none]),
  ]
  for (const [name, act, count] of acts) {
    const value = await longestTask(page, act)
    const said = Number(await page.locator('output').getAttribute('data-count'))
    if (count !== undefined && said !== count)
      throw new Error(`${name}: ${said} rows of ${count} are chosen in ${place}`)
    console.log(`  ${name.padEnd(26)} ${value === 0 ? 'below 50' : value.toFixed(0)} ms`)
    keep({
      part: 'ui',
      place,
      name: `the longest task of 50,000 rows: ${name}`,
      value,
      unit: 'ms',
      isLessBetter: true,
      goal: goalTaskMs,
    })
  }
}

/** What the page holds with the list, and after it was left and come back to some times. */
async function measureMemory(page: Page, place: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const here = await heldMegabytes(session)
  const turn = () => page.locator('#away').click()
  const held: number[] = []
  for (let n = 0; n < visits; n += 1) {
    await turn()
    await page.getByRole('grid').waitFor({ state: 'detached' })
    held.push(await heldMegabytes(session))
    await turn()
    await page.getByRole('row').first().waitFor()
  }
  console.log(
    `  holds ${here.toFixed(1)} MB with the list, ${held.map(each => each.toFixed(1)).join(', ')} MB each time it was left`,
  )
  keep({
    part: 'ui',
    place,
    name: 'held with 50,000 rows',
    value: here,
    unit: 'MB',
    isLessBetter: true,
    floor: held[0] ?? 0,
  })
}

/** Chooses one of the first rows, goes to the end of the list and comes back: whether it is there again, and chosen. */
async function keepsChosen(page: Page, rows: number): Promise<boolean> {
  const to = (y: number) => page.evaluate(top => window.scrollTo(0, top), y)
  const rowOf = (id: number) => page.getByRole('row').filter({ has: page.locator(`a[href="#${id}"]`) })
  await to(0)
  await rowOf(chosen).locator('label').first().click()
  await page
    .locator('output')
    .filter({ hasText: String(chosen) })
    .waitFor()
  // Rows are as high as they turn out to be: the end moves while it is neared.
  for (let n = 0; n < mostSteps && (await rowOf(rows).count()) === 0; n += 1) {
    await to(Number.MAX_SAFE_INTEGER)
    await page.waitForTimeout(100)
  }
  await rowOf(rows).waitFor()
  await to(0)
  await rowOf(1).waitFor()
  return rowOf(chosen).getByRole('checkbox').isChecked()
}
