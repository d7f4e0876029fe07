import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { startAttempt } from '../api.ts'
import { timed } from '../model/clock.ts'
import type { Begun } from './attempt-state.ts'
import { tabSessionLock } from './session-lock.ts'

/** Starts an attempt or continues the open one. @param password where the exam asks for one before the start */
export async function begin(examId: number, password: string | null = null): Promise<Begun> {
  const sessionLock = await tabSessionLock()
  const { data, sample } = await timed(() => startAttempt(examId, sessionLock, password))
  return { attempt: data, sessionLock, sample }
}

const started = new Map<number, Begun>()

/** Passes a started attempt to the exam's page. */
export function handOver(examId: number, begun: Begun): void {
  started.set(examId, begun)
}

/**
 * The attempt of the exam's page: the started one, or the one that is already open. It never starts an attempt,
 * so that a bookmark or the back button does not use up an attempt.
 * @returns null if no attempt is open
 */
export async function openAttempt(examId: number): Promise<Begun | null> {
  const begun = started.get(examId)
  started.delete(examId)
  if (begun) return begun
  const { data } = await unwrap(clientApi().GET('/exams/{id}', { params: { path: { id: examId } } }))
  return data.open_attempt_id === null ? null : begin(examId)
}
