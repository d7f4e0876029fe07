import { expect, test } from 'vitest'
import { AppError } from '../../../errors.ts'
import { durationIn, secondsOf } from './durations.ts'
import { stateOf } from './kept-state.ts'
import { isDoneBy, outcomeOf } from './outcome.ts'

test.each([
  ['0000:01:02', 62],
  ['12:00:00.55', 43_200],
  ['9999:59:59', 35_999_999],
  ['PT1H2M3.5S', 3723],
  ['P1DT1S', 86_401],
  ['PT90M', 5400],
  ['PT0S', 0],
  ['P', null],
  ['PT', null],
  ['-PT5S', null],
  ['1:2', null],
  ['P999999999Y', 1_000_000_000],
  ['<b>', null],
])('the duration %s is %s seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

test('a duration is written as each standard reads it', () => {
  expect([durationIn('scorm12', 3725), durationIn('scorm2004', 3725)]).toEqual(['0001:02:05', 'PT1H2M5S'])
})

const free = { passScore: null }
const of12 = (core: object, passScore: number | null = null) => outcomeOf('scorm12', { core }, { passScore })

test.each([
  ['completed', { isCompleted: true, isPassed: false, isFailed: false }],
  ['passed', { isCompleted: true, isPassed: true, isFailed: false }],
  ['failed', { isCompleted: false, isPassed: false, isFailed: true }],
  ['incomplete', { isCompleted: false, isPassed: false, isFailed: false }],
  ['PASSED; drop table', { isCompleted: false, isPassed: false, isFailed: false }],
])('SCORM 1.2: %s', (lesson_status, outcome) => expect(of12({ lesson_status })).toMatchObject(outcome))

test('SCORM 1.2: the score of the manifest decides, whatever the package says', () => {
  const score = { raw: '70', min: '', max: '100' }
  expect(of12({ lesson_status: 'passed', score }, 80)).toMatchObject({ isPassed: false, isFailed: true })
  expect(of12({ lesson_status: 'completed', score }, 60)).toMatchObject({ isPassed: true, score: 70 })
  expect(of12({ lesson_status: 'incomplete', score }, 60)).toMatchObject({ isPassed: false, isFailed: false })
})

test('SCORM 2004: success, completion and the scaled score', () => {
  const said = { completion_status: 'completed', success_status: 'unknown', score: { scaled: '0.5' } }
  expect(outcomeOf('scorm2004', said, free)).toMatchObject({ isCompleted: true, isPassed: false, score: 50 })
  expect(outcomeOf('scorm2004', said, { passScore: 0.5 })).toMatchObject({ isPassed: true })
  expect(outcomeOf('scorm2004', said, { passScore: 0.6 })).toMatchObject({ isFailed: true })
})

test('lies about a score stay within what a score is, and no value breaks anything', () => {
  const scores = ['1e9', '-5', 'NaN', 'Infinity', '', {}, null, '20'].map(
    raw => of12({ score: { raw, min: '0', max: '40' } }).score,
  )
  expect(scores).toEqual([100, 0, null, null, null, null, null, 50])
  expect(outcomeOf('scorm12', { core: 'x', constructor: 1 }, free)).toMatchObject({
    isCompleted: false,
    score: null,
  })
  expect(outcomeOf('scorm2004', { score: [] }, free).score).toBeNull()
})

test('a state is kept as it came, but for what a database cannot hold; too much of it is refused', () => {
  const left = `سطر\n${'x'.repeat(64_000)}`
  expect(stateOf(JSON.stringify({ suspend_data: left }))).toEqual({ suspend_data: left })
  expect(stateOf('{"a":"b\\u0000c\\ud800"}')).toEqual({ a: 'bc\ufffd' })
  const refused = [
    '[]',
    '"x"',
    '{',
    '{"a":'.repeat(20) + '1' + '}'.repeat(20),
    `{"a":"${'x'.repeat(600_000)}"}`,
  ]
  expect(
    refused.map(text => {
      try {
        return stateOf(text)
      } catch (error) {
        return error instanceof AppError ? error.code : error
      }
    }),
  ).toEqual(['malformed', 'malformed', 'malformed', 'malformed', 'too_large'])
})

const reached = (isCompleted: boolean, isPassed: boolean, isFailed = false) => ({
  isCompleted,
  isPassed,
  isFailed,
})
test.each([
  ['Passed', [false, true, false, true]],
  ['Completed', [false, false, true, true]],
  ['CompletedAndPassed', [false, false, false, true]],
  ['CompletedOrPassed', [false, true, true, true]],
  ['NotApplicable', [true, true, true, true]],
  [undefined, [false, true, true, true]],
] as const)('what is done by %s', (moveOn, done) => {
  const all = [reached(false, false), reached(false, true), reached(true, false), reached(true, true)]
  expect(all.map(one => isDoneBy(moveOn === undefined ? {} : { moveOn }, one))).toEqual(done)
  expect(isDoneBy({}, reached(true, false, true))).toBe(false)
})

test('a score whose bounds no number can hold the distance of is none', () => {
  const score = { raw: '1e308', min: '-1e308', max: '1.7e308' }
  expect(
    outcomeOf('scorm12', { core: { lesson_status: 'passed', score } }, { passScore: null }),
  ).toMatchObject({ isPassed: true, score: null })
})
