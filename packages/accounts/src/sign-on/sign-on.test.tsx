import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginScreen } from '../sign-in/login-screen.tsx'
import { errorResponse, renderPage, serve } from '../testing.tsx'
import { mailDomain } from './mail-domain.ts'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const login = (search = {}) => ({ '/auth/login': () => <LoginScreen next="/lesson/5" {...search} /> })
const state = (is_demanded: boolean) => () => Response.json({ data: { is_on: true, is_demanded } })
const typeEmail = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /E-mail|البريد/ }), { target: { value } })

test.each([
  ['sara@nakhla.example', 'nakhla.example'],
  [' Sara@NAKHLA.example ', 'nakhla.example'],
  ['sara@nakhla', null],
  ['sara@nakhla.', null],
  ['sara@nakhla.e', null],
  ['sara', null],
  ['', null],
])('the domain of %j is %j', (typed, domain) => expect(mailDomain(typed)).toBe(domain))

test.each(['ar', 'en'] as const)(
  'in %s the address of a company leads to its provider, by its domain alone',
  async locale => {
    const sent = serve({ 'GET /auth/sign-on-state': state(false) })
    await renderPage(login(), '/auth/login', { locale })
    typeEmail('sara@nakhla.example')
    const way = await screen.findByRole('link', { name: /nakhla\.example/ })
    expect(way).toHaveAttribute(
      'href',
      `/client-api/v1/auth/sign-on?domain=nakhla.example&locale=${locale}&next=%2Flesson%2F5`,
    )
    expect(sent.filter(({ call }) => call === 'GET /auth/sign-on-state').map(({ query }) => query)).toEqual([
      '?domain=nakhla.example',
    ])
    expect(screen.getByText(locale === 'ar' ? /شروط الاستخدام/ : /you accept the/)).toBeVisible()
  },
)

test('a password that no longer opens it leads there, too', async () => {
  serve({
    'POST /auth/login': () => errorResponse(403, 'sign_on_demanded', { data: { domain: 'nakhla.example' } }),
  })
  await renderPage(login(), '/auth/login?company', { locale: 'en', app: 'company' })
  typeEmail('sara@nakhla.example')
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Nakhla@Green7' } })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('link', { name: /Continue with/ })).toHaveAttribute(
    'href',
    '/company-api/v1/auth/sign-on?domain=nakhla.example&locale=en&next=%2Flesson%2F5',
  )
})

test('the way back trades its code for a session; why there is none is said on the sign-in page', async () => {
  const session = { token: 't', expires_at: '2026-12-21T00:00:00Z', capacity: 'personal', role: null }
  const user = { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 's@n.example', is_google: false }
  const sent = serve({ 'POST /auth/sign-on/session': () => Response.json({ data: { ...session, user } }) })
  history.replaceState(null, '', '#code=once')
  const { router, unmount } = await renderPage(login({ sign_on: '1' }), '/auth/login?sign_on=1', {
    locale: 'en',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(sent.filter(({ call }) => call === 'POST /auth/sign-on/session')).toMatchObject([
    { body: { code: 'once' } },
  ])
  expect(sessionStore.getState().token).toBe('t')
  history.replaceState(null, '', location.pathname)
  unmount()
  clearSession(document)
  refreshSession()
  await renderPage(login({ sign_on: 'ended' }), '/auth/login?sign_on=ended', { locale: 'en' })
  expect(screen.getByText(/You no longer belong to this company/)).toBeVisible()
})

test.each([
  ['ar', 'unsolicited', /يبدأ تسجيل الدخول من هنا/],
  ['en', 'unsolicited', /Signing in begins here/],
  ['ar', 'denied', /لم يسمح لك/],
  ['en', 'denied', /did not let you in/],
] as const)('in %s it is said why a company’s provider opens nothing: %s', async (locale, why, words) => {
  serve({})
  await renderPage(login({ sign_on: why }), `/auth/login?sign_on=${why}`, { locale })
  expect(screen.getByText(words)).toBeVisible()
})
