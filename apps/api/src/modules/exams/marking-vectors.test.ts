import { expect, test } from 'vitest'
import type { AnswerKey, AnswerValue, QuestionKind } from '../../db/schema/index.ts'
import { mark } from './marking.ts'

/**
 * Marks worked out by hand, beside the formula of exams.md that gives them. Fractions are written as they were worked out, so that no
 * rounding hides a mistake; the mark is the nearest double to them.
 */
interface Kind {
  kind: QuestionKind
  key: AnswerKey
  points?: number
  /** n, where the formula asks for it. */
  options?: number
  negative?: boolean
}
const marked = ({ kind, key, points = 6, options = 4, negative = false }: Kind, answer: AnswerValue | null) =>
  mark({ kind, key, points, optionCount: options, negativeMarking: negative }, answer).points
const one = (option: string): AnswerValue => ({ option })
const set = (letters: string): AnswerValue => ({ options: [...letters] })
const text = (typed: string): AnswerValue => ({ text: typed })

function vectors<T>(name: string, given: Kind, answer: (of: T) => AnswerValue | null, rows: [T, number][]) {
  test.each(rows)(`${name}: %j gives %d`, (of, points) => {
    expect(marked(given, answer(of))).toBeCloseTo(points, 12)
  })
}
const orNothing = (given: string | null) => (given === null ? null : one(given))

// Single choice: p if right; with negative marking −p/(n − 1) if wrong; 0 if empty.
const single: Kind = { kind: 'single_choice', key: { correct: ['b'] } }
vectors('single choice, p = 6, n = 4', single, orNothing, [
  ['b', 6],
  ['a', 0],
  ['c', 0],
  [null, 0],
])
vectors('the same with negative marking', { ...single, negative: true }, orNothing, [
  ['b', 6],
  ['a', -6 / 3],
  ['d', -6 / 3],
  [null, 0],
])
vectors('p = 1, n = 4, negative', { ...single, points: 1, negative: true }, orNothing, [
  ['b', 1],
  ['c', -1 / 3],
])
vectors('p = 2.5, n = 2, negative', { ...single, points: 2.5, options: 2, negative: true }, orNothing, [
  ['b', 2.5],
  ['a', -2.5],
])
vectors('p = 0.01, n = 6, negative', { ...single, points: 0.01, options: 6, negative: true }, orNothing, [
  ['b', 0.01],
  ['a', -0.002],
])

// True/false: the same with n = 2.
const truth = (of: boolean | null) => (of === null ? null : { truth: of })
vectors('true is right, p = 6', { kind: 'true_false', key: { truth: true } }, truth, [
  [true, 6],
  [false, 0],
  [null, 0],
])
vectors(
  'false is right, p = 1.5, negative',
  { kind: 'true_false', key: { truth: false }, points: 1.5, negative: true },
  truth,
  [
    [false, 1.5],
    [true, -1.5],
    [null, 0],
  ],
)

// Several choices: p × max(0, right chosen / right − wrong chosen / wrong).
const several: Kind = { kind: 'multiple_choice', key: { correct: ['a', 'b', 'c'] }, options: 5 }
vectors('3 right, 2 wrong, p = 6', several, set, [
  ['abc', 6],
  ['cab', 6],
  ['ab', (6 * 2) / 3],
  ['a', (6 * 1) / 3],
  ['abcd', 6 * (3 / 3 - 1 / 2)],
  ['abcde', 0],
  ['abd', 6 * (2 / 3 - 1 / 2)],
  ['ad', 0],
  ['d', 0],
  ['de', 0],
  ['', 0],
])
vectors('negative marking changes nothing there', { ...several, negative: true }, set, [
  ['d', 0],
  ['ab', 4],
])
vectors('1 right, 3 wrong, p = 2', { ...several, key: { correct: ['a'] }, options: 4, points: 2 }, set, [
  ['a', 2],
  ['ab', 2 * (1 - 1 / 3)],
  ['abc', 2 * (1 - 2 / 3)],
  ['abcd', 0],
  ['b', 0],
])
vectors('no wrong option: nothing is lost, p = 3', { ...several, options: 3, points: 3 }, set, [
  ['abc', 3],
  ['ab', 2],
  ['c', 1],
  ['', 0],
])
vectors('all or nothing, p = 6', { ...several, key: { correct: ['a', 'b', 'c'], allOrNothing: true } }, set, [
  ['abc', 6],
  ['bca', 6],
  ['ab', 0],
  ['abcd', 0],
  ['', 0],
])

