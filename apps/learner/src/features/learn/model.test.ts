import { describe, expect, test } from 'vitest'
import { dueState, groupCourses, nextStep, renewalState } from './model.ts'
import { myCourse } from './sample.ts'

describe('my courses fall into groups', () => {
  test('latest seen first, soonest due first; an exam that is not passed keeps a course open', () => {
    const groups = groupCourses([
      myCourse({ course: { id: 1 }, last_seen_at: '2026-11-01T00:00:00Z' }),
      myCourse({ course: { id: 2 }, last_seen_at: '2026-11-20T00:00:00Z' }),
      myCourse({ course: { id: 3 }, due_on: '2026-12-31', assigned_by: 'نخلة', percent: 0 }),
      myCourse({
        course: { id: 8 },
        due_on: '2027-01-31',
        assigned_by: 'نخلة',
        last_seen_at: '2026-11-21T00:00:00Z',
      }),
      myCourse({ course: { id: 4 }, due_on: '2026-12-01', assigned_by: 'نخلة', percent: 0 }),
      myCourse({ course: { id: 7 }, assigned_by: 'نخلة', percent: 0 }),
      myCourse({
        course: { id: 5 },
        percent: 90,
        are_lessons_done: true,
        exam: { id: 9, passed: false, percent: 40, open_attempt: false },
      }),
      myCourse({ course: { id: 6 }, percent: 100, due_on: '2026-01-01', assigned_by: 'نخلة' }),
    ])
    const ids = (courses: { course: { id: number } }[]) => courses.map(({ course }) => course.id)
    expect(ids(groups.inProgress)).toEqual([8, 2, 1, 5])
    expect(ids(groups.assigned)).toEqual([4, 3, 8, 7])
    expect(ids(groups.finished)).toEqual([6])
  })
})

describe('the way on', () => {
  const lesson = { number: 8, title: 'y', duration_seconds: 360 }
  const exam = { id: 9, passed: false, percent: null, open_attempt: false }
  test.each([
    [myCourse({ last_lesson: null }), { step: 'start', to: '/Course/1' }],
    [myCourse({ next_lesson: { ...lesson, id: 3 } }), { step: 'start', to: '/lesson/3' }],
    [
      myCourse({ next_exam: { id: 6, title: 'x', open_attempt: false }, next_lesson: { ...lesson, id: 3 } }),
      { step: 'exam', to: '/exam-details/6' },
    ],
    [
      myCourse({ next_exam: { id: 6, title: 'x', open_attempt: true } }),
      { step: 'resume-exam', to: '/exam-details/6' },
    ],
    [myCourse({ last_lesson: { id: 7, title: 'x' } }), { step: 'continue', to: '/lesson/7' }],
    [
      myCourse({ last_lesson: { id: 7, title: 'x' }, next_lesson: { ...lesson, id: 8 } }),
      { step: 'continue', to: '/lesson/8' },
    ],
    [myCourse({ percent: 90, are_lessons_done: true, exam }), { step: 'exam', to: '/exam-details/9' }],
    [
      myCourse({ percent: 20, exam: { ...exam, open_attempt: true } }),
      { step: 'resume-exam', to: '/exam-details/9' },
    ],
    [myCourse({ percent: 100, last_lesson: { id: 7, title: 'x' } }), { step: 'again', to: '/lesson/7' }],
  ])('%#', (course, step) => expect(nextStep(course)).toEqual(step))
})

test.each([
  ['2026-11-20', 'overdue'],
  ['2026-11-21', 'soon'],
  ['2026-11-24', 'soon'],
  ['2026-11-25', 'later'],
])('due on %s, on the 21st, is %s', (due, state) =>
  expect(dueState(due, new Date(2026, 10, 21, 23, 30))).toBe(state),
)

test.each([
  ['2026-11-28', 'over'],
  ['2026-11-29', 'soon'],
  ['2026-12-29', 'soon'],
  ['2026-12-30', 'later'],
] as const)('a completion that holds to %s is %s on November 29', (day, state) => {
  expect(renewalState(day, new Date(2026, 10, 29, 23))).toBe(state)
})
