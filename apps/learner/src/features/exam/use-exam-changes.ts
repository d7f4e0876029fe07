import { useSession } from '@masar/app-shell'
import { userChannel } from '@masar/realtime'
import { useCatchUp, useChannelEvent } from '@masar/realtime/react'

/**
 * Calls back when an instructor has given or withdrawn something, ended the attempt or opened it again, and when another tab or device has taken it
 * over. Below `RealtimeProvider`.
 */
export function useExamChanges(examId: number, onChange: () => void): void {
  const userId = useSession(({ info }) => info?.id ?? null)
  useChannelEvent(
    userId === null ? null : userChannel(userId),
    'ExamAttemptChanged',
    ({ exam_id }) => exam_id === examId && onChange(),
  )
  useCatchUp(onChange)
}
