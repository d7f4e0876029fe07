import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession, sessionStore } from '@masar/app-shell'
import { LoginScreen } from '../sign-in/login-screen.tsx'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { SecondFactorScreen } from './second-factor-screen.tsx'
import { keepTicket, readTicket, type SecondFactorAsked } from './ticket.ts'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  clearSession(document)
  refreshSession()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const screens = {
  '/auth/login': () => <LoginScreen next="/lesson/5" />,
  '/auth/second-factor': () => <SecondFactorScreen next="/lesson/5" />,
}
const asked = (more: Partial<SecondFactorAsked> = {}): SecondFactorAsked => ({
  ticket: 'ticket',
  methods: ['passkey', 'totp', 'recovery_code'],
  expires_at: new Date(Date.now() + 600_000).toISOString(),
  ...more,
})
const signedIn = {
  token: 't',
  expires_at: '2026-12-21T00:00:00Z',
  user: { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 'sara@masar.test', is_google: false },
}
const step = async (answers: Answers, more?: Partial<SecondFactorAsked>) => {
  keepTicket(asked(more))
  const sent = serve(answers)
  return { sent, ...(await renderPage(screens, '/auth/second-factor', { locale: 'en' })) }
}

test('a right password of an account with a factor leads to the second step, whose code signs in and leads back', async () => {
  const sent = serve({
    'POST /auth/login': () => Response.json({ data: { second_factor: asked() } }),
    'POST /auth/second-factor': () => Response.json({ data: signedIn }),
  })
  const { router } = await renderPage(screens, '/auth/login', { locale: 'en' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sara@masar.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Nakhla@Green7{Enter}')
  const field = await screen.findByRole('textbox', { name: 'The code' })
  expect(router.state.location.pathname).toBe('/auth/second-factor')
  expect(sessionStore.getState().token).toBeNull()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.type(field, '١٢٣٤٥٦')
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(sent.filter(({ call }) => call === 'POST /auth/second-factor')).toEqual([
    { call: 'POST /auth/second-factor', body: { ticket: 'ticket', code: '123456' } },
  ])
  expect([sessionStore.getState().token, readTicket()]).toEqual(['t', null])
})

test('a wrong code shows the tries left; after the last one the sign-in is over, and the form has the address again', async () => {
  let left = 2
  serve({
    'POST /auth/login': () => Response.json({ data: { second_factor: asked() } }),
    'POST /auth/second-factor': () => errorResponse(422, 'code_wrong', { data: { tries_left: (left -= 1) } }),
  })
  await renderPage(screens, '/auth/login', { locale: 'en' })
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sara@masar.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Nakhla@Green7{Enter}')
  const field = await screen.findByRole('textbox', { name: 'The code' })
  await userEvent.type(field, '123456')
  await waitFor(() => expect(field).toHaveAccessibleDescription('The code is wrong. 1 attempt is left.'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { name: 'This sign-in has ended' })).toBeVisible()
  expect(readTicket()).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('sara@masar.test')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a recovery code takes the place of the app’s, and a used one says so at its field', async () => {
  const bodies: unknown[] = []
  const { router } = await step({
    'POST /auth/second-factor': body => {
      bodies.push(body)
      return bodies.length === 1
        ? errorResponse(422, 'code_wrong', { data: { tries_left: 4 } })
        : Response.json({ data: signedIn })
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByRole('textbox', { name: 'Recovery code' })
  expect(field).toHaveFocus()
  await userEvent.type(field, 'ab3de-9fgh2{Enter}')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'This code is wrong, or was already used. 4 attempts are left.',
    ),
  )
  await userEvent.type(field, '{Backspace}3{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(bodies).toEqual([
    { ticket: 'ticket', recovery_code: 'ab3de-9fgh2' },
    { ticket: 'ticket', recovery_code: 'ab3de-9fgh3' },
  ])
})

test('a used code is reported at the field, with the API’s message', async () => {
  await step({
    'POST /auth/second-factor': () => errorResponse(422, 'code_used', { data: { tries_left: 4 } }),
  })
  const field = screen.getByRole('textbox', { name: 'The code' })
  await userEvent.type(field, '123456')
  await waitFor(() => expect(field).toHaveAccessibleDescription('code_used'))
})

test('a browser without passkeys says so calmly, and leaves the other ways', async () => {
  await step({}, { methods: ['passkey', 'recovery_code'] })
  expect(
    await screen.findByText(
      'This browser does not support passkeys. Choose another way, or another browser.',
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
})

test('a ticket that the service knows no more leads back to the sign-in', async () => {
  await step({ 'POST /auth/second-factor': () => errorResponse(410, 'second_factor_gone') })
  await userEvent.type(screen.getByRole('textbox', { name: 'The code' }), '123456')
  expect(await screen.findByRole('heading', { name: 'This sign-in has ended' })).toBeVisible()
})

test('a ticket that is too old asks for nothing any more', async () => {
  await step({}, { expires_at: new Date(Date.now() - 1000).toISOString() })
  expect(screen.getByRole('heading', { name: 'This sign-in has ended' })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('without a ticket nothing is asked, and axe finds nothing', async () => {
  serve({})
  await renderPage(screens, '/auth/second-factor')
  expect(screen.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth/login'),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
