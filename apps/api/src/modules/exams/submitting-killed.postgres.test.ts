import type { ChildProcess } from 'node:child_process'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtProgram, type BuiltProgram } from '../../testing/built-program.ts'
import { startAttempt } from '../../testing/exam.ts'
import { killJobProcess, startJobProcess } from '../../testing/job-process.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { graceMs } from './rules.ts'
import { scheduleSubmission } from './scheduling.ts'

let api: TestApi
let program: BuiltProgram
const processes: ChildProcess[] = []
beforeAll(async () => {
  program = await builtProgram('testing/job-worker.ts')
  api = await createTestApi()
})
afterAll(async () => {
  await Promise.all(processes.map(killJobProcess))
  program.remove()
  await api.close()
})

const start = async () => {
  const child = await startJobProcess(program, api.database)
  processes.push(child)
}
const query = async (text: string, values: unknown[] = []) =>
  (await api.database.pool.query(text, values)).rows

test('a process that is killed as it submits an attempt leaves it to another one, which has it within ten seconds', async () => {
  const { attemptId, save } = await startAttempt(api)
  await save(0, { option: 'b' })
  await query('delete from jobs')
  const deadline = new Date(Date.now() - graceMs)
  await query(
    `update attempts set started_at = $2::timestamptz - interval '1 minute', deadline_at = $2 where id = $1`,
    [attemptId, deadline],
  )
  const holder = new pg.Client(api.database.pool.options.connectionString)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from attempts where id = $1 for update', [attemptId])
  await api.db.transaction(tx => scheduleSubmission(tx, deadline))
  await start()
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await query(waiting)).length, { timeout: 30_000 }).toBe(1)
  await start()
  await killJobProcess(processes.shift() as ChildProcess)
  await holder.end()
  const ended = `select from attempt_events where attempt_id = $1 and kind = 'submitted'`
  await expect.poll(async () => (await query(ended, [attemptId])).length, { timeout: 10_000 }).toBe(1)
})
