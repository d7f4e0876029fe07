import { expect, test } from 'vitest'
import { optionLines, placedLines, secondsUsed, verdictOf } from './model.ts'

const given = { option: 'a' }
test.each([
  [{ is_right: null, points: null, answer: given, max_points: 2, grading: 'done' }, 'held'],
  [{ is_right: true, points: 2, answer: given, max_points: 2, grading: 'done' }, 'right'],
  [{ is_right: null, points: 2, answer: given, max_points: 2, grading: 'done' }, 'right'],
  [{ is_right: false, points: 0.5, answer: given, max_points: 2, grading: 'done' }, 'partly'],
  [{ is_right: false, points: -0.67, answer: given, max_points: 2, grading: 'done' }, 'wrong'],
  [{ is_right: false, points: null, answer: given, max_points: 2, grading: 'done' }, 'wrong'],
  [{ is_right: false, points: 0, answer: null, max_points: 2, grading: 'done' }, 'empty'],
  [{ is_right: null, points: null, answer: given, max_points: 2, grading: 'waiting' }, 'waiting'],
] as const)('%#: %j is %s', (question, verdict) => expect(verdictOf(question)).toBe(verdict))

test('the key is shown only where the exam allows it', () => {
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

test('a sequence and pairs stand line by line beside what belongs there', () => {
  const option = (key: string) => ({ key, text: key.toUpperCase(), is_right: null, feedback: null })
  const options = ['a', 'b', 'c'].map(option)
  const sequence = {
    kind: 'ordering' as const,
    prompts: [],
    options,
    answer: { options: ['b', 'a'] },
  }
  expect(
    placedLines({ ...sequence, right_order: ['a', 'b', 'c'] }).map(({ given, right }) => [given, right]),
  ).toEqual([
    ['B', 'A'],
    ['A', 'B'],
    [null, 'C'],
  ])
  expect(placedLines({ ...sequence, right_order: null }).map(({ right }) => right)).toEqual([
    null,
    null,
    null,
  ])
  const prompts = [
    { key: 'p', text: 'P', right: 'a' },
    { key: 'q', text: 'Q', right: null },
  ]
  const pairs = { kind: 'matching' as const, prompts, options, right_order: null }
  expect(placedLines({ ...pairs, answer: { pairs: { q: 'c' } } })).toEqual([
    { key: 'p', prompt: 'P', given: null, right: 'A' },
    { key: 'q', prompt: 'Q', given: 'C', right: null },
  ])
})

test('time used', () =>
  expect(secondsUsed({ started_at: '2026-11-21T10:00:00Z', submitted_at: '2026-11-21T10:12:05Z' })).toBe(725))
