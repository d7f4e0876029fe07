import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import type { AttemptState } from '../autosave/attempt-state.ts'
import { SaveStatus } from './save-status.tsx'

/** Every answer has been saved. */
const saved: AttemptState = {
  phase: 'running',
  answers: {},
  offset: null,
  deadline: null,
  deadlineReason: null,
  allowances: [],
  failures: 0,
  rejection: null,
  isDurable: true,
  receipt: null,
  moved: null,
}

const network = (isThere: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })
afterEach(() => void vi.restoreAllMocks())

test.each([
  ['en', 'All saved', 'All saved. No network now: continue, and your answers are saved once it is back.'],
  ['ar', 'كل الإجابات محفوظة', 'كل الإجابات محفوظة. انقطع الاتصال: أكمل، وتُحفظ إجاباتك حين يعود.'],
] as const)('in %s a lost network is told though nothing waits for it', async (locale, all, lost) => {
  renderPage(<SaveStatus state={saved} />, locale)
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent(all)
  network(false)
  expect(status).toHaveTextContent(lost)
  network(true)
  expect(status.textContent).toBe(all)
})
