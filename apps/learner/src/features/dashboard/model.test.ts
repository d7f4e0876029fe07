import { expect, test } from 'vitest'
import type { MyCourse } from '../home/api.ts'
import { continuePath, toContinue } from './model.ts'

const course = (id: number, more: Partial<MyCourse> = {}) =>
  ({
    course: { id },
    state: 'active',
    percent: 10,
    due_on: null,
    last_seen_at: '2026-11-01T00:00:00Z',
    enrolled_at: '2026-10-01T00:00:00Z',
    last_lesson: null,
    ...more,
  }) as MyCourse
const ids = (courses: MyCourse[]) => courses.map(each => each.course.id)

test('what is finished is not offered again', () =>
  expect(ids(toContinue([course(1, { state: 'completed', percent: 100 }), course(2)]))).toEqual([2]))

test('a due date comes before what was opened last, and three are enough', () => {
  const courses = [
    course(1),
    course(2, { last_seen_at: '2026-11-09T00:00:00Z' }),
    course(3, { last_seen_at: null }),
    course(4, { due_on: '2026-12-01' }),
    course(5, { due_on: '2026-11-30' }),
  ]
  expect(ids(toContinue(courses))).toEqual([5, 4, 2])
})

test('going on opens the last lesson, or the course where none was opened', () => {
  expect(continuePath(course(1))).toBe('/Course/1')
  expect(continuePath(course(1, { last_lesson: { id: 9, title: 'x' } }))).toBe('/lesson/9')
})
