import { isSignedIn, sessionStore, signOut, switchLanguage } from '@masar/app-shell'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answer, orderId, orderOf, quoteOf } from '../testing/data.ts'
import { type Answers, open, errorResponse, useBrowser } from '../testing/orders.tsx'

useBrowser()

const pay = 'POST /checkouts/QQQQQQQQQQQQQQQQQQQQQQ/pay'
const answers: Answers = {
  'POST /checkouts': () => answer(quoteOf()),
  [pay]: () => answer({ order: orderOf(), redirect_url: null }),
  [`GET /orders/${orderId}`]: () => answer(orderOf()),
  [`POST /orders/${orderId}/check`]: () => answer(orderOf()),
  'POST /auth/logout': () => answer(null),
}
const name = () => screen.findByRole('textbox', { name: /الاسم على الفاتورة|الاسم النظامي/ })
/** The page as another load of it shows it. */
async function again(app: 'learner' | 'company' = 'learner', more: Answers = {}) {
  cleanup()
  return open('/cart-details', { ...answers, ...more }, { app })
}
async function type(text: string) {
  await userEvent.clear(await name())
  await userEvent.type(await name(), text)
}

test('what was typed stays through a reload, in this tab alone', async () => {
  await open('/cart-details', answers)
  await type('سارة العتيبي')
  await again()
  expect(await name()).toHaveValue('سارة العتيبي')
  expect(JSON.stringify(localStorage)).not.toContain('العتيبي')
})

test('a session that ends at the checkout takes nothing of it: the same person goes on after signing in', async () => {
  vi.stubGlobal('location', { ...location, assign: vi.fn() })
  await open('/cart-details', {
    ...answers,
    [pay]: () => errorResponse(401, 'unauthenticated'),
  })
  await type('سارة العتيبي')
  await userEvent.click(screen.getByRole('button', { name: /^ادفع/ }))
  await waitFor(() => expect(isSignedIn(sessionStore.getState())).toBe(false))
  await again()
  expect(await name()).toHaveValue('سارة العتيبي')
})

test('how it is to be paid stays chosen in the other language', async () => {
  const offered: Answers = {
    'POST /checkouts': () => answer(quoteOf({ methods: ['card', 'bank_transfer'] })),
  }
  await open('/cart-details', { ...answers, ...offered }, { app: 'company' })
  await userEvent.click(await screen.findByRole('radio', { name: /بتحويل بنكي/ }))
  vi.stubGlobal('location', { ...location, pathname: '/cart-details', assign: vi.fn() })
  switchLanguage()
  await again('company', offered)
  expect(await screen.findByRole('radio', { name: /بتحويل بنكي/ })).toBeChecked()
})

test('it is gone once it is an order', async () => {
  const { router } = await open('/cart-details', answers)
  await type('سارة العتيبي')
  await userEvent.click(screen.getByRole('button', { name: /^ادفع/ }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ order: orderId }))
  expect(sessionStorage).toHaveLength(0)
  await again()
  expect(await name()).toHaveValue('سارة')
})

test('it is gone after signing out', async () => {
  vi.stubGlobal('location', { ...location, assign: vi.fn() })
  await open('/cart-details', answers)
  await type('سارة العتيبي')
  await signOut()
  expect(JSON.stringify(sessionStorage)).not.toContain('العتيبي')
})

test('a person’s is not shown to a company, nor one company’s to another', async () => {
  const company = (id: number): Answers => ({
    'GET /auth/capacities': () =>
      answer([
        {
          capacity: 'company',
          is_current: true,
          company: { id, name: 'شركة' },
          role: 'finance',
          branch: null,
        },
      ]),
  })
  await open('/cart-details', answers)
  await type('سارة العتيبي')
  await again('company', company(7))
  expect(await name()).toHaveValue('سارة')
  await type('شركة النور')
  await again('company', company(7))
  expect(await name()).toHaveValue('شركة النور')
  await again('company', company(8))
  expect(await name()).toHaveValue('سارة')
  expect(JSON.stringify(sessionStorage)).not.toContain('النور')
})

test.each(['{', '7', '{"owner":"1","draft":null}', '{"owner":"1","draft":{"typed":{},"place":"1"}}'])(
  'what others wrote there is read with care: %s',
  async text => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    sessionStorage.setItem('masar-checkout', text)
    await open('/cart-details', answers)
    expect(await name()).toHaveValue('سارة')
  },
)
