import type { BuyerDetails, PayBody } from '@masar/api-sdk'
import { foldDigits } from '@masar/text'

/** The fields of who buys, by the service's names, in the order of the form. */
export const buyerFields = [
  'name',
  'vat_number',
  'registration_number',
  'address.building',
  'address.street',
  'address.district',
  'address.city',
  'address.postal_code',
  'address.country',
  'save_address_as',
  'purchase_order',
] as const
export type BuyerField = (typeof buyerFields)[number]
export type TypedBuyer = Record<BuyerField, string>
/** What of "pay" is about the buyer. */
export type AgreedBuyer = Pick<PayBody, 'buyer' | 'billing_address_id' | 'save_address_as'>
/** What is wrong before anything is sent. */
export type BuyerProblem = 'required' | 'vat_number'

/** What the form is filled with at first. */
export function typedOf(buyer: BuyerDetails | null): TypedBuyer {
  return {
    name: buyer?.name ?? '',
    vat_number: buyer?.vat_number ?? '',
    registration_number: buyer?.registration_number ?? '',
    'address.building': buyer?.address?.building ?? '',
    'address.street': buyer?.address?.street ?? '',
    'address.district': buyer?.address?.district ?? '',
    'address.city': buyer?.address?.city ?? '',
    'address.postal_code': buyer?.address?.postal_code ?? '',
    'address.country': buyer?.address?.country ?? 'SA',
    save_address_as: '',
    purchase_order: buyer?.purchase_order ?? '',
  }
}

/** Who buys, as far as it is typed and chosen. */
export interface BuyerDraft {
  typed: TypedBuyer
  /** The company's address that is chosen; null for the typed one. */
  place: number | null
  /** Whether the typed address is kept for later orders. */
  keeps: boolean
}

/** What is sent: fields left empty are left out, and a person has a name and a country alone. */
export function agreedBuyer({ typed, place, keeps }: BuyerDraft, isCompany: boolean): AgreedBuyer {
  const named = (field: BuyerField, key: string) => {
    const text = typed[field].trim()
    return text === '' ? {} : { [key]: text }
  }
  const name = typed.name.trim()
  const country = typed['address.country']
  if (!isCompany) return { buyer: { name, address: { country } } }
  const vatNumber = vatDigits(typed.vat_number)
  const buyer = {
    name,
    // With an address that is kept, an empty one says that its own doesn't count either.
    ...((vatNumber !== '' || place !== null) && { vat_number: vatNumber }),
    ...named('registration_number', 'registration_number'),
    ...named('purchase_order', 'purchase_order'),
  }
  if (place !== null) return { buyer, billing_address_id: place }
  const address = {
    ...named('address.building', 'building'),
    ...named('address.street', 'street'),
    ...named('address.district', 'district'),
    ...named('address.city', 'city'),
    ...named('address.postal_code', 'postal_code'),
    country,
  }
  return { buyer: { ...buyer, address }, ...(keeps && named('save_address_as', 'save_address_as')) }
}

/** What prevents sending. A tax invoice for a company says in which city it is. */
export function problemsOf(
  { typed, place, keeps }: BuyerDraft,
  isCompany: boolean,
): Partial<Record<BuyerField, BuyerProblem>> {
  const isEmpty = (field: BuyerField) => typed[field].trim() === ''
  const isTyped = isCompany && place === null
  return {
    ...(isEmpty('name') && { name: 'required' }),
    ...(isTyped && isEmpty('address.city') && { 'address.city': 'required' }),
    ...(isTyped && keeps && isEmpty('save_address_as') && { save_address_as: 'required' }),
    ...(isCompany && vatProblem(typed.vat_number) && { vat_number: 'vat_number' }),
  }
}

const vatDigits = (text: string) => foldDigits(text).replace(/\s/g, '')

/**
 * Whether a VAT number can't be one: 15 digits, the first and the last a 3. An empty one is none, and not wrong.
 * @param isTyping whether more may follow: then only what can't become one any more is wrong
 */
export function vatProblem(text: string, isTyping = false): boolean {
  const number = vatDigits(text)
  if (number === '') return false
  if (!isTyping) return !/^3\d{13}3$/.test(number)
  return !/^3\d{0,13}$/.test(number) && !/^3\d{13}3$/.test(number)
}
