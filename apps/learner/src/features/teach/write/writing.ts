import type { ApiError } from '@masar/api-sdk'
import type { Language } from '../both-texts.tsx'
import type { QuestionDraft } from './draft.ts'
import type { WriteProblems } from './read-draft.ts'

/** What every group of fields gets. */
export interface Writing {
  draft: QuestionDraft
  languages: readonly Language[]
  /** Once it was tried to save. */
  problems: WriteProblems
  error: ApiError | null
  change: (to: Partial<QuestionDraft>) => void
}
