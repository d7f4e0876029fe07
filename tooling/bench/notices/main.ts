import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { users } from '../../../apps/api/src/db/schema/index.ts'
import { notifyMany } from '../../../apps/api/src/modules/platform/notifications/notify-many.ts'
import { keep } from '../report/figures.ts'
import { onEach, type Place } from '../api/main.ts'
import { headers, percentile } from '../api/measure.ts'
import { startServer } from '../api/process.ts'
import { makePeople, noticeKind, signIn } from './people.ts'

const people = 50_000
const learners = 300
/** Enrolling at once, each pausing between two. */
const clients = 2
const pauseMs = 20
const quietMs = 10_000

/** One act that notifies 50,000 people, and what those who enrol in the meantime feel of it. */
export async function benchNotices(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

async function measure({ engine, env }: Place): Promise<void> {
  if (engine === 'PGlite') return console.log('\nnotices: PostgreSQL alone, which others can read meanwhile')
  const database = await openDatabase({ url: env['DATABASE_URL'] })
  try {
    await makePeople(database.pool, people)
    const tokens = await signIn(database.pool, learners)
    await using server = await startServer('../notices/server.ts', env)
    const next = enrolments(server.address, tokens, await freeCourses(database))
    await enrolUntil(wait(2000), next)
    const quiet = await enrolUntil(wait(quietMs), next)
    const load = loadavg()[0] ?? 0
    const sent = notifyAll(database)
    const busy = await enrolUntil(sent, next)
    const { actMs, allMs } = await sent
    console.log(
      `\n${engine}; ${cpus().length} cores, load before ${load.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}`,
    )
    console.log(
      `  ${people} people notified in ${(allMs / 1000).toFixed(1)} s; the act itself took ${actMs.toFixed(0)} ms`,
    )
    const one = { part: 'notices', place: engine, isLessBetter: true } as const
    keep(
      { ...one, name: `${people} people notified`, value: allMs / 1000, unit: 's', goal: 30 },
      { ...one, name: 'the act itself', value: actMs, unit: 'ms' },
      { ...one, name: 'enrolling without, p99', value: percentile(quiet, 0.99), unit: 'ms' },
      {
        ...one,
        name: 'enrolling held up, p99 beyond that without',
        value: Math.max(0, percentile(busy, 0.99) - percentile(quiet, 0.99)),
        unit: 'ms',
        goal: 50,
      },
    )
    for (const [name, times] of [
      ['without', quiet],
      ['meanwhile', busy],
    ] as const)
      console.log(`  enrolling ${name.padEnd(10)} ${figures(times)}`)
  } finally {
    await database.close()
  }
}

function figures(times: number[]): string {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return `${String(times.length).padStart(5)} ×  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  longest ${Math.max(...times).toFixed(1)} ms`
}

async function freeCourses({ pool }: OpenDatabase): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from courses where price = 0 and state = 'published'`,
  )
  return rows.map(({ id }) => Number(id))
}

/** @returns enrols one learner in one course; another pair each time */
function enrolments(address: string, tokens: string[], courses: number[]): () => Promise<void> {
  let made = 0
  return async () => {
    const token = tokens[made % tokens.length] ?? ''
    const course = courses[(made + Math.floor(made / tokens.length)) % courses.length]
    made += 1
    const answer = await fetch(`${address}/client-api/v1/courses/${course}/enrolments`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`An enrolment answered ${answer.status}: ${text}`)
  }
}

/** Enrols again and again until something has ended. @returns the milliseconds of each */
async function enrolUntil(end: Promise<unknown>, next: () => Promise<void>): Promise<number[]> {
  const over = new AbortController()
  const ended = end.finally(() => over.abort())
  const times: number[] = []
  const client = async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await next()
      times.push(performance.now() - began)
      await wait(pauseMs)
    }
  }
  await Promise.all([ended, ...Array.from({ length: clients }, client)])
  return times
}

async function notifyAll({ db, pool }: OpenDatabase): Promise<{ actMs: number; allMs: number }> {
  const began = performance.now()
  const title = { ar: 'السلامة في العمل', en: 'Safety at Work' }
  const notice = { kind: noticeKind, link: '/Course/9', data: { name: title, course_id: 9 } } as const
  const job = await db.transaction(tx =>
    notifyMany(tx, notice, tx.select({ id: users.id }).from(users).getSQL()),
  )
  const actMs = performance.now() - began
  for (;;) {
    const { rows } = await pool.query<{ state: string }>('select state from jobs where id = $1', [job])
    if (rows[0]?.state === 'done') return { actMs, allMs: performance.now() - began }
    if (rows[0]?.state === 'dead') throw new Error('The job of the notices is dead.')
    await wait(50)
  }
}
