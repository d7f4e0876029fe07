import type { Checkout } from '@masar/api-sdk'
import { navigateTo } from '@masar/app-shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, broken, open, errorResponse, useBrowser } from '../testing/orders.tsx'
import { cart, line as cartLine } from '../testing/cart.tsx'
import { answer, orderId, orderOf, paid, quoteOf } from '../testing/data.ts'

useBrowser()
beforeEach(() => vi.mocked(navigateTo).mockClear())

const pay = 'POST /checkouts/QQQQQQQQQQQQQQQQQQQQQQ/pay'
const url = 'https://pay.test/1'
const start = answer({ order: orderOf(), redirect_url: url })
const quoted = (given: Partial<Checkout> = {}): Answers => ({
  'POST /checkouts': () => answer(quoteOf(given)),
  [`GET /orders/${orderId}`]: () => answer(orderOf()),
  [`POST /orders/${orderId}/check`]: () => answer(orderOf()),
  [pay]: () => start.clone(),
})
const payButton = () => screen.findByRole('button', { name: /^(ادفع|الموافقة ودفع)/ })
const plain = (text: string | null) => (text ?? '').replace(/[\u200e\u200f\u00a0\u061c]/g, ' ').trim()

test('the button names the sum, and a press orders once, however often it comes', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const { calls, router } = await open('/cart-details', {
    ...quoted(),
    [pay]: async () => {
      await held
      return start.clone()
    },
  })
  const button = await payButton()
  expect(plain(button.textContent)).toMatch(/^ادفع +214\.50/)
  await userEvent.dblClick(button)
  await userEvent.click(button)
  release()
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith(url, { allowForeign: true }))
  expect(calls(pay)).toHaveLength(1)
  expect(calls(pay)[0]).toMatchObject({
    body: { total: 21_450, method: 'card', buyer: { name: 'سارة', address: { country: 'SA' } } },
    key: expect.stringMatching(/.{8}/) as string,
  })
  // Back from the provider leads to the order, not to another checkout.
  expect(router.state.location.search).toMatchObject({ order: orderId })
  expect(navigateTo).toHaveBeenCalledOnce()
})

