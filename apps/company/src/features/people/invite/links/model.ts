import type { LinkFacts } from './api.ts'

/** The form as it is typed. */
export interface LinkDraft {
  label: string
  department: number | null
  groups: readonly string[]
  domains: string
  days: string
  maxUses: number | null
  maxText: string
}

export const emptyDraft: LinkDraft = {
  label: '',
  department: null,
  groups: [],
  domains: '',
  days: '14',
  maxUses: null,
  maxText: '',
}

/** The days for which a link may work, as they are offered. */
export const dayChoices = [1, 7, 14, 30, 90, 365] as const

/** What is sent of it; whatever stands between domains parts them, the Arabic marks too. */
export function factsOf({ label, department, groups, domains, days, maxUses }: LinkDraft): LinkFacts {
  const named = domains.split(/[\s,،;؛]/).filter(part => part !== '')
  return {
    ...(label.trim() !== '' && { label: label.trim() }),
    ...(department !== null && { department_id: department }),
    ...(groups.length > 0 && { group_ids: groups.map(Number) }),
    ...(named.length > 0 && { domains: named }),
    days: Number(days),
    ...(maxUses !== null && { max_uses: maxUses }),
  }
}
