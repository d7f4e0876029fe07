import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  await import(${JSON.stringify(new URL('./formats.ts', import.meta.url).href)})
  console.log(JSON.stringify(loaded))`

test('what reads files of questions loads no library of tables or schemas, four seconds of a processor that a preview would wait for', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 1e7,
  })
  const loaded = JSON.parse(stdout) as string[]
  expect(loaded.filter(url => /\/(?:drizzle-orm|typebox)\//.test(url))).toEqual([])
  expect(
    loaded.some(url => url.includes('/fast-xml-parser/')),
    'which Moodle XML needs',
  ).toBe(true)
})
