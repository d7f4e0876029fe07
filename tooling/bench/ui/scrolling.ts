import type { CDPSession, Page } from 'playwright-core'

const frames = 120

export interface Frames {
  /** Milliseconds from frame to frame. */
  times: number[]
  /** The most rows that were drawn at once. */
  drawn: number
}

/** How a page is scrolled: not at all, evenly down, or from place to place, as by a drag of its scroll bar. */
export type Motion = 'still' | 'evenly' | 'jumping'

export function scroll(page: Page, motion: Motion): Promise<Frames> {
  return page.evaluate(
    async ({ how, count }) => {
      const frame = () =>
        new Promise<number>(done => {
          requestAnimationFrame(done)
        })
      const times: number[] = []
      let drawn = 0
      let before = await frame()
      for (let n = 0; n < count; n += 1) {
        const height = document.documentElement.scrollHeight
        if (how === 'evenly') window.scrollBy(0, 137)
        // Two places follow each other nowhere near.
        if (how === 'jumping') window.scrollTo(0, ((n * 0.618) % 1) * height)
        const now = await frame()
        times.push(now - before)
        before = now
        drawn = Math.max(drawn, document.querySelectorAll('[role=row]').length)
      }
      return { times, drawn }
    },
    { how: motion, count: frames },
  )
}

/** @returns milliseconds of the longest task while this is done and drawn; those below 50 are none to a browser */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver(list =>
      durations.push(...list.getEntries().map(entry => entry.duration)),
    )
    observer.observe({ type: 'longtask' })
    return { durations, observer }
  })
  await act()
  await page.waitForTimeout(500)
  const durations = await tasks.evaluate(({ durations: found, observer }) => {
    observer.disconnect()
    return found
  })
  return Math.max(0, ...durations)
}

/** @returns megabytes that the page's scripts hold, garbage collected */
export async function heldMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
