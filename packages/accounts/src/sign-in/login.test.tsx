import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, markSessionEnded, refreshSession, serviceStore, sessionStore } from '@masar/app-shell'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { GoogleFailed, GoogleInUse } from '../google/google-problem.tsx'
import { LoginScreen } from './login-screen.tsx'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
  serviceStore.setState({ status: 'reachable' })
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const screens = { '/auth/login': () => <LoginScreen next="/lesson/5" /> }
const answer = (kind: string) => ({
  data: {
    token: 't',
    expires_at: '2026-12-21T00:00:00Z',
    user: { id: 1, kind, name: 'سارة', avatar: null, email: 'sara@masar.test', is_google: false },
  },
})

async function signIn(answers: Answers, options: Parameters<typeof renderPage>[2] = {}) {
  const sent = serve(answers)
  const { router } = await renderPage(
    screens,
    options.app === 'company' ? '/auth/login?company' : '/auth/login',
    { locale: 'en', ...options },
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), ' sara@masar.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Nakhla@Green7{Enter}')
  return { sent, router }
}

test('Enter signs in once, with the address trimmed and the password as typed, and leads back', async () => {
  const { sent, router } = await signIn({ 'POST /auth/login': () => Response.json(answer('student')) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(sent.filter(({ call }) => call === 'POST /auth/login')).toEqual([
    { call: 'POST /auth/login', body: { email: 'sara@masar.test', password: 'Nakhla@Green7' } },
  ])
  expect(sessionStore.getState().token).toBe('t')
})

const google = (more: Answers = {}): Answers => ({
  'GET /auth/google-state': () => Response.json({ data: { is_on: true } }),
  ...more,
})

test('Google stands there only where it is set up, as a plain link that keeps the way back', async () => {
  serve(google())
  await renderPage(screens, '/auth/login', { locale: 'en' })
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/client-api/v1/auth/google?locale=en&choose=1&next=%2Flesson%2F5',
  )
})

test('its button opens accounts for newcomers, so it names the terms; companies register by a form', async () => {
  serve(google())
  const { unmount } = await renderPage(screens, '/auth/login', { locale: 'en' })
  expect(await screen.findByText(/By creating an account with Google you accept the/)).toBeVisible()
  expect(screen.getByRole('link', { name: /terms of use/ })).toHaveAttribute('href', '/en/terms')
  unmount()
  await renderPage(screens, '/auth/login?company', { locale: 'en', app: 'company' })
  expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeVisible()
  expect(screen.queryByText(/By creating an account with Google/)).toBeNull()
})

test.each([
  ['en', /^You are no longer signed in here/],
  ['ar', /^لم يعد دخولك قائمًا هنا/],
] as const)('in %s a session that was ended elsewhere says so', async (locale, words) => {
  serve({})
  const { unmount } = await renderPage(screens, '/auth/login', { locale })
  expect(screen.queryByText(words)).toBeNull()
  unmount()
  markSessionEnded()
  await renderPage(screens, '/auth/login', { locale })
  expect(screen.getByText(words)).toBeVisible()
})

test.each([
  ['company', 'This account belongs to a company', 'Sign in to the company portal', '/en/auth/login?company'],
  ['unproved', /not confirmed yet/, 'Set a new password', '/en/auth/forget-password?next=%2Flesson%2F5'],
  ['other', 'Another Google account is connected', 'Back to signing in', '/en/auth/login?next=%2Flesson%2F5'],
  ['disconnected', /Google is disconnected/, 'Back to signing in', '/en/auth/login?next=%2Flesson%2F5'],
] as const)(
  'a Google account that opens nothing here, for it is %s, is told why and where to',
  async (about, title, way, href) => {
    serve({})
    await renderPage(
      { '/auth/google-error-used': () => <GoogleInUse about={about} next="/lesson/5" /> },
      '/auth/google-error-used',
      { locale: 'en' },
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href)
  },
)

test.each([
  ['unavailable', 'en', /Google cannot be reached at the moment/],
  ['expired', 'en', /It took too long/],
  ['unverified', 'ar', /بريد حساب Google هذا غير مؤكَّد/],
] as const)('Google failed: %s (%s)', async (about, locale, words) => {
  serve({})
  await renderPage(
    { '/auth/google-error': () => <GoogleFailed about={about} next="/lesson/5" /> },
    '/auth/google-error',
    { locale },
  )
  expect(screen.getByText(words)).toBeVisible()
  expect(
    screen.getByRole('link', { name: /^(?:Back to signing in|العودة إلى تسجيل الدخول)$/ }),
  ).toHaveAttribute('href', expect.stringMatching(/\/auth\/login\?next=%2Flesson%2F5$/))
})

test.each([
  [200, '/lesson/5', 't'],
  [410, '/auth/google-error', null],
] as const)('the way back from Google, answered %i, leads to %s', async (status, path, token) => {
  history.replaceState(null, '', '#code=once')
  const sent = serve(
    google({
      'POST /auth/google/session': () =>
        status === 200 ? Response.json(answer('student')) : errorResponse(status, 'gone'),
    }),
  )
  const { router } = await renderPage(
    { '/auth/login': () => <LoginScreen next="/lesson/5" google="1" /> },
    '/auth/login?google=1',
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /auth/google/session', body: { code: 'once' } },
  ])
  expect(sessionStore.getState().token).toBe(token)
  history.replaceState(null, '', location.pathname)
})

