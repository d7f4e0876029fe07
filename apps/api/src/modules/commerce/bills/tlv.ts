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
export function qrOf({ issuedAt, ...fields }: QrFields): string {
  const [head, tail] = qrAround(fields)
  return Buffer.concat([head, Buffer.from(`${issuedAt.toISOString().slice(0, 19)}Z`), tail]).toString(
    'base64',
  )
}

/** The bytes before and after the time of issue, whose length is fixed: for a caller that does not know it yet. */
export function qrAround({ seller, vatNumber, total, vat }: Omit<QrFields, 'issuedAt'>): [Buffer, Buffer] {
  const timeHead = Buffer.from([3, '2022-04-25T15:30:00Z'.length])
  return [
    Buffer.concat([field(1, seller), field(2, vatNumber), timeHead]),
    Buffer.concat([field(4, decimal(total)), field(5, decimal(vat))]),
  ]
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
