import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { select } from './changed.ts'
import { steps } from './steps.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const every = steps.map(({ name }) => name).sort()

test('nothing changed: nothing runs', () => {
  expect(select([])).toMatchObject({ steps: [], browser: [] })
})

test('a README asks for the checks of files and its package’s tests, for no browser and no build', () => {
  const { steps: names, browser } = select(['apps/api/README.md'])
  expect(names).toContain('house rules')
  expect(names).toContain('units and API')
  expect(names).not.toContain('build')
  expect(browser).toEqual([])
  expect(select(['README.md']).steps).toEqual(['lint', 'format', 'house rules', 'versions'])
})

test('only browser tests changed: those run, on a build, and no other', () => {
  const { steps: names, browser } = select(['e2e/learner/video.test.ts', 'e2e/README.md'])
  expect(browser).toEqual(['learner/video.test.ts'])
  expect(names).toEqual(expect.arrayContaining(['build', 'browser', 'types']))
  expect(names).not.toContain('pictures')
  expect(select(['e2e/fixtures/host.ts']).browser).toBe('all')
  expect(select(['e2e/pictures/ar-360-light/card.png']).steps).toContain('pictures')
})

test('a unit test alone opens no browser', () => {
  expect(select(['packages/ui/src/card/card.test.tsx']).browser).toEqual([])
  expect(select(['apps/api/src/testing/exam.ts']).steps).not.toContain('browser')
})

test('an area asks for its own journeys, several for those of all, and what all share for every one', () => {
  const exam = 'apps/learner/src/features/exam/timer.tsx'
  expect(select([exam]).browser).toContain('learner/exam-safety')
  expect(select([exam]).browser).not.toContain('learner/google')
  expect(select([exam, 'apps/company/src/features/employees/page.tsx']).browser).toEqual(
    expect.arrayContaining(['learner/exam-safety', 'company/']),
  )
  for (const shared of [
    'packages/ui/src/card/card.tsx',
    'apps/host/src/main.ts',
    'apps/api/src/db/client.ts',
  ])
    expect(select([exam, shared]).browser).toBe('all')
})

test('what every package stands on, and what no rule knows, asks for everything', () => {
  for (const path of ['pnpm-lock.yaml', 'tooling/tsconfig/node.json', 'turbo.json', 'somewhere/new.ts']) {
    const selected = select([path])
    expect(selected.steps.toSorted(), path).toEqual(every)
    expect(selected).toMatchObject({ browser: 'all', isWide: true, isNarrow: false })
  }
})

test('tests are narrowed by imports only where imports are all that they read', () => {
  expect(select(['packages/ui/src/card/card.tsx', 'README.md']).isNarrow).toBe(true)
  for (const read of [
    'packages/ui/src/card/card.module.css',
    'apps/learner/src/locales/ar.po',
    'apps/api/demo/catalogue.yaml',
    'packages/ui/vitest.config.ts',
  ])
    expect(select([read]).isNarrow, read).toBe(false)
})

test('who reads a file of another package is tested with it', () => {
  expect(select(['packages/api-sdk/openapi/client-api.json']).readers).toContain('@masar/api')
  expect(select(['.env.example'])).toMatchObject({ readers: ['@masar/api'] })
  expect(select(['.env.example']).steps).toContain('units and API')
  expect(select(['apps/host/src/realtime-gateway/alone.ts']).readers).toContain('@masar/realtime')
})

test('the table of areas names folders and tests that are there', () => {
  const tests = globSync('**/*.test.ts', { cwd: `${root}e2e`, exclude: ['node_modules'] })
  for (const [folder, beginnings] of Object.entries(areas)) {
    expect(existsSync(root + folder), folder).toBe(true)
    for (const beginning of beginnings)
      expect(
        tests.filter(path => path.startsWith(beginning)),
        `${folder}: ${beginning}`,
      ).not.toEqual([])
  }
})
