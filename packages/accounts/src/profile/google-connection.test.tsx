import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve, step } from '../testing.tsx'
import { EmailScreen } from './email-screen.tsx'
import { ProfileScreen } from './profile-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.unstubAllGlobals()
})

const own = {
  id: 1,
  kind: 'student',
  name: 'سارة',
  avatar: null,
  email: 's@masar.test',
  phone: null,
  country: { id: 1, name: 'السعودية' },
  city: { id: 11, name: 'الرياض' },
  job_name: null,
  locale: 'ar',
  is_google: false,
  has_password: true,
  is_fresh: true,
  verified_at: null,
  created_at: '2026-01-01T00:00:00Z',
  instructor: null,
}
const base: Answers = {
  'GET /auth/sessions': () => Response.json({ data: [] }),
  'GET /countries': () => Response.json({ data: { countries: [] } }),
  'GET /countries/1/cities': () => Response.json({ data: { cities: [] } }),
  'GET /job-names': () => Response.json({ data: { jobNames: [] } }),
}
const screens = {
  '/profile': ProfileScreen,
  '/profile/email': EmailScreen,
}
const open = (at: string, answers: Answers = {}) => {
  const sent = serve({ ...base, ...answers })
  return renderPage(screens, at).then(({ router }) => ({ sent, router }))
}
const asked = (sent: Awaited<ReturnType<typeof open>>['sent'], call: string) =>
  sent.filter(each => each.call === call).map(({ body }) => body)

const withGoogle = (more: object = {}): Answers => ({
  'GET /auth/profile': () =>
    Response.json({
      data: { ...own, is_google: true, google: { email: 'g@gmail.test', is_connected: true }, ...more },
    }),
})

test('Google is named by its address, disconnected after a proof, and connected again', async () => {
  let isFresh = false
  const { sent } = await open('/profile', {
    ...withGoogle(),
    'DELETE /auth/google': () =>
      isFresh ? Response.json({ data: null }) : errorResponse(403, 'session_stale'),
    'PUT /auth/google': () => Response.json({ data: null }),
    'POST /auth/fresh': () => {
      isFresh = true
      return Response.json({ data: null })
    },
  })
  expect(await screen.findByText('g@gmail.test')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'فصل Google' }))
  const proof = within(await screen.findByRole('dialog'))
  await userEvent.type(proof.getByLabelText('كلمة المرور'), 'Nakhla@Green7{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'إعادة ربط Google' }))
  expect(await screen.findByText('g@gmail.test')).toBeVisible()
  expect(sent.map(({ call }) => call).filter(call => call.endsWith('/auth/google'))).toEqual([
    'DELETE /auth/google',
    'DELETE /auth/google',
    'PUT /auth/google',
  ])
})

test('whom Google alone lets in is led to a password first', async () => {
  await open('/profile', withGoogle({ has_password: false }))
  expect(await screen.findByRole('link', { name: 'عيّن كلمة مرور قبل فصل Google' })).toHaveAttribute(
    'href',
    '/profile/password',
  )
  expect(screen.queryByRole('button', { name: 'فصل Google' })).toBeNull()
})

test('another address may disconnect Google, too', async () => {
  const { sent } = await open('/profile/email', {
    ...withGoogle(),
    'POST /auth/email': () => Response.json({ data: { ...step, purpose: 'change_email' } }),
    'POST /auth/email/confirm': () => Response.json({ data: { email: 'new@masar.test' } }),
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /^افصل Google أيضًا/ }))
  await userEvent.type(
    screen.getByRole('textbox', { name: 'البريد الإلكتروني الجديد' }),
    'new@masar.test{Enter}',
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'الرمز' }), '123456')
  await waitFor(() =>
    expect(asked(sent, 'POST /auth/email/confirm')).toEqual([
      { otp: 'handle', code: '123456', disconnect_google: true },
    ]),
  )
})
