import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import { Sessions } from './sessions.tsx'

beforeEach(() => {
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
})

const session = {
  id: 1,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  ip: '203.0.113.7',
  country: 'SA',
  created_at: '2026-11-01T00:00:00Z',
  last_seen_at: '2026-11-20T00:00:00Z',
  is_current: true,
}
async function open(answers: Answers) {
  const sent = serve({
    'GET /auth/sessions': () =>
      Response.json({ data: [session, { ...session, id: 2, browser: 'Firefox', is_current: false }] }),
    ...answers,
  })
  await renderPage({ '/profile': Sessions }, '/profile')
  return { sent }
}
const asked = (sent: ReturnType<typeof serve>, call: string) => sent.filter(each => each.call === call)

test('sessions name device and place; ending the others leaves this one', async () => {
  const { sent } = await open({
    'DELETE /auth/sessions': () => Response.json({ data: { ended: 1 } }),
  })
  const list = within(await screen.findByRole('region', { name: 'الأجهزة التي دخلت منها' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
    /Chrome · Android.*هذا الجهاز.*المملكة العربية السعودية.*203\.0\.113\.7/,
  )
  await userEvent.click(list.getByRole('button', { name: 'تسجيل الخروج من الأجهزة الأخرى' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(asked(sent, 'DELETE /auth/sessions')).toHaveLength(1)
  expect(list.queryByRole('button')).toBeNull()
})

test('ending other sessions asks for the password after too long a time, and then ends them', async () => {
  let isFresh = false
  const { sent } = await open({
    'DELETE /auth/sessions': () =>
      isFresh ? Response.json({ data: { ended: 1 } }) : errorResponse(403, 'session_stale'),
    'POST /auth/fresh': () => {
      isFresh = true
      return Response.json({ data: null })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'تسجيل الخروج من الأجهزة الأخرى' }))
  const proof = within(await screen.findByRole('dialog'))
  await userEvent.type(proof.getByLabelText('كلمة المرور'), 'Nakhla@Green7{Enter}')
  const list = within(await screen.findByRole('region', { name: 'الأجهزة التي دخلت منها' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(asked(sent, 'DELETE /auth/sessions')).toHaveLength(2)
})
