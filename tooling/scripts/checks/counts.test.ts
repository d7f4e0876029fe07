import { expect, test } from 'vitest'
import { countsOf, failedTests, flakyTests } from './counts.ts'

test('the closing lines of every package are added up', () => {
  const output = `@masar/ui:test: \u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m (12)
@masar/api:test:       Tests  2 failed | 30 passed | 1 skipped (33)
@masar/api:test:  Test Files  1 failed | 3 passed (4)`
  expect(countsOf({ counts: 'vitest' }, 1, output)).toEqual({ passed: 42, failed: 2, flaky: 0 })
})

test('what passes only at a second try counts as passed and is named, with what was wrong', () => {
  const output = `  1) [ar-phone] › learner/video.test.ts:68:1 › the player

    Error: expected 1.5, received 1

  1 flaky
    [ar-phone] › learner/video.test.ts:68:1 › the player
  40 passed (2.0m)
`
  expect(countsOf({ counts: 'playwright' }, 0, output)).toEqual({ passed: 41, failed: 0, flaky: 1 })
  expect(flakyTests(output)).toContain('    [ar-phone] › learner/video.test.ts')
  expect(flakyTests(output)).toContain('expected 1.5')
  expect(flakyTests(output)).not.toContain('40 passed')
})

test('of the units, too', () => {
  const output = `@masar/api:test:  FLAKY  src/cart.test.ts > adds a course
@masar/api:test:  FLAKY    expected [ 2, 1 ] to deeply equal [ 1, 2 ]
@masar/api:test:       Tests  12 passed (12)
`
  expect(countsOf({ counts: 'vitest' }, 0, output)).toEqual({ passed: 12, failed: 0, flaky: 1 })
  expect(flakyTests(output)).toBe(
    '  src/cart.test.ts > adds a course\n    expected [ 2, 1 ] to deeply equal [ 1, 2 ]',
  )
})

test('failed tests are named, of every package and of the browser', () => {
  const units = `@masar/ui:test: \u001B[41m FAIL \u001B[49m src/menu/menu.test.tsx > opens
@masar/learner:test:  FAIL  |together| src/a.test.tsx > in ar > says so
@masar/learner:test:  FAIL  |together| src/a.test.tsx > in ar > says so
`
  expect(failedTests(units)).toEqual([
    'src/menu/menu.test.tsx > opens',
    '|together| src/a.test.tsx > in ar > says so',
  ])
  const browser = `  2 failed
    [ar-phone] › learner/video.test.ts:68:1 › the player
    [en-desktop] › company/people.test.ts:4:1 › people
  1 flaky
    [ar-phone] › learner/notes.test.ts:8:1 › notes
  40 passed (2.0m)
`
  expect(failedTests(browser)).toEqual([
    '[ar-phone] › learner/video.test.ts:68:1 › the player',
    '[en-desktop] › company/people.test.ts:4:1 › people',
  ])
})

test('a runner that fails without a failed test has failed; a step without tests counts as one', () => {
  expect(countsOf({ counts: 'vitest' }, 1, '      Tests  3 passed (3)')).toEqual({
    passed: 3,
    failed: 1,
    flaky: 0,
  })
  expect(countsOf({}, 0, '')).toEqual({ passed: 1, failed: 0, flaky: 0 })
  expect(countsOf({}, 2, '')).toEqual({ passed: 0, failed: 1, flaky: 0 })
})
