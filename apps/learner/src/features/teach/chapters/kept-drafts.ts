import { browserDrafts } from '../browser-drafts.ts'
import type { ChapterDraft, ChaptersDraft } from './draft.ts'

/** Chapters that are being written, by the ids of their lessons. */
export const chapterDrafts = browserDrafts('masar-chapters', (kept): kept is ChaptersDraft => {
  const draft = kept as Partial<ChaptersDraft> | null
  return typeof draft?.state === 'string' && Array.isArray(draft.chapters) && draft.chapters.every(isChapter)
})

function isChapter(kept: Partial<ChapterDraft> | null): boolean {
  return (
    typeof kept?.key === 'string' &&
    typeof kept.at === 'string' &&
    typeof kept.title === 'object' &&
    kept.title !== null
  )
}
