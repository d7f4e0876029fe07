import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { percentile } from '../api/measure.ts'
import { keep } from '../report/figures.ts'
import { serve } from './serve.ts'

const entry = fileURLToPath(new URL('pages/endless-table.tsx', import.meta.url))
const frames = 120
/** After so many times the end of the list is not reached. */
const mostSteps = 100
/** Which row is chosen. */
const chosen = 3
/** What the screen shows at sixty a second, with a third to spare for the machine. */
const goalMs = 22

interface Scrolled {
  /** Milliseconds from frame to frame. */
  times: number[]
  /** The most rows that were drawn at once. */
  drawn: number
}

/** A list of 50,000 people that was read to its end: how smoothly it scrolls, and whether it keeps what was chosen and where it was. */
export async function measureEndlessTable(rows = 50_000): Promise<void> {
  const site = await serve(entry)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  console.log(`\na table of ${rows} rows: ms from frame to frame, p50 and p95; rows drawn`)
  for (const [name, width, height] of [
    ['wide', 1280, 800],
    ['cards', 360, 740],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height } })
    const began = performance.now()
    await page.goto(`${site.url}?rows=${rows}`)
    await page.locator('a[href="#1"]').waitFor({ timeout: 120_000 })
    const first = performance.now() - began
    const idle = await scroll(page, 0)
    const { times, drawn } = await scroll(page, 137)
    const [p50, p95, still] = [percentile(times, 0.5), percentile(times, 0.95), percentile(idle.times, 0.95)]
    const further = await addPage(page)
    const isKept = await keepsChosen(page, rows)
    console.log(
      `${name.padEnd(8)} ${p50.toFixed(1)} ${p95.toFixed(1)} (standing still ${still.toFixed(1)}) · ${drawn} rows drawn · at first ${first.toFixed(0)} ms · one more page ${further.toFixed(0)} ms · chosen and place ${isKept ? 'kept' : 'LOST'}`,
    )
    keep({
      part: 'ui',
      place: name,
      name: 'a frame of scrolling 50,000 rows, p95',
      value: p95,
      unit: 'ms',
      isLessBetter: true,
      goal: goalMs,
      floor: still,
    })
    if (!isKept) throw new Error(`The ${name} table of 50,000 rows forgot what was chosen, or where it was.`)
    await page.close()
  }
  await browser.close()
  site.close()
}

/** Scrolls so far each frame. */
function scroll(page: Page, step: number): Promise<Scrolled> {
  return page.evaluate(
    async ({ by, count }) => {
      const frame = () =>
        new Promise<number>(done => {
          requestAnimationFrame(done)
        })
      const times: number[] = []
      let drawn = 0
      let before = await frame()
      for (let n = 0; n < count; n += 1) {
        window.scrollBy(0, by)
        const now = await frame()
        times.push(now - before)
        before = now
        drawn = Math.max(drawn, document.querySelectorAll('[role=row]').length)
      }
      return { times, drawn }
    },
    { by: step, count: frames },
  )
}

/** @returns milliseconds until the next page of the list is there */
async function addPage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now()
    document.getElementById('further')?.click()
    // The frame after the one that draws it.
    await new Promise(done => {
      requestAnimationFrame(() => requestAnimationFrame(done))
    })
    return performance.now() - began
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
