import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres, type PostgresServer } from '../../../apps/api/src/testing/postgres.ts'
import { savingTarget } from './answers.ts'
import { keep } from '../report/figures.ts'
import { compare, connections, hall, headers, sizeOf, type Target } from './measure.ts'
import { startServer, type Server } from './process.ts'
import { searchTimes } from './search.ts'

/** The program of `pnpm masar`. */
export const cli = fileURLToPath(new URL('../../../apps/api/src/cli/main.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../../apps/api/demo', import.meta.url))

export interface Place {
  engine: 'PostgreSQL' | 'PGlite'
  env: NodeJS.ProcessEnv
}

type Fill = (env: NodeJS.ProcessEnv, size: number) => void

/** Requests per second of the public reads and of saving an answer, against a bare server, on both engines and both sizes. */
export async function benchApi(sizes: number[], engines: string[]): Promise<void> {
  await onEach(sizes, engines, measurePlace)
}

/** Does the same on each database of each size. @param fill puts so much into it before */
export async function onEach(
  sizes: number[],
  engines: string[],
  work: (place: Place, size: number) => Promise<void>,
  fill: Fill = fillCatalogue,
): Promise<void> {
  const postgres = engines.includes('postgres') ? await startPostgres({ isDurable: true }) : undefined
  try {
    for (const size of sizes) await onPlaces(size, engines, postgres, work, fill)
  } finally {
    await postgres?.stop()
  }
}

async function onPlaces(
  size: number,
  engines: string[],
  postgres: PostgresServer | undefined,
  work: (place: Place, size: number) => Promise<void>,
  fill: Fill,
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
  const place = `${engine}, ${size} courses`
  const floors = await floorsOf(env, place)
  for (const cache of ['off', 'on'] as const) {
    await using server = await startServer('server.ts', { ...env, CACHE: cache })
    for (const target of await targets(server, cache))
      await reportCounted(server, target, {
        place,
        goal: target.goal?.[engine],
        floor: floors[target.like ?? 'none'],
      })
    if (cache === 'off') {
      const { p50, p95, slowest } = await searchTimes(server.address, 5)
      keep({ part: 'api', place, name: 'search, 20 kinds, p95', value: p95, unit: 'ms', isLessBetter: true })
      console.log(
        `  ${'search, 20 kinds'.padEnd(28)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  slowest ${slowest}`,
      )
    }
  }
}

/** What the least that does the like comes to, in shares of a bare server. */
type Floors = Partial<Record<Kind | 'none', number>>
type Kind = 'key' | 'list' | 'page' | 'home' | 'insert' | 'save' | 'own' | 'hall' | 'rewrite'

/** A target with the floor that it is like, and its goals of performance.md. */
interface Aimed extends Target {
  like?: Kind
  goal?: Record<Place['engine'], number>
}

const ownRow = (connection: number) => ({ path: `/own/${connection}`, headers, body: '' })

/** Before the service has the embedded database's folder. @param part of the bench, if it is not this one */
export async function floorsOf(env: NodeJS.ProcessEnv, place: string, part = 'api'): Promise<Floors> {
  await using server = await startServer('floor.ts', { ...env, BYTES: '10000' })
  const floors: Floors = {}
  for (const [kind, name, more] of [
    ['key', 'floor: one row by its key'],
    ['list', 'floor: 24 rows'],
    ['page', 'floor: 6 parts, 17 rows'],
    ['home', 'floor: 10 parts, 51 rows'],
    ['insert', 'floor: one row written', { method: 'PUT' }],
    ['save', 'floor: one read, one written', { method: 'PUT' }],
    ['own', 'floor: one read, own row changed', { method: 'PUT', next: ownRow }],
    [
      'hall',
      `floor: one read, one written, ${hall} at once`,
      { method: 'PUT', path: 'save', connections: hall },
    ],
    ['rewrite', 'floor: all write the same row', { method: 'PUT' }],
  ] as [Kind, string, (Pick<Target, 'method' | 'next' | 'connections'> & { path?: Kind })?][]) {
    const { path = kind, ...rest } = more ?? {}
    const target = { name, url: rest.next ? server.address : `${server.address}/${path}`, ...rest }
    floors[kind] = (await reportRatio(server, target, { place, part })).ratio
  }
  return floors
}

async function targets(server: Server, cache: 'off' | 'on'): Promise<Aimed[]> {
  const base = `${server.address}/client-api/v1`
  const read = (name: string, path: string, like: Kind, goal: Aimed['goal']): Aimed => ({
    name: `${name}, cache ${cache}`,
    url: base + path,
    ...(cache === 'off' ? { like, ...(goal && { goal }) } : { goal: { PostgreSQL: 0.5, PGlite: 0.5 } }),
  })
  const reads = [
    read('course list', '/courses', 'list', { PostgreSQL: 0.12, PGlite: 0.05 }),
    read('course page', '/courses/9', 'page', { PostgreSQL: 0.1, PGlite: 0.04 }),
    read('home', '/home', 'home', { PostgreSQL: 0.1, PGlite: 0.04 }),
  ]
  if (cache === 'on') return reads
  const learners = await server.learners(hall + 1)
  const saving = async (name: string, who: typeof learners, like: Kind): Promise<Aimed> => ({
    ...(await savingTarget(server.address, `saving, ${name}`, who)),
    like,
    ...(who.length > 1 && { goal: { PostgreSQL: 0.2, PGlite: 0.06 } }),
  })
  return [
    ...reads,
    await saving(`${connections} attempts`, learners.slice(1, connections + 1), 'own'),
    await saving(`${hall} attempts`, learners.slice(1), 'hall'),
    await saving('all in one attempt', learners.slice(0, 1), 'rewrite'),
  ]
}

interface Aim {
  place: string
  /** The part of the bench, if it is not this one. */
  part?: string
  goal?: number | undefined
  floor?: number | undefined
}

/** The same, and how many statements a request sends. */
export async function reportCounted(server: Server, target: Target, aim: Aim): Promise<void> {
  // The first prepares; what a request costs is what the second does.
  await sizeOf(target)
  const before = await server.statements()
  await sizeOf(target)
  const statements = (await server.statements()) - before
  await reportRatio(server, target, aim, statements)
}

/** Compares, prints and keeps one figure. */
export async function reportRatio(
  server: Server,
  target: Target,
  { place, part = 'api', goal, floor }: Aim,
  statements = 1,
): Promise<{ ratio: number }> {
  const { ratio, rate, p99, bytes, cpu, bareCpu } = await compare(server, target)
  const ofFloor = floor === undefined ? '' : `  ${((ratio / floor) * 100).toFixed(0)} % of the floor`
  console.log(
    `  ${target.name.padEnd(28)} ${ratio.toFixed(3)}  ${rate.toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(0).padStart(3)} ms  ${cpu.toFixed(0).padStart(4)} µs (${bareCpu.toFixed(0)})  ${bytes} B  ${statements}${ofFloor}`,
  )
  keep(
    {
      part,
      place,
      name: target.name,
      value: ratio,
      unit: 'ratio',
      isLessBetter: false,
      ...(goal !== undefined && { goal }),
      ...(floor !== undefined && { floor }),
    },
    { part, place, name: `${target.name}, p99`, value: p99, unit: 'ms', isLessBetter: true },
  )
  return { ratio }
}

function fillCatalogue(env: NodeJS.ProcessEnv, size: number): void {
  for (const args of [
    ['import', demo, '--quiet'],
    ['generate', '--courses', String(size), '--quiet'],
  ]) {
    execFileSync(process.execPath, [cli, ...args], { env: { ...process.env, ...env }, stdio: 'inherit' })
  }
}
