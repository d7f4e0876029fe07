import { describe, expect, test } from 'vitest'
import { isSeen, placeOf, resumeAt, watched, wayBack, wayOn, withProgress } from './model.ts'
import { lessonPage } from './sample.ts'

test('a lesson knows its place', () => expect(placeOf(lessonPage())).toEqual({ place: 2, total: 3 }))

test('a tick shows in the page, the curriculum and the percentage, and can be taken back', () => {
  const done = withProgress(lessonPage(), 2, true)
  expect([done.is_completed, done.course.percent, done.course.sections[0]?.lessons[1]?.is_completed]).toEqual(
    [true, 66, true],
  )
  const undone = withProgress(done, 2, false)
  expect([undone.is_completed, undone.course.percent]).toEqual([false, 33])
  const other = withProgress(lessonPage(), 3, true, 67)
  expect([other.is_completed, other.course.percent]).toEqual([false, 67])
})

test('the way back leads to the lesson before, unless that is locked', () => {
  const { course } = lessonPage()
  const locked = course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line => ({ ...line, is_open: line.id === 2 })),
  }))
  expect(wayBack(lessonPage())).toBe(1)
  expect(wayBack(lessonPage({ previous_id: null }))).toBeNull()
  expect(wayBack(lessonPage({ is_enrolled: false, course: { sections: locked } }))).toBeNull()
})

describe('the way on', () => {
  test('is the next lesson', () => expect(wayOn(lessonPage())).toEqual({ kind: 'lesson', to: '/lesson/3' }))
  test('after the last one is the exam', () =>
    expect(wayOn(lessonPage({ next_id: null }))).toEqual({ kind: 'exam', to: '/exam-details/9' }))
  test('after a passed exam is my courses', () =>
    expect(
      wayOn(lessonPage({ next_id: null, course: { exam: { id: 9, title: '', passed: true } } })).to,
    ).toBe('/learn'))
  test('from a preview whose next lesson is locked is the course', () => {
    const { course } = lessonPage()
    const sections = course.sections.map(section => ({
      ...section,
      lessons: section.lessons.map(line => ({ ...line, is_open: line.id === 2 })),
    }))
    expect(wayOn(lessonPage({ is_enrolled: false, course: { sections } }))).toEqual({
      kind: 'course',
      to: '/Course/5',
    })
  })
})

test.each([
  [94, 100, false],
  [95, 100, true],
  [0, 0, false],
])('%s of %s seconds counts as seen: %s', (at, of, seen) => expect(isSeen(at, of)).toBe(seen))
test.each([
  [0, 60, 0],
  [2, 60, 0],
  [30, 60, 30],
  [58, 60, 0],
])('left at %s of %s, it goes on at %s', (at, of, from) => expect(resumeAt(at, of)).toBe(from))
test.each([
  [10, 10.25, 1, 0.25],
  [10, 40, 1, 0],
  [40, 10, 1, 0],
  [10, 13, 2, 3],
])('from %s to %s at speed %s, %s seconds were watched', (from, to, rate, seconds) =>
  expect(watched(from, to, rate)).toBe(seconds),
)
