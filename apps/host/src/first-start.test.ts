import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewDatabase, readEnv } from '@masar/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fillArgument, fillNewDatabase } from './first-start.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-first-start-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const settings = () => ({
  SESSION_SECRET: 'a secret that is long enough for a test',
  DATA_DIR: folder,
  DEMO: 'off',
  LOG_LEVEL: 'error',
})

test('a new database is filled by another process, which has let go of it when the host opens it', async () => {
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value)
  const env = readEnv(settings())
  await fillNewDatabase(env, program)
  expect(await isNewDatabase({ folder })).toBe(false)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  // Filled once: what would fill it again is not even there.
  await fillNewDatabase(env, join(folder, 'no-program.js'))
}, 60_000)

test('a database that could not be filled stops the start', async () => {
  await expect(
    fillNewDatabase({ databaseUrl: undefined, dataDir: folder }, join(folder, 'no-program.js')),
  ).rejects.toThrow('The database was not filled.')
}, 30_000)

test('the process that fills a database ends with the one that waits for it', async () => {
  const child = fork(program, [fillArgument], { env: { ...process.env, ...settings() } })
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([1, null])
}, 30_000)
