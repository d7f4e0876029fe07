import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { myCoursesQuery, type MyCourse } from './api.ts'
import { learningGoalQuery, type LearningGoal } from './goal-api.ts'
import { LearnScreen } from './learn-screen.tsx'
import { LearnTools } from './learn-tools.tsx'
import { myCourse } from './sample.ts'
import { viewOf } from './view.ts'

const learned: LearningGoal = {
  goal: { unit: 'days', target: 4 },
  week: { days: 3, seconds: 5400 },
  streak_days: 6,
  month_seconds: 15_600,
}

async function show(
  courses: MyCourse[],
  search = '',
  locale: 'ar' | 'en' = 'en',
  goal: LearningGoal = learned,
) {
  const view = viewOf(Object.fromEntries(new URLSearchParams(search)))
  const { queryClient } = renderPage(<LearnScreen view={view} />, locale, `/learn${search}`)
  await act(async () => {
    queryClient.setQueryData(myCoursesQuery().queryKey, { data: { my_courses: courses, waiting: [] } })
    queryClient.setQueryData(learningGoalQuery().queryKey, { data: goal })
    await new Promise(told => setTimeout(told))
  })
  return queryClient
}
const next = { id: 7, number: 7, title: 'المسار الحرج', duration_seconds: 360 }
/** Of the courses that are listed, right below the page's own heading whether or not the week's stands between. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter(heading => heading.closest('li'))
    .map(({ textContent }) => textContent)

test.each([
  ['en', 'Lesson 7: المسار الحرج · 6 minutes'],
  ['ar', 'الدرس 7: المسار الحرج · 6 دقائق'],
] as const)('in %s a course under way says its very next lesson', async (locale, words) => {
  await show([myCourse({ next_lesson: next, last_lesson: { id: 6, title: 'x' } })], '', locale)
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: /^(Continue|متابعة)/ }).getAttribute('href')).toContain('/lesson/7')
})

const step = { next_lesson: next, last_lesson: { id: 6, title: 'x' } }
const exam = { id: 9, passed: null, percent: null, open_attempt: false }
test.each([
  ['one that is not begun', { percent: 0, next_lesson: null }, 'Not begun yet', 'Start', '/en/Course/1'],
  [
    'a lesson of unknown length',
    { ...step, next_lesson: { ...next, duration_seconds: 0 } },
    'Lesson 7: المسار الحرج',
    'Continue',
    '/en/lesson/7',
  ],
  [
    'one of which only the exam is left',
    { ...step, are_lessons_done: true, exam },
    'All lessons are done. Only the exam is left.',
    'Take the exam',
    '/en/exam-details/9',
  ],
  [
    'one whose exam is running',
    { ...step, exam: { ...exam, open_attempt: true } },
    'Your exam is running.',
    'Back to the exam',
    '/en/exam-details/9',
  ],
  [
    'one that is finished',
    { ...step, percent: 100, exam: { ...exam, passed: true } },
    'Exam passed',
    'Open again',
    '/en/lesson/6',
  ],
] as const)('of %s the card says the next step, and leads there', async (_, course, words, act, to) => {
  await show([myCourse(course)], act === 'Open again' ? '?tab=finished' : '')
  const card = screen.getByRole('link', { name: new RegExp(`^${act}`) }).closest('li')!
  expect(card).toHaveTextContent(words)
  expect(within(card).getByRole('link', { name: new RegExp(`^${act}`) })).toHaveAttribute('href', to)
})

test('a course whose access ends says until when', async () => {
  await show([myCourse({ open_until: '2027-11-25' })])
  expect(
    screen.getByText(
      (_, element) => element?.tagName === 'P' && /until .*2027/.test(element.textContent ?? ''),
    ),
  ).toBeVisible()
})

test('each tab has its own courses, and the address says which is open', async () => {
  const courses = [
    myCourse({ course: { id: 1, title: 'Begun' } }),
    myCourse({ course: { id: 2, title: 'Given' }, percent: 0, assigned_by: 'Nakhla', due_on: '2026-12-01' }),
    myCourse({ course: { id: 3, title: 'Done' }, percent: 100 }),
  ]
  await show(courses, '?tab=assigned')
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Assigned to you (1)')
  expect(titles()).toEqual(['Given'])
})

test('the tab that opened stays when its last course is finished meanwhile', async () => {
  const queryClient = await show([myCourse({ percent: 90 })])
  const selected = () => screen.getByRole('tab', { selected: true })
  expect(selected()).toHaveTextContent('In progress')
  await act(async () => {
    const done = [myCourse({ percent: 100, exam: null })]
    queryClient.setQueryData(myCoursesQuery().queryKey, { data: { my_courses: done, waiting: [] } })
    await new Promise(told => setTimeout(told))
  })
  expect(screen.getByText('No courses in progress')).toBeVisible()
  expect(selected()).toHaveTextContent('In progress')
})

test('the order of the address is used', async () => {
  const courses = [
    myCourse({ course: { id: 1, title: 'Budgets' } }),
    myCourse({ course: { id: 2, title: 'Accounts' } }),
  ]
  await show(courses, '?tab=progress&sort=title')
  expect(titles()).toEqual(['Accounts', 'Budgets'])
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('title')
})

test('a search without results says so and can be changed', async () => {
  await show([myCourse(), myCourse({ course: { id: 2 } })], '?tab=progress&q=zzz')
  expect(screen.getByRole('searchbox', { name: 'Search my courses' })).toHaveValue('zzz')
  expect(screen.getByText('No results for this search')).toBeVisible()
})

test.each([
  ['en', 'Search my certificates'],
  ['ar', 'ابحث في شهاداتي'],
] as const)('in %s the search of the certificates says what it finds', async (locale, name) => {
  const view = viewOf({ tab: 'certificates' })
  renderPage(<LearnTools view={view} hasSort={false} onChange={() => undefined} />, locale)
  expect(await screen.findByRole('searchbox', { name })).toBeVisible()
})

test.each([
  ['progress', 'No courses in progress'],
  ['assigned', 'Nothing is assigned to you'],
  ['finished', 'Nothing is finished yet'],
])('an empty tab %s says how something comes there', async (tab, words) => {
  await show([myCourse({ percent: tab === 'progress' ? 100 : 20 })], `?tab=${tab}`)
  expect(screen.getByRole('heading', { name: words })).toBeVisible()
})

test.each([
  ['en', '3 of 4 days', '6 days in a row', '4 hours 20 minutes'],
  ['ar', '3 من 4 أيام', '6 أيام متتالية', '4 ساعات و20 دقيقة'],
] as const)(
  'in %s the week says how far the goal is, days in a row and the time of this month',
  async (locale, ...words) => {
    await show([myCourse()], '', locale)
    const panel = screen.getByRole('region', { name: /This week|هذا الأسبوع/ })
    for (const word of words) expect(panel).toHaveTextContent(word)
    expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  },
)

test('a learner who turned the goal off sees no streak', async () => {
  await show([myCourse()], '', 'en', { ...learned, goal: null })
  const panel = screen.getByRole('region', { name: 'This week' })
  expect(panel).toHaveTextContent('4 hours 20 minutes')
  expect(panel).not.toHaveTextContent('in a row')
})

test('the week of somebody new counts no seconds', async () => {
  await show([myCourse()], '', 'en', { ...learned, goal: null, month_seconds: 0, streak_days: 0 })
  const panel = screen.getByRole('region', { name: 'This week' })
  expect(panel).not.toHaveTextContent(/second|This month/)
})

test('without a goal one is offered, and its field takes digits of either script', async () => {
  await show([myCourse()], '', 'ar', {
    ...learned,
    goal: null,
    week: { days: 0, seconds: 0 },
    streak_days: 0,
  })
  await userEvent.click(screen.getByRole('button', { name: 'حدّد هدفًا أسبوعيًا' }))
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByRole('textbox', { name: 'أيام في الأسبوع' })
  expect(field).toHaveValue('3')
  await userEvent.clear(field)
  await userEvent.type(field, '٩')
  await userEvent.click(within(dialog).getByRole('button', { name: 'احفظ الهدف' }))
  expect(within(dialog).getByText('اكتب عددًا صحيحًا من 1 إلى 7.')).toBeVisible()
  expect(field).toHaveValue('٩')
})
