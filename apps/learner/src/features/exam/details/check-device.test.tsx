import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@masar/api-sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { memoryStore, type PendingStore } from '../pending/index.ts'
import { CheckDevice } from './check-device.tsx'
import { checkDevice } from './device-check.ts'

afterEach(() => vi.unstubAllGlobals())

/** As IndexedDB, for these tests. */
const durable = async (): Promise<PendingStore> => ({ ...memoryStore(), isDurable: true })

/** A device whose clock is so far off, and a network that takes so long. */
function device(fastBy: number, trip: number) {
  let time = Date.parse('2026-05-01T08:00:00Z')
  return {
    now: () => time + fastBy,
    ask: async () => {
      time += trip / 2
      const told = new Date(time).toISOString()
      time += trip / 2
      return told
    },
  }
}

test('the clock’s error is measured to the network’s middle, the connection by its median', async () => {
  const { ask, now } = device(180_000, 80)
  expect(await checkDevice(ask, durable, now)).toEqual({
    roundTrip: 80,
    fastBy: 180_000,
    keepsAnswers: true,
  })
})

test('the row that is tried is gone afterwards', async () => {
  const store = await durable()
  const { ask, now } = device(0, 10)
  await checkDevice(ask, async () => store, now)
  expect(await store.ofAttempt(0)).toEqual([])
})

test('no network and a browser that keeps nothing are said, and no error', async () => {
  const ask = () => Promise.reject(new ApiError('network', 0, {}))
  expect(await checkDevice(ask, async () => memoryStore())).toEqual({
    roundTrip: null,
    fastBy: null,
    keepsAnswers: false,
  })
})

test('a browser whose disk is full keeps nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full = async () => ({ ...(await durable()), put: () => Promise.reject(new Error('full')) })
  const { ask, now } = device(0, 10)
  expect(await checkDevice(ask, full, now)).toMatchObject({ keepsAnswers: false })
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})

test.each([
  ['en', 'Check now', 'Clock', /clock is 3 minutes slow/, 'Check again'],
  ['ar', 'افحص الآن', 'الساعة', /ساعة جهازك متأخرة، والفرق: 3 دقائق/, 'أعد الفحص'],
] as const)('in %s the page tells what was found', async (locale, start, clock, says, again) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { server_time: new Date(Date.now() + 180_000).toISOString() } }),
  )
  renderPage(<CheckDevice examId={3} />, locale)
  await userEvent.click(screen.getByRole('button', { name: start }))
  expect((await screen.findByText(clock)).closest('li')).toHaveTextContent(says)
  expect(screen.getByRole('button', { name: again })).toBeEnabled()
})
