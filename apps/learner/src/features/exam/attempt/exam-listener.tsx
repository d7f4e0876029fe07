import type { AttemptSession } from '../autosave/attempt-session.ts'
import { useExamChanges } from '../use-exam-changes.ts'
import { look } from './use-attempt.ts'

/** Extra time moves the clock at once, an attempt that was ended is left, and one that another tab has taken over is read-only. */
export function ExamListener({ session }: { session: AttemptSession }) {
  useExamChanges(session.attempt.exam_id, () => void look(session))
  return null
}
