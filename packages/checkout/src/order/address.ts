/** An address as bills and forms have it. */
export interface WrittenAddress {
  building?: string | null
  street?: string | null
  district?: string | null
  city?: string | null
  postal_code?: string | null
  country: string
}

/** An address on one line, without its country; empty where nothing but that is known. */
export function addressLine({ building, street, district, city, postal_code }: WrittenAddress): string {
  const joined = (parts: (string | null | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return joined([joined([building, street], ' '), district, joined([city, postal_code], ' ')], '، ')
}

/** A country by its name in the reader's language. @param tag of the language @param code ISO 3166-1, two-letter */
export function countryName(tag: string, code: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
}
