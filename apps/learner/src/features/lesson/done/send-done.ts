import type { ApiError } from '@masar/api-sdk'
import { inTurn } from '../../kept/browser-lock.ts'
import { isRefused } from '../../kept/is-refused.ts'
import type { ProgressAnswer } from '../api.ts'
import type { DoneStore, KeptDone } from './done-store.ts'

type Send = (lesson: number, body: { is_completed: boolean }) => Promise<{ data: ProgressAnswer }>

/** What became of what waited; what is in neither list waits still. */
export interface DoneOutcome {
  sent: { row: Pick<KeptDone, 'lesson' | 'course'>; answer: ProgressAnswer }[]
  /** The service's word: access has ended, the lesson is not finished. It is not sent again. */
  refused: { row: KeptDone; error: ApiError }[]
  /** Why the rest waits. */
  away: unknown
}

/**
 * Sends what a person marked as done, in order, one tab at a time; a second tab finds nothing left. Marking twice counts once.
 * @param isStill whether this tab's session is that person's: between two requests another may have signed in
 */
export function sendKeptDone(
  store: DoneStore,
  user: number,
  send: Send,
  isStill: (user: number) => boolean,
): Promise<DoneOutcome> {
  return inTurn(`masar-done-${user}`, async () => {
    const outcome: DoneOutcome = { sent: [], refused: [], away: null }
    for (const row of await store.ofUser(user)) {
      if (!isStill(user)) return outcome
      try {
        const { data } = await send(row.lesson, { is_completed: row.isCompleted })
        outcome.sent.push({ row, answer: data })
      } catch (error) {
        if (!isRefused(error)) return { ...outcome, away: error }
        outcome.refused.push({ row, error })
      }
      await store.settle(row)
    }
    return outcome
  })
}
