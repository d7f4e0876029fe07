import { ApiError } from '@masar/api-sdk'
import { toasts } from '@masar/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '../exam-answers/pending-store.ts'
import { sendAnswer } from '../exam-answers/send-answer.ts'
import { signInAs } from '../testing/fake-browser.ts'
import { renderApp } from '../testing/render-app.tsx'
import { leavingStore } from './leave.ts'
import { refreshSession } from './session-store.ts'
import { clearSession } from './session.ts'

// This environment has no IndexedDB.
const store = memoryStore()
vi.mock(import('../exam-answers/pending-store.ts'), async original => ({
  ...(await original()),
  openPendingStore: async () => store,
}))
vi.mock('../exam-answers/send-answer.ts', () => ({ sendAnswer: vi.fn() }))

/** The service takes a sign-out and answers in its own time: what was asked of it. */
const asked = vi.fn<(address: string) => void>()

beforeEach(() => {
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
  vi.mocked(sendAnswer).mockReset()
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
  await store.put({
    user: 1,
    attempt: 7,
    question: 1,
    holder: 'a-tab',
    value: { option: 'a' },
    revision: 2,
    madeAt: '2026-11-21T10:00:00.000Z',
  })
  let fail = () => {}
  vi.mocked(sendAnswer).mockImplementation(
    () =>
      new Promise((_, refuse) => {
        fail = () => refuse(new ApiError('network', 0, { code: 'network' }))
      }),
  )
  await signedInAt('/faq', 'student')
  await userEvent.click(await openEntry())
  expect(await screen.findByText('جارٍ تسجيل الخروج…')).toBeVisible()
  expect(signOuts()).toEqual([])
  await act(async () => fail())
  expect(await screen.findByText(/لم تُرسل بعد وستُفقد/)).toBeVisible()
  expect(screen.queryByText('جارٍ تسجيل الخروج…')).toBeNull()
  expect(sendAnswer).toHaveBeenCalledOnce()
  expect(await openEntry()).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Escape}')

  await userEvent.click(screen.getByRole('button', { name: 'الخروج رغم ذلك' }))
  await waitFor(() => expect(signOuts()).toHaveLength(1))
  expect(await store.ofUser(1)).toEqual([])
  expect(await screen.findByText('جارٍ تسجيل الخروج…')).toBeVisible()
})
