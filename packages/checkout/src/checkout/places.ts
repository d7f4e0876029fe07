import type { BuyerDetails, CompanyAddress } from '@masar/api-sdk'
import { type BuyerDraft, typedOf } from './buyer.ts'

/** What the form begins with: the company's default address, or without any the suggested one. */
export function firstDraft(suggested: BuyerDetails | null, [first]: readonly CompanyAddress[]): BuyerDraft {
  // An address beside those that are kept begins empty: the suggested one is among them.
  const { address: _address, ...rest } = suggested ?? { name: '' }
  const typed = typedOf(first ? rest : suggested)
  const vatNumber = first?.vat_number ?? typed.vat_number
  return { typed: { ...typed, vat_number: vatNumber }, place: first?.id ?? null, keeps: false }
}

/** A draft whose address was removed meanwhile has the default one. */
export function draftWith(draft: BuyerDraft, addresses: readonly CompanyAddress[]): BuyerDraft {
  const isThere = draft.place === null || addresses.some(({ id }) => id === draft.place)
  return isThere ? draft : { ...draft, place: addresses[0]?.id ?? null }
}
