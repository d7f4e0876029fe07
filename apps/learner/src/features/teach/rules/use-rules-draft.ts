import { useSession } from '@masar/app-shell'
import { useState } from 'react'
import type { ExamSettings } from '../exam/api.ts'
import { draftOf, type RulesDraft } from './draft.ts'
import { rulesDrafts } from './kept-drafts.ts'

/** The rules that are being changed: what is typed outlives reloads and refusals. */
export function useRulesDraft({ exam, rules, state }: ExamSettings) {
  const user = useSession(({ info }) => info?.id ?? 0)
  const name = String(exam.id)
  const [edited, setEdited] = useState(() => rulesDrafts.read(user, name))
  const keep = (next: RulesDraft | null) => {
    setEdited(next)
    rulesDrafts.keep(user, name, next)
  }
  const draft = edited ?? draftOf(rules, state)
  return {
    draft,
    isChanged: edited !== null,
    /** Other rules were set since these were begun. */
    isStale: edited !== null && edited.state !== state,
    change: (to: Partial<RulesDraft>) => keep({ ...draft, ...to }),
    /** Saved, or given up. */
    clear: () => keep(null),
  }
}
