import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, clientQuery, refreshSession, sessionStore } from '@masar/app-shell'
import { readResetToken, resetHasGoogle } from '../password/reset-token.ts'
import { errorResponse, renderPage, serve, step } from '../testing.tsx'
import { CodeScreen } from './code-screen.tsx'
import { keepPending } from './pending-step.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  keepPending('handle')
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const screens = {
  '/auth/otp': () => <CodeScreen path="/auth/otp" next="/lesson/5" />,
  '/auth/otp-instructor': () => <CodeScreen path="/auth/otp-instructor" next={undefined} />,
}
const state = (more: object = {}) => ({
  'POST /auth/otp-state': () => Response.json({ data: { ...step, ...more } }),
})
const field = () => screen.findByRole('textbox', { name: 'الرمز' })
const signedIn = {
  token: 't',
  expires_at: '2026-12-21T00:00:00Z',
  user: { id: 1, kind: 'student', name: 'سارة', avatar: null, email: 'sara@masar.test', is_google: false },
}

test('six digits of any script are sent by themselves, sign in, end the step and lead back', async () => {
  const sent = serve({ ...state(), 'POST /auth/otp': () => Response.json({ data: signedIn }) })
  const { router } = await renderPage(screens, '/auth/otp?next=%2Flesson%2F5')
  await userEvent.type(await field(), '١٢٣٤٥٦')
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(sent.filter(({ call }) => call === 'POST /auth/otp')).toEqual([
    { call: 'POST /auth/otp', body: { otp: 'handle', code: '123456' } },
  ])
  expect(sessionStore.getState()).toMatchObject({ token: 't', otp: null, name: 'سارة' })
})

test('after registering, the home page knows at once that no course is begun, and asks nevertheless', async () => {
  serve({ ...state(), 'POST /auth/otp': () => Response.json({ data: signedIn }) })
  const home = () => <CodeScreen path="/auth/otp" next={undefined} />
  const { router, queryClient } = await renderPage({ ...screens, '/auth/otp': home }, '/auth/otp')
  await userEvent.type(await field(), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  const { queryKey } = clientQuery('/my-courses')
  expect(queryClient.getQueryData(queryKey)).toEqual({ data: { my_courses: [], waiting: [] } })
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('who registers by an invitation may have courses already: nothing is known of them', async () => {
  serve({ ...state(), 'POST /auth/otp': () => Response.json({ data: signedIn }) })
  const invited = () => <CodeScreen path="/auth/otp" next="/learn" />
  const { router, queryClient } = await renderPage({ ...screens, '/auth/otp': invited }, '/auth/otp')
  await userEvent.type(await field(), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/learn'))
  expect(queryClient.getQueryData(clientQuery('/my-courses').queryKey)).toBeUndefined()
})

test('after a wrong code the tries left are shown, the digits stay, and correcting one sends nothing until the button is pressed', async () => {
  const codes: string[] = []
  serve({
    ...state(),
    'POST /auth/otp': body => {
      codes.push(body.code)
      return errorResponse(422, 'code_wrong', { data: { tries_left: 2 } })
    },
  })
  await renderPage(screens, '/auth/otp')
  await userEvent.type(await field(), '123456')
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('الرمز غير صحيح. بقيت محاولتان لإدخال الرمز.'),
  )
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('123456')
  await userEvent.type(await field(), '{Backspace}7')
  expect(codes).toEqual(['123456'])
  await userEvent.click(screen.getByRole('button', { name: 'تأكيد' }))
  await waitFor(() => expect(codes).toHaveLength(2))
  expect(sessionStore.getState().otp).toBe('handle')
})

test('a refused code is selected: another one is typed over it, and sent at once', async () => {
  const codes: string[] = []
  serve({
    ...state(),
    'POST /auth/otp': body => {
      codes.push(body.code)
      return codes.length < 3
        ? errorResponse(422, 'code_wrong', { data: { tries_left: 5 - codes.length } })
        : Response.json({ data: signedIn })
    },
  })
  const { router } = await renderPage(screens, '/auth/otp?next=%2Flesson%2F5')
  const input = (await field()) as HTMLInputElement
  await userEvent.type(input, '111111')
  for (const left of ['4', '3']) {
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(`الرمز غير صحيح. بقيت ${left} محاولات لإدخال الرمز.`),
    )
    await waitFor(() => expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]))
    await userEvent.keyboard(left === '4' ? '٢٢٢٢٢٢' : '111112')
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(codes).toEqual(['111111', '222222', '111112'])
})

test('a code pasted over a refused one is sent at once', async () => {
  const codes: string[] = []
  serve({
    ...state(),
    'POST /auth/otp': body => {
      codes.push(body.code)
      return codes.length === 1
        ? errorResponse(422, 'code_wrong', { data: { tries_left: 4 } })
        : Response.json({ data: signedIn })
    },
  })
  const { router } = await renderPage(screens, '/auth/otp?next=%2Flesson%2F5')
  await userEvent.type(await field(), '111111')
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('الرمز غير صحيح. بقيت 4 محاولات لإدخال الرمز.'),
  )
  const input = (await field()) as HTMLInputElement
  input.setSelectionRange(0, 6)
  await userEvent.paste('٩٨٦٩٣١')
  await waitFor(() => expect(router.state.location.pathname).toBe('/lesson/5'))
  expect(codes).toEqual(['111111', '986931'])
})

