import { buyerFields, type BuyerDraft } from './buyer.ts'

/** Of this tab, and gone with it; signing out empties the whole store. */
const key = 'masar-checkout'

/**
 * What was typed at the checkout of this account before a reload or a new sign-in; another's is removed.
 * @param owner the account, and the company that it acts for
 */
export function readDraft(owner: string): BuyerDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (kept === null) return null
    if (isDraftOf(kept, owner)) return kept.draft
    dropDraft()
  } catch (error) {
    console.info('what was typed at the checkout could not be read', error)
  }
  return null
}

export function keepDraft(owner: string, draft: BuyerDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, draft }))
  } catch (error) {
    console.info('what is typed lasts as long as this page', error)
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch (error) {
    console.info('what was typed at the checkout could not be removed', error)
  }
}

/** What earlier versions wrote is none. */
function isDraftOf(kept: unknown, owner: string): kept is { draft: BuyerDraft } {
  const { owner: of, draft } = Object(kept) as { owner?: unknown; draft?: Partial<BuyerDraft> | null }
  const typed = Object(draft?.typed) as Partial<Record<string, unknown>>
  return (
    of === owner &&
    (draft?.place === null || typeof draft?.place === 'number') &&
    typeof draft.keeps === 'boolean' &&
    buyerFields.every(field => typeof typed[field] === 'string')
  )
}
