import { toasts } from '@masar/ui'
import { act } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { refreshSession } from '../session/session-store.ts'
import { clearSession } from '../session/session.ts'

// Set-up of component tests. Files share one page and its modules: what a test says in a toast, and who a file
// signs in, would be there for whichever file comes next, and the order of files differs from run to run.
afterEach(() => {
  act(() => toasts.clear())
})
afterAll(() => {
  vi.unstubAllGlobals()
  if (typeof document === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  clearSession(document)
  act(() => refreshSession())
})
