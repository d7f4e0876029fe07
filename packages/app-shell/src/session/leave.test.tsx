import { toasts } from '@masar/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'
import { onBeforeSignOut } from './before-sign-out.ts'
import { leavingStore } from './leave.ts'
import { refreshSession } from './session-store.ts'
import { clearSession } from './session.ts'

/** A feature with answers that the service does not have yet. */
const answers = {
  send: vi.fn<(user: number | null) => Promise<number>>(),
  warning: (count: number) => `${count} لم تُرسل`,
  discard: vi.fn<(user: number | null) => Promise<void>>(),
}
let unregister = () => {}

/** The service takes a sign-out and answers in its own time: what was asked of it. */
const asked = vi.fn<(address: string) => void>()

beforeEach(() => {
  answers.send.mockResolvedValue(0)
  answers.discard.mockResolvedValue()
  unregister = onBeforeSignOut(async () => [answers])
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', (request: Request) => {
    asked(new URL(request.url).pathname)
    return new Promise<Response>(() => {})
  })
})
afterEach(() => {
  clearSession(document)
  refreshSession()
  act(() => {
    toasts.clear()
    leavingStore.setState({ isLeaving: false })
  })
  asked.mockClear()
  answers.send.mockReset()
  answers.discard.mockReset()
  unregister()
  vi.unstubAllGlobals()
})

async function signedInAt(at: string, kind: 'student' | 'company') {
  signInAs(document, kind)
  refreshSession()
  await renderApp({ app: kind === 'company' ? 'company' : 'learner', at })
}

/** The entry of the account menu, which closes when it is pressed. */
async function openEntry() {
  screen.getByRole('button', { name: 'حساب سارة' }).focus()
  await userEvent.keyboard('{Enter}')
  const entries = await screen.findAllByRole('menuitem')
  return entries.at(-1)!
}
const signOuts = () => asked.mock.calls.filter(([path]) => path.endsWith('/auth/logout'))

test.each([
  ['student', '/faq', '/client-api/v1/auth/logout'],
  ['company', '/?company', '/company-api/v1/auth/logout'],
] as const)(
  'of a %s: what takes long is said in a status, and the entry is busy: a second press does nothing',
  async (kind, at, path) => {
    await signedInAt(at, kind)
    const entry = await openEntry()
    expect(entry).toHaveTextContent(/^تسجيل الخروج$/)
    await userEvent.click(entry)
    const said = await screen.findByText('جارٍ تسجيل الخروج…')
    expect(said).toBeVisible()
    expect(said.closest('[aria-live="polite"]'), 'announced').not.toBeNull()
    const busy = await openEntry()
    expect(busy).toHaveTextContent('جارٍ تسجيل الخروج…')
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(busy)
    expect(signOuts()).toEqual([[path]])
  },
)

test('P-04: while answers are sent it is under way; those that cannot be sent are asked about, and letting them go is under way in turn', async () => {
  let fail = () => {}
  answers.send.mockImplementation(() => new Promise(done => (fail = () => done(2))))
  await signedInAt('/faq', 'student')
  await userEvent.click(await openEntry())
  expect(await screen.findByText('جارٍ تسجيل الخروج…')).toBeVisible()
  expect(signOuts()).toEqual([])
  await act(async () => fail())
  expect(await screen.findByText('2 لم تُرسل')).toBeVisible()
  expect(screen.queryByText('جارٍ تسجيل الخروج…')).toBeNull()
  expect(answers.send.mock.calls).toEqual([[1]])
  expect(answers.discard).not.toHaveBeenCalled()
  expect(await openEntry()).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Escape}')

  await userEvent.click(screen.getByRole('button', { name: 'تسجيل الخروج رغم ذلك' }))
  await waitFor(() => expect(signOuts()).toHaveLength(1))
  expect(answers.discard.mock.calls).toEqual([[1]])
  expect(await screen.findByText('جارٍ تسجيل الخروج…')).toBeVisible()
})

test('what cannot be loaded blocks no one', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const unregisterBroken = onBeforeSignOut(() => Promise.reject(new Error('offline')))
  await signedInAt('/faq', 'student')
  await userEvent.click(await openEntry())
  await waitFor(() => expect(signOuts()).toHaveLength(1))
  expect(answers.send).toHaveBeenCalledOnce()
  expect(warned).toHaveBeenCalled()
  unregisterBroken()
  warned.mockRestore()
})
