import type { Cart, CourseCard } from '@masar/api-sdk'
import { cartQuery, refreshSession } from '@masar/app-shell'
import { renderApp, signInAs } from '@masar/app-shell/testing'
import type { AppName, Locale } from '@masar/site-map'
import type { ReactNode } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { messages as ar } from '../locales/ar.po'
import { messages as en } from '../locales/en.po'

/** What a service is asked, and what it answers; `{}` of a path is its last part. */
export type Answers = Record<string, (body: unknown, last: string) => Response | Promise<Response>>
export interface Sent {
  call: string
  body: unknown
  /** Where there is one. */
  query?: string
}

/** A service that answers the named calls, such as `DELETE /carts/items/{}`; what else it is asked is a 404. */
export function serve(answers: Answers): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace(/^\/(?:client|company)-api\/v1/, '')
    const call = `${request.method} ${path}`
    sent.push({ call, body, ...(searchParams.size > 0 && { query: searchParams.toString() }) })
    const last = path.split('/').at(-1) ?? ''
    const answer = answers[call] ?? answers[`${request.method} ${path.slice(0, -last.length)}{}`]
    return (
      (await answer?.(body, last)) ??
      Response.json({ code: 'not_found', message: `no ${call}` }, { status: 404 })
    )
  })
  return sent
}

export const course = (id: number, given: Partial<CourseCard> = {}): CourseCard => ({
  id,
  title: `دورة ${id}`,
  category: { id: 1, slug: 'programming', name: 'البرمجة' },
  instructor: { id: 3, name: 'مريم فؤاد' },
  level: 'beginner',
  languages: ['ar'],
  price: 9_900,
  compare_at_price: null,
  currency: 'SAR',
  rating: 0,
  rating_count: 0,
  duration_seconds: 60,
  lesson_count: 1,
  cover: null,
  ...given,
})

type Line = Cart['lines'][number]
export const line = (id: number, given: Partial<Line> = {}): Line => ({
  course: course(id),
  seats: 1,
  unit_price: 9_900,
  previous_price: null,
  discount: 0,
  total: 9_900,
  pending_order: null,
  added_at: '2026-11-20T10:00:00.000Z',
  company_seats: null,
  ...given,
})

/** A cart of these lines, as the service would answer it. */
export function cart(lines: Line[], given: Partial<Cart> = {}): Cart {
  const total = lines.reduce((sum, each) => sum + each.total, 0)
  const discount = lines.reduce((sum, each) => sum + each.discount, 0)
  const net = Math.round(total / 1.15)
  const vat = Math.round(net * 0.15)
  return {
    item_count: lines.length,
    lines,
    left_out: [],
    coupon: null,
    currency: 'SAR',
    subtotal: total + discount,
    discount,
    total,
    net,
    vat,
    rounding: total - net - vat,
    vat_rate: 1_500,
    ...given,
  }
}
export const answerOf = (data: Cart) => Response.json({ data, item_count: data.item_count })

/** A service with a cart that changes as the real one does. */
export function keepCart(first: Cart, more: Answers = {}) {
  let now = first
  const set = (next: Cart) => {
    now = next
    return answerOf(now)
  }
  const sent = serve({
    'GET /carts': () => answerOf(now),
    'DELETE /carts/items/{}': (_, id) => set(cart(now.lines.filter(one => one.course.id !== Number(id)))),
    'POST /carts/items': body => {
      const { course_id: id, ...given } = body as { course_id: number; seats: number; added_at?: string }
      const added_at = given.added_at ?? new Date().toISOString()
      const lines = [...now.lines, line(id, { ...given, added_at, total: 9_900 * given.seats })]
      return set(cart(lines.toSorted((a, b) => Date.parse(a.added_at) - Date.parse(b.added_at))))
    },
    'PATCH /carts/items/{}': (body, id) => {
      const { seats } = body as { seats: number }
      return set(
        cart(
          now.lines.map(one =>
            one.course.id === Number(id) ? { ...one, seats, total: one.unit_price * seats } : one,
          ),
        ),
      )
    },
    ...more,
  })
  return {
    calls: () => sent.filter(({ call }) => !call.startsWith('GET')),
    set: (next: Cart) => void set(next),
  }
}
/** Without the marks and spaces that Intl puts around amounts. */
const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0/g, ' ')
/** Waits until the page says so. */
export const says = (words: string) =>
  waitFor(() => expect(plain(screen.getByRole('main').textContent)).toContain(words))

/** A screen of buying with header and toasts around it, for a signed-in person. */
export function renderBuying(
  path: string,
  Screen: () => ReactNode,
  { app = 'learner', locale = 'ar' }: { app?: AppName; locale?: Locale } = {},
) {
  signInAs(document, app === 'company' ? 'company' : 'student')
  refreshSession()
  return renderApp({
    app,
    locale,
    at: app === 'company' ? `${path}?company` : path,
    screens: { [path]: Screen },
    sentences: { ar, en },
    prepare: client => client.removeQueries({ queryKey: cartQuery(app).queryKey }),
  })
}
