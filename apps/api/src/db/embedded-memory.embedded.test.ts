import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { migratedFolder } from '../testing/embedded-folder.ts'

const program = fileURLToPath(new URL('../testing/embedded-memory.ts', import.meta.url))

test('the engine is optimised within 600 MB: all but its parser, which takes 600 more', async () => {
  const folder = migratedFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const traced = ['--trace-wasm-compilation-times', program, folder]
  const { stdout } = await promisify(execFile)(process.execPath, traced, { maxBuffer: 20_000_000 })
  const optimised = stdout.split('\n').filter(line => line.includes('using TurboFan'))
  expect(optimised.length).toBeGreaterThan(20)
  const held = Number(/^held (\d+)$/m.exec(stdout)?.[1])
  expect(held).toBeGreaterThan(100)
  expect(held).toBeLessThan(600)
})
