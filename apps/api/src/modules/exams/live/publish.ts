import type { Connection } from '../../../db/client.ts'
import { emit } from '../../platform/outbox/emit.ts'

/** Ids that fit into one event, whose payload is limited. */
const idsInOne = 500

/** Publishes to an exam's live page which of its attempts changed; the page then fetches them. */
export async function publishAttempts(
  tx: Connection,
  examId: number,
  attemptIds: readonly number[],
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(attemptIds.length / idsInOne) }, (_, n) =>
    attemptIds.slice(n * idsInOne, (n + 1) * idsInOne),
  )
  await emit(
    tx,
    parts.map(attempt_ids => ({
      channel: `private-exam-live.${examId}`,
      name: 'ExamAttemptsChanged',
      data: { exam_id: examId, attempt_ids },
    })),
  )
}
