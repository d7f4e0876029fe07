import { ApiError } from '@masar/api-sdk'
import type { PendingAnswer, PendingStore } from './pending-store.ts'
import type { sendAnswer } from './send-answer.ts'

/** What the service will never take: a newer answer is there, the exam goes forward only, or the attempt has ended. */
const isSettled = (error: ApiError) =>
  error.code === 'revision_stale' ||
  error.code === 'question_passed' ||
  error.code === 'attempt_closed' ||
  error.status === 404

/**
 * Tries once to send what waits of a person's answers, and forgets what has arrived or is of no use any more.
 * @param patience milliseconds; what has no answer by then counts as not sent
 * @returns how many still wait
 */
export async function sendWaiting(
  store: PendingStore,
  user: number | null,
  send: typeof sendAnswer,
  patience = 5000,
): Promise<number> {
  const waiting = await store.ofUser(user)
  if (waiting.length === 0) return 0
  const trying = Promise.all(waiting.map(answer => trySending(store, answer, send)))
  await Promise.race([trying, new Promise(done => setTimeout(done, patience))])
  return (await store.ofUser(user)).length
}

async function trySending(
  store: PendingStore,
  { attempt, question, holder, value, revision, madeAt }: PendingAnswer,
  send: typeof sendAnswer,
): Promise<void> {
  try {
    await send(attempt, question, { holder, value, revision, made_at: madeAt })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // It keeps waiting, and who asked learns how many do.
    if (!isSettled(error)) return
  }
  await store.settle(attempt, question, revision)
}

/** Forgets what waits of a person's answers, for good. */
export async function discardWaiting(store: PendingStore, user: number | null): Promise<void> {
  for (const { attempt, question } of await store.ofUser(user))
    await store.settle(attempt, question, Infinity)
}
