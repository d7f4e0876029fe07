import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPartOfIt, keepRunning, served } from './restarting.ts'
import { root } from './run.ts'

let folder = ''
let stop: (() => Promise<void>) | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'masar-dev-'))
  mkdirSync(`${folder}/src/deep`, { recursive: true })
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  rmSync(folder, { recursive: true, force: true })
})

const log = () => (existsSync(`${folder}/log`) ? readFileSync(`${folder}/log`, 'utf8') : '')

/** A process that notes its beginning and its end, as the host closes gracefully. */
function begin(rest = 'setInterval(() => {}, 1000)') {
  const code = `const { appendFileSync } = require('node:fs')
appendFileSync('${folder}/log', 'begun ')
process.on('SIGTERM', () => { appendFileSync('${folder}/log', 'ended '); process.exit() })
${rest}`
  stop = keepRunning(() => spawn(process.execPath, ['-e', code]), [`${folder}/src`])
}

test('a change restarts the process, once, after the old one has ended', async () => {
  begin()
  await vi.waitFor(() => expect(log()).toBe('begun '), 10_000)
  writeFileSync(`${folder}/src/deep/routes.ts`, '')
  appendFileSync(`${folder}/src/deep/routes.ts`, '// more')
  await vi.waitFor(() => expect(log()).toBe('begun ended begun '), 10_000)
})

test('a process that has failed is started by the next change; a test’s change starts nothing', async () => {
  begin('process.exit(1)')
  await vi.waitFor(() => expect(log()).toBe('begun '), 10_000)
  writeFileSync(`${folder}/src/routes.test.ts`, '')
  writeFileSync(`${folder}/src/queries.sql`, '')
  await vi.waitFor(() => expect(log()).toBe('begun begun '), 10_000)
})

test('what the host has loaded is watched', () => {
  expect(served.every(path => existsSync(root + path))).toBe(true)
  expect(
    ['app.ts', 'modules/a/routes.ts', 'locales/ar.po', 'db/x.sql', 'courses/a/course.yaml'].map(isPartOfIt),
  ).toEqual([true, true, false, true, true])
  expect(['app.test.ts', 'testing/accounts.ts', '.app.ts.swp', 'app.ts~'].some(isPartOfIt)).toBe(false)
})
