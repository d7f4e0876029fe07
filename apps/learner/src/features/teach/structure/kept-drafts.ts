import { browserDrafts } from '../browser-drafts.ts'
import type { StructureDraft } from './draft.ts'

/** Exams that are being built, by their ids. */
export const structureDrafts = browserDrafts('masar-exam-structure', (kept): kept is StructureDraft => {
  const draft = kept as Partial<StructureDraft> | null
  return (
    typeof draft?.state === 'string' &&
    Array.isArray(draft.sections) &&
    draft.sections.every(
      ({ key, title, instructions }) => typeof key === 'string' && title && instructions,
    ) &&
    Array.isArray(draft.places) &&
    draft.places.every(({ key, questions }) => typeof key === 'string' && Array.isArray(questions))
  )
})
