import type { ApiError } from '@masar/api-sdk'
import type { ExamStructure, StructureQuestion } from './api.ts'
import type { Problems, StructureDraft } from './draft.ts'

/** What every part of the form gets. */
export interface Editing {
  draft: StructureDraft
  languages: ExamStructure['course']['languages']
  questions: ReadonlyMap<number, StructureQuestion>
  /** The questions that an act is meant for. */
  chosen: ReadonlySet<number>
  problems: Problems
  error: ApiError | null
  choose: (ids: readonly number[], isChosen: boolean) => void
  change: (to: Partial<StructureDraft>) => void
}
