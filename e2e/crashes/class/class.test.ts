import { setTimeout as wait } from 'node:timers/promises'
import { random } from '@masar/testing/random'
import { expect, test } from '@playwright/test'
import { emptyFolder } from '../../fixtures/data.ts'
import { insertLearners } from '../../fixtures/exam-rows.ts'
import { Host } from '../../fixtures/host.ts'
import { headers } from '../../fixtures/people.ts'
import { type Postgres, startPostgres } from '../../fixtures/postgres.ts'
import { type ClassExam, makeExam, markOf } from './exam.ts'
import { Learner } from './learner.ts'
import { isSame, type Value } from './ledger.ts'

const seed = 20_261_128
const people = 200
/** Of the exam, and for answers that were made in time. */
const times = { limitMs: 20_000, graceMs: 30_000 }
const beginOverMs = 4000
/** Milliseconds after the grace, or after the service was whole again, by which every attempt is submitted. */
const submittedWithin = 10_000

/** What the seed has happen to them; whether it comes to that in time is the machine's to say, so no number is. */
const troubles = [
  'away',
  'away over the deadline',
  'away over the grace',
  'cut',
  'doubled',
  'frozen',
  'gone for good',
  'killed',
  'submitted early',
  'taken back',
]

let postgres: Postgres
let folder: string
let removeFolder: () => Promise<void>
const hosts: Host[] = []

const start = (port?: number) =>
  Host.run({
    dataDir: folder,
    databaseUrl: postgres.url,
    settings: { DEMO: 'off' },
    ...(port !== undefined && { port }),
  })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const data = await emptyFolder()
  folder = data.folder
  removeFolder = data.remove
  postgres = await startPostgres()
  for (const n of [0, 1]) hosts[n] = await start()
})

test.afterAll(async () => {
  for (const host of hosts) expect(await host.end(), host.output).toBe(0)
  await postgres.stop()
  await removeFolder()
})

/** Kills a host as a power switch would, and starts it again in its place. */
async function killAndStart(n: number): Promise<void> {
  const port = hosts[n]?.start.port
  await hosts[n]?.end('SIGKILL')
  hosts[n] = await start(port)
}

test('a class of 200 on two hosts: what was shown as saved counts, what was made after the deadline does not', async () => {
  test.setTimeout(200_000)
  const exam = await makeExam(postgres, seed, times.limitMs / 1000)
  const seats = await insertLearners(postgres, exam.id, people)
  let connections = 0
  const anyHost = () => hosts[(connections += 1) % hosts.length]?.start.port ?? 0
  const learners = await Promise.all(
    seats.map((seat, n) => Learner.seated(seat, exam, times, random(seed + n), anyHost)),
  )
  const sitting = learners.map(async (learner, n) => {
    await wait((beginOverMs / people) * n)
    await learner.sit()
  })
  const killing = (async () => {
    await wait(beginOverMs)
    await killAndStart(0)
    await wait(1000)
    await killAndStart(1)
    await killWhileSubmitting(exam.id)
    return Date.now()
  })()
  const [upAgain] = await Promise.all([killing, ...sitting])
  await expect
    .poll(async () => (await attemptsOf(exam.id)).filter(({ state }) => state === 'in_progress').length, {
      timeout: submittedWithin,
    })
    .toBe(0)
  await allIsRight(exam, learners, upAgain)
  expect(happenedTo(learners)).toEqual(troubles)
})

/** One of the hosts is killed as the queue begins to submit expired attempts. */
async function killWhileSubmitting(exam: number): Promise<void> {
  const open = (await attemptsOf(exam)).filter(({ state }) => state === 'in_progress')
  await wait(Math.min(...open.map(({ deadline }) => deadline)) + times.graceMs + 500 - Date.now())
  await killAndStart(0)
}

function happenedTo(learners: readonly Learner[]): string[] {
  return [...new Set(learners.flatMap(({ happened }) => [...happened.keys()]))].toSorted()
}

