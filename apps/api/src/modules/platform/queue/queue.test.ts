import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '../../../db/client.ts'
import { jobs, type JobProgress } from '../../../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { countStatements } from '../../../testing/statements.ts'
import { jobKind, PermanentJobError, type EnqueueOptions, type JobKind } from './job-kind.ts'
import { cancelJob, deleteEndedJobs, enqueue as write, retryJob } from './job-queue.ts'
import { JobRunner } from './job-runner.ts'
import type { JobHandler } from './job-run.ts'

let database: TestDatabase
let databaseUrl: string | null
beforeAll(async () => {
  database = await openTestDatabase()
  databaseUrl = database.kind === 'postgres' ? (database.pool.options.connectionString ?? null) : null
})
afterAll(() => database.close())

const greeting = jobKind<{ n: number }>('greeting', { retrySeconds: 0.05, maxAttempts: 3, leaseSeconds: 2 })
let runners: JobRunner[]
let logged: unknown[]
beforeEach(async () => {
  await database.db.delete(jobs)
  runners = []
  logged = []
})
afterEach(async () => {
  await Promise.all(runners.map(runner => runner.stop()))
})

async function run(
  handler: JobHandler<{ n: number }>,
  { kind = greeting, concurrency = 4 }: { kind?: JobKind<{ n: number }>; concurrency?: number } = {},
): Promise<JobRunner> {
  const runner = new JobRunner({
    db: database.db,
    databaseUrl,
    concurrency,
    logger: { info: () => undefined, error: (fields: unknown) => logged.push(fields) },
  })
  runner.handle(kind, handler)
  runners.push(runner)
  await runner.start()
  return runner
}
const enqueue = (n: number, options: EnqueueOptions = {}) => write(database.db, greeting, { n }, options)
const until = (done: () => boolean | Promise<boolean>) =>
  vi.waitUntil(done, { timeout: 15_000, interval: 10 })
const stored = async (id: number | null) =>
  (
    await database.db
      .select()
      .from(jobs)
      .where(eq(jobs.id, id ?? 0))
  )[0]
const states = async () =>
  (await database.db.select({ state: jobs.state }).from(jobs).orderBy(asc(jobs.id))).map(({ state }) => state)

