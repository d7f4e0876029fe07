import type { ApiError } from '@masar/api-sdk'
import type { CompanySettings } from './api.ts'

/** The values of the fields. */
export interface TypedDetails {
  name_ar: string
  name_en: string
  address_ar: string
  address_en: string
  registration_number: string
  vat_number: string
}

export function detailsOf({
  names,
  addresses,
  registration_number,
  vat_number,
}: CompanySettings): TypedDetails {
  return {
    name_ar: names.ar ?? '',
    name_en: names.en ?? '',
    address_ar: addresses.ar ?? '',
    address_en: addresses.en ?? '',
    registration_number,
    vat_number: vat_number ?? '',
  }
}

/** Fields in which nothing was typed yet, and what they were filled from. */
export function draftOf(base: CompanySettings): { base: CompanySettings; typed: TypedDetails } {
  return { base, typed: detailsOf(base) }
}

/** What of the fields differs from what was read, as it is sent; null where nothing does. */
export function changeOf(known: CompanySettings, typed: TypedDetails) {
  const before = detailsOf(known)
  const isChanged = (...names: (keyof TypedDetails)[]) =>
    names.some(name => typed[name].trim() !== before[name])
  const change = {
    ...(isChanged('name_ar', 'name_en') && { names: texts(typed.name_ar, typed.name_en) }),
    ...(isChanged('address_ar', 'address_en') && { addresses: texts(typed.address_ar, typed.address_en) }),
    ...(isChanged('registration_number') && { registration_number: typed.registration_number.trim() }),
    ...(isChanged('vat_number') && { vat_number: typed.vat_number.trim() }),
  }
  return Object.keys(change).length === 0 ? null : change
}

/** The values of the fields after a refetch: those edited since `before` stay, the others show the new data. */
export function mergeDetails(before: TypedDetails, now: CompanySettings, typed: TypedDetails): TypedDetails {
  const read = detailsOf(now)
  const keep = (name: keyof TypedDetails) => (typed[name] === before[name] ? read[name] : typed[name])
  return {
    name_ar: keep('name_ar'),
    name_en: keep('name_en'),
    address_ar: keep('address_ar'),
    address_en: keep('address_en'),
    registration_number: keep('registration_number'),
    vat_number: keep('vat_number'),
  }
}

function texts(ar: string, en: string): { ar?: string; en?: string } {
  return { ...(ar.trim() && { ar: ar.trim() }), ...(en.trim() && { en: en.trim() }) }
}

/** The first field, in their order, of which the service says something; empty where it says nothing of them. */
export function firstInvalidField({ errors }: ApiError): keyof TypedDetails | '' {
  const fields: [keyof TypedDetails, ...names: string[]][] = [
    ['name_ar', 'names', 'names.ar'],
    ['name_en', 'names.en'],
    ['address_ar', 'addresses', 'addresses.ar'],
    ['address_en', 'addresses.en'],
    ['registration_number', 'registration_number'],
    ['vat_number', 'vat_number'],
  ]
  return fields.find(([, ...names]) => names.some(name => name in errors))?.[0] ?? ''
}

/** The first field, in their order, that differs from what was read. */
export function firstTypedField(known: CompanySettings, typed: TypedDetails): keyof TypedDetails | undefined {
  const before = detailsOf(known)
  return (Object.keys(before) as (keyof TypedDetails)[]).find(name => typed[name] !== before[name])
}
