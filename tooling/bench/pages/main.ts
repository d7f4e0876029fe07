import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse'
import { keep, type Figure } from '../report/figures.ts'
import { median } from '../api/measure.ts'

const main = fileURLToPath(new URL('../../../apps/host/dist-server/main.js', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = 3477
const debugPort = 9377
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const rounds = 3
/** What the score is made of, by the names that the table shows. */
const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  'filled in': 'speed-index',
}

/**
 * Lighthouse's index of Chromium's mid-tier phone, as DevTools calibrates it. Slowing a machine of that index down by Lighthouse's
 * usual 4 measures a phone that nobody sells: further runs slow this machine down to that phone, or not at all where it is one. The
 * last of them slows the network down as well, while the page loads: what early HTML gains shows only there.
 */
const midTierIndex = 1000

/** Lighthouse on simulated slow 4G: the median of three runs for each page, of the built product. */
export async function benchPages(paths: string[]): Promise<void> {
  const host = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'masar-pages-')),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>(done => host.stdout.once('data', () => done()))
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${debugPort}`,
    ],
  })
  try {
    for (const path of paths) await measurePage(path)
  } finally {
    await browser.close()
    host.kill('SIGTERM')
  }
}

async function measurePage(path: string): Promise<void> {
  const scores = new Map<string, number[]>()
  const times = new Map<string, number[]>(Object.values(audits).map(name => [name, []]))
  const requests: number[] = []
  const machine: number[] = []
  const onMidTier: number[] = []
  const paints: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const result = await look(path)
    for (const name of categories) scores.set(name, [...(scores.get(name) ?? []), scoreOf(result, name)])
    for (const [name, values] of times) values.push(result.lhr.audits[name]?.numericValue ?? 0)
    const index = result.lhr.environment.benchmarkIndex
    machine.push(index)
    const slowdown = Math.max(1, index / midTierIndex)
    onMidTier.push(
      scoreOf(await look(path, { throttling: { cpuSlowdownMultiplier: slowdown } }), 'performance'),
    )
    const throttled = await look(path, {
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
    paints.push(throttled.lhr.audits['largest-contentful-paint']?.numericValue ?? 0)
    const items = result.lhr.audits['network-requests']?.details
    requests.push(items?.type === 'table' ? items.items.length : 0)
    if (round === 0)
      for (const audit of Object.values(result.lhr.audits))
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
          console.log(`    ${audit.id}: ${audit.title}`)
  }
  const line = categories.map(name => `${name} ${median(scores.get(name) ?? [])}`).join('  ')
  const shown = Object.entries(audits)
    .map(([label, name]) => `${label} ${(median(times.get(name) ?? []) / 1000).toFixed(2)} s`)
    .join('  ')
  console.log(
    `  ${path.padEnd(14)} ${line}  ${shown}  ${median(requests)} requests  machine ${Math.round(median(machine))}`,
  )
  keepPage(path, { scores, times, requests, paints, onMidTier })
  console.log(
    `  ${''.padEnd(14)} on a mid-tier phone: performance ${median(onMidTier)}; largest paint on a throttled line ${(median(paints) / 1000).toFixed(2)} s`,
  )
}

interface Looks {
  scores: Map<string, number[]>
  times: Map<string, number[]>
  requests: number[]
  paints: number[]
  onMidTier: number[]
}

function keepPage(path: string, { scores, times, requests, paints, onMidTier }: Looks): void {
  const one = { part: 'pages', place: path } as const
  keep(
    ...categories.map((name): Figure => ({
      ...one,
      name,
      value: median(scores.get(name) ?? []),
      unit: 'points',
      isLessBetter: false,
      goal: 95,
    })),
    ...[...times].map(([name, values]): Figure => ({
      ...one,
      name,
      value: median(values) / 1000,
      unit: 's',
      isLessBetter: true,
    })),
    { ...one, name: 'requests', value: median(requests), unit: 'requests', isLessBetter: true, goal: 12 },
    {
      ...one,
      name: 'largest paint on a throttled line',
      value: median(paints) / 1000,
      unit: 's',
      isLessBetter: true,
      goal: 1.2,
    },
    {
      ...one,
      name: 'performance on a mid-tier phone',
      value: median(onMidTier),
      unit: 'points',
      isLessBetter: false,
    },
  )
}

/** @param otherwise how this run differs from Lighthouse's usual one */
async function look(path: string, otherwise: Flags = {}): Promise<RunnerResult> {
  const result = await lighthouse(`http://127.0.0.1:${port}${path}`, {
    port: debugPort,
    logLevel: 'silent',
    onlyCategories: [...categories],
    throttlingMethod: 'simulate',
    ...otherwise,
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}.`)
  return result
}

function scoreOf({ lhr }: RunnerResult, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? 0) * 100)
}