describe('writing', () => {
  test('a job runs as soon as its transaction commits, and not if it does not', async () => {
    const seen: number[] = []
    await run(async ({ n }) => seen.push(n))
    await expect(
      database.db.transaction(async tx => {
        await write(tx, greeting, { n: 1 })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    // Without a wake-up the runner would look after 30 seconds, longer than `until` waits.
    const id = await database.db.transaction(tx => write(tx, greeting, { n: 2 }))
    await until(() => seen.length > 0)
    await until(async () => (await stored(id))?.state === 'done')
    expect(seen).toEqual([2])
    expect(await states()).toEqual(['done'])
  })

  test('no second one waits with the same key; while one runs the next may wait', async () => {
    const id = await enqueue(1, { uniqueKey: 'k' })
    expect(await enqueue(2, { uniqueKey: 'k' })).toBeNull()
    expect(await enqueue(3, { uniqueKey: 'other' })).not.toBeNull()
    await database.db
      .update(jobs)
      .set({ state: 'running' })
      .where(eq(jobs.id, id ?? 0))
    expect(await enqueue(4, { uniqueKey: 'k' })).not.toBeNull()
  })
})

describe('running', () => {
  test('more urgent ones first, none before its time', async () => {
    const seen: number[] = []
    await enqueue(1)
    await enqueue(2, { priority: 5 })
    await enqueue(3, { runAt: new Date(Date.now() + 600) })
    await enqueue(4, { runAt: new Date(Date.now() + 3_600_000) })
    await run(async ({ n }) => seen.push(n), { concurrency: 1 })
    await until(() => seen.length === 3)
    expect(seen).toEqual([2, 1, 3])
    expect(await states()).toContain('waiting')
  })

  test('those of one group one after another, in their order, also when one has to be tried again', async () => {
    const seen: number[] = []
    let failures = 1
    for (let n = 1; n <= 8; n += 1) await enqueue(n, { groupKey: 'person-1' })
    const handler: JobHandler<{ n: number }> = async ({ n }) => {
      if (n === 3 && failures > 0) {
        failures -= 1
        throw new Error('once')
      }
      await new Promise(resolve => setTimeout(resolve, 20 - 2 * n))
      seen.push(n)
    }
    await run(handler)
    await run(handler)
    await until(() => seen.length === 8)
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('a failure is tried again with growing waits, then the job is dead and keeps the kind of its error', async () => {
    let tries = 0
    const id = await enqueue(1)
    await run(async () => {
      tries += 1
      throw Object.assign(new Error('to a@example.com'), { code: 'ECONNREFUSED' })
    })
    await until(async () => (await stored(id))?.state === 'dead')
    expect(tries).toBe(3)
    // The message may quote an address: it stays in the log of the process.
    expect((await stored(id))?.error).toBe('Error ECONNREFUSED')
    expect(logged).toHaveLength(3)
    expect(await database.db.transaction(tx => retryJob(tx, id ?? 0))).toBe(true)
    await until(() => tries > 3)
  })

  test('what no further try can mend is dead at once', async () => {
    const id = await enqueue(1)
    await run(async () => {
      throw new PermanentJobError('the file is gone')
    })
    await until(async () => (await stored(id))?.state === 'dead')
    expect(await stored(id)).toMatchObject({ attempts: 1, error: 'the file is gone' })
  })

  test('a run whose process gave no sign of life is taken up by another, and can finish nothing itself', async () => {
    let finishFirst: () => void = () => undefined
    let firstEnded: Promise<unknown> | undefined
    const id = await enqueue(1)
    // The effect is a row of its own, so that a rollback shows.
    const effect = (name: string) => async (tx: Connection) =>
      void (await tx.insert(jobs).values({ name, payload: {}, maxAttempts: 1, state: 'done' }))
    await run(async (_payload, job) => {
      if (job.attempt > 1) return job.commit(effect('second'))
      await new Promise<void>(resolve => {
        finishFirst = resolve
      })
      firstEnded = job.commit(effect('first')).catch((error: unknown) => error)
    })
    await until(async () => (await stored(id))?.state === 'running')
    // As if the process had slept: its lease is over, and nothing renews it.
    await database.db
      .update(jobs)
      .set({ leaseUntil: sql`now() - interval '1 second'`, leaseToken: 'lost' })
      .where(eq(jobs.id, id ?? 0))
    await run(async (_payload, job) => job.commit(effect('second')))
    await until(async () => (await stored(id))?.state === 'done')
    finishFirst()
    await until(() => firstEnded !== undefined)
    expect(await firstEnded).toMatchObject({ name: 'JobInterrupted' })
    expect([
      await database.db.$count(jobs, eq(jobs.name, 'first')),
      await database.db.$count(jobs, eq(jobs.name, 'second')),
    ]).toEqual([0, 1])
    expect(await stored(id)).toMatchObject({ state: 'done', attempts: 2 })
  })
})

describe('long work', () => {
  test('says how far it is, keeps its lease, and ends when it is cancelled', async () => {
    const id = (await enqueue(1)) ?? 0
    let ended = ''
    await run(async (_payload, job) => {
      try {
        for (let done = 1; ; done += 1) {
          await job.progress({ done, total: 1000 })
          await new Promise(resolve => setTimeout(resolve, 30))
        }
      } catch (error) {
        ended = (error as Error).name
        throw error
      }
    })
    await until(async () => ((await stored(id))?.progress as JobProgress | null)?.done === 3)
    expect(await database.db.transaction(tx => cancelJob(tx, id))).toBe(true)
    await until(async () => (await stored(id))?.state === 'cancelled')
    expect(ended).toBe('JobInterrupted')
    expect(await database.db.transaction(tx => cancelJob(tx, id))).toBe(false)
  })

  test('one that waits and is cancelled never runs', async () => {
    const id = (await enqueue(1, { runAt: new Date(Date.now() + 300) })) ?? 0
    await database.db.transaction(tx => cancelJob(tx, id))
    const seen: number[] = []
    await run(async ({ n }) => seen.push(n))
    await new Promise(resolve => setTimeout(resolve, 600))
    expect([seen, (await stored(id))?.state]).toEqual([[], 'cancelled'])
  })

  test('a cancelled run commits nothing', async () => {
    const id = (await enqueue(1)) ?? 0
    let isCommitted = false
    await run(async (_payload, job) => {
      await database.db.update(jobs).set({ cancelRequested: true }).where(eq(jobs.id, id))
      await job.commit(async () => undefined)
      isCommitted = true
    })
    await until(async () => (await stored(id))?.state === 'cancelled')
    expect(isCommitted).toBe(false)
  })

  test('a process that ends interrupts it and takes no try from it, and the next one takes it up', async () => {
    const id = (await enqueue(1)) ?? 0
    const pause: JobHandler<{ n: number }> = (_payload, job) => wait(60_000, null, { signal: job.signal })
    const told: JobHandler<{ n: number }> = (payload, job) =>
      pause(payload, job).catch(() => job.signal.throwIfAborted())
    // More often than it has tries, and whatever error says that it was interrupted.
    for (const handler of [pause, told, pause, told]) {
      const host = await run(handler)
      await until(async () => (await stored(id))?.state === 'running')
      await host.stop()
      expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    }
    await run(async () => undefined)
    await until(async () => (await stored(id))?.state === 'done')
    expect(logged).toEqual([])
  })
})

describe('recurring work', () => {
  const sweeping = jobKind<Record<string, never>>('sweeping')
  const sweep = (work: () => Promise<unknown>) => {
    const runner = new JobRunner({
      db: database.db,
      databaseUrl,
      logger: { info: () => undefined, error: (fields: unknown) => logged.push(fields) },
    })
    runner.every(1, sweeping, work)
    runners.push(runner)
    return runner.start()
  }

  test('comes again and again from one row, whatever the number of processes, also after a failure', async () => {
    let turns = 0
    let atOnce = 0
    const work = async () => {
      atOnce += 1
      expect(atOnce).toBe(1)
      turns += 1
      await new Promise(resolve => setTimeout(resolve, 20))
      atOnce -= 1
      if (turns === 2) throw new Error('this time')
    }
    await Promise.all([sweep(work), sweep(work)])
    await until(() => turns >= 4)
    expect(await database.db.$count(jobs)).toBe(1)
    expect(logged).toHaveLength(1)
  })
})

test('an idle runner asks nothing for seconds', async () => {
  const statements = countStatements(database.pool)
  await database.db.execute(sql`select 1`)
  await run(async () => undefined)
  await new Promise(resolve => setTimeout(resolve, 300))
  const before = statements.count()
  await new Promise(resolve => setTimeout(resolve, 5_000))
  expect(statements.count() - before).toBeLessThanOrEqual(1)
})

test('ended jobs are forgotten when they are old enough', async () => {
  for (const state of ['done', 'dead', 'waiting'] as const) {
    await database.db.insert(jobs).values({
      name: 'greeting',
      payload: { n: 1 },
      maxAttempts: 1,
      state,
      finishedAt: state === 'waiting' ? null : sql`now() - interval '8 days'`,
    })
  }
  await deleteEndedJobs(database.db)
  expect(await states()).toEqual(['dead', 'waiting'])
})
