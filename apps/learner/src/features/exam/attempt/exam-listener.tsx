import type { AttemptSession } from '../autosave/attempt-session.ts'
import { useExamChanges } from '../use-exam-changes.ts'
import { look } from './use-attempt.ts'

/** Extra time moves the clock at once, and an attempt that was ended is left. */
export function ExamListener({ session }: { session: AttemptSession }) {
  useExamChanges(session.attempt.exam_id, () => void look(session))
  return null
}
