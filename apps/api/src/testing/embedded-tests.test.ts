import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { embeddedTests } from './embedded-tests.ts'

const cwd = join(import.meta.dirname, '../..')

test.each(Object.keys(embeddedTests))('%s names tests that are there', pattern => {
  expect(globSync(pattern, { cwd })).not.toEqual([])
})

test('a test that tells the engines apart runs on both', () => {
  const chosen = new Set(globSync(Object.keys(embeddedTests), { cwd }))
  const telling = globSync('src/**/*.test.ts', { cwd }).filter(
    file =>
      !file.endsWith('.postgres.test.ts') &&
      /\bkind [!=]== '(?:pglite|postgres)'|inject\('engine'\)/.test(readFileSync(join(cwd, file), 'utf8')),
  )
  expect(telling).not.toEqual([])
  expect(telling.filter(file => !chosen.has(file))).toEqual([])
})
