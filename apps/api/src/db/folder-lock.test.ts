import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

describe('the lock of a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-lock-'))
  const file = join(folder, 'lock')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is given back, and may be taken again', () => {
    lockFolder(folder)()
    expect(existsSync(file)).toBe(false)
    lockFolder(folder)()
  })
  test.each(['999999999 1', 'nonsense', '', `${process.ppid} 1`, `${process.pid} 1`])(
    'left by "%s", whom no living process is, is taken over',
    holderOfLock => {
      writeFileSync(file, holderOfLock)
      lockFolder(folder)()
      expect(existsSync(file)).toBe(false)
    },
  )
  test('is never taken twice in one process', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('in use')
    release()
  })
})
