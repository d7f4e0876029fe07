import { foldDigits } from '@masar/text'
import type { BillAddress } from '../../../db/schema/index.ts'
import { cleanLine } from '../../accounts/fields/name.ts'
import { readLine, type FieldErrors } from '../../accounts/fields/person.ts'
import type { Buyer } from '../schema.ts'

type TypedAddress = NonNullable<Buyer['address']>

/** A line that may be left empty. */
export function readOptionalLine(
  text: string | undefined,
  errors: FieldErrors,
  field: string,
  longest: number,
): string | undefined {
  return text === undefined || cleanLine(text) === '' ? undefined : readLine(text, errors, field, longest)
}

/** Checks an address and makes it storable. @param prefix of its fields' names in the form */
export function readAddress(address: TypedAddress, errors: FieldErrors, prefix = ''): BillAddress {
  const line = (field: Exclude<keyof TypedAddress, 'country'>, longest: number) =>
    readOptionalLine(address[field], errors, prefix + field, longest)
  const [building, street, district] = [line('building', 20), line('street', 120), line('district', 120)]
  const [city, postalCode] = [line('city', 120), line('postal_code', 20)]
  return {
    ...(building !== undefined && { building }),
    ...(street !== undefined && { street }),
    ...(district !== undefined && { district }),
    ...(city !== undefined && { city }),
    ...(postalCode !== undefined && { postalCode }),
    country: address.country,
  }
}

/** An address as it is answered, without what nothing is known of. */
export function presentAddress({ building, street, district, city, postalCode, country }: BillAddress) {
  return {
    ...(building !== undefined && { building }),
    ...(street !== undefined && { street }),
    ...(district !== undefined && { district }),
    ...(city !== undefined && { city }),
    ...(postalCode !== undefined && { postal_code: postalCode }),
    country,
  }
}

/** A Saudi VAT number in digits of either script; undefined where none is typed. */
export function readVatNumber(text: string | undefined, errors: FieldErrors): string | undefined {
  const number = foldDigits(text ?? '').replace(/\s/g, '')
  if (number === '') return undefined
  if (!/^3\d{13}3$/.test(number)) errors.add('vat_number', { code: 'vat_number' })
  return number
}
