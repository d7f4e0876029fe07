import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Result } from '../exam/api.ts'
import { PassedMoment } from '../exam/result/passed-moment.tsx'
import type { Lesson } from '../lesson/lesson.ts'
import { noteSteps, steps } from '../lesson/moments.ts'
import { lessonPage } from '../lesson/sample.ts'
import { StepDone } from '../lesson/step-done.tsx'

beforeEach(() => act(() => steps.forget()))

/** The lesson with everything up to a lesson done. */
function doneTo(last: number, passed = false): Lesson {
  const page = lessonPage()
  const sections = page.course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line => ({ ...line, is_completed: line.id <= last })),
  }))
  const exam = { id: 9, title: 'الاختبار', passed, closed_by: null }
  // One looks at the last lesson that is done.
  return {
    ...page,
    id: last,
    course: { ...page.course, exam, sections, percent: last === 3 ? 100 : 33 * last },
  }
}

/** Shows the lesson as it was, then as it is. */
function finish(before: Lesson, after: Lesson, locale: 'ar' | 'en') {
  act(() => noteSteps(before))
  renderPage(<StepDone lesson={after} />, locale)
  return within(screen.getByRole('status'))
}

describe.each([
  ['ar', 'أكملت الوحدة: القسم الأول', 'بدء الوحدة التالية', '/lesson/3', 'إغلاق'],
  ['en', 'Section done: القسم الأول', 'Start the next section', '/en/lesson/3', 'Close'],
] as const)('%s: the end of a section', (locale, title, next, href, close) => {
  test('is drawn, announced, and offers the next one', () => {
    const moment = finish(doneTo(1), doneTo(2), locale)
    expect(moment.getByRole('heading')).toHaveTextContent(title)
    expect(moment.getByRole('link', { name: next })).toHaveAttribute('href', href)
    expect(document.querySelector('[data-moment="section"]')).toHaveAttribute('aria-hidden', 'true')
  })
  test('goes at a press and does not come back', async () => {
    const moment = finish(doneTo(1), doneTo(2), locale)
    await userEvent.click(moment.getByRole('button', { name: close }))
    expect(screen.queryByRole('status')).toBeNull()
    act(() => noteSteps(doneTo(2)))
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test.each([
  ['ar', 'اكتملت دروس هذه الدورة كلها', 'إلى الاختبار', '/exam-details/9'],
  ['en', 'All lessons of this course are done', 'To the exam', '/en/exam-details/9'],
] as const)('%s: at 100 %% the exam is next', (locale, title, next, href) => {
  const moment = finish(doneTo(2), doneTo(3), locale)
  expect(moment.getByRole('heading')).toHaveTextContent(title)
  expect(moment.getByRole('link', { name: next })).toHaveAttribute('href', href)
  expect(document.querySelector('[data-moment="course"]')).not.toBeNull()
})

test('who has passed already is led to their courses', () => {
  const moment = finish(doneTo(2), doneTo(3, true), 'en')
  expect(moment.getByRole('link', { name: 'My courses' })).toHaveAttribute('href', '/en/learn')
})

test.each([
  ['ar', 'شهادتك جاهزة', 'فتح الشهادة', 'خطوة كبيرة على مسارك', 'إلى صفحة الدورة'],
  ['en', 'Your certificate is ready', 'Open the certificate', 'A big step on your path', 'To the course'],
] as const)(
  '%s: a pass leads to the certificate, or back to the course',
  (locale, ready, open, step, back) => {
    const passed = (code: string | null) =>
      ({ course: { id: 5, title: 'دورة' }, certificate_code: code }) as unknown as Result
    const { unmount } = renderPage(<PassedMoment result={passed('abc')} />, locale)
    expect(screen.getByRole('heading')).toHaveTextContent(ready)
    expect(screen.getByRole('link', { name: open }).getAttribute('href')).toMatch(/\/certificate\/abc$/)
    expect(document.querySelector('[data-moment="passed"]')).not.toBeNull()
    unmount()
    renderPage(<PassedMoment result={passed(null)} />, locale)
    expect(screen.getByRole('heading')).toHaveTextContent(step)
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toMatch(/\/Course\/5$/)
  },
)
