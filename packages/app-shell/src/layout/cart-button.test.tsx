import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { provideCartParts } from '../counts/cart-parts.ts'
import { addToVisitorCart } from '../counts/change-visitor-cart.ts'
import { refreshSession } from '../session/session-store.ts'
import { clearSession } from '../session/session.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'

const mergeVisitorCart = vi.fn(async () => {})
const load = vi.fn(async () => ({
  mergeVisitorCart,
  VisitorCartSheet: ({ isOpen }: { isOpen: boolean }) => isOpen && <p>سلة الزائر</p>,
}))
beforeEach(() => {
  localStorage.clear()
  provideCartParts(load)
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})
const enter = (kind: 'student' | 'company') => {
  signInAs(document, kind)
  refreshSession()
}

test.each([
  ['ar', 'السلة، عدد العناصر: 2'],
  ['en', 'Cart, items: 2'],
] as const)(
  '%s: a visitor’s counts what this browser keeps, and opens over the page',
  async (locale, name) => {
    addToVisitorCart(1)
    addToVisitorCart(2)
    await renderApp({ locale, at: '/faq' })
    const button = screen.getByRole('button', { name })
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(await screen.findByText('سلة الزائر')).toBeVisible()
    expect(load).toHaveBeenCalledWith(locale)
    expect(mergeVisitorCart).not.toHaveBeenCalled()
  },
)

test('a learner’s is the account’s; what was chosen before signing in is merged into it', async () => {
  enter('student')
  await renderApp({ at: '/faq' })
  expect(screen.getByRole('link', { name: 'السلة، عدد العناصر: 2' })).toHaveAttribute('href', '/cart')
  expect(load, 'nothing waits').not.toHaveBeenCalled()
  addToVisitorCart(1)
  await waitFor(() => expect(mergeVisitorCart).toHaveBeenCalledOnce())
})

test('in the portal it is the company’s, and a visitor’s stays in the browser', async () => {
  addToVisitorCart(1)
  enter('company')
  await renderApp({ app: 'company', at: '/?company' })
  expect(screen.getByRole('link', { name: 'السلة، عدد العناصر: 2' })).toHaveAttribute('href', '/cart?company')
  expect(load).not.toHaveBeenCalled()
})

test('a company has none in the learner app, nor in the portal who does not buy', async () => {
  enter('company')
  const { unmount } = await renderApp({ at: '/faq' })
  expect(screen.queryByRole('link', { name: /السلة/ })).toBeNull()
  unmount()
  clearSession(document)
  document.cookie = 'company_token=t; Path=/'
  const user = {
    id: 1,
    kind: 'student',
    name: 'سارة',
    avatar: null,
    email: '',
    is_google: false,
    role: 'auditor',
  }
  document.cookie = `company_user=${encodeURIComponent(JSON.stringify(user))}; Path=/`
  window.history.replaceState(null, '', '/?company')
  refreshSession()
  await renderApp({ app: 'company', at: '/?company' })
  expect(screen.queryByRole('link', { name: /السلة/ })).toBeNull()
})
