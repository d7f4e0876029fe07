import { expect, test } from 'vitest'
import type { AnswerToGrade } from '../api.ts'
import { draftOf, gradeOf, pointsOf, rubricSum } from './draft.ts'
import { nextAfter } from './place.ts'

const answer = {
  max_points: 6,
  rubric: [],
  points: null,
  note: null,
  revision: 0,
  regrade: null,
} as unknown as AnswerToGrade
const rubric = [
  { key: 'a', text: 'A', max_points: 2, points: null },
  { key: 'b', text: 'B', max_points: 4, points: null },
]

test.each([
  ['4.5', 4.5],
  ['٤٫٥', 4.5],
  ['0', 0],
  ['6', 6],
  ['6.01', null],
  ['-1', null],
  ['1.005', null],
  ['', null],
  ['six', null],
])('%s points of 6 are %s', (text, points) => expect(pointsOf(text, 6)).toBe(points))

test('a rubric adds up its criteria, and sends them with the points', () => {
  const graded = { ...answer, rubric }
  const draft = { ...draftOf(graded), note: ' حسن ', rubric: { a: '1.25', b: '٢٫٥' } }
  expect(rubricSum(graded, draft)).toBe(3.75)
  expect(gradeOf(graded, draft, 3)).toEqual({
    points: 3.75,
    note: 'حسن',
    rubric: [
      { key: 'a', points: 1.25 },
      { key: 'b', points: 2.5 },
    ],
    revision: 3,
  })
  expect(gradeOf(graded, { ...draft, rubric: { a: '3', b: '1' } }, 3)).toBeNull()
})

test('what waits begins empty, what is graded with its grade', () => {
  expect(draftOf({ ...answer, points: 0 })).toMatchObject({ points: '' })
  expect(draftOf({ ...answer, points: 4.5, note: 'x', revision: 1 })).toMatchObject({
    points: '4.5',
    note: 'x',
  })
})

test('after a grade comes the answer below it, at the end the one above', () => {
  const keys = ['1-1', '2-1', '3-1']
  expect(nextAfter(keys, '2-1')).toBe('3-1')
  expect(nextAfter(keys, '3-1')).toBe('2-1')
  expect(nextAfter(['1-1'], '1-1')).toBeUndefined()
  expect(nextAfter(keys, '9-9')).toBe('1-1')
})
