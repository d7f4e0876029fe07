import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres, type PostgresServer } from '../../../apps/api/src/testing/postgres.ts'
import { savingTarget } from './answers.ts'
import { compare, connections, hall, sizeOf, type Target } from './measure.ts'
import { startServer, type Server } from './process.ts'
import { searchTimes } from './search.ts'

const cli = fileURLToPath(new URL('../../../apps/api/src/cli/main.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../../apps/api/demo', import.meta.url))

export interface Place {
  engine: 'PostgreSQL' | 'PGlite'
  env: NodeJS.ProcessEnv
}

/** Requests per second of the public reads and of saving an answer, against a bare server, on both engines and both sizes. */
export async function benchApi(sizes: number[], engines: string[]): Promise<void> {
  await onEach(sizes, engines, measurePlace)
}

/** Does the same on each database of each size. */
export async function onEach(
  sizes: number[],
  engines: string[],
  work: (place: Place, size: number) => Promise<void>,
): Promise<void> {
  const postgres = engines.includes('postgres') ? await startPostgres({ isDurable: true }) : undefined
  try {
    for (const size of sizes) await onPlaces(size, engines, postgres, work)
  } finally {
    await postgres?.stop()
  }
}

async function onPlaces(
  size: number,
  engines: string[],
  postgres: PostgresServer | undefined,
  work: (place: Place, size: number) => Promise<void>,
): Promise<void> {
  const places: Place[] = []
  const folder = () => mkdtempSync(join(tmpdir(), 'masar-bench-'))
  if (postgres) {
    await postgres.createDatabase(`bench_${size}`)
    places.push({
      engine: 'PostgreSQL',
      env: { DATABASE_URL: postgres.url(`bench_${size}`), DATA_DIR: folder() },
    })
  }
  if (engines.includes('pglite')) places.push({ engine: 'PGlite', env: { DATA_DIR: folder() } })
  for (const place of places) {
    fill(place.env, size)
    await work(place, size)
    rmSync(place.env['DATA_DIR'] ?? '', { recursive: true, force: true })
  }
}

async function measurePlace({ engine, env }: Place, size: number): Promise<void> {
  console.log(`\n${engine}, ${size} generated courses`)
  console.log(
    "  ratio to a bare node:http server sending the same bytes, requests/s, p99, work of the process per request (bare server's), bytes, statements",
  )
  for (const cache of ['off', 'on'] as const) {
    await using server = await startServer('server.ts', { ...env, CACHE: cache })
    for (const target of await targets(server, cache)) await report(server, target)
    if (cache === 'off') {
      const { p50, p95, slowest } = await searchTimes(server.address, 5)
      console.log(
        `  ${'search, 20 kinds'.padEnd(28)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  slowest ${slowest}`,
      )
    }
  }
}

async function targets(server: Server, cache: 'off' | 'on'): Promise<Target[]> {
  const base = `${server.address}/client-api/v1`
  const reads = [
    { name: `course list, cache ${cache}`, url: `${base}/courses` },
    { name: `course page, cache ${cache}`, url: `${base}/courses/9` },
    { name: `home, cache ${cache}`, url: `${base}/home` },
  ]
  if (cache === 'on') return reads
  const learners = await server.learners(hall + 1)
  return [
    ...reads,
    await savingTarget(server.address, `saving, ${connections} attempts`, learners.slice(1, connections + 1)),
    await savingTarget(server.address, `saving, ${hall} attempts`, learners.slice(1)),
    await savingTarget(server.address, 'saving, all in one attempt', learners.slice(0, 1)),
  ]
}

async function report(server: Server, target: Target): Promise<void> {
  // The first prepares; what a request costs is what the second does.
  await sizeOf(target)
  const before = await server.statements()
  await sizeOf(target)
  const statements = (await server.statements()) - before
  const { ratio, rate, p99, bytes, cpu, bareCpu } = await compare(server, target)
  console.log(
    `  ${target.name.padEnd(28)} ${ratio.toFixed(3)}  ${rate.toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(0).padStart(3)} ms  ${cpu.toFixed(0).padStart(4)} µs (${bareCpu.toFixed(0)})  ${bytes} B  ${statements}`,
  )
}

function fill(env: NodeJS.ProcessEnv, size: number): void {
  for (const args of [
    ['import', demo, '--quiet'],
    ['generate', '--courses', String(size), '--quiet'],
  ]) {
    execFileSync(process.execPath, [cli, ...args], { env: { ...process.env, ...env }, stdio: 'inherit' })
  }
}
