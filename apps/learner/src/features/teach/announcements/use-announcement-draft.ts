import { useSession } from '@masar/app-shell'
import { useState } from 'react'
import { type AnnouncementDraft, announcementDrafts, emptyDraft, isBlank } from './draft.ts'

/** The announcement that is being written to a course: it outlives reloads, lost connections and refusals. */
export function useAnnouncementDraft(courseId: number) {
  const user = useSession(({ info }) => info?.id ?? 0)
  const name = String(courseId)
  const [draft, setDraft] = useState(() => announcementDrafts.read(user, name) ?? emptyDraft)
  const keep = (next: AnnouncementDraft) => {
    setDraft(next)
    announcementDrafts.keep(user, name, isBlank(next.ar) && isBlank(next.en) ? null : next)
  }
  return {
    draft,
    change: (to: Partial<AnnouncementDraft>) => keep({ ...draft, ...to }),
    /** Sent, or given up. */
    clear: () => keep({ ...emptyDraft, audience: draft.audience, lesson: draft.lesson }),
  }
}
