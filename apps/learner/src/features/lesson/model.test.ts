import { describe, expect, test } from 'vitest'
import {
  linesOf,
  mayMark,
  opensNext,
  type LessonLine,
  areWalked,
  placeOf,
  resumeAt,
  watchedPercent,
  wayBack,
  wayOn,
  withProgress,
  type ExamLine,
  examsLeft,
  hasClosed,
  isWalked,
} from './model.ts'
import { lessonPage } from './sample.ts'

test('a lesson knows its place', () => expect(placeOf(lessonPage())).toEqual({ place: 2, total: 3 }))

test('a tick shows in the page and the curriculum, can be taken back, and leaves the percentage to the service', () => {
  const done = withProgress(lessonPage(), 2, true)
  expect([done.is_completed, done.course.percent, done.course.sections[0]?.lessons[1]?.is_completed]).toEqual(
    [true, 33, true],
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
      wayOn(
        lessonPage({ next_id: null, course: { exam: { id: 9, title: '', passed: true, closed_by: null } } }),
      ).to,
    ).toBe('/learn'))
  test('a closed lesson is the way on once this one is done, or later', () => {
    const closedBy = (closed_by: NonNullable<LessonLine['closed_by']>) => {
      const [first, last] = lessonPage().course.sections
      const line = { ...last!.lessons[0]!, is_open: false, closed_by }
      return lessonPage({ course: { sections: [first!, { ...last!, lessons: [line] }] } })
    }
    const byThis = closedBy({ by: 'lesson', id: 2, title: '', opens_at: null })
    expect([wayOn(byThis), opensNext(byThis)]).toEqual([{ kind: 'closed', to: '/lesson/3' }, true])
    expect(opensNext(closedBy({ by: 'lesson', id: 1, title: '', opens_at: null }))).toBe(false)
    expect(opensNext(closedBy({ by: 'date', id: null, title: null, opens_at: '2026-01-01T00:00:00Z' }))).toBe(
      false,
    )
  })
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

test('an optional lesson need not be done, and alone makes nothing done', () => {
  const [first, second] = linesOf(lessonPage().course)
  const optional = { ...second!, is_optional: true }
  expect([areWalked([first!, second!]), areWalked([first!, optional]), areWalked([optional])]).toEqual([
    false,
    true,
    false,
  ])
})
test.each([
  ['watching', false, false],
  ['opening', false, false],
  ['opening', true, true],
  ['reading', false, true],
  ['button', false, true],
] as const)('the button of a lesson that %s completes, seen: %s, works: %s', (completed_by, is_seen, works) =>
  expect(mayMark(lessonPage({ completed_by, is_seen }))).toBe(works),
)
test.each([
  [0, 34.2, 0],
  [34.1, 34.2, 99],
  [34.2, 34.2, 100],
  [38, 34.2, 100],
])('%s of %s seconds are %s percent', (watched_seconds, needed_seconds, percent) =>
  expect(watchedPercent(lessonPage({ watched_seconds, needed_seconds }))).toBe(percent),
)
test.each([
  [0, 60, 0],
  [2, 60, 0],
  [30, 60, 30],
  [58, 60, 0],
])('left at %s of %s, it goes on at %s', (at, of, from) => expect(resumeAt(at, of)).toBe(from))

describe('the exam of a section', () => {
  const page = (exam: Partial<ExamLine>, done: readonly number[] = [1]) => {
    const ofSection = { id: 8, title: 'اختبار القسم', passed: null, closed_by: null, ...exam }
    const [first, second] = lessonPage().course.sections
    const lessons = first!.lessons.map(line => ({ ...line, is_completed: done.includes(line.id) }))
    return lessonPage({ course: { sections: [{ ...first!, lessons, exam: ofSection }, second!] } })
  }
  const byThis = { by: 'lesson', id: 2, title: '', opens_at: null } as const

  test('follows the last lesson of its section, unless another of them is left', () => {
    expect(wayOn(page({}))).toEqual({ kind: 'exam', to: '/exam-details/8' })
    expect(wayOn(page({}, []))).toEqual({ kind: 'lesson', to: '/lesson/3' })
    expect(wayOn(page({ passed: true }))).toEqual({ kind: 'lesson', to: '/lesson/3' })
    expect(wayOn({ ...page({}), is_enrolled: false }).kind).not.toBe('exam')
  })
  test('opens with the lesson before it, where the order is fixed', () => {
    const closed = page({ closed_by: byThis })
    expect([wayOn(closed), opensNext(closed)]).toEqual([{ kind: 'closed', to: '/exam-details/8' }, true])
    expect(hasClosed(closed.course)).toBe(true)
    expect(hasClosed(page({}).course)).toBe(false)
  })
  test('is left before the one of the course, and its section is not walked without it', () => {
    const { course } = page({}, [1, 2])
    expect(examsLeft(course).map(({ id }) => id)).toEqual([8, 9])
    expect(isWalked(course.sections[0]!)).toBe(false)
    expect(isWalked(page({ passed: true }, [1, 2]).course.sections[0]!)).toBe(true)
  })
  test('is none in a page that was kept before there were any', () => {
    const { course } = lessonPage()
    const kept = course.sections.map(({ exam: _, ...section }) => section) as typeof course.sections
    expect(examsLeft({ ...course, sections: kept }).map(({ id }) => id)).toEqual([9])
  })
})
