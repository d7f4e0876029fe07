import type { ClientPaths } from '@masar/api-sdk'

type Answer = ClientPaths['/auth/login']['post']['responses'][200]['content']['application/json']['data']
/** What a right first step answers where the account has a second factor. */
export type SecondFactorAsked = Extract<Answer, { second_factor: object }>['second_factor']

const key = 'masar-second-factor'

/** The ticket of a sign-in that waits for its second factor, for this tab alone: it survives a reload and the way back. */
export function keepTicket(asked: SecondFactorAsked): void {
  sessionStorage.setItem(key, JSON.stringify(asked))
}

export function readTicket(): SecondFactorAsked | null {
  const kept = sessionStorage.getItem(key)
  // Nothing else writes there, so the stored value has this shape.
  return kept === null ? null : (JSON.parse(kept) as SecondFactorAsked)
}

export function dropTicket(): void {
  sessionStorage.removeItem(key)
}
