import { describe, expect, test } from 'vitest'
import type { AnswerKey, AnswerValue, QuestionKind } from '../../db/schema/index.ts'
import { mark, roundMark } from './marking.ts'
import { cpuTimeOf } from '../../testing/cpu-time.ts'

// The table of exams.md, "Questions and their marks".
const marked = (
  kind: QuestionKind,
  key: AnswerKey,
  answer: AnswerValue | null,
  more: { points?: number; optionCount?: number; negativeMarking?: boolean } = {},
) =>
  roundMark(
    mark({ kind, key, points: 6, optionCount: 4, negativeMarking: false, ...more }, answer).points ??
      Number.NaN,
  )
const negativeMarking = true

describe('single choice', () => {
  const key = { correct: ['b'] }
  test.each<[AnswerValue | null, number, number]>([
    [{ option: 'b' }, 6, 6],
    [{ option: 'a' }, 0, -2],
    [null, 0, 0],
    [{ option: 'zz' }, 0, -2],
    [{ text: 'b' }, 0, 0],
    [{ truth: true }, 0, 0],
  ])('%o gives %d, with negative marking %d', (answer, plain, negative) => {
    expect([
      marked('single_choice', key, answer),
      marked('single_choice', key, answer, { negativeMarking }),
    ]).toEqual([plain, negative])
  })
  test('a wrong one among three options of one point costs 0.5', () => {
    expect(
      marked('single_choice', key, { option: 'a' }, { points: 1, optionCount: 3, negativeMarking }),
    ).toBe(-0.5)
  })
  test('two decimals come at the end only: a third of a point', () => {
    expect(
      marked('single_choice', key, { option: 'a' }, { points: 1, optionCount: 4, negativeMarking }),
    ).toBe(-0.33)
  })
})

describe('true or false', () => {
  test.each<[AnswerValue | null, number, number]>([
    [{ truth: false }, 6, 6],
    [{ truth: true }, 0, -6],
    [null, 0, 0],
    [{ option: 'false' }, 0, 0],
  ])('%o gives %d, with negative marking %d', (answer, plain, negative) => {
    expect([
      marked('true_false', { truth: false }, answer),
      marked('true_false', { truth: false }, answer, { negativeMarking }),
    ]).toEqual([plain, negative])
  })
})

describe('several choices', () => {
  const key = { correct: ['a', 'b', 'c'] }
  test.each<[string[], number]>([
    [['a', 'b', 'c'], 6],
    [['a', 'b'], 4],
    [['a'], 2],
    [['a', 'b', 'c', 'd'], 3],
    [['a', 'd'], 0],
    [['d', 'e'], 0],
    [[], 0],
  ])('%o of three right among five give %d', (chosen, points) => {
    expect(marked('multiple_choice', key, { options: chosen }, { optionCount: 5 })).toBe(points)
  })
  test('never go below 0, and give all or nothing where it is set so', () => {
    expect(marked('multiple_choice', key, { options: ['d', 'e'] }, { optionCount: 5, negativeMarking })).toBe(
      0,
    )
    expect(
      marked('multiple_choice', { ...key, allOrNothing: true }, { options: ['a', 'b'] }, { optionCount: 5 }),
    ).toBe(0)
    expect(
      marked(
        'multiple_choice',
        { ...key, allOrNothing: true },
        { options: ['c', 'b', 'a'] },
        { optionCount: 5 },
      ),
    ).toBe(6)
  })
})

describe('number', () => {
  test.each(['12.5', '١٢٫٥', '۱۲٫۵', '12,5', ' 12.5 ', '12.6', '12.4', '+12.5'])(
    '"%s" is 12.5 ± 0.1',
    text => {
      expect(marked('number', { value: 12.5, tolerance: 0.1 }, { text })).toBe(6)
    },
  )
  test.each(['12.61', '12.39', '125', 'twelve', '', '12.5kg', '1e1', '-12.5'])('"%s" is not', text => {
    expect(marked('number', { value: 12.5, tolerance: 0.1 }, { text })).toBe(0)
  })
  test('the tolerance may be a percentage, or none', () => {
    expect(
      ['190', '210', '211'].map(text => marked('number', { value: 200, tolerancePercent: 5 }, { text })),
    ).toEqual([6, 6, 0])
    expect(['-5', '−5', '٥-'].map(text => marked('number', { value: -5 }, { text }))).toEqual([6, 6, 0])
    expect(marked('number', { value: 0.3 }, { text: '0.3' })).toBe(6)
    expect(marked('number', { value: 1_234_567 }, { text: '١٬٢٣٤٬٥٦٧' })).toBe(6)
  })
})

describe('short text', () => {
  test.each([
    ['الرياض', 'الرِّيَاض'],
    ['الرياض', '  الرياض '],
    ['أحمد', 'احمد'],
    ['مكة المكرمة', 'مكه  المكرمه'],
    ['مستشفى', 'مستشفي'],
    ['Café', 'CAFE'],
    ['سنة ٢٠٢٦', 'سنه 2026'],
    ['*الملك*', 'شارع الملك فهد'],
    ['print*', 'print("x")'],
    ['*.py', 'Main.PY'],
    ['a*b*c', 'a--b--c'],
    ['a*a', 'aa'],
  ])('"%s" accepts "%s"', (accepted, text) => {
    expect(marked('short_text', { accepted: ['nothing', accepted] }, { text })).toBe(6)
  })
  test.each([
    ['الرياض', 'الرياضة'],
    ['a*a', 'a'],
    ['a*b*c', 'acb'],
    ['*x', 'xy'],
    ['.*', 'anything'],
    ['', ' '],
  ])('"%s" does not accept "%s"', (accepted, text) => {
    expect(marked('short_text', { accepted: [accepted] }, { text })).toBe(0)
  })
  test('many stars against a long answer take no time', async () => {
    const spent = await cpuTimeOf(() =>
      expect(marked('short_text', { accepted: [`${'*a'.repeat(60)}*+`] }, { text: 'a'.repeat(2000) })).toBe(
        0,
      ),
    )
    expect(spent).toBeLessThan(200)
  })
})

describe('ordering', () => {
  test.each<[string[], number]>([
    [['a', 'b', 'c', 'd'], 6],
    [['b', 'c', 'd', 'a'], 4],
    [['d', 'c', 'b', 'a'], 0],
    [['a', 'b', 'd', 'c'], 2],
  ])('%o gives %d for the neighbours kept', (given, points) => {
    expect(marked('ordering', { correct: ['a', 'b', 'c', 'd'] }, { options: given })).toBe(points)
  })
})

test('an essay waits for a person, an empty one is 0', () => {
  expect(
    mark({ kind: 'essay', key: {}, points: 5, optionCount: 0, negativeMarking: false }, { text: 'رأيي' })
      .points,
  ).toBeNull()
  expect(
    mark({ kind: 'essay', key: {}, points: 5, optionCount: 0, negativeMarking: false }, null).points,
  ).toBe(0)
})

test.each([
  [1.005, 1.01],
  [2.675, 2.68],
  [0.125, 0.13],
  [1.004_999, 1],
  [-0.333_333, -0.33],
  [0, 0],
])('a mark of %d is kept as %d', (exact, kept) => {
  expect(roundMark(exact)).toBe(kept)
})
