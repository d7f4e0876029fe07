import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('a build’s texts get siblings once, and again when they change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masar-dist-'))
  await writeFile(join(folder, 'app.js'), 'let a = 1;'.repeat(100))
  await writeFile(join(folder, 'small.js'), 'let a')
  await writeFile(join(folder, 'font.woff2'), 'x'.repeat(1000))
  expect(await precompress(folder)).toBe(1)
  expect((await readdir(folder)).sort()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'font.woff2',
    'small.js',
  ])
  expect(await precompress(folder)).toBe(0)
  await writeFile(join(folder, 'app.js'), 'let b = 2;'.repeat(100))
  expect(await precompress(folder)).toBe(1)
  expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toMatch(/^let b/)
  expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toMatch(/^let b/)
})