test('after a lost answer a retry has the same key; after an error response another', async () => {
  let turn = 0
  const { calls } = await open('/cart-details', {
    ...quoted(),
    [pay]: () => {
      turn += 1
      if (turn === 1) throw new TypeError('fetch failed')
      if (turn === 2) return errorResponse(503, 'payment_unavailable', { message: 'لا تجيب.' })
      return turn === 3 ? errorResponse(409, 'conflict', { message: 'تغيّر شيء.' }) : start.clone()
    },
  })
  await userEvent.click(await payButton())
  expect(await screen.findByText('لم يصل أي رد')).toBeVisible()
  await userEvent.click(await payButton())
  expect(await screen.findByText('لا تجيب.')).toBeVisible()
  await userEvent.click(await payButton())
  expect(await screen.findByText('تغيّر شيء.')).toBeVisible()
  await userEvent.click(await payButton())
  await waitFor(() => expect(navigateTo).toHaveBeenCalled())
  const keys = calls(pay).map(({ key }) => key)
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test.each(['quote_expired', 'total_changed'])(
  '%s: another quote comes, what differs is shown, what was typed stays, and a new yes is asked',
  async code => {
    const [line] = quoteOf().lines
    const dearer = quoteOf({
      id: 'RRRRRRRRRRRRRRRRRRRRRR',
      total: 30_000,
      lines: [{ ...line!, unit_price: 30_000, total: 30_000 }],
    })
    let turn = 0
    const { calls } = await open('/cart-details', {
      ...quoted(),
      'POST /checkouts': () => answer(turn++ === 0 ? quoteOf() : dearer),
      [pay]: () => errorResponse(409, code, { message: 'تغيّر السعر.' }),
      'POST /checkouts/RRRRRRRRRRRRRRRRRRRRRR/pay': () => start.clone(),
    })
    const name = await screen.findByRole('textbox', { name: /الاسم على الفاتورة/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'سارة العتيبي')
    await userEvent.click(await payButton())
    const again = await screen.findByRole('button', { name: /^الموافقة ودفع/ })
    expect(plain(again.textContent)).toContain('300.00')
    expect(plain(screen.getByText(/^الإجمالي: كان/).textContent)).toMatch(/214\.50.*300\.00/)
    expect(screen.getByText('تغيّر السعر.')).toBeVisible()
    expect(name).toHaveValue('سارة العتيبي')
    expect(calls('POST /checkouts')).toHaveLength(2)
    expect(navigateTo).not.toHaveBeenCalled()
    await userEvent.click(again)
    await waitFor(() => expect(navigateTo).toHaveBeenCalled())
    expect(calls('POST /checkouts/RRRRRRRRRRRRRRRRRRRRRR/pay')[0]?.body).toMatchObject({ total: 30_000 })
  },
)

test('where nothing can be paid, the page says so and has no button to press', async () => {
  const { calls } = await open('/cart-details', quoted({ methods: [] }))
  expect(await screen.findByText(/^الدفع غير متاح حاليًا/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /الاسم على الفاتورة/ }), '{Enter}')
  expect(screen.queryByRole('button', { name: /^(ادفع|الموافقة ودفع)/ })).toBeNull()
  expect(calls(pay)).toEqual([])
})

test('a quote that has ended is made again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { calls } = await open('/cart-details', quoted())
  await payButton()
  await vi.advanceTimersByTimeAsync(15 * 60_000 + 2_000)
  await waitFor(() => expect(calls('POST /checkouts')).toHaveLength(2))
  expect(plain((await payButton()).textContent)).toMatch(/^ادفع/)
})

describe('an order that waits', () => {
  const waiting = () => errorResponse(409, 'order_pending', { data: { order_id: orderId } })
  test.each([
    ['when the page opens', { 'POST /checkouts': waiting }],
    ['when it is pressed', { [pay]: waiting }],
  ])('%s is continued, or cancelled for another quote', async (when, answers) => {
    const { calls } = await open('/cart-details', {
      ...quoted(),
      ...answers,
      [`POST /orders/${orderId}/cancel`]: () => answer(orderOf({ state: 'cancelled' })),
    })
    if (when === 'when it is pressed') await userEvent.click(await payButton())
    const link = await screen.findByRole('link', { name: 'متابعة ذلك الطلب' })
    expect(link).toHaveAttribute('href', `/cart-details?order=${orderId}`)
    const before = calls('POST /checkouts').length
    await userEvent.click(screen.getByRole('button', { name: 'إلغاء الطلب' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'إلغاء الطلب' }))
    await waitFor(() => expect(calls('POST /checkouts')).toHaveLength(before + 1))
  })
})

test('an order in the way that another tab paid gives way by itself', async () => {
  let isPaid = false
  const { calls } = await open('/cart-details', {
    'POST /checkouts': () =>
      isPaid
        ? errorResponse(409, 'cart_empty')
        : errorResponse(409, 'order_pending', { data: { order_id: orderId } }),
    [`GET /orders/${orderId}`]: () => answer(isPaid ? paid() : orderOf()),
    [`POST /orders/${orderId}/check`]: () => {
      isPaid = true
      return answer(paid())
    },
  })
  expect(await screen.findByText('لا شيء لإتمام شرائه')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'إلغاء الطلب' })).toBeNull()
  expect(calls('POST /checkouts')).toHaveLength(2)
})

test.each([
  ['ar', 'يتضمّن هذه الدورة:', 'اطلب الباقي من دونها', /^ادفع/],
  ['en', 'It holds this course already:', 'Order the rest without them', /^Pay/],
] as const)(
  '%s: what waits in another order is named, and the rest is ordered without it',
  async (...given) => {
    const [locale, words, button, payName] = given
    let lines = [cartLine(5, { pending_order: orderId }), cartLine(6)]
    const { calls } = await open(
      '/cart-details',
      {
        ...quoted(),
        'POST /checkouts': () =>
          lines.length === 2
            ? errorResponse(409, 'order_pending', { data: { order_id: orderId } })
            : answer(quoteOf()),
        'GET /carts': () => answer(cart(lines)),
        'DELETE /carts/items/5': () => {
          lines = lines.slice(1)
          return answer(cart(lines))
        },
      },
      { locale },
    )
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('دورة 5')).toBeVisible()
    expect(await broken()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('button', { name: payName })).toBeVisible()
    expect(calls('POST /checkouts')).toHaveLength(2)
  },
)

