import { expect, test } from 'vitest'
import { optionLines, secondsUsed, verdictOf } from './model.ts'

const given = { option: 'a' }
test.each([
  [{ is_right: null, points: null, answer: given, max_points: 2 }, 'held'],
  [{ is_right: true, points: 2, answer: given, max_points: 2 }, 'right'],
  [{ is_right: null, points: 2, answer: given, max_points: 2 }, 'right'],
  [{ is_right: false, points: 0.5, answer: given, max_points: 2 }, 'partly'],
  [{ is_right: false, points: -0.67, answer: given, max_points: 2 }, 'wrong'],
  [{ is_right: false, points: null, answer: given, max_points: 2 }, 'wrong'],
  [{ is_right: false, points: 0, answer: null, max_points: 2 }, 'empty'],
] as const)('%#: %j is %s', (question, verdict) => expect(verdictOf(question)).toBe(verdict))

test('the key is told only where the exam tells it', () => {
  const options = [
    { key: 'a', text: 'أ', is_right: null, feedback: null },
    { key: 'b', text: 'ب', is_right: null, feedback: null },
  ]
  expect(optionLines({ kind: 'single_choice', options, answer: given, right_answer: null })).toMatchObject([
    { isChosen: true, isRight: null },
    { isChosen: false, isRight: null },
  ])
  expect(
    optionLines({ kind: 'true_false', options: [], answer: { truth: false }, right_answer: 'true' }),
  ).toMatchObject([
    { key: 'true', isChosen: false, isRight: true },
    { key: 'false', isChosen: true, isRight: false },
  ])
})

test('time used', () =>
  expect(secondsUsed({ started_at: '2026-11-21T10:00:00Z', submitted_at: '2026-11-21T10:12:05Z' })).toBe(725))
