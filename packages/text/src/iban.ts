/** How long an IBAN of a country is, for the countries that a Saudi seller's bank is likely in (SWIFT's registry). */
const lengths: Record<string, number> = { SA: 24, AE: 23, BH: 22, JO: 30, KW: 30, OM: 23, QA: 29, EG: 29 }

/** Whether a text is an IBAN: capital letters and digits without spaces, the country's length, check digits by ISO 7064 (97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const length = lengths[text.slice(0, 2)]
  if (length !== undefined && text.length !== length) return false
  const checkDigits = Number(text.slice(2, 4))
  return checkDigits >= 2 && checkDigits <= 98 && remainderOf(text.slice(4) + text.slice(0, 4)) === 1
}

/** In groups of four, as it is read and typed. */
export function readableIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Of the number that the text is with its letters as 10 to 35, by 97. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
