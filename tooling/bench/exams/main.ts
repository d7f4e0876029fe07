import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, type OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { graceMs } from '../../../apps/api/src/modules/exams/rules.ts'
import { openAttempt, saveOf, type OpenAttempt } from '../api/answers.ts'
import { makeLearners } from '../api/learners.ts'
import { onEach, type Place } from '../api/main.ts'
import { percentile } from '../api/measure.ts'
import { startServer } from '../api/process.ts'
import { keep } from '../report/figures.ts'

const people = 1000
const saveEveryMs = 5000
/** They begin over so long, and each has so long: all of a short exam, last minute included. */
const beginMs = 30_000
const limitSeconds = 90
const lastMs = 60_000

/** A thousand people in one exam on one host, each saving every five seconds until the time is up; then the queue submits them all. */
export async function benchExams(engines: string[]): Promise<void> {
  await onEach([1000], engines, measure)
}

interface Save {
  ms: number
  /** Milliseconds before the deadline of its attempt. */
  left: number
}

async function measure({ engine, env }: Place): Promise<void> {
  if (engine === 'PGlite') return console.log('\nexams: PostgreSQL alone, as exam halls of a thousand run')
  const database = await openDatabase({ url: env['DATABASE_URL'] })
  try {
    const learners = await makeLearners(database.pool, people)
    await database.pool.query('update exams set time_limit_seconds = $2 where id = $1', [
      learners[0]?.examId,
      limitSeconds,
    ])
    await using server = await startServer('../notices/server.ts', env)
    console.log(
      `\n${engine}; ${people} people in one exam of ${limitSeconds} s, ${cpus().length} cores, load before ${load()}`,
    )
    const submitted = latenessOfSubmitting(database)
    const saves = await Promise.all(
      learners.map(async (learner, n) => {
        await wait((beginMs / people) * n)
        return saveUntilDeadline(server.address, await openAttempt(server.address, learner))
      }),
    )
    report(saves.flat(), await submitted)
  } finally {
    await database.close()
  }
}

const load = () => (loadavg()[0] ?? 0).toFixed(1)

/** One person: a save every five seconds, whatever the one before took. */
async function saveUntilDeadline(address: string, attempt: OpenAttempt): Promise<Save[]> {
  const deadline = Date.now() + limitSeconds * 1000
  const saves: Promise<Save>[] = []
  for (;;) {
    const left = deadline - Date.now()
    if (left < 500) return Promise.all(saves)
    saves.push(save(address, attempt, left))
    await wait(Math.min(saveEveryMs, left))
  }
}

async function save(address: string, attempt: OpenAttempt, left: number): Promise<Save> {
  const { path, ...sent } = saveOf(attempt)
  const began = performance.now()
  const answer = await fetch(address + path, { method: 'PUT', ...sent })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Saving answered ${answer.status}: ${text}`)
  return { ms: performance.now() - began, left }
}

/** How long after its deadline and grace the last of all attempts was submitted, in seconds. */
async function latenessOfSubmitting({ pool }: OpenDatabase): Promise<number> {
  let longest = 0
  const giveUpAt = Date.now() + beginMs + limitSeconds * 1000 + graceMs + 120_000
  while (Date.now() < giveUpAt) {
    const { rows } = await pool.query<{ open: number; late: number | null; ended: number }>(
      `select count(*) filter (where state = 'in_progress')::int as open, count(*) filter (where state <> 'in_progress')::int as ended,
        max(extract(epoch from clock_timestamp() - deadline_at))
          filter (where state = 'in_progress' and deadline_at < clock_timestamp())::float8 as late from attempts
      where user_id in (select id from users where name_key = 'bench')`,
    )
    const [{ open, late, ended } = { open: 0, late: null, ended: 0 }] = rows
    longest = Math.max(longest, (late ?? 0) - graceMs / 1000)
    if (open === 0 && ended === people) return longest
    await wait(250)
  }
  throw new Error('Attempts stay open beyond their deadline.')
}

function report(saves: Save[], lateness: number): void {
  const of = (name: string, some: Save[]) => {
    const times = some.map(({ ms }) => ms)
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
    console.log(
      `  ${name.padEnd(28)} ${times.length} ×  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  longest ${Math.max(...times).toFixed(0)} ms`,
    )
    return p99
  }
  const one = { part: 'exams', place: 'PostgreSQL', isLessBetter: true } as const
  keep(
    { ...one, name: 'saving, p99', value: of('saving', saves), unit: 'ms', goal: 150 },
    {
      ...one,
      name: 'saving in the last minute, p99',
      value: of(
        'saving in the last minute',
        saves.filter(({ left }) => left <= lastMs),
      ),
      unit: 'ms',
      goal: 150,
    },
    { ...one, name: 'submitted after deadline and grace', value: lateness, unit: 's', goal: 10 },
  )
  console.log(
    `  all submitted ${lateness.toFixed(1)} s after deadline and grace of ${graceMs / 1000} s; load after ${load()}`,
  )
}