interface AttemptRow {
  id: number
  user: number
  state: string
  deadline: number
  /** When the service wrote that it was submitted, each time. */
  submitted: number[]
}

async function attemptsOf(exam: number): Promise<AttemptRow[]> {
  const rows = await postgres.query(
    `select id, user_id, state, deadline_at, array(select e.at from attempt_events e where e.attempt_id = a.id and e.kind = 'submitted') as submitted
    from attempts a where exam_id = $1 order by id`,
    [exam],
  )
  return rows.map(row => ({
    id: Number(row['id']),
    user: Number(row['user_id']),
    state: String(row['state']),
    deadline: (row['deadline_at'] as Date).getTime(),
    submitted: (row['submitted'] as Date[]).map(at => at.getTime()),
  }))
}

/** @param upAgain when the last host that was killed was there again */
async function allIsRight(exam: ClassExam, learners: readonly Learner[], upAgain: number): Promise<void> {
  const attempts = await attemptsOf(exam.id)
  expect(attempts).toHaveLength(people)
  let saved = 0
  for (const attempt of attempts) {
    const learner = learners.find(({ seat }) => seat.user === attempt.user)
    if (!learner) throw new Error('An attempt has no known learner.')
    expect.soft(attempt.submitted, `attempt ${attempt.id}, submitted`).toHaveLength(1)
    expect
      .soft(attempt.submitted[0], `attempt ${attempt.id}, submitted late`)
      .toBeLessThan(Math.max(attempt.deadline + times.graceMs, upAgain) + submittedWithin)
    saved += await resultIsRight(exam, learner, attempt)
  }
  // Not by chance alone: there was something to lose.
  expect(saved).toBeGreaterThan(2 * people)
}

interface Result {
  score: number
  questions: {
    id: number
    answer: Value | null
    points: number | null
    options: { key: string; text: string }[]
  }[]
}

/** An option by what it says, as the questions of the class name it. */
function inWords({ options }: Result['questions'][number], value: Value): Value {
  if (!('option' in value)) return value
  return { option: options.find(({ key }) => key === value.option)?.text ?? '' }
}

/** @returns how many answers were acknowledged */
async function resultIsRight(
  exam: ClassExam,
  { ledger, seat }: Learner,
  attempt: AttemptRow,
): Promise<number> {
  const answer = await fetch(`${hosts[0]?.url}/client-api/v1/attempts/${attempt.id}/result`, {
    headers: headers('en', seat.token),
  })
  const { data: result } = (await answer.json()) as { data: Result }
  const revisions = new Map(
    (
      await postgres.query('select question_id, revision from answers where attempt_id = $1', [attempt.id])
    ).map(row => [Number(row['question_id']), Number(row['revision'])]),
  )
  let score = 0
  for (const question of exam.questions) {
    const what = `attempt ${attempt.id}, question ${question.id}`
    const shown = result.questions.find(({ id }) => id === question.id)
    const value = shown?.answer ?? null
    const revision = revisions.get(question.id) ?? 0
    const right = shown && value !== null ? markOf(question, inWords(shown, value)) : 0
    score += right
    expect.soft(shown?.points, `${what}, its mark`).toBe(right)
    for (const saved of ledger.acknowledged.filter(entry => entry.question === question.id))
      expect
        .soft(
          revision > saved.revision || (revision === saved.revision && isSame(value, saved.value)),
          `${what}: ${JSON.stringify(saved)} was shown as saved, ${revision} ${JSON.stringify(value)} counts`,
        )
        .toBe(true)
    if (revision === 0) continue
    for (const made of ledger.makingOf({ question: question.id, revision, value }))
      expect
        .soft(made.at - attempt.deadline, `${what}, made after the deadline`)
        .toBeLessThanOrEqual(made.uncertainty + 2)
  }
  expect.soft(result.score, `attempt ${attempt.id}, its mark`).toBe(score)
  return ledger.acknowledged.length
}
