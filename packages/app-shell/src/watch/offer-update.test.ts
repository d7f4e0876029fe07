import { i18n } from '@lingui/core'
import { toasts } from '@masar/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isInExam } from './in-exam.ts'
import { offerUpdate } from './offer-update.ts'

const postMessage = vi.fn<(message: string) => void>()
const reload = vi.fn<() => void>()
const place = { pathname: '/en/lesson/5', reload }
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.useFakeTimers()
  const worker = { update: async () => undefined, waiting: { postMessage } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } })
  vi.stubGlobal('location', place)
})
afterEach(() => {
  toasts.clear()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['/exam/5', true],
  ['/en/exam/5', true],
  ['/exam-details/5', false],
  ['/exam-details/result/5', false],
  ['/', false],
])('%s is an exam: %s', (path, is) => expect(isInExam(path)).toBe(is))

test('a new version is offered once, never in an exam, and reloads at its person’s wish alone', async () => {
  place.pathname = '/exam/5'
  offerUpdate()
  expect(toasts.entries()).toEqual([])
  place.pathname = '/exam-details/result/9'
  await vi.advanceTimersByTimeAsync(2000)
  expect(toasts.entries()).toHaveLength(1)
  place.pathname = '/exam/6'
  await vi.advanceTimersByTimeAsync(2000)
  expect(toasts.entries(), 'gone while another exam is sat').toEqual([])
  place.pathname = '/'
  await vi.advanceTimersByTimeAsync(2000)
  expect(reload).not.toHaveBeenCalled()
  toasts.entries()[0]?.action?.onAction()
  await vi.advanceTimersByTimeAsync(0)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('masar-update')
  expect(reload).toHaveBeenCalledOnce()
  toasts.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toasts.entries()).toEqual([])
})
