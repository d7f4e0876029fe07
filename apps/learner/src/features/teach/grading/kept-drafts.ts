import { browserDrafts } from '../browser-drafts.ts'
import type { Draft } from './draft.ts'

/** What a grader has typed and not stored, and the revision of the grade that they saw as they typed it. */
export interface KeptDraft {
  draft: Draft
  revision: number
}

/** Grades that are being typed, by the answer. */
export const gradeDrafts = browserDrafts('masar-grade', (kept): kept is KeptDraft => {
  const draft = kept as Partial<KeptDraft> | null
  return typeof draft?.revision === 'number' && draft.draft !== undefined
})
