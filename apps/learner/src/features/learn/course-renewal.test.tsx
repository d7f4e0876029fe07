import { clientQuery } from '@masar/app-shell'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { lessonPage } from '../lesson/sample.ts'
import type { MyCourse } from './api.ts'
import { CourseRow } from './course-row.tsx'
import { myCourse } from './sample.ts'

afterEach(() => vi.unstubAllGlobals())

const show = (mine: MyCourse, locale: 'ar' | 'en' = 'en') =>
  renderPage(<CourseRow mine={mine} today={new Date(2026, 10, 29)} isPrimary={false} />, locale, '/learn')

describe('a completion that ends', () => {
  const done = (holds_until: string, rest: Partial<MyCourse> = {}) =>
    myCourse({ state: 'completed', percent: 100, renewal: { is_under_way: false, holds_until }, ...rest })
  test.each([
    ['en', 'Take it again', 'Your completion is valid until', 'Take this course again?'],
    ['ar', 'إعادة الدورة', 'إتمامك صالح حتى', 'هل تريد إعادة هذه الدورة؟'],
  ] as const)(
    'says until when in %s, and is begun anew once that is confirmed',
    async (locale, act_, words, title) => {
      const begun: string[] = []
      vi.stubGlobal('fetch', async (request: Request) => {
        if (request.method === 'POST') begun.push(new URL(request.url).pathname)
        return Response.json({ data: { is_under_way: true, my_courses: [], waiting: [] } })
      })
      const { queryClient } = show(done('2099-05-11'), locale)
      const lesson = clientQuery('/lessons/{id}', { path: { id: 3 } }).queryKey
      act(() => void queryClient.setQueryData(lesson, { data: lessonPage() }))
      expect(screen.getByText(new RegExp(words))).toHaveTextContent('2099')
      await userEvent.click(screen.getByRole('button', { name: new RegExp(act_) }))
      const dialog = await screen.findByRole('alertdialog', { name: title })
      expect(begun).toEqual([])
      await userEvent.click(within(dialog).getByRole('button', { name: act_ }))
      await vi.waitFor(() => expect(begun).toEqual(['/client-api/v1/courses/1/renewal']))
      await vi.waitFor(() => expect(queryClient.getQueryState(lesson)?.isInvalidated).toBe(true))
    },
  )
  test('says when it has expired', () => {
    show(done('2020-05-11'))
    expect(screen.getByText(/Your completion expired on/)).toHaveTextContent('2020')
  })
  test('stands with the courses in progress while it is taken again', () => {
    show(
      done('2020-05-11', {
        state: 'active',
        percent: 40,
        renewal: { is_under_way: true, holds_until: '2020-05-11' },
      }),
    )
    expect(screen.getByText(/You are taking it again: your last completion expired on/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Take it again/ })).toBeNull()
  })
})
