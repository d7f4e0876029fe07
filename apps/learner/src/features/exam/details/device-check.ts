import { ApiError } from '@masar/api-sdk'
import { type ClockOffset, measured } from '../model/clock.ts'
import type { PendingStore } from '../pending/index.ts'

/** What a device and its network are like for an exam. */
export interface DeviceCheck {
  /** Milliseconds until an answer is acknowledged, the median; null where nothing came back. */
  roundTrip: number | null
  /** Milliseconds by which this device's clock is fast, negative where it is slow; null where nothing came back. */
  fastBy: number | null
  /** Whether answers outlive the page while the network is away. */
  keepsAnswers: boolean
}

const askings = 5
/** An owner id that no account has: its rows are never sent. */
const noUser = -1

/**
 * Tries what an exam needs.
 * @param ask has the service tell its time
 * @param now this device's clock, in milliseconds
 */
export async function checkDevice(
  ask: () => Promise<string>,
  store: () => Promise<PendingStore>,
  now: () => number = Date.now,
): Promise<DeviceCheck> {
  const keepsAnswers = await keeps(await store())
  const trips: number[] = []
  let offset: ClockOffset | null = null
  try {
    for (let asking = 0; asking < askings; asking++) {
      const sentAt = now()
      const serverTime = await ask()
      const receivedAt = now()
      trips.push(receivedAt - sentAt)
      offset = measured(offset, { serverTime, sentAt, receivedAt })
    }
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isPassing) throw error
    return { roundTrip: null, fastBy: null, keepsAnswers }
  }
  const median = trips.toSorted((a, b) => a - b)[Math.floor(trips.length / 2)]
  return { roundTrip: median ?? null, fastBy: offset && -offset.ms, keepsAnswers }
}

/** Whether a row that is put is there afterwards. */
async function keeps(store: PendingStore): Promise<boolean> {
  if (!store.isDurable) return false
  const row = { user: noUser, attempt: 0, question: 0, holder: '', value: null, revision: 0, madeAt: '' }
  try {
    await store.put(row)
    const found = await store.ofAttempt(row.attempt)
    await store.clear(row.attempt)
    return found.length > 0
  } catch (error) {
    console.warn('this browser keeps no answers', error)
    return false
  }
}