test('a newcomer whom Google named to the portal is shown the form that opens a company account', async () => {
  serve({})
  await renderPage(
    { '/auth/google-error': () => <GoogleFailed about="newcomer" /> },
    '/auth/google-error?company&about=newcomer',
    { app: 'company', locale: 'en' },
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No company account yet')
  expect(screen.getByRole('link', { name: 'Open a company account' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/auth\/company-account/),
  )
  expect(screen.getByRole('link', { name: 'Personal sign-in' })).toHaveAttribute('href', '/en/auth/login')
})

test('a sign-in without a connection is reported once, beside the form, and keeps what is typed', async () => {
  serve({})
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed')
  })
  await renderPage(screens, '/auth/login', { locale: 'en' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sara@masar.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Nakhla@Green7{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'What you typed is kept. Try again once you are connected.',
  )
  expect(screen.queryByText(/You are offline/)).toBeNull()
  expect(screen.getByLabelText('Password')).toHaveValue('Nakhla@Green7')
})

test('what is missing stands at its field and costs no try', async () => {
  const sent = serve({})
  await renderPage(screens, '/auth/login', { locale: 'en' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sara')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Enter an e-mail address such as name@example.com.',
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter the password.')
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  expect(
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
      ({ id }) => id,
    ),
  ).toEqual([])
})

test('an error keeps what is typed and asks for the password again', async () => {
  await signIn({
    'POST /auth/login': () =>
      errorResponse(401, 'credentials_wrong', { message: 'The e-mail address or the password is wrong.' }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail address or the password is wrong.')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveValue('Nakhla@Green7')
})

test('too many tries: the wait is counted down, and its end is announced', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  await signIn({
    'POST /auth/login': () => errorResponse(429, 'too_many_requests', {}, { 'retry-after': '90' }),
  })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Try again in 1:(?:30|29)/))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('alert')).toHaveTextContent(/Try again in (?:30|29) seconds/)
  act(() => void vi.advanceTimersByTime(31_000))
  expect(screen.getByRole('alert')).toHaveTextContent('You can try again now.')
})

test.each([
  ['learner', 'company_account', 'Sign in to the company portal', '/en/auth/login?company'],
  ['company', 'personal_account', 'Sign in as a learner or instructor', '/en/auth/login'],
] as const)('in the %s app, %s is shown its own door', async (app, code, name, href) => {
  await signIn({ 'POST /auth/login': () => errorResponse(403, code) }, { app })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('a company is signed in by its own API, and begins at its dashboard when it came from nowhere', async () => {
  const paths: string[] = []
  serve({})
  vi.stubGlobal('fetch', async (request: Request) => {
    paths.push(new URL(request.url).pathname)
    return Response.json(request.method === 'POST' ? answer('company') : { data: {} })
  })
  const { router } = await renderPage(
    { '/auth/login': () => <LoginScreen next={undefined} /> },
    '/auth/login?company',
    { app: 'company' },
  )
  await userEvent.type(screen.getByRole('textbox'), 'co@masar.test')
  await userEvent.type(screen.getByLabelText('كلمة المرور'), 'x{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(paths).toContain('/company-api/v1/auth/login')
})
