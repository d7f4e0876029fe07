import { useLingui } from '@lingui/react/macro'
import type { ReviewField, ReviewMoment } from './rules.ts'

/** When something of a finished attempt is seen, and what. */
export function useReviewWords(): {
  moments: Record<ReviewMoment, string>
  fields: Record<ReviewField, string>
} {
  const { t } = useLingui()
  return {
    moments: {
      just_after: t`In the first two minutes`,
      while_open: t`Later, while it is open`,
      after_last_attempt: t`With no attempt left`,
      after_closing: t`After it has closed`,
    },
    fields: {
      overall: t`The overall result`,
      answers: t`Their own answers`,
      correctness: t`Right or wrong`,
      marks: t`Points of each question`,
      feedback: t`Feedback`,
      right_answers: t`Right answers and why`,
    },
  }
}