test('an empty cart says so, with a way on', async () => {
  await open('/cart-details', { 'POST /checkouts': () => errorResponse(409, 'cart_empty') })
  expect(await screen.findByRole('link', { name: 'تصفّح الدورات' })).toBeVisible()
})

test('a quote that failed can be tried again', async () => {
  let isDown = true
  await open('/cart-details', {
    ...quoted(),
    'POST /checkouts': () =>
      isDown ? errorResponse(500, 'internal', { message: 'خطأ من جهتنا.' }) : answer(quoteOf()),
  })
  expect(await screen.findByText('خطأ من جهتنا.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
  expect(await payButton()).toBeVisible()
})

test('a total of nothing needs no payment', async () => {
  const { calls } = await open('/cart-details', {
    ...quoted({ total: 0, discount: 21_450, methods: ['none'] }),
    [pay]: () => answer({ order: paid({ total: 0 }), redirect_url: null }),
    [`GET /orders/${orderId}`]: () => answer(paid({ total: 0 })),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'إتمام الطلب' }))
  expect(await screen.findByRole('heading', { name: 'الدورات لك الآن' })).toBeVisible()
  expect(calls(pay)[0]?.body).toMatchObject({ total: 0, method: 'none' })
  expect(navigateTo).not.toHaveBeenCalled()
})

describe('a company', () => {
  const company = {
    name: 'شركة النور',
    vat_number: '310122393500003',
    address: { city: 'الرياض', country: 'SA' },
  }
  const methods: Checkout['methods'] = ['card', 'bank_transfer']
  const openCompany = (answers: Answers = {}) =>
    open(
      '/cart-details',
      { ...quoted({ methods, buyer: company }), ...answers },
      { app: 'company', locale: 'en' },
    )
  const field = (name: RegExp) => screen.findByRole('textbox', { name })

  test('pays by transfer, with what its invoice needs', async () => {
    const transfer = orderOf({ method: 'bank_transfer', transfer_reference: 'M23456789A' })
    const { calls } = await openCompany({
      [pay]: () => answer({ order: transfer, redirect_url: null }),
      [`GET /orders/${orderId}`]: () => answer(transfer),
      [`POST /orders/${orderId}/check`]: () => answer(transfer),
    })
    await userEvent.type(await field(/Purchase order number/), 'PO-77')
    await userEvent.type(await field(/Street/), 'Olaya')
    await userEvent.click(screen.getByRole('radio', { name: /By bank transfer/ }))
    expect(await broken()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }))
    expect(await screen.findByText('M23456789A')).toBeVisible()
    expect(calls(pay)[0]?.body).toEqual({
      total: 21_450,
      method: 'bank_transfer',
      buyer: { ...company, address: { ...company.address, street: 'Olaya' }, purchase_order: 'PO-77' },
    })
  })

  test('shows an error for a VAT number that can’t be one as it is typed, and of half a one when it is left', async () => {
    const { calls } = await openCompany()
    const vat = await field(/VAT number/)
    const wrong = /A VAT number has 15 digits/
    await userEvent.clear(vat)
    await userEvent.type(vat, '3٠')
    expect(screen.queryByText(wrong)).toBeNull()
    await userEvent.tab()
    expect(screen.getByText(wrong)).toBeVisible()
    await userEvent.type(vat, '1')
    expect(screen.queryByText(wrong)).toBeNull()
    await userEvent.type(vat, 'x')
    expect(screen.getByText(wrong)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    expect(vat).toHaveFocus()
    expect(calls(pay)).toEqual([])
  })

  test('reads the service’s errors beside their fields, the first of them in focus', async () => {
    await openCompany({
      [pay]: () =>
        errorResponse(422, 'validation', {
          errors: { 'address.city': ['No such city.'], registration_number: ['Too long.'] },
        }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }))
    expect(await screen.findByText('No such city.')).toBeVisible()
    expect(await field(/City/)).toHaveAccessibleDescription('No such city.')
    expect(await field(/Commercial registration/)).toHaveFocus()
    await userEvent.type(await field(/City/), '!')
    expect(screen.queryByText('No such city.')).toBeNull()
  })
})