// Short text: p if the folded answer equals a folded accepted one.
const accepts = (...accepted: string[]): Kind => ({ kind: 'short_text', key: { accepted }, points: 3 })
vectors('«مؤسسة» in all its spellings', accepts('مؤسسة'), text, [
  ['مؤسسة', 3],
  ['مُؤسَّسة', 3],
  ['موسسه', 3],
  ['مـــؤسسة', 3],
  ['  مؤسسة ', 3],
  ['«مؤسسة»', 3],
  ['مؤسسة.', 3],
  ['مؤسسات', 0],
  ['', 0],
])
vectors('Persian letters, hamzas, digits', accepts('كتاب بيئي ٢٠٢٦'), text, [
  ['کتاب بییی 2026', 3],
  ['كتاب  بيئى ٢٠٢٦', 3],
  ['كتاب بيئي 2026!', 3],
  ['كتاب بيئي 2027', 0],
])
vectors('signs that are dropped, and that stay', accepts('C++', 'C#', 'e.g. 3.5-4'), text, [
  ['c++', 3],
  ['C ++', 0],
  ['C', 0],
  ['c#', 3],
  ['eg 3.5-4', 3],
  ['e.g., 3.5-4', 3],
  ['eg 35-4', 0],
  ['eg 3.54', 0],
  ['(C#)', 3],
  ['“C#”', 0],
])
vectors('dashes and dots between letters fall away', accepts('well-known…'), text, [
  ['wellknown', 3],
  ['well–known', 3],
  ['[well-known]', 3],
  ['well known', 0],
])
vectors('patterns', accepts('var*', '*.py', 'a*b*c', 'x\\*y'), text, [
  ['variable', 3],
  ['VAR', 3],
  ['avar', 0],
  ['main.py', 3],
  ['abc', 3],
  ['a-1-b-2-c', 3],
  ['acb', 0],
  ['x*y', 3],
  ['xy', 0],
  ['xzy', 0],
])
vectors(
  'exact spelling',
  { kind: 'short_text', key: { accepted: ['Al  Ahmed', 'أحمد*'], exact: true }, points: 3 },
  text,
  [
    ['Al Ahmed', 3],
    [' Al   Ahmed ', 3],
    ['al ahmed', 0],
    ['Al-Ahmed', 0],
    ['أحمد', 3],
    ['أحمد.', 3],
    ['احمد', 0],
  ],
)

// Number: p if within the tolerance, its edge included.
const number = (key: AnswerKey): Kind => ({ kind: 'number', key, points: 2 })
vectors('12.5 ± 0.1', number({ value: 12.5, tolerance: 0.1 }), text, [
  ['12.5', 2],
  ['١٢٫٥', 2],
  ['۱۲٫۵', 2],
  ['12,5', 2],
  ['12.4', 2],
  ['12.6', 2],
  ['12.39', 0],
  ['12.6000001', 0],
  ['-12.5', 0],
  ['12.5 kg', 0],
  ['25/2', 0],
  ['1.25e1', 0],
])
vectors('1 ± 0.1 up to its edges, which no double has', number({ value: 1, tolerance: 0.1 }), text, [
  ['1.1', 2],
  ['0.9', 2],
  ['1.1000000001', 0],
  ['0.8999999999', 0],
])
vectors('1,234,567 in its spellings', number({ value: 1_234_567 }), text, [
  ['1,234,567', 2],
  ['١٬٢٣٤٬٥٦٧', 2],
  ['1234567', 2],
  ['1234,567', 2],
  ['1.234.567', 0],
  ['1,234,56', 0],
])
vectors('200 ± 5 %', number({ value: 200, tolerancePercent: 5 }), text, [
  ['190', 2],
  ['210', 2],
  ['189.99', 0],
  ['210.01', 0],
])
vectors('0 ± 0 is 0 alone', number({ value: 0 }), text, [
  ['0', 2],
  ['0.0000000000000001', 0],
  ['٠', 2],
  ['-0', 2],
])

// Matching: p × right pairs / pairs.
const pairs = (of: string): AnswerValue => ({
  pairs: Object.fromEntries(of.split(' ').flatMap(pair => (pair === '' ? [] : [[pair[0], pair[1]]]))),
})
const matching: Kind = { kind: 'matching', key: { pairs: { a: 'x', b: 'y', c: 'z' } } }
vectors('three pairs, p = 6', matching, pairs, [
  ['ax by cz', 6],
  ['cz ax by', 6],
  ['ax by', (6 * 2) / 3],
  ['ax by cx', (6 * 2) / 3],
  ['ax bz cy', (6 * 1) / 3],
  ['cz', (6 * 1) / 3],
  ['ay bz cx', 0],
  ['ax bx cx', (6 * 1) / 3],
  ['', 0],
])
vectors('p = 1: a third, two thirds', { ...matching, points: 1, negative: true }, pairs, [
  ['ax', 1 / 3],
  ['ax cz', 2 / 3],
  ['ay', 0],
])
vectors('two prompts may share an option', { ...matching, key: { pairs: { a: 'x', b: 'x' } } }, pairs, [
  ['ax bx', 6],
  ['ax', 3],
])
vectors('all or nothing', { ...matching, key: { ...matching.key, allOrNothing: true } }, pairs, [
  ['ax by cz', 6],
  ['ax by', 0],
])

// Ordering: neighbours of the key that are neighbours in the same order anywhere in the answer, over n − 1.
const ordering: Kind = { kind: 'ordering', key: { correct: ['a', 'b', 'c', 'd'] } }
vectors('four items, p = 6', ordering, set, [
  ['abcd', 6],
  ['bcda', (6 * 2) / 3],
  ['dabc', (6 * 2) / 3],
  ['cdab', (6 * 2) / 3],
  ['acbd', 0],
  ['abdc', (6 * 1) / 3],
  ['bacd', (6 * 1) / 3],
  ['badc', 0],
  ['dcba', 0],
  ['abc', (6 * 2) / 3],
  ['ab', (6 * 1) / 3],
  ['a', 0],
  ['', 0],
])
vectors('p = 1, five items', { ...ordering, key: { correct: [...'abcde'] }, points: 1 }, set, [
  ['abcde', 1],
  ['eabcd', 3 / 4],
  ['deabc', 3 / 4],
  ['cdeab', 3 / 4],
  ['abced', 2 / 4],
  ['edcba', 0],
])
vectors('all or nothing', { ...ordering, key: { correct: [...'abcd'], allOrNothing: true } }, set, [
  ['abcd', 6],
  ['bcda', 0],
])

// Essay: by the grader; empty is 0 at once.
test.each([
  [text('رأيي'), null],
  [text('  \n'), 0],
  [null, 0],
])('an essay of %j comes to %j', (answer, points) => {
  expect(marked({ kind: 'essay', key: {} }, answer)).toBe(points)
})
