import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

test('a folder in memory is there until it is cleared up, and where there is none the system’s own stays', () => {
  const { env, remove } = temporaryFolder()
  const folder = env['TMPDIR']
  if (folder !== undefined) expect(existsSync(folder)).toBe(true)
  remove()
  if (folder !== undefined) expect(existsSync(folder)).toBe(false)
  expect(temporaryFolder('/no/such/place').env).toEqual({})
  expect(temporaryFolder('/').env).toEqual({})
})
