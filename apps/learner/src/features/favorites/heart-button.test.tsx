import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CourseGrid } from '../catalogue/course-grid.tsx'
import type { Course } from '../catalogue/types.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { HeartButton } from './heart-button.tsx'

const seen: { history?: RouterHistory } = {}
/** Keeps the router's history, to see where a press leads. */
function Where() {
  const { history } = useRouter()
  useEffect(() => void Object.assign(seen, { history }), [history])
  return null
}

afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

const course = (id: number, title: string) =>
  ({
    id,
    title,
    category: { id: 1, name: 'تقنية', slug: 'technology' },
    instructor: { id: 1, name: 'ليلى' },
    level: 'beginner',
    languages: ['ar'],
    price: 0,
    compare_at_price: null,
    currency: 'SAR',
    rating: 0,
    rating_count: 0,
    duration_seconds: 600,
    lesson_count: 3,
    cover: null,
  }) satisfies Course

const grid = (
  <CourseGrid
    courses={[course(1, 'Python'), course(2, 'VAT')]}
    corner={each => <HeartButton course={each} />}
  />
)

test.each([
  ['ar', 'إزالة من المفضّلة: VAT', 'حفظ في المفضّلة: Python', 'إزالة من المفضّلة: Python'],
  ['en', 'Remove from favourites: VAT', 'Save to favourites: Python', 'Remove from favourites: Python'],
] as const)('%s: hearts show what is saved and save in place', async (locale, saved, save, remove) => {
  const sent: string[] = []
  const favourites = [{ ...course(2, 'VAT'), is_enrolled: false }]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push(await request.text())
      favourites.unshift({ ...course(1, 'Python'), is_enrolled: false })
    }
    return Response.json({ data: request.url.endsWith('/favorites') ? favourites : null })
  })
  signInAs(document, 'student')
  refreshSession()
  renderPage(grid, locale, '/courses')
  expect(await screen.findByRole('button', { name: saved, pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: save, pressed: false }))
  expect(await screen.findByRole('button', { name: remove, pressed: true })).toBeVisible()
  await waitFor(() => expect(sent).toEqual(['{"course_id":1}']))
})

test('a visitor is led to the sign-in, and from there back to the list as it was', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  renderPage(
    <>
      {grid}
      <Where />
    </>,
    'en',
    '/courses?level=beginner',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save to favourites: Python' }))
  await waitFor(() =>
    expect(seen.history?.location.href).toBe('/en/auth/login?next=%2Fcourses%3Flevel%3Dbeginner'),
  )
  expect(fetched).not.toHaveBeenCalled()
})
