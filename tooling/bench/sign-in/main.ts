import { cpus, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { keep } from '../report/figures.ts'
import { benchPassword } from '../api/learners.ts'
import { onEach, type Place } from '../api/main.ts'
import { headers, percentile } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'
import { ask } from './ask.ts'
import { compareEndpoints } from './endpoints.ts'

/** As many sign in at once. */
const crowd = 50
const seconds = 8
/** Known and unknown addresses for each endpoint. */
const pairs = 500

/** What signing in costs, what fifty at once do to the readers of the course list, and whether an endpoint's time reveals who has an account. */
export async function benchSignIn(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

async function measure({ engine, env }: Place): Promise<void> {
  console.log(
    `\n${engine}; ${cpus().length} cores, load before ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}`,
  )
  await using server = await startServer('server.ts', { ...env, TRUST_PROXY: '127.0.0.1' })
  const accounts = await server.accounts(pairs)
  const list = { url: `${server.address}/client-api/v1/courses`, headers, connections: 10, duration: seconds }
  await autocannon({ ...list, duration: 2 })
  const [alone] = await timesOf(1, server, accounts)
  const quiet = await server.lateness(() => autocannon(list))
  const busy = await server.lateness(() => Promise.all([autocannon(list), timesOf(crowd, server, accounts)]))
  const [read, signIns] = busy.result
  const one = { part: 'sign-in', place: engine, unit: 'ms', isLessBetter: true } as const
  keep(
    { ...one, name: 'one at a time', value: alone ?? 0 },
    { ...one, name: `${crowd} at once, p99`, value: percentile(signIns, 0.99) },
    { ...one, name: 'course list without, p99', value: quiet.result.latency.p99 },
    { ...one, name: 'course list meanwhile, p99', value: read.latency.p99 },
    { ...one, name: 'event loop late meanwhile, p99', value: busy.loop.p99 },
  )
  console.log(`  one at a time          ${alone?.toFixed(0)} ms`)
  console.log(
    `  ${crowd} at once, ${seconds} s      ${(signIns.length / seconds).toFixed(0)}/s  p50 ${percentile(signIns, 0.5).toFixed(0)} ms  p99 ${percentile(signIns, 0.99).toFixed(0)} ms`,
  )
  console.log(
    `  course list without    p50 ${quiet.result.latency.p50} ms  p99 ${quiet.result.latency.p99} ms  ${quiet.result.requests.average.toFixed(0)}/s`,
  )
  console.log(
    `  course list meanwhile  p50 ${read.latency.p50} ms  p99 ${read.latency.p99} ms  ${read.requests.average.toFixed(0)}/s`,
  )
  for (const [name, { p50, p99, max }] of [
    ['without', quiet.loop],
    ['meanwhile', busy.loop],
  ] as const) {
    console.log(
      `  loop late ${name.padEnd(12)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  longest ${max.toFixed(1)} ms`,
    )
  }
  await compareEndpoints(server.address, accounts)
  console.log(
    `  load after ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}`,
  )
}

/** Signs in again and again, so many at once. @returns the milliseconds of each; of one at a time, their median */
async function timesOf(atOnce: number, { address }: Server, accounts: string[]): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + (atOnce === 1 ? 2 : seconds) * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async (_, client) => {
      while (performance.now() < until)
        times.push(await signIn(address, accounts[client % accounts.length] ?? ''))
    }),
  )
  return atOnce === 1 ? [percentile(times, 0.5)] : times
}

async function signIn(address: string, email: string): Promise<number> {
  const began = performance.now()
  const answer = await ask(address, 'login', { email, password: benchPassword })
  if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - began
}
