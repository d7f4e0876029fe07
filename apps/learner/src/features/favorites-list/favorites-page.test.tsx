import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { FavoritesPage } from './favorites-page.tsx'

afterEach(() => {
  clearSession(document)
  act(() => refreshSession())
  vi.unstubAllGlobals()
})

const saved = (id: number, title: string, price: number, isEnrolled = false) => ({
  id,
  title,
  price,
  is_enrolled: isEnrolled,
  category: { id: 1, name: 'تقنية', slug: 'technology' },
  instructor: { id: 1, name: 'ليلى' },
  level: 'beginner',
  languages: ['ar'],
  compare_at_price: null,
  currency: 'SAR',
  rating: 0,
  rating_count: 0,
  duration_seconds: 600,
  lesson_count: 3,
  cover: null,
})

test.each([
  ['ar', ['أضف إلى السلة', 'إلى السلة', 'التحق مجانًا']],
  ['en', ['Add to cart', 'Go to the cart', 'Enrol free']],
] as const)(
  '%s: each saved course offers what comes next, and none that one has',
  async (locale, [add, lead, enrol]) => {
    const sent: string[] = []
    const cart = [{ course: { id: 2 }, pending_order: null }]
    vi.stubGlobal('fetch', async (request: Request) => {
      const call = `${request.method} ${new URL(request.url).pathname.replace('/client-api/v1', '')}`
      if (request.method === 'POST') {
        sent.push(`${call} ${await request.text()}`)
        cart.push({ course: { id: 1 }, pending_order: null })
      }
      if (call.endsWith('/favorites'))
        return Response.json({
          data: [
            saved(1, 'Python', 9_900),
            saved(2, 'VAT', 4_900),
            saved(3, 'Budget', 0),
            saved(4, 'Own', 9_900, true),
          ],
        })
      return Response.json({ data: { item_count: cart.length, lines: cart }, item_count: cart.length })
    })
    signInAs(document, 'student')
    refreshSession()
    renderPage(<FavoritesPage />, locale)
    const card = async (title: string) =>
      within((await screen.findByRole('link', { name: title })).closest('li')!)
    await userEvent.click(await (await card('Python')).findByRole('button', { name: add }))
    await waitFor(() => expect(sent).toEqual(['POST /carts/items {"course_id":1,"seats":1}']))
    expect(await (await card('Python')).findByRole('link', { name: lead })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/cart' : '/en/cart',
    )
    expect((await card('VAT')).getByRole('link', { name: lead })).toBeVisible()
    expect((await card('Budget')).getByRole('button', { name: enrol })).toBeVisible()
    expect((await card('Own')).getAllByRole('link')).toHaveLength(1)
  },
)
