import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { TeamInvitationScreen } from './team-invitation-screen.tsx'

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
  'POST /member-invitations/look': () =>
    Response.json({
      data: {
        company: { id: 7, name: 'شركة نخلة', color: 'masar' },
        role: 'finance',
        email: 'sa•••@masar.test',
        expires_at: '2026-12-01T00:00:00Z',
        demands_second_factor: true,
      },
    }),
}
const open = async (answers: Answers = {}) => {
  const sent = serve({ ...look, ...answers })
  await renderPage(
    { '/team-invitation': () => <TeamInvitationScreen invitation="to/ken" /> },
    '/team-invitation?invitation=to%2Fken',
    { locale: 'en' },
  )
  return sent
}

test('a visitor sees the company, the role and what is required; sign-in and registration return to the invitation', async () => {
  await open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'شركة نخلة invites you to act for it' }),
  ).toBeVisible()
  expect(screen.getByText('Your role: Finance')).toBeVisible()
  expect(screen.getByText(/requires two-step verification/)).toBeVisible()
  const next = encodeURIComponent('/team-invitation?invitation=to%2Fken')
  for (const [name, path] of [
    ['Create an account', '/en/auth/student-account'],
    ['I have an account', '/en/auth/login'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `${path}?next=${next}`)
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('who is signed in accepts with that account; an error is shown, and nothing is switched', async () => {
  act(() => {
    signInAs(document, 'student')
    refreshSession()
  })
  const sent = await open({ 'POST /member-invitations/accept': () => errorResponse(409, 'member_exists') })
  await userEvent.click(await screen.findByRole('button', { name: 'Join as سارة' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('member_exists')
  expect(sent.filter(({ call }) => /accept|switch/.test(call))).toEqual([
    { call: 'POST /member-invitations/accept', body: { invitation: 'to/ken' } },
  ])
})

test('a link that is over says what to do', async () => {
  await open({ 'POST /member-invitations/look': () => errorResponse(410, 'invitation_gone') })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation no longer works' }),
  ).toBeVisible()
})
