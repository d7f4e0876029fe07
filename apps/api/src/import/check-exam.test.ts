import { expect, test } from 'vitest'
import { checkExam } from './check-exam.ts'
import type { ExamFacts, QuestionFacts } from './course-shapes.ts'
import type { Source } from './source.ts'

const text = { ar: 'نص', en: 'Text' }
const options = (...keys: string[]) => keys.map(key => ({ key, text }))
const prompts = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([key, match]) => ({ key, text, match }))

/** What is wrong with one question, as the path and the sentence. */
function errorsOf(
  question: Omit<QuestionFacts, 'key' | 'points' | 'body' | 'explanation'> & { points?: number },
) {
  const errors: string[] = []
  const source = {
    error: (path: (string | number)[], message: string) =>
      errors.push(`${path.slice(2).join('.')}: ${message}`),
  }
  const asked = { key: 'q', points: 6, body: text, explanation: text, ...question }
  checkExam(source as unknown as Source, { questions: [asked] } as unknown as ExamFacts, new Set(['one']))
  return errors
}

test('a sequence names each option once, and its keys do not tell it', () => {
  const ordering = { kind: 'ordering', options: options('b', 'a', 'c') } as const
  expect(errorsOf({ ...ordering, order: ['c', 'a', 'b'] })).toEqual([])
  expect(errorsOf({ ...ordering, order: ['c', 'a'] })).toEqual(['order: needs the key of each option, once'])
  expect(errorsOf({ ...ordering, order: ['a', 'b', 'c'] })).toEqual([
    'order: is the alphabetical order of the keys, which would tell it to learners',
  ])
})

test('pairs name options that are there, and their keys do not tell them', () => {
  const matching = { kind: 'matching', options: options('x', 'y', 'z') } as const
  expect(errorsOf({ ...matching, prompts: prompts({ p: 'y', q: 'x', r: 'z' }) })).toEqual([])
  expect(errorsOf({ ...matching, prompts: prompts({ p: 'y', q: 'w' }) })).toEqual([
    'prompts.1.match: "w" is no option of this question',
  ])
  expect(errorsOf({ ...matching, prompts: prompts({ p: 'x', q: 'y', r: 'z' }) })).toEqual([
    'prompts: match in the alphabetical order of the keys, which would tell the pairs to learners',
  ])
  expect(errorsOf({ ...matching, prompts: prompts({ x: 'y', q: 'x' }) })).toEqual([
    'options.2.key: "x" names another option too',
  ])
})

test('a rubric adds up to the question’s points', () => {
  const rubric = [
    { key: 'a', text, points: 1.5 },
    { key: 'b', text, points: 4.5 },
  ]
  expect(errorsOf({ kind: 'essay', rubric })).toEqual([])
  expect(errorsOf({ kind: 'essay', rubric, points: 5 })).toEqual(['rubric: add up to 6 points, not 5'])
})

test('several choices may all be right; a pattern that leaves nothing would accept anything', () => {
  const all = [
    { key: 'a', text, correct: true },
    { key: 'b', text, correct: true },
  ]
  expect(errorsOf({ kind: 'multiple_choice', options: all })).toEqual([])
  expect(errorsOf({ kind: 'short_text', accepted: ['var*', '*', ' … *', '.*'] })).toEqual(
    [1, 2, 3].map(at => `accepted.${at}: would accept any answer, or none`),
  )
  expect(errorsOf({ kind: 'number', answer: 5, tolerance: 1, tolerance_percent: 2 })).toEqual([
    'tolerance: cannot stand beside tolerance_percent',
  ])
})

test('what is to be studied again is a lesson of the course', () => {
  const truth = { kind: 'true_false', answer: true } as const
  expect(errorsOf({ ...truth, lesson: 'one' })).toEqual([])
  expect(errorsOf({ ...truth, lesson: 'two' })).toEqual(['lesson: "two" is no lesson of this course'])
})
