import type { ChildProcess } from 'node:child_process'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProgram, type BuiltProgram } from '../../../testing/built-program.ts'
import { killJobProcess as kill, startJobProcess } from '../../../testing/job-process.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { notifyMany } from '../notifications/notify-many.ts'
import { jobKind } from './job-kind.ts'
import { enqueueMany } from './job-queue.ts'

let program: BuiltProgram
let database: TestDatabase
beforeAll(async () => {
  program = await builtProgram('testing/job-worker.ts')
  database = await openTestDatabase()
})
afterAll(async () => {
  program.remove()
  await database.close()
})

const startWorker = () => startJobProcess(program, database)

const count = async (condition: string) =>
  Number((await database.pool.query(`select count(*) as n from ${condition}`)).rows[0].n)

test('1,000 jobs, two processes, killed at random: each effect is there once', async () => {
  await database.pool.query('create table effects (n int not null)')
  const effect = jobKind<{ n: number }>('effect', { maxAttempts: 50 })
  const workers = [await startWorker(), await startWorker()]
  await enqueueMany(
    database.db,
    effect,
    Array.from({ length: 1000 }, (_, n) => ({ payload: { n } })),
  )
  for (let kills = 0; kills < 6 && (await count(`jobs where state <> 'done'`)) > 0; kills += 1) {
    await new Promise(resolve => setTimeout(resolve, 100 + 250 * Math.random()))
    await kill(workers.splice(kills % 2, 1)[0] as ChildProcess)
    workers.push(await startWorker())
  }
  await expect.poll(() => count(`jobs where state <> 'done'`), { timeout: 60_000, interval: 100 }).toBe(0)
  expect(await count('effects')).toBe(1000)
  const { rows } = await database.db.execute(sql`select count(distinct n)::int as n from effects`)
  expect(rows).toEqual([{ n: 1000 }])
  await Promise.all(workers.map(kill))
}, 120_000)

test('one act for 8,000 people, the process killed in the middle of it: each is notified once', async () => {
  await database.pool.query(
    `insert into users (kind, name, name_key, name_folded) select 'student', 'P', 'p', 'p' from generate_series(1, 8000)`,
  )
  const notice = { kind: 'assignment_made', data: { name: { en: 'Calligraphy' } }, link: null } as const
  const job = await database.db.transaction(tx => notifyMany(tx, notice, sql`select id from users`))
  const left = () => count(`notice_recipients where job_id = ${job}`)
  for (let kills = 0, before = 8_000; kills < 4; kills += 1, before = await left()) {
    const worker = await startWorker()
    await expect.poll(left, { timeout: 30_000, interval: 5 }).toBeLessThan(before)
    await kill(worker)
  }
  expect(await left()).toBeGreaterThan(0)
  const worker = await startWorker()
  await expect.poll(() => count(`jobs where id = ${job} and state = 'done'`), { timeout: 60_000 }).toBe(1)
  await kill(worker)
  expect(await count('notifications')).toBe(8_000)
  expect(await count('(select distinct user_id from notifications where sequence = 1) as once')).toBe(8_000)
  expect(await count(`outbox where payload ->> 'name' = 'NotificationCreated'`)).toBe(8_000)
  expect(await count(`jobs where progress = '{"done": 8000, "total": 8000}'`)).toBe(1)
}, 120_000)
