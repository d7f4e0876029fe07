import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

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

const look: Answers = {
  'POST /invitations/look': () =>
    Response.json({
      data: {
        company: { id: 7, name: 'شركة نخلة', color: 'masar' },
        email: 'sa•••@masar.test',
        expires_at: '2026-12-01T00:00:00Z',
      },
    }),
}
const open = async (answers: Answers = {}) => {
  const sent = serve({ ...look, ...answers })
  return {
    sent,
    ...(await renderPage(
      { '/invitation': () => <InvitationScreen invitation="to/ken" /> },
      '/invitation?invitation=to%2Fken',
      { locale: 'en' },
    )),
  }
}

test('a visitor is shown who invites, and both ways in keep the invitation', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'شركة نخلة invites you' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/en/auth/student-account?invitation=to%2Fken&next=%2Flearn',
  )
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    `/en/auth/login?next=${encodeURIComponent('/invitation?invitation=to%2Fken')}`,
  )
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('who is signed in joins with that account, once', async () => {
  act(() => {
    signInAs(document, 'student')
    refreshSession()
  })
  const { sent, router } = await open({
    'POST /invitations/accept': () => Response.json({ data: { company: { id: 7, name: 'شركة نخلة' } } }),
  })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Join as سارة' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/learn'))
  expect(sent.filter(({ call }) => call === 'POST /invitations/accept')).toEqual([
    { call: 'POST /invitations/accept', body: { invitation: 'to/ken' } },
  ])
  // The link is used up: looking at it again, on the way out or back, would only say that it is gone.
  act(() => router.history.push('/en/invitation?invitation=to%2Fken'))
  expect(await screen.findByRole('heading', { level: 1, name: 'شركة نخلة invites you' })).toBeVisible()
  expect(sent.filter(({ call }) => call === 'POST /invitations/look')).toHaveLength(1)
})

test('a company’s account cannot accept, and sees so', async () => {
  act(() => {
    signInAs(document, 'company')
    refreshSession()
  })
  await open()
  expect(await screen.findByText(/signed in as a company/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
})

test('a link that is over says what to do', async () => {
  await open({ 'POST /invitations/look': () => errorResponse(410, 'invitation_gone') })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation no longer works' }),
  ).toBeVisible()
})
