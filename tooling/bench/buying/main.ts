import { cpus, loadavg } from 'node:os'
import { openDatabase } from '../../../apps/api/src/db/client.ts'
import { makeDemoSeller } from '../../../apps/api/src/import/demo-seller.ts'
import { Secrets } from '../../../apps/api/src/secrets.ts'
import { onEach, type Place } from '../api/main.ts'
import { hall, median, percentile } from '../api/measure.ts'
import { startServer, type Server } from '../api/process.ts'
import { keep, type Figure } from '../report/figures.ts'
import { bareServer } from './bare.ts'
import { Buyer, type Taken, type Waiting } from './buyers.ts'
import { buyAtFloor } from './floor.ts'

/** Courses that each of the buyers buys, one after another. */
const rounds = 20
const warmUps = 2
/** After how many of them the bare server is shot at. */
const bareEvery = 4
const secret = 'measuring needs no secret of length'

/** Fifty people buy at once: quote, payment, the sandbox's page, the way back; and its messages alone. */
export async function benchBuying(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

type Step = (buyer: Buyer) => Promise<Taken[]>

/** What is measured. */
interface Measured {
  buyers: Buyer[]
  /** Before the clock runs. */
  before: (buyer: Buyer, course: number) => Promise<void>
  step: Step
  /** What the least that is like it reaches, as a ratio to a bare server. */
  floor?: number
}

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
    await report(server, 'quote to paid', courses.splice(0, rounds + warmUps), {
      buyers,
      before: (buyer, course) => buyer.putInCart(course),
      step: walk,
      floor: await floorOf(env),
    })
    await report(server, 'webhook', courses, { buyers, before: beginSilently, step: message })
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

/** A payment that only the sandbox knows of. */
async function beginSilently(buyer: Buyer, course: number): Promise<void> {
  await buyer.putInCart(course)
  const { waiting } = await buyer.pay((await buyer.quote()).data)
  await buyer.payCard(waiting, true)
  waitingOf.set(buyer, waiting)
}

/** The same rounds against the least that sends as many statements. */
async function floorOf(env: NodeJS.ProcessEnv): Promise<number> {
  await using floor = await startServer('floor.ts', { ...env, BYTES: '200' })
  const { ratio } = await shoot(
    floor,
    'floor',
    Array.from({ length: rounds + warmUps }, (_, n) => n),
    {
      people: Array.from({ length: hall }, (_, n) => n),
      before: async () => {},
      step: () => buyAtFloor(floor.address),
    },
  )
  return ratio
}

async function report(
  server: Server,
  name: string,
  courses: number[],
  { buyers, before, step, floor }: Measured,
): Promise<void> {
  const { ratio, p99 } = await shoot(server, name, courses, { people: buyers, before, step })
  if (floor !== undefined)
    console.log(`  ${name.padEnd(14)} ${((ratio / floor) * 100).toFixed(0)} % of the floor`)
  const one = { part: 'buying', place: 'PostgreSQL' } satisfies Partial<Figure>
  keep(
    {
      ...one,
      name,
      value: ratio,
      unit: 'ratio',
      isLessBetter: false,
      goal: 0.02,
      ...(floor !== undefined && { floor }),
    },
    { ...one, name: `${name}, p99 a request`, value: p99, unit: 'ms', isLessBetter: true, goal: 300 },
  )
}

interface Shooting<Person> {
  people: Person[]
  before: (person: Person, course: number) => Promise<void>
  step: (person: Person) => Promise<Taken[]>
}

/** Everybody at once, a course after another, with the bare server in between: what else the machine does slows down both. */
async function shoot<Person>(
  server: Server,
  name: string,
  courses: number[],
  { people, before, step }: Shooting<Person>,
): Promise<{ ratio: number; p99: number }> {
  await using bare = await bareServer()
  const walks: Taken[][] = []
  const rates: number[] = []
  const work = { service: 0, clients: 0 }
  for (const [round, course] of courses.entries()) {
    await Promise.all(people.map(person => before(person, course)))
    const service = await server.cpu()
    const clients = process.cpuUsage()
    const began = performance.now()
    const taken = await Promise.all(people.map(person => step(person)))
    const ms = performance.now() - began
    if (round < warmUps) continue
    const { user, system } = process.cpuUsage(clients)
    work.clients += user + system
    work.service += (await server.cpu()) - service
    rates.push((taken.flat().length / ms) * 1000)
    walks.push(...taken)
    if (round % bareEvery === 0) await bare.shoot(bytesOf(taken.flat()))
  }
  const ratio = median(rates) / bare.rate()
  const times = walks.flat().map(({ ms }) => ms)
  const wholes = walks.map(parts => parts.reduce((sum, { ms }) => sum + ms, 0))
  const workOf = (part: keyof typeof work) => (work[part] / 1000 / walks.length).toFixed(1)
  console.log(
    `  ${name.padEnd(14)} ratio ${ratio.toFixed(4)}  ${median(rates).toFixed(0)} requests/s (bare ${bare.rate().toFixed(0)})  a request ${figures(times)}  the whole ${figures(wholes)}  ${walks.length} ×  work of the process ${workOf('service')} ms each, of the clients here ${workOf('clients')} ms`,
  )
  return { ratio, p99: percentile(times, 0.99) }
}

function bytesOf(taken: Taken[]): number {
  return Math.round(taken.reduce((sum, { bytes }) => sum + bytes, 0) / taken.length)
}

function figures(times: number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(0)} p99 ${percentile(times, 0.99).toFixed(0)} ms`
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
