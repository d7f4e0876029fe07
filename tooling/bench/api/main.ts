import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres, type PostgresServer } from '../../../apps/api/src/testing/postgres.ts'
import { savingTarget } from './answers.ts'
import { compare, type Target } from './measure.ts'
import { startServer } from './process.ts'
import { searchTimes } from './search.ts'

const cli = fileURLToPath(new URL('../../../apps/api/src/cli/main.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../../apps/api/demo', import.meta.url))

interface Place {
  engine: 'PostgreSQL' | 'PGlite'
  env: NodeJS.ProcessEnv
  remove(): void
}

/** Requests per second of the public reads and of saving an answer, against a bare server, on both engines and both sizes. */
export async function benchApi(sizes: number[], engines: string[]): Promise<void> {
  const postgres = engines.includes('postgres') ? await startPostgres({ isDurable: true }) : undefined
  try {
    await measureAll(sizes, engines, postgres)
  } finally {
    await postgres?.stop()
  }
}

async function measureAll(sizes: number[], engines: string[], postgres: PostgresServer | undefined): Promise<void> {
  for (const size of sizes) {
    const places: Place[] = []
    if (postgres) {
      await postgres.createDatabase(`bench_${size}`)
      places.push({ engine: 'PostgreSQL', env: { DATABASE_URL: postgres.url(`bench_${size}`), DATA_DIR: mkdtempSync(join(tmpdir(), 'masar-bench-')) }, remove: () => undefined })
    }
    if (engines.includes('pglite')) {
      const folder = mkdtempSync(join(tmpdir(), 'masar-bench-'))
      places.push({ engine: 'PGlite', env: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) })
    }
    for (const place of places) {
      await measurePlace(place, size)
      place.remove()
    }
  }
}

async function measurePlace({ engine, env }: Place, size: number): Promise<void> {
  fill(env, size)
  console.log(`\n${engine}, ${size} generated courses (ratio to a bare node:http server sending the same bytes)`)
  for (const cache of ['off', 'on'] as const) {
    await using server = await startServer('server.ts', { ...env, CACHE: cache })
    const base = `${server.address}/client-api/v1`
    const targets: Target[] = [
      { name: `course list, cache ${cache}`, url: `${base}/courses` },
      { name: `course page, cache ${cache}`, url: `${base}/courses/9` },
      { name: `home, cache ${cache}`, url: `${base}/home` },
      ...(cache === 'off' ? [await savingTarget(server.address)] : []),
    ]
    for (const target of targets) {
      const before = await server.statements()
      if (target.method === undefined) await fetch(target.url, { headers: { 'api-key': 'masar-web' } })
      const statements = target.method === undefined ? `${(await server.statements()) - before} statements` : ''
      const { ratio, rate, p99, bytes } = await compare(target)
      console.log(`  ${target.name.padEnd(24)} ${ratio.toFixed(3)}  ${rate.toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(0)} ms  ${bytes} B  ${statements}`)
    }
    if (cache === 'off') {
      const { p50, p95, slowest } = await searchTimes(server.address, 5)
      console.log(`  search, 20 kinds         p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  slowest ${slowest}`)
    }
  }
}

function fill(env: NodeJS.ProcessEnv, size: number): void {
  for (const args of [['import', demo, '--quiet'], ['generate', '--courses', String(size), '--quiet']]) {
    execFileSync(process.execPath, [cli, ...args], { env: { ...process.env, ...env }, stdio: 'inherit' })
  }
}