test.each([
  ['code_wrong', 422, { data: { tries_left: 0 } }],
  ['code_expired', 410, {}],
])('%s without a try left asks for a new code', async (code, status, more) => {
  serve({ ...state({ resend_in: 0 }), 'POST /auth/otp': () => errorResponse(status, code, more) })
  await renderPage(screens, '/auth/otp')
  await userEvent.type(await field(), '123456')
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.'),
  )
  expect(screen.getByRole('button', { name: 'إرسال رمز جديد' })).toBeEnabled()
})

test('a new code can be asked for once the wait is over, which a reload does not restart', async () => {
  const sent = serve({
    ...state({ resend_in: 42 }),
    'POST /auth/otp-resend': () => Response.json({ data: { ...step, resend_in: 60 } }),
  })
  await renderPage(screens, '/auth/otp')
  await waitFor(() =>
    expect(screen.getByText(/يمكنك طلب رمز جديد بعد قليل/)).toHaveTextContent('الوقت المتبقي: 42 ثانية'),
  )
  vi.mocked(Date.now).mockReturnValue(1_043_000)
  await userEvent.click(await screen.findByRole('button', { name: 'إرسال رمز جديد' }))
  expect(await screen.findByText('أرسلنا رمزًا جديدًا، ولم يعد الرمز السابق صالحًا.')).toBeVisible()
  expect(screen.getByText(/1:00/)).toBeVisible()
  expect(await field()).toHaveFocus()
  expect(sent.at(-1)).toEqual({ call: 'POST /auth/otp-resend', body: { otp: 'handle' } })
})

test('a step that is over is dropped, and says how to begin again', async () => {
  serve({ 'POST /auth/otp-state': () => errorResponse(410, 'otp_gone') })
  await renderPage(screens, '/auth/otp')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('انتهت هذه الخطوة')
  expect(sessionStore.getState().otp).toBeNull()
  expect(screen.getByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute(
    'href',
    '/auth/user-choose?next=%2Flesson%2F5',
  )
})

test('without a step there is nothing to enter', async () => {
  act(() => {
    clearSession(document)
    refreshSession()
  })
  await renderPage(screens, '/auth/otp')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('لا رمز مطلوب هنا')
})

test('an instructor’s step is entered at its own page, and ends without signing in', async () => {
  const sent = serve({
    ...state({ purpose: 'register_instructor' }),
    'POST /auth/otp-instructor': () => Response.json({ data: { state: 'pending' } }),
  })
  const { router } = await renderPage(screens, '/auth/otp')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/otp-instructor'))
  await userEvent.type(await field(), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/message'))
  expect(router.state.location.search).toEqual({ about: 'instructor' })
  expect(sent.some(({ call }) => call === 'POST /auth/otp')).toBe(false)
  expect(sessionStore.getState()).toMatchObject({ token: null, otp: null })
})

test('the code of a forgotten password leads to the new one; it is not revealed whether the address has an account', async () => {
  serve({
    ...state({ purpose: 'reset' }),
    'POST /auth/reset-code': () =>
      Response.json({ data: { reset_token: 'r', expires_in: 1800, is_google: true } }),
  })
  const { router } = await renderPage(screens, '/auth/otp')
  expect(await screen.findByText(/إن كان للبريد/)).toBeVisible()
  await userEvent.type(await field(), '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/enter-password'))
  expect([readResetToken(), resetHasGoogle()]).toEqual(['r', true])
  expect(document.cookie).not.toContain('otp=')
})

test('changing the address gives the step up and goes back to its form; the page has no barriers', async () => {
  serve(state())
  const { router } = await renderPage(screens, '/auth/otp')
  await field()
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'تغيير' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/student-account'))
  expect(sessionStore.getState().otp).toBeNull()
})
