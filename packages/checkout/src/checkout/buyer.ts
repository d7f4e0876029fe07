import type { BuyerDetails } from '@masar/api-sdk'
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
  'purchase_order',
] as const
export type BuyerField = (typeof buyerFields)[number]
export type TypedBuyer = Record<BuyerField, string>
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
    purchase_order: buyer?.purchase_order ?? '',
  }
}

/** What is sent: fields left empty are left out, and a person has a name and a country alone. */
export function buyerOf(typed: TypedBuyer, isCompany: boolean): BuyerDetails {
  const named = (field: BuyerField, key: string) => {
    const text = typed[field].trim()
    return text === '' ? {} : { [key]: text }
  }
  const name = typed.name.trim()
  const country = typed['address.country']
  if (!isCompany) return { name, address: { country } }
  return {
    name,
    ...(typed.vat_number.trim() !== '' && { vat_number: vatDigits(typed.vat_number) }),
    ...named('registration_number', 'registration_number'),
    ...named('purchase_order', 'purchase_order'),
    address: {
      ...named('address.building', 'building'),
      ...named('address.street', 'street'),
      ...named('address.district', 'district'),
      ...named('address.city', 'city'),
      ...named('address.postal_code', 'postal_code'),
      country,
    },
  }
}

/** What stands in the way of sending. A tax invoice for a company says in which city it is. */
export function problemsOf(typed: TypedBuyer, isCompany: boolean): Partial<Record<BuyerField, BuyerProblem>> {
  return {
    ...(typed.name.trim() === '' && { name: 'required' }),
    ...(isCompany && typed['address.city'].trim() === '' && { 'address.city': 'required' }),
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
