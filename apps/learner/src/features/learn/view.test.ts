import { expect, test } from 'vitest'
import { groupCourses } from './model.ts'
import { myCourse } from './sample.ts'
import { addressOf, arranged, openingTab, viewOf } from './view.ts'

test.each([
  ['?', { tab: undefined, q: '', sort: 'usual' }, '/learn'],
  ['?tab=assigned', { tab: 'assigned', q: '', sort: 'usual' }, '/learn?tab=assigned'],
  [
    '?tab=finished&q=12&sort=title',
    { tab: 'finished', q: '12', sort: 'title' },
    '/learn?tab=finished&q=12&sort=title',
  ],
  ['?tab=x&sort=y', { tab: undefined, q: '', sort: 'usual' }, '/learn'],
])('%s', (search, view, address) => {
  expect(viewOf(Object.fromEntries(new URLSearchParams(search)))).toEqual(view)
  expect(addressOf(viewOf(Object.fromEntries(new URLSearchParams(search))))).toBe(address)
})

test('the page opens on what is under way, else on what was assigned, else on what is finished', () => {
  const begun = myCourse()
  const given = myCourse({ course: { id: 2 }, assigned_by: 'نخلة', percent: 0 })
  const done = myCourse({ course: { id: 3 }, percent: 100 })
  const opens = (courses: ReturnType<typeof myCourse>[], waiting = 0) =>
    openingTab(groupCourses(courses), waiting)
  expect(opens([begun, given, done])).toBe('progress')
  expect(opens([given, done])).toBe('assigned')
  expect(opens([done], 1)).toBe('assigned')
  expect(opens([done])).toBe('finished')
  expect(opens([])).toBe('progress')
})

test('courses are found by title and instructor, folded, and sorted as the reader’s language does', () => {
  const courses = [
    myCourse({ course: { id: 1, title: 'تنظيم المشاريع' }, percent: 20 }),
    myCourse({
      course: { id: 2, title: 'أساسيات البرمجة', instructor: { id: 1, name: 'أحمد' } },
      percent: 80,
    }),
    myCourse({ course: { id: 3, title: 'Budgets' }, percent: 50 }),
  ]
  const ids = (q: string, sort: 'usual' | 'title' | 'percent' = 'usual') =>
    arranged(courses, { q, sort }, 'ar').map(({ course }) => course.id)
  expect(ids('تَنظيم')).toEqual([1])
  expect(ids('احمد')).toEqual([2])
  expect(ids('')).toEqual([1, 2, 3])
  expect(ids('', 'percent')).toEqual([2, 3, 1])
  expect(ids('', 'title').indexOf(2)).toBeLessThan(ids('', 'title').indexOf(1))
})
