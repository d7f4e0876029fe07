import { keep, type Figure } from '../report/figures.ts'
import { mustFind } from '../../../apps/api/src/testing/search-pairs.ts'
import { onEach } from '../api/main.ts'
import { headers, percentile } from '../api/measure.ts'
import { startServer } from '../api/process.ts'

const rounds = 5
const locales = ['ar-AR', 'en-US']

interface Answer {
  data: { title: string }[]
  meta: { corrected_to: string | null }
}

interface Asked {
  words: string
  ms: number
}

/** What people type, over many courses: whether it finds what it means among the first three, in either language, and how long it takes. */
export async function benchSearch(sizes: number[], engines: string[]): Promise<void> {
  await onEach(sizes, engines, async ({ engine, env }, size) => {
    console.log(`\n${engine}, the demo and ${size} generated courses`)
    // CACHE=off: what the database takes, not the memory of the last answer.
    await using server = await startServer('server.ts', { ...env, CACHE: 'off' })
    await askAll(
      server.address,
      { part: 'search', place: `${engine}, ${size} courses` },
      engine === 'PGlite' ? 50 : 20,
    )
  })
}

async function askAll(address: string, one: Pick<Figure, 'part' | 'place'>, goal: number): Promise<void> {
  const plain: Asked[] = []
  const corrected: Asked[] = []
  const missed = new Set<string>()
  const pairs = mustFind.flatMap(({ titles, typed }) => typed.map(([words]) => ({ words, titles })))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { words, titles } of pairs) {
      for (const locale of locales) {
        const { answer, ms } = await ask(address, words, locale)
        if (!answer.data.slice(0, 3).some(card => titles.test(card.title)))
          missed.add(`«${words}» (${locale})`)
        // The first round warms plans and pages.
        if (round > 0) (answer.meta.corrected_to === null ? plain : corrected).push({ words, ms })
      }
    }
  }
  const found = pairs.length * locales.length - missed.size
  console.log(`  found among the first three: ${found} of ${pairs.length * locales.length}`)
  if (missed.size > 0) console.log(`  not found: ${[...missed].join(', ')}`)
  const share = (100 * found) / (pairs.length * locales.length)
  keep({
    ...one,
    name: 'found among the first three',
    value: share,
    unit: '%',
    isLessBetter: false,
    goal: 100,
  })
  for (const [name, asked, most] of [
    ['found as typed', plain, goal],
    ['corrected', corrected, 60],
  ] as const) {
    report(name, asked)
    const p95 = percentile(
      asked.map(({ ms }) => ms),
      0.95,
    )
    keep({ ...one, name: `${name}, p95`, value: p95, unit: 'ms', isLessBetter: true, goal: most })
  }
}

async function ask(address: string, words: string, locale: string): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now()
  const response = await fetch(`${address}/client-api/v1/courses?q=${encodeURIComponent(words)}`, {
    headers: { ...headers, 'accept-language': locale },
  })
  const answer = (await response.json()) as Answer
  return { answer, ms: performance.now() - began }
}

function report(name: string, asked: Asked[]): void {
  const times = asked.map(one => one.ms)
  const slowest = asked
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map(({ words, ms }) => `${words} ${ms.toFixed(0)}`)
  console.log(
    `  ${name.padEnd(16)} p50 ${percentile(times, 0.5).toFixed(1)} ms  p95 ${percentile(times, 0.95).toFixed(1)} ms  slowest ${slowest.join(', ')}`,
  )
}
