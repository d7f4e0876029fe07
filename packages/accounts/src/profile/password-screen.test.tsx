import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { clearSession, clientApi, refreshSession, sessionStore } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { errorResponse, renderPage, serve } from '../testing.tsx'
import { PasswordScreen } from './password-screen.tsx'

beforeEach(() => {
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
})

test('another password gives this browser a new session', async () => {
  const user = { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 's@masar.test', is_google: false }
  const refused: Promise<unknown>[] = []
  const sent = serve({
    'GET /auth/profile': () => Response.json({ data: { email: 's@masar.test', has_password: true } }),
    'POST /auth/password': () => {
      // The service ends the old session before it answers: what is asked meanwhile is refused, and ends nothing.
      refused.push(clientApi().GET('/my-courses'))
      return Response.json({ data: { token: 'next', expires_at: '2026-12-21T00:00:00Z', user } })
    },
    'GET /my-courses': () => errorResponse(401, 'unauthenticated'),
  })
  const { router } = await renderPage(
    { '/profile': () => null, '/profile/password': PasswordScreen },
    '/profile/password',
  )
  const tokens = new Set<string | null>()
  onTestFinished(sessionStore.subscribe(({ token }) => void tokens.add(token)))
  await userEvent.type(await screen.findByLabelText('كلمة المرور الحالية'), 'Old@Pass1')
  await userEvent.type(screen.getByLabelText('كلمة المرور الجديدة'), 'Nakhla@Green7{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(sent.find(({ call }) => call === 'POST /auth/password')?.body).toEqual({
    current_password: 'Old@Pass1',
    password: 'Nakhla@Green7',
  })
  expect(refused).toHaveLength(1)
  await Promise.all(refused)
  expect([...tokens], 'signed in all the time').toEqual(['next'])
})
