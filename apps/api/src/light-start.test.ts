import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
  import { createRequire } from 'node:module'
  const loaded = () => [...process.report.getReport().sharedObjects, ...Object.keys(createRequire(import.meta.url).cache)]
  await import(${JSON.stringify(new URL('./api.ts', import.meta.url).href)})
  const { loadSharp } = await import(${JSON.stringify(new URL('./pictures.ts', import.meta.url).href)})
  const before = loaded()
  await loadSharp()
  console.log(JSON.stringify({ before, after: loaded() }))`

test('the service is loaded without the libraries of pictures and of live services elsewhere, 40 MB that a quiet host does not use', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 1e7,
  })
  const { before, after } = JSON.parse(stdout) as Record<'before' | 'after', string[]>
  const isOf = (library: RegExp) => (file: string) => library.test(file)
  expect(before.filter(isOf(/libvips|\/sharp\//))).toEqual([])
  expect(before.filter(isOf(/\/pusher\//))).toEqual([])
  expect(after.some(isOf(/libvips/)), 'which a picture loads').toBe(true)
})
