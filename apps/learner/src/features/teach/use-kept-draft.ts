import { useSession } from '@masar/app-shell'
import { canonicalJson } from '@masar/text'
import { useState } from 'react'
import type { BrowserDrafts } from './browser-drafts.ts'

interface Kept<Draft> {
  drafts: BrowserDrafts<Draft>
  name: string
  /** Of what is stored. */
  state: string
  /** What is stored, as it would be typed. */
  stored: () => Draft
}

/** What is being changed: what is typed outlives reloads and refusals. */
export function useKeptDraft<Draft extends { state: string }>({ drafts, name, state, stored }: Kept<Draft>) {
  const user = useSession(({ info }) => info?.id ?? 0)
  const [edited, setEdited] = useState(() => drafts.read(user, name))
  const keep = (next: Draft | null) => {
    setEdited(next)
    drafts.keep(user, name, next)
  }
  const draft = edited ?? stored()
  return {
    draft,
    isChanged: edited !== null,
    /** Something else was stored since this was begun. */
    isStale: edited !== null && edited.state !== state,
    /** What is as it is stored, again, is no change. */
    change: (to: Partial<Draft>) => {
      const next = { ...draft, ...to }
      keep(canonicalJson(next) === canonicalJson(stored()) ? null : next)
    },
    /** Saved, or given up. */
    clear: () => keep(null),
  }
}
