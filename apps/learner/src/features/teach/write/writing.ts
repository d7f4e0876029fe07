import type { ApiError } from '@masar/api-sdk'
import type { Language } from '../both-texts.tsx'
import type { QuestionDraft } from './draft.ts'
import type { WriteFaults } from './read-draft.ts'

/** What every group of fields gets. */
export interface Writing {
  draft: QuestionDraft
  languages: readonly Language[]
  /** Once it was tried to save. */
  faults: WriteFaults
  error: ApiError | null
  change: (to: Partial<QuestionDraft>) => void
}
