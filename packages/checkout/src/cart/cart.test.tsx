import type { CartCoupon } from '@masar/api-sdk'
import { clearSession, refreshSession, switchLanguage } from '@masar/app-shell'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerOf, cart, keepCart as keep, line, renderBuying, says, serve } from '../testing/cart.tsx'
import { CartScreen } from './cart-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

const main = () => within(screen.getByRole('main'))

const open = (options: Parameters<typeof renderBuying>[2] = {}) => renderBuying('/cart', CartScreen, options)

describe('what it shows', () => {
  test.each([
    ['ar', 'شامل ضريبة القيمة المضافة 15%: 12.91 ر.س.', 'وكان 149 ر.س.'],
    ['en', 'Includes 15% VAT: SAR 12.91', 'It was SAR 149'],
  ] as const)('%s: lines, changed prices, total with VAT, without barriers', async (locale, vat, was) => {
    keep(cart([line(1, { previous_price: 14_900 })]))
    await open({ locale })
    await says(vat)
    await says(was)
    expect(main().getByRole('link', { name: 'دورة 1' })).toHaveAttribute(
      'href',
      locale === 'ar' ? '/Course/1' : '/en/Course/1',
    )
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      ),
    ).toEqual([])
  })

  test('a course of an order that waits leads to that order', async () => {
    keep(cart([line(1, { pending_order: 'AAAAAAAAAAAAAAAAAAAAAA' })]))
    await open()
    expect(await main().findByRole('link', { name: 'تابع ذلك الطلب أو ألغه' })).toHaveAttribute(
      'href',
      '/cart-details?order=AAAAAAAAAAAAAAAAAAAAAA',
    )
  })

  test('nothing in it: the way to the courses', async () => {
    keep(cart([]))
    await open({ locale: 'en' })
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse the courses' })).toHaveAttribute('href', '/en/courses')
  })

  test('an error is shown, and can be retried', async () => {
    let isDown = true
    serve({
      'GET /carts': () =>
        isDown
          ? Response.json({ code: 'internal', message: 'خلل عندنا.' }, { status: 500 })
          : answerOf(cart([line(1)])),
    })
    await open()
    expect(await screen.findByText('خلل عندنا.')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByRole('link', { name: 'دورة 1' })).toBeVisible()
  })

  test('what fell out stays readable after another change, until it is dismissed', async () => {
    keep(
      cart([line(1), line(2)], {
        left_out: [{ course_id: 9, title: 'دورة قديمة', reason: 'retired' }],
      }),
    )
    await open()
    await says('لم تعد دورة «دورة قديمة» معروضة')
    await userEvent.click(screen.getByRole('button', { name: 'إزالة من السلة: دورة 1' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'دورة 1' })).toBeNull())
    await says('لم تعد دورة «دورة قديمة» معروضة')
    await userEvent.click(screen.getByRole('button', { name: 'إخفاء: دورة قديمة' }))
    expect(screen.queryByText(/دورة قديمة/)).toBeNull()
  })
})

describe('removal', () => {
  test('the focus goes to the next line, the header counts along, and undo brings it back', async () => {
    const { calls } = keep(cart([line(1), line(2, { added_at: '2026-11-20T11:00:00.000Z' })]))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'إزالة من السلة: دورة 1' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'إزالة من السلة: دورة 2' })).toHaveFocus())
    expect(screen.getByRole('link', { name: 'السلة، عدد العناصر: 1' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'تراجع' }))
    expect(await screen.findByRole('link', { name: 'دورة 1' })).toBeVisible()
    expect(calls()).toEqual([
      { call: 'DELETE /carts/items/1', body: undefined },
      { call: 'POST /carts/items', body: { course_id: 1, seats: 1, added_at: line(1).added_at } },
    ])
    const places = within(main().getAllByRole('list')[0]!).getAllByRole('link', { name: /^دورة/ })
    expect(places.map(({ textContent }) => textContent)).toEqual(['دورة 1', 'دورة 2'])
  })

  test('to the favourites and back: what was saved before stays saved', async () => {
    let isSaved = false
    const { calls } = keep(cart([line(1)]), {
      'GET /courses/1/enrolment': () => Response.json({ data: { is_enrolled: false, is_favorite: isSaved } }),
      'POST /favorites': () => {
        isSaved = true
        return Response.json({ data: {} })
      },
      'DELETE /favorites/1': () => {
        isSaved = false
        return Response.json({ data: {} })
      },
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'نقل إلى المفضّلة: دورة 1' }))
    expect(await screen.findByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'السلة' })).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }))
    expect(await screen.findByRole('link', { name: 'دورة 1' })).toBeVisible()
    expect(calls().map(({ call }) => call)).toEqual([
      'POST /favorites',
      'DELETE /carts/items/1',
      'DELETE /favorites/1',
      'POST /carts/items',
    ])
  })

  test('an error response is shown, and the line stays', async () => {
    keep(cart([line(1)]), {
      'DELETE /carts/items/{}': () =>
        Response.json({ code: 'conflict', message: 'ليس الآن.' }, { status: 409 }),
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'إزالة من السلة: دورة 1' }))
    expect(await screen.findByText('ليس الآن.')).toBeVisible()
    expect(main().getByRole('link', { name: 'دورة 1' })).toBeVisible()
  })
})

