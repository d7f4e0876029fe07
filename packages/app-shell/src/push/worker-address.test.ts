import { afterEach, expect, test, vi } from 'vitest'
import { registerPushWorker } from './worker-address.ts'

afterEach(() => vi.unstubAllGlobals())

const registration = () => ({ active: {}, update: vi.fn<() => Promise<void>>(async () => undefined) })
const register = vi.fn<(address: string) => Promise<object>>(async () => registration())
const getRegistration = vi.fn<(scope: string) => Promise<object | undefined>>(async () => undefined)

test('the worker’s address is what the page’s own policy says', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } })
  vi.stubGlobal('masarTypes', { createScriptURL: (url: string) => `trusted:${url}` })
  await registerPushWorker()
  vi.stubGlobal('masarTypes', undefined)
  await registerPushWorker()
  expect(register.mock.calls).toEqual([['trusted:/firebase-messaging-sw.js'], ['/firebase-messaging-sw.js']])
})

test('a browser that has it keeps its registration, and with it its subscription', async () => {
  const known = registration()
  register.mockClear()
  getRegistration.mockResolvedValueOnce(known)
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } })
  expect(await registerPushWorker()).toBe(known)
  expect(known.update).toHaveBeenCalledOnce()
  expect(getRegistration).toHaveBeenLastCalledWith('/firebase-cloud-messaging-push-scope')
  expect(register).not.toHaveBeenCalled()
})

test('a subscription waits for a worker that is at work; one that is being installed cannot be updated', async () => {
  const ready = registration()
  const installing = {
    active: null,
    update: vi.fn<() => Promise<void>>(async () => {
      throw new DOMException('The object is in an invalid state.', 'InvalidStateError')
    }),
  }
  register.mockResolvedValueOnce(installing)
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistration, ready: Promise.resolve(ready) },
  })
  expect(await registerPushWorker()).toBe(ready)
})

test('a worker that is never installed is an error, not an endless wait', async () => {
  vi.useFakeTimers()
  register.mockResolvedValueOnce({ ...registration(), active: null })
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistration, ready: new Promise(() => undefined) },
  })
  const registered = expect(registerPushWorker()).rejects.toThrow('The service worker was not installed')
  await vi.advanceTimersByTimeAsync(20_000)
  await registered
  vi.useRealTimers()
})
