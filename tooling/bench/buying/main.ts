import { cpus, loadavg } from 'node:os'
import autocannon from 'autocannon'
import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { makeDemoSeller } from '../../../apps/api/src/import/demo-seller.ts'
import { Secrets } from '../../../apps/api/src/secrets.ts'
import { onEach, type Place } from '../api/main.ts'
import { hall, headers, median, percentile } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'
import { keep, type Figure } from '../report/figures.ts'
import { Buyer, type Taken, type Waiting } from './buyers.ts'

/** Courses that each of the buyers buys, one after another. */
const rounds = 20
const warmUps = 2
const secret = 'measuring needs no secret of length'

/** Fifty people buy at once: quote, payment, the sandbox's page, the way back; and its messages alone. */
export async function benchBuying(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

type Step = (buyer: Buyer, course: number) => Promise<Taken[]>

async function measure({ engine, env }: Place): Promise<void> {
  if (engine === 'PGlite') return console.log('\nbuying: PostgreSQL alone, as shops run')
  const database = await openDatabase({ url: env['DATABASE_URL'] })
  try {
    await makeDemoSeller(database.db)
    await using server = await startServer('server.ts', { ...env, SESSION_SECRET: secret })
    const learners = await server.learners(hall + 1)
    // The learners of the bench have a course already.
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from courses where price > 0 and state = 'published'
        and not exists (select from enrolment_grants g where g.course_id = courses.id and g.user_id = (select max(id) from users)) order by id limit $1`,
      [2 * (rounds + warmUps) + 2],
    )
    const secrets = new Secrets(secret)
    const [first, ...buyers] = learners.map(({ token }) => new Buyer(server.address, token, secrets))
    if (!first) throw new Error('Nobody buys.')
    console.log(`\n${engine}; ${hall} buyers at once, ${cpus().length} cores, load before ${load()}`)
    const courses = rows.map(({ id }) => Number(id))
    await countStatements(server, first, courses.splice(0, 2))
    await report('quote to paid', buyers, courses.splice(0, rounds + warmUps), walk)
    await report('webhook', buyers, courses, message)
    console.log(`  load after ${load()}`)
  } finally {
    await database.close()
  }
}

const load = () =>
  loadavg()
    .map(each => each.toFixed(1))
    .join(' ')

/** What a walk waits for, from "to the checkout" to "paid". */
const walk: Step = async buyer => {
  const { data, ...quoted } = await buyer.quote()
  const { waiting, ...ordered } = await buyer.pay(data)
  return [quoted, ordered, await buyer.payCard(waiting), await buyer.check(waiting)]
}

const waitingOf = new WeakMap<Buyer, Waiting>()
const message: Step = async buyer => {
  const waiting = waitingOf.get(buyer)
  if (!waiting) throw new Error('No payment to tell of.')
  return [await buyer.webhook(waiting)]
}

/** Before the clock runs: a course in the cart, and for a message a payment that only the sandbox knows of. */
async function prepare(buyer: Buyer, course: number, step: Step): Promise<void> {
  await buyer.putInCart(course)
  if (step !== message) return
  const { waiting } = await buyer.pay((await buyer.quote()).data)
  await buyer.payCard(waiting, true)
  waitingOf.set(buyer, waiting)
}

async function report(name: string, buyers: Buyer[], courses: number[], step: Step): Promise<void> {
  const walks: Taken[][] = []
  const rates: number[] = []
  for (const [round, course] of courses.entries()) {
    await Promise.all(buyers.map(buyer => prepare(buyer, course, step)))
    const began = performance.now()
    const taken = await Promise.all(buyers.map(buyer => step(buyer, course)))
    if (round < warmUps) continue
    rates.push((taken.flat().length / (performance.now() - began)) * 1000)
    walks.push(...taken)
  }
  const requests = walks.flat()
  const bare = await bareRate(
    Math.round(requests.reduce((sum, { bytes }) => sum + bytes, 0) / requests.length),
  )
  const ratio = median(rates) / bare
  const times = requests.map(({ ms }) => ms)
  const one = { part: 'buying', place: 'PostgreSQL' } satisfies Partial<Figure>
  keep(
    { ...one, name, value: ratio, unit: 'ratio', isLessBetter: false, goal: 0.02 },
    {
      ...one,
      name: `${name}, p99 a request`,
      value: percentile(times, 0.99),
      unit: 'ms',
      isLessBetter: true,
      goal: 300,
    },
  )
  const wholes = walks.map(parts => parts.reduce((sum, { ms }) => sum + ms, 0))
  console.log(
    `  ${name.padEnd(14)} ratio ${ratio.toFixed(4)}  ${median(rates).toFixed(0)} requests/s (bare ${bare.toFixed(0)})  a request ${figures(times)}  the whole ${figures(wholes)}  ${walks.length} ×`,
  )
}

function figures(times: number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} p99 ${percentile(times, 0.99).toFixed(0)} ms`
}

/** Requests per second of a bare server that sends as many bytes, over as many connections. */
async function bareRate(bytes: number): Promise<number> {
  await using bare = await startServer('bare.ts', { BYTES: String(bytes) })
  const shot = { url: bare.address, headers, connections: hall, duration: 2 }
  await autocannon({ ...shot, duration: 1 })
  const rates = []
  for (let round = 0; round < 3; round += 1) rates.push((await autocannon(shot)).requests.average)
  return median(rates)
}

/** What each request sends to the database; the first walk prepares. */
async function countStatements(server: Server, buyer: Buyer, courses: number[]): Promise<void> {
  const counts: [string, number][] = []
  const count = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
    const before = await server.statements()
    const result = await act()
    counts.push([name, (await server.statements()) - before])
    return result
  }
  for (const course of courses) {
    counts.length = 0
    await buyer.putInCart(course)
    const { data } = await count('quote', () => buyer.quote())
    const { waiting } = await count('pay', () => buyer.pay(data))
    await count('card at the sandbox', () => buyer.payCard(waiting, true))
    await count('webhook that pays', () => buyer.webhook(waiting))
    await count('way back', () => buyer.check(waiting))
  }
  keep(
    ...counts.map(([name, sent]): Figure => ({
      part: 'buying',
      place: 'PostgreSQL',
      name: `statements: ${name}`,
      value: sent,
      unit: 'requests',
      isLessBetter: true,
    })),
  )
  console.log(`  statements: ${counts.map(([name, sent]) => `${name} ${sent}`).join(', ')}`)
}
