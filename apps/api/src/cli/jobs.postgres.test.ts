import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../db/schema/index.ts'
import { command } from '../testing/command.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let dataDir: string
let database: TestDatabase
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'masar-jobs-'))
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const masar = (...args: string[]) =>
  command(['jobs', ...args], { DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString })

test('dead jobs are listed with their error and tried again; others are cancelled', async () => {
  expect((await masar('list')).stdout).toBe('No jobs.\n')
  const common = { name: 'send_emails', payload: {}, maxAttempts: 8 }
  const [dead, waiting] = await database.db
    .insert(jobs)
    .values([
      {
        ...common,
        state: 'dead',
        attempts: 8,
        error: 'Error ECONNREFUSED',
        finishedAt: new Date(),
      },
      common,
    ])
    .returning({ id: jobs.id })
  const stateOf = async (id = 0) =>
    (await database.db.select({ state: jobs.state }).from(jobs).where(eq(jobs.id, id)))[0]?.state

  const listed = (await masar('list', '--state', 'dead')).stdout.trim().split('\t')
  expect(listed.slice(0, 4)).toEqual([String(dead?.id), 'send_emails', 'dead', 'attempt 8 of 8'])
  expect(listed.at(-1)).toBe('Error ECONNREFUSED')
  expect(await masar('retry', String(dead?.id))).toMatchObject({ status: 0, stderr: '' })
  expect(await stateOf(dead?.id)).toBe('waiting')
  expect(await masar('cancel', String(waiting?.id))).toMatchObject({ status: 0, stderr: '' })
  expect(await stateOf(waiting?.id)).toBe('cancelled')

  for (const args of [
    ['retry', String(waiting?.id)],
    ['cancel', '999999'],
    ['list', '--state', 'lost'],
  ]) {
    const { status, stdout, stderr } = await masar(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).not.toMatch(/\n\s+at /)
  }
}, 90_000)
