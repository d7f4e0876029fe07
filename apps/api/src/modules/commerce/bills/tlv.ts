/** What the QR code of a Saudi tax invoice says (ZATCA, tags 1 to 5). */
export interface QrFields {
  /** At most 127 bytes in UTF-8; the setting refuses a longer name. */
  seller: string
  vatNumber: string
  issuedAt: Date
  /** Minor units, VAT included. */
  total: number
  vat: number
}

/** The fields as Base64 of TLV: a byte for the tag, a byte for the length in UTF-8 bytes, the value. */
export function qrOf({ seller, vatNumber, issuedAt, total, vat }: QrFields): string {
  const time = `${issuedAt.toISOString().slice(0, 19)}Z`
  const values = [seller, vatNumber, time, decimal(total), decimal(vat)]
  return Buffer.concat(values.map((value, at) => field(at + 1, value))).toString('base64')
}

function field(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  if (bytes.length > 127) throw new Error(`Tag ${tag} of the QR code is longer than 127 bytes.`)
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}

/** 100000 as 1000.00: digits for machines. */
export function decimal(minorUnits: number): string {
  const text = String(minorUnits).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}
