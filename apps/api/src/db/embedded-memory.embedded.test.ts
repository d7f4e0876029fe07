import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { migratedFolder } from '../testing/embedded-folder.ts'

const program = fileURLToPath(new URL('../testing/embedded-memory.ts', import.meta.url))

test('the engine starts and answers within 500 MB: none of it is optimised, which takes 600 more', async () => {
  const folder = migratedFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder])
  expect(Number(stdout)).toBeGreaterThan(100)
  expect(Number(stdout)).toBeLessThan(500)
})
