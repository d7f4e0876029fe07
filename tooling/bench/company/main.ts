import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { openDatabase, type OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { foldReports } from '../../../apps/api/src/modules/companies/reports/sums/folding.ts'
import { keepStandings } from '../../../apps/api/src/modules/companies/requirements/kept/keeping.ts'
import { cli, onEach, type Place } from '../api/main.ts'
import { headers, percentile } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'
import { keep } from '../report/figures.ts'
import type { PortalCall } from './call.ts'
import { portalCalls } from './calls.ts'
import { measureSheet } from './sheets.ts'
import { measureJobs } from './jobs.ts'
import { askForDays, openDirectory, payOnce, signInMembers } from './known.ts'

/** Goals of company.md, p95 in milliseconds. */
const goals = { PostgreSQL: 50, PGlite: 150 }
const warmUps = 1
/** Of the service to its database, of which calls with several statements use some at a time. */
const connections = 10
/** PostgreSQL plans a prepared statement anew for its first five runs on each connection, and a host has long had those. */
const timesPlanned = 6
/** Connections are made used to a call for no longer. */
const mostLearningMs = 3000
const leastAsked = 30
/** Of so many of a call's addresses plans are printed. */
const mostExplained = 4
/** What finance sees of the portal: no people. */
const readByFinance = /^(dashboard|budgets|licences|(completion|time|scores)(: (department|course|period))?)$/
/** Calls that are slow are asked no longer. */
const mostMs = 6000

export interface CompanyBench {
  /** Employees on PostgreSQL, and on PGlite. */
  sizes: Record<Place['engine'], number>
  engines: string[]
  /** Of calls that miss their goal, print the plans of their statements. */
  explains: boolean
  /** Only calls whose names begin so. */
  only: string
  /** A database that has a generated company already, by its address or the folder of an embedded one; nothing is made up then. */
  database?: string | undefined
  /** Also do long work in that database, which adds people to it. */
  hasJobs: boolean
}

/** How long each list, filter and figure of the portal takes in a large company, one call at a time. */
export async function benchCompany({
  sizes,
  engines,
  database,
  hasJobs,
  ...options
}: CompanyBench): Promise<void> {
  if (database !== undefined) {
    const place = placeOf(database)
    const token = await measure(place, options)
    return hasJobs ? measureJobs(place, token) : undefined
  }
  measureSheet()
  for (const [engine, name] of [
    ['postgres', 'PostgreSQL'],
    ['pglite', 'PGlite'],
  ] as const) {
    if (!engines.includes(engine)) continue
    await onEach([sizes[name]], [engine], place => measurePlace(place, options), fillCompany)
  }
}

const placeOf = (database: string): Place =>
  /^postgres(?:ql)?:/.test(database)
    ? { engine: 'PostgreSQL', env: { DATABASE_URL: database } }
    : { engine: 'PGlite', env: { DATA_DIR: database } }

function fillCompany(env: NodeJS.ProcessEnv, employees: number): void {
  execFileSync(process.execPath, [cli, 'generate', '--company', String(employees), '--quiet'], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
}

async function measurePlace(place: Place, options: Pick<CompanyBench, 'explains' | 'only'>): Promise<void> {
  await measureJobs(place, await measure(place, options))
}

/** @returns the token of the company's owner */
async function measure(
  { engine, env }: Place,
  { explains, only }: Pick<CompanyBench, 'explains' | 'only'>,
): Promise<string> {
  // The embedded database has one process at a time.
  const database = await openDatabase({ url: env['DATABASE_URL'], folder: env['DATA_DIR'] })
  await payOnce(database)
  const sessions = await signInMembers(database)
  const owner = sessions.owner.token
  const directory = await openDirectory(database)
  // The jobs that do it are not running here.
  const began = performance.now()
  await askForDays(database)
  await foldReports(database.db)
  await keepStandings(database.db)
  await settleAll(database)
  console.log(
    `\n${engine}; reports added up and standings kept in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  await database.close()
  await using server = await startServer('server.ts', { ...env, CACHE: 'off' })
  console.log(
    `${cpus().length} cores, load before ${loadavg()[0]?.toFixed(1)}; p50, p95, p50 in reads of one row, statements, bytes`,
  )
  const floor = await ask(server, owner, { name: 'one row by its key', paths: ['/company'] }, leastAsked * 2)
  const key = percentile(floor.times, 0.5)
  for (const [who, { token, known }] of Object.entries(sessions)) {
    console.log(`  ${who}`)
    const calls = portalCalls(known, who === 'owner').filter(
      ({ name }) => name.startsWith(only) && (who !== 'finance' || readByFinance.test(name)),
    )
    for (const call of calls)
      await report(
        server,
        { engine, who, token: call.isOfDirectory ? directory : token, key, explains },
        call,
      )
  }
  console.log(`  load after ${loadavg()[0]?.toFixed(1)}`)
  return owner
}

/** What autovacuum does on PostgreSQL, and a job on the embedded database, before long. */
async function settleAll({ pool, isEmbedded }: OpenDatabase): Promise<void> {
  const client = await pool.connect()
  if (!isEmbedded) await client.query('set statement_timeout = 0')
  await client.query('vacuum (analyze)')
  client.release(!isEmbedded)
}

interface Aim {
  engine: Place['engine']
  who: string
  token: string
  /** Milliseconds of a read of one row. */
  key: number
  explains: boolean
}

async function report(
  server: Server,
  { engine, who, token, key, explains }: Aim,
  call: PortalCall,
): Promise<void> {
  const { times, statements, bytes } = await ask(server, token, call)
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
  const isMissed = p95 > goals[engine]
  console.log(
    `    ${call.name.padEnd(30)} ${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)} ms  ${(p50 / key).toFixed(1).padStart(6)} ×  ${statements}  ${bytes} B${isMissed ? '  MISSED' : ''}`,
  )
  keep({
    part: 'company',
    place: `${engine}, ${who}`,
    name: `${call.name}, p95`,
    value: p95,
    unit: 'ms',
    isLessBetter: true,
    goal: goals[engine],
  })
  if (isMissed && explains)
    for (const path of call.paths.slice(0, mostExplained))
      console.log(await plansOf(server, token, call, path))
}

/**
 * Asks a call again and again, one at a time. Before the clock runs each of its addresses is asked once, and one of them on all connections until its
 * plans are settled: what a new connection has to learn of tables and statements is no part of what a call takes.
 */
async function ask(server: Server, token: string, call: PortalCall, least = leastAsked) {
  const { paths } = call
  const rounds = Math.max(2, Math.ceil(least / paths.length))
  const times: number[] = []
  let bytes = 0
  let statements = 0
  const [first = ''] = paths
  const learnt = performance.now() + mostLearningMs
  for (let round = 0; round < timesPlanned && performance.now() < learnt; round += 1)
    await Promise.all(Array.from({ length: connections }, () => get(server, token, call, first)))
  const end = performance.now() + mostMs
  for (let round = 0; round < rounds + warmUps; round += 1) {
    if (round > warmUps && performance.now() > end) break
    for (const path of paths) {
      const before = round === warmUps ? await server.statements() : 0
      const began = performance.now()
      bytes = await get(server, token, call, path)
      const ms = performance.now() - began
      if (round === warmUps) statements = (await server.statements()) - before
      if (round >= warmUps) times.push(ms)
    }
  }
  return { times, statements, bytes }
}

async function get(
  server: Server,
  token: string,
  { isOfDirectory = false }: PortalCall,
  path: string,
): Promise<number> {
  const answer = await fetch(`${server.address}${isOfDirectory ? '/scim/v2' : '/company-api/v1'}${path}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  // A statement that takes longer than it may is slow, and no reason to measure nothing else.
  if (!answer.ok && answer.status !== 503) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return Buffer.byteLength(text)
}

/** The plans of a call's statements, the slow ones. */
async function plansOf(server: Server, token: string, call: PortalCall, path: string): Promise<string> {
  const plans = await server.plans(() => get(server, token, call, path))
  return plans.map(({ ms, plan }) => `      ${path}: ${ms.toFixed(0)} ms\n${plan}`).join('\n')
}
