import { expect, test } from 'vitest'
import type { MyCourse } from '../home/api.ts'
import { continuePath, dueOfAll, toContinue } from './model.ts'

const mine = (id: number, given: object = {}) =>
  ({
    course: { id, title: `Course ${id}` },
    state: 'active',
    percent: 40,
    due_on: null,
    last_seen_at: null,
    enrolled_at: '2026-10-01T09:00:00Z',
    next_lesson: { id: id * 10, number: 2, title: 'Next', duration_seconds: 60 },
    exam: null,
    ...given,
  }) as unknown as MyCourse
const ids = (courses: readonly MyCourse[]) => courses.map(({ course }) => course.id)

test('what is assigned with a date comes first, then what was opened last; finished courses never', () => {
  const courses = [
    mine(1, { last_seen_at: '2026-11-01T09:00:00Z' }),
    mine(2, { last_seen_at: '2026-11-05T09:00:00Z' }),
    mine(3, { due_on: '2026-12-01' }),
    mine(4, { percent: 100 }),
    mine(5, { state: 'completed' }),
  ]
  expect(ids(toContinue(courses))).toEqual([3, 2, 1])
})

test.each([
  ['the next lesson', {}, '/lesson/70'],
  ['the exam of a section before it', { next_exam: { id: 4, open_attempt: false } }, '/exam-details/4'],
  [
    'the exam where all lessons are done',
    { next_lesson: null, exam: { id: 3, passed: null } },
    '/exam-details/3',
  ],
  ['the course where nothing is left', { next_lesson: null, exam: { id: 3, passed: true } }, '/Course/7'],
])('going on leads to %s', (_, given, path) => expect(continuePath(mine(7, given))).toBe(path))

test('due are assigned courses by their day, and exams that are open or all that is left', () => {
  const due = dueOfAll(
    [
      mine(1),
      mine(2, { due_on: '2026-12-01' }),
      mine(3, { due_on: '2026-11-01' }),
      mine(4, { percent: 90, are_lessons_done: true, exam: { id: 44, passed: null, open_attempt: false } }),
      mine(5, { exam: { id: 55, passed: false, open_attempt: true } }),
      mine(6, { percent: 100, exam: { id: 66, passed: true, open_attempt: false } }),
      mine(7, { state: 'completed', due_on: '2026-11-02' }),
    ],
    '2026-11-24',
  )
  expect(due.map(({ kind, path, isOverdue }) => [kind, path, isOverdue])).toEqual([
    ['course', '/lesson/30', true],
    ['course', '/lesson/20', false],
    ['exam', '/exam-details/44', false],
    ['exam', '/exam-details/55', false],
  ])
})