const coupon = (given: Partial<CartCoupon> = {}): CartCoupon => ({
  code: 'MASAR10',
  kind: 'percent',
  value: 1_000,
  discount: 0,
  reason: null,
  minimum: 0,
  missing: 0,
  starts_at: null,
  ends_at: null,
  ...given,
})

describe('the coupon', () => {
  test('is entered, takes off, and is taken off again', async () => {
    const reduced = cart([line(1, { discount: 990, total: 8_910 })], { coupon: coupon({ discount: 990 }) })
    const { calls } = keep(cart([line(1)]), {
      'PUT /carts/coupon': () => answerOf(reduced),
      'DELETE /carts/coupon': () => answerOf(cart([line(1)])),
    })
    await open()
    await userEvent.type(await screen.findByRole('textbox', { name: /قسيمة الخصم/ }), ' masar10 {Enter}')
    await says('وفّرت 9.90 ر.س.')
    await says('89.10 ر.س.')
    expect(calls()).toEqual([{ call: 'PUT /carts/coupon', body: { code: 'masar10' } }])
    await userEvent.click(screen.getByRole('button', { name: 'إزالة القسيمة MASAR10' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^قسيمة الخصم/ })).toHaveFocus())
    expect(main().queryByText('MASAR10')).toBeNull()
  })

  test('one that is refused: the reason beside the field, which keeps what was typed', async () => {
    keep(cart([line(1)]), {
      'PUT /carts/coupon': () =>
        Response.json({ code: 'coupon_ended', message: 'انتهت صلاحية هذه القسيمة.' }, { status: 409 }),
    })
    await open()
    const field = await screen.findByRole('textbox', { name: /قسيمة الخصم/ })
    await userEvent.type(field, 'OLD{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('انتهت صلاحية هذه القسيمة.'))
    expect(field).toHaveValue('OLD')
    expect(field).toHaveFocus()
    await userEvent.type(field, '1')
    expect(field).toBeValid()
  })

  test('one that is typed, and not applied yet, is there in the other language', async () => {
    keep(cart([line(1)]))
    await open()
    await userEvent.type(await screen.findByRole('textbox', { name: /قسيمة الخصم/ }), 'masar10')
    vi.stubGlobal('location', { ...location, pathname: '/cart', assign: vi.fn() })
    switchLanguage()
    cleanup()
    await open()
    expect(await screen.findByRole('textbox', { name: /قسيمة الخصم/ })).toHaveValue('masar10')
  })

  test('nothing typed is asked for', async () => {
    const { calls } = keep(cart([line(1)]))
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'تطبيق' }))
    expect(screen.getByRole('textbox', { name: /قسيمة الخصم/ })).toHaveAccessibleDescription(
      'اكتب رمز القسيمة.',
    )
    expect(calls()).toEqual([])
  })

  test.each<[Partial<CartCoupon>, string, string]>([
    [{ reason: 'ended' }, 'انتهت صلاحية قسيمة الخصم هذه.', 'This coupon has expired.'],
    [{ reason: 'used_up' }, 'نفدت مرات استخدام قسيمة الخصم هذه.', 'This coupon has been used up.'],
    [{ reason: 'used' }, 'بقدر ما تسمح به', 'as often as it allows'],
    [{ reason: 'no_course' }, 'لدورات غير التي في سلتك', 'for other courses'],
    [{ reason: 'not_started', starts_at: '2027-03-01T09:00:00Z' }, '2027', 'March 1, 2027'],
    [
      { reason: 'minimum', minimum: 20_000, missing: 10_100 },
      'المبلغ الناقص: 101 ر.س.',
      'Still missing: SAR 101',
    ],
  ])('%o is explained', async (given, arabic, english) => {
    keep(cart([line(1)], { coupon: coupon(given) }))
    const { unmount } = await open()
    await says(arabic)
    unmount()
    await open({ locale: 'en' })
    await says(english)
  })
})
