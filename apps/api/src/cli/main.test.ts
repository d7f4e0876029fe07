import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '../db/folder-lock.ts'
import { smallCatalogue, type PackageFixture } from '../import/package-fixture.ts'
import { command } from '../testing/command.ts'
import { migratedFolder } from '../testing/embedded-folder.ts'

let fixture: PackageFixture
let dataDir: string
beforeEach(() => {
  fixture = smallCatalogue()
  dataDir = migratedFolder()
})
afterEach(() => {
  fixture.discard()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As an operator gives it: a process of its own. */
function masar(...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env
  const script = fileURLToPath(new URL('./main.ts', import.meta.url))
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...env, DATA_DIR: dataDir },
  })
}

const here = () => ({ DATABASE_URL: undefined, DATA_DIR: dataDir })

test('an import ends in a table of what was created, a second one in nothing new', () => {
  const first = masar('import', fixture.folder)
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toMatch(/courses +1 +0 +0/)
  expect(masar('import', fixture.folder).stdout).toMatch(/courses +0 +0 +1/)
})

test('a folder with errors ends with code 1, its errors and no trace of the program', async () => {
  fixture.edit('courses/writing/course.yaml', 'level: beginner', 'level: easy')
  const { status, stdout, stderr } = await command(['import', fixture.folder], here())
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'courses/writing/course.yaml:5: level must be one of beginner, intermediate, advanced\n\nNothing was imported: 1 error.\n',
  )
})

test('while a host has the data open, it says which process to stop', async () => {
  const release = lockFolder(dataDir)
  const { status, stderr } = await command(['import', fixture.folder], here())
  release()
  expect(status).toBe(1)
  expect(stderr).toBe(
    `The data folder ${dataDir} is in use by process ${process.pid}. Stop that process first, or give this one a folder of its own with DATA_DIR.\n`,
  )
})

test('help names the commands and the settings', () => {
  const { stdout } = masar('--help')
  for (const word of ['import', 'generate', 'DATABASE_URL', 'DATA_DIR', 'pnpm masar'])
    expect(stdout).toContain(word)
})
