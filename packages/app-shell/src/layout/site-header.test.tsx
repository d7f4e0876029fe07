import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSession } from '../session/session-store.ts'
import { clearSession } from '../session/session.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'

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

test.each([
  ['ar', 'إنشاء حساب', 'فتح القائمة', '/auth/user-choose'],
  ['en', 'Create account', 'Open the menu', '/en/auth/user-choose'],
] as const)(
  'in %s a visitor opens an account from the header, and from its menu',
  async (locale, name, menu, href) => {
    const visited = await renderApp({ locale, at: '/faq' })
    const banner = () => within(screen.getByRole('banner'))
    expect(banner().getByRole('link', { name })).toHaveAttribute('href', href)
    await userEvent.click(banner().getByRole('button', { name: menu }))
    expect(
      banner()
        .getAllByRole('link', { name })
        .map(link => link.getAttribute('href')),
    ).toEqual([href, href])
    visited.unmount()
    signInAs(document, 'student')
    refreshSession()
    await renderApp({ locale, at: '/faq' })
    expect(banner().queryByRole('link', { name })).toBeNull()
  },
)
