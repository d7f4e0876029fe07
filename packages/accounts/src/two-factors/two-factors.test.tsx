import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, refreshSession } from '@masar/app-shell'
import { signInAs } from '@masar/app-shell/testing'
import { type Answers, errorResponse, renderPage, serve } from '../testing.tsx'
import type { SecondFactors } from '../profile/second-factors-query.ts'
import { TwoFactorsScreen } from './two-factors-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  signInAs(document, 'student')
  refreshSession()
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const off: SecondFactors = { totp: null, passkeys: [], recovery_codes_left: 0, are_passkeys_on: true }
const on: SecondFactors = {
  totp: { confirmed_at: '2026-11-01T08:00:00Z', last_used_at: null },
  passkeys: [
    { id: 7, name: 'My phone', is_backed_up: true, created_at: '2026-11-02T08:00:00Z', last_used_at: null },
  ],
  recovery_codes_left: 2,
  are_passkeys_on: true,
}
const codes = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBB${index}`)

async function show(factors: SecondFactors, answers: Answers = {}, locale: 'ar' | 'en' = 'en') {
  const state = { factors }
  const sent = serve({
    'GET /auth/second-factors': () => Response.json({ data: state.factors }),
    ...answers,
  })
  await renderPage({ '/profile/two-factors': TwoFactorsScreen }, '/profile/two-factors', { locale })
  await screen.findByRole('heading', { name: locale === 'ar' ? 'مفاتيح المرور' : 'Passkeys' })
  return { sent, state }
}

test('an app is set up with a QR code or its key; recovery codes are shown once, then the page says that it is on', async () => {
  const { sent, state } = await show(off, {
    'POST /auth/second-factors/totp': () =>
      Response.json({ data: { setup: 's', secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Masar' } }),
    'POST /auth/second-factors/totp/confirm': () => Response.json({ data: { recovery_codes: codes } }),
  })
  expect(screen.getByText('Two-step verification is off')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }))
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible()
  state.factors = on
  await userEvent.type(screen.getByRole('textbox', { name: 'The code' }), '١٢٣٤٥٦')
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ call: 'GET /auth/second-factors' })
  expect(sent.find(({ call }) => call.endsWith('/confirm'))?.body).toEqual({ setup: 's', code: '123456' })
  for (const code of codes) expect(screen.getByText(new RegExp(code))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText('Two-step verification is on')).toBeVisible()
  expect(screen.queryByText(new RegExp(codes[0] ?? ''))).toBeNull()
})

test('a factor that has to stay says why, and a removed one is gone', async () => {
  let isDemanded = true
  const { state } = await show(on, {
    'DELETE /auth/second-factors/passkeys/7': () =>
      isDemanded ? errorResponse(409, 'last_second_factor') : Response.json({ data: null }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove My phone' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the passkey' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('last_second_factor')
  isDemanded = false
  state.factors = { ...on, passkeys: [] }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the passkey' }))
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
})

test('few recovery codes are warned of in Arabic, and new ones are asked for before they are made', async () => {
  const { sent } = await show(
    on,
    { 'POST /auth/second-factors/recovery-codes': () => Response.json({ data: { recovery_codes: codes } }) },
    'ar',
  )
  expect(screen.getByText('بقي رمزان من عشرة.', { exact: false })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'إنشاء رموز جديدة' }))
  const isMade = () => sent.some(({ call }) => call === 'POST /auth/second-factors/recovery-codes')
  expect(isMade()).toBe(false)
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'إنشاء رموز جديدة' }))
  expect(await screen.findByText(/AAAA0-BBBB0/)).toBeVisible()
  expect(isMade()).toBe(true)
})

test('a browser without passkeys says so calmly and offers none', async () => {
  await show(off)
  expect(
    await screen.findByText('This browser does not support passkeys. You can add one in another browser.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('axe finds nothing', async () => {
  await show(on)
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
