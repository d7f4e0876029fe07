import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { type Attempt, startAttempt } from '../api.ts'
import type { ClockSample } from '../model/clock.ts'
import { tabHolder } from './holder.ts'

/** An attempt as it was handed to this tab, and when. */
export interface Begun {
  attempt: Attempt
  holder: string
  sample: ClockSample
}

/** Runs a call whose answer carries the service's time, and measures the clock by it. */
export async function timed<T extends { server_time: string }>(
  call: () => Promise<{ data: T }>,
): Promise<{ data: T; sample: ClockSample }> {
  const sentAt = Date.now()
  const { data } = await call()
  return { data, sample: { serverTime: data.server_time, sentAt, receivedAt: Date.now() } }
}

/** Starts an attempt or goes on with the open one. */
export async function begin(examId: number): Promise<Begun> {
  const holder = await tabHolder()
  const { data, sample } = await timed(() => startAttempt(examId, holder))
  return { attempt: data, holder, sample }
}

const handed = new Map<number, Begun>()

/** Hands a begun attempt to the exam's page. */
export function handOver(examId: number, begun: Begun): void {
  handed.set(examId, begun)
}

/**
 * What the exam's page shows: what was handed to it, or the attempt that is open already. It never starts one by
 * itself, so that a bookmark or the back button costs nobody an attempt.
 * @returns null where no attempt is open
 */
export async function openSitting(examId: number): Promise<Begun | null> {
  const begun = handed.get(examId)
  handed.delete(examId)
  if (begun) return begun
  const { data } = await unwrap(clientApi().GET('/exams/{id}', { params: { path: { id: examId } } }))
  return data.open_attempt_id === null ? null : begin(examId)
}
