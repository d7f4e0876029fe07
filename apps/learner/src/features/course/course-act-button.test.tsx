import { intendedCourse } from '@masar/accounts/enrolment-intent'
import { toasts } from '@masar/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { CourseDetails } from '../catalogue/types.ts'
import { standingQuery } from '../favorites/queries.ts'
import { CourseActButton } from './course-act-button.tsx'
import type { CourseAct } from './model.ts'

const course = { id: 9 } as CourseDetails
const rows: [CourseAct, string, string, string][] = [
  [{ kind: 'sign-in' }, 'التحق مجانًا', 'Enrol free', '/auth/login?next=%2FCourse%2F9'],
  [{ kind: 'continue', lessonId: 7, percent: 33 }, 'متابعة التعلّم', 'Continue learning', '/lesson/7'],
  [{ kind: 'continue', lessonId: 7, percent: 0 }, 'ابدأ التعلّم', 'Start learning', '/lesson/7'],
  [{ kind: 'finished', lessonId: 7 }, 'مراجعة الدورة', 'Review the course', '/lesson/7'],
  [{ kind: 'in-cart' }, 'إلى السلة', 'Go to the cart', '/cart'],
  [{ kind: 'waits', order: 'o1' }, 'متابعة طلبك', 'Continue your order', '/cart-details?order=o1'],
]

test.each(rows)('%j leads on in both languages', (act, arabic, english, path) => {
  const { unmount } = renderPage(<CourseActButton course={course} act={act} isCompany={false} />, 'ar')
  expect(screen.getByRole('link', { name: arabic })).toHaveAttribute('href', path)
  unmount()
  renderPage(<CourseActButton course={course} act={act} isCompany={false} />, 'en')
  expect(screen.getByRole('link', { name: english })).toHaveAttribute('href', `/en${path}`)
})

test('a company is shown to its portal, where seats are bought', () => {
  renderPage(<CourseActButton course={course} act={{ kind: 'enrol' }} isCompany />, 'ar')
  expect(screen.getByRole('link', { name: 'فتح بوابة الشركات' })).toHaveAttribute('href', '/cart?company')
})

test('enrolling opens the first lesson; its notification alone tells of it', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { is_enrolled: true, is_favorite: false, percent: 0, next_lesson_id: 7 } }),
  )
  const { queryClient } = renderPage(
    <CourseActButton course={course} act={{ kind: 'enrol' }} isCompany={false} />,
    'en',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enrol free' }))
  await waitFor(() =>
    expect(queryClient.getQueryData(standingQuery(9).queryKey)).toMatchObject({
      data: { is_enrolled: true, next_lesson_id: 7 },
    }),
  )
  expect(toasts.entries()).toEqual([])
  vi.unstubAllGlobals()
})

test('what a visitor presses to join is what the sign-in enrols them in, within the hour', async () => {
  renderPage(<CourseActButton course={course} act={{ kind: 'sign-in' }} isCompany={false} />, 'en')
  expect(intendedCourse('/Course/9')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Enrol free' }))
  expect([intendedCourse('/Course/9'), intendedCourse('/Course/8')]).toEqual([9, null])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  expect(intendedCourse('/Course/9')).toBeNull()
  vi.restoreAllMocks()
})
