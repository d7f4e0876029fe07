// @vitest-environment node
import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchBuild } from './build-watch.ts'
import { mayReload, reloadOnMissingChunk } from './chunk-reload.ts'
import { watchService } from './poll-service.ts'
import { noteFailure, serviceStore } from './service-watch.ts'

const hour = 3_600_000
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a missing chunk reloads the page once in ten seconds', () => {
  const storage = memoryStorage()
  const start = 1_000_000
  expect([
    mayReload(storage, start),
    mayReload(storage, start + 9_999),
    mayReload(storage, start + 10_000),
    mayReload(storage, start + 10_001),
  ]).toEqual([true, false, true, false])
})

describe('a missing chunk', () => {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockClear()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('sessionStorage', memoryStorage())
  })
  function at(pathname: string) {
    vi.stubGlobal('location', { pathname, reload })
    reloadOnMissingChunk()
  }
  function happens(name: string, event: Event = new Event(name)) {
    for (const [each, listener] of vi.mocked(addEventListener).mock.calls)
      if (each === name && typeof listener === 'function') listener(event)
    return event
  }
  const goesMissing = () =>
    happens(
      'vite:preloadError',
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new TypeError('gone') }),
    )

  test.each([
    ['/en/exam/7', 0],
    ['/exam/7', 0],
    ['/exam-details/7', 1],
  ])('at %s reloads the page %i times by itself', (pathname, times) => {
    at(pathname)
    const missing = goesMissing()
    expect(reload).toHaveBeenCalledTimes(times)
    expect(missing.defaultPrevented, 'what failed is told where the page stays').toBe(times === 1)
  })

  test('keeps no one who leaves the page, and reloads one that stayed after all', () => {
    at('/courses')
    happens('beforeunload')
    goesMissing()
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    goesMissing()
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('the build', () => {
  test('is checked every hour; a newer one is reported once', async () => {
    let build = 'a'
    const fetched = vi.fn(async () => Response.json({ build }))
    vi.stubGlobal('fetch', fetched)
    const onNewer = vi.fn()
    watchBuild(onNewer)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetched).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(hour)
    expect(onNewer).not.toHaveBeenCalled()
    build = 'b'
    await vi.advanceTimersByTimeAsync(hour)
    expect(onNewer).toHaveBeenCalledOnce()
    build = 'c'
    await vi.advanceTimersByTimeAsync(5 * hour)
    expect(onNewer).toHaveBeenCalledOnce()
  })
  test('that cannot be read is no newer one', async () => {
    const answers = [
      () => Response.json({ build: 'a' }),
      () => {
        throw new TypeError('fetch failed')
      },
      () => new Response('', { status: 503 }),
      () => Response.json({ build: 'a' }),
    ]
    vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.json({ build: 'a' })))())
    const onNewer = vi.fn()
    watchBuild(onNewer)
    await vi.advanceTimersByTimeAsync(6 * hour)
    expect(onNewer).not.toHaveBeenCalled()
  })
})

describe('the service', () => {
  test('that is unavailable is polled every three seconds, and reported once it is back', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    let isBack = false
    const fetched = vi.fn(async () => new Response('', { status: isBack ? 200 : 503 }))
    vi.stubGlobal('fetch', fetched)
    const onBack = vi.fn()
    watchService(onBack)
    await vi.advanceTimersByTimeAsync(9000)
    expect(fetched).not.toHaveBeenCalled()
    noteFailure(new ApiError('answer', 503, {}))
    expect(serviceStore.getState().status).toBe('unavailable')
    await vi.advanceTimersByTimeAsync(6000)
    expect(fetched).toHaveBeenCalledTimes(2)
    isBack = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(serviceStore.getState().status).toBe('reachable')
    await vi.advanceTimersByTimeAsync(9000)
    expect(onBack).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledTimes(3)
  })
  test('that answers for itself while its calls fail is not called back at once again', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async () => new Response('', { status: 200 }))
    const onBack = vi.fn()
    watchService(onBack)
    noteFailure(new ApiError('answer', 503, {}))
    await vi.advanceTimersByTimeAsync(3000)
    expect(onBack).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(7000)
    noteFailure(new ApiError('answer', 503, {}))
    await vi.advanceTimersByTimeAsync(18_000)
    expect([onBack.mock.calls.length, serviceStore.getState().status]).toEqual([1, 'unavailable'])
    await vi.advanceTimersByTimeAsync(6000)
    expect([onBack.mock.calls.length, serviceStore.getState().status]).toEqual([2, 'reachable'])
  })
  test('is asked at once again where only the network was away', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async () => new Response('', { status: 200 }))
    const onBack = vi.fn()
    watchService(onBack)
    for (const times of [1, 2]) {
      noteFailure(new ApiError('network', 0, {}))
      await vi.advanceTimersByTimeAsync(3000)
      expect(onBack).toHaveBeenCalledTimes(times)
    }
  })
  test('is not unavailable because of a client error', () => {
    for (const status of [400, 401, 404, 422, 500]) noteFailure(new ApiError('answer', status, {}))
    expect(serviceStore.getState().status).toBe('reachable')
  })
  test('without a network is offline', () => {
    vi.stubGlobal('navigator', { onLine: false })
    noteFailure(new ApiError('network', 0, {}))
    expect(serviceStore.getState().status).toBe('offline')
    serviceStore.setState({ status: 'reachable' })
  })
})
