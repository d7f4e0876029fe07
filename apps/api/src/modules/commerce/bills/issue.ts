import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { bills, type BillLine, type BillParty, type BillTransfer } from '../../../db/schema/index.ts'
import type { VatSplit } from '../money/vat.ts'
import { billSeries, type BillSeries } from './number.ts'
import { qrOf } from './tlv.ts'

/** What a bill is made of; sums in minor units. */
export interface BillDraft extends VatSplit {
  publicId: string
  kind: 'simplified' | 'standard' | 'credit_note'
  isProForma?: boolean
  /** On a pro-forma: what it asks for. */
  transfer?: BillTransfer
  orderId: number
  /** On a credit note: the invoice, and the refund that it is for. */
  corrects?: { billId: number; refundId: number }
  seller: BillParty
  buyer: BillParty
  lines: BillLine[]
  total: number
  /** In hundredths of a percent. */
  vatRate: number
}

/**
 * Issues a document in the transaction of the act that it is for, as nearly its last statement: until it commits, every other document
 * waits for the counter. So numbers of a series and year have no gap, and times rise with them (`billing.md`, The bill).
 */
export async function issueBill(
  tx: Transaction,
  draft: BillDraft,
): Promise<{ id: number; publicId: string }> {
  const isProForma = draft.isProForma ?? false
  const series: BillSeries = isProForma
    ? billSeries.proForma
    : draft.kind === 'credit_note'
      ? billSeries.creditNote
      : billSeries.invoice
  const chain = isProForma ? null : await nextOf(tx, 'chain', 0)
  const chainPosition = chain?.last ?? null
  const year = yearInRiyadh(chain?.at ?? (await clock(tx)))
  const { last: number, at } = await nextOf(tx, series, year)
  const issuedAt = chain?.at ?? at
  const previousHash =
    chainPosition === null || chainPosition === 1 ? null : await hashAt(tx, chainPosition - 1)
  const row = {
    publicId: draft.publicId,
    kind: draft.kind,
    series,
    year,
    number,
    orderId: draft.orderId,
    correctsId: draft.corrects?.billId ?? null,
    refundId: draft.corrects?.refundId ?? null,
    chainPosition,
    seller: draft.seller,
    buyer: draft.buyer,
    lines: draft.lines,
    total: draft.total,
    net: draft.net,
    vat: draft.vat,
    rounding: draft.rounding,
    vatRate: draft.vatRate,
    qr: qrFor(draft, isProForma, issuedAt),
    uuid: randomUUID(),
    previousHash,
    isProForma,
    transfer: draft.transfer ?? null,
    issuedAt,
  }
  const [made] = await tx
    .insert(bills)
    .values({ ...row, hash: hashOfBill(row) })
    .returning({ id: bills.id, publicId: bills.publicId })
  if (!made) throw new Error('A bill was not written.')
  return made
}

/** The SHA-256 of a document's facts and of the hash before it, in base64url. */
export function hashOfBill(row: Omit<typeof bills.$inferInsert, 'hash' | 'id'>): string {
  const facts = [
    row.uuid,
    row.kind,
    row.series,
    row.year,
    row.number,
    row.orderId,
    row.correctsId ?? null,
    row.refundId ?? null,
    row.chainPosition ?? null,
    sorted(row.seller),
    sorted(row.buyer),
    sorted(row.lines),
    row.total,
    row.net,
    row.vat,
    row.rounding ?? 0,
    row.vatRate ?? 1500,
    row.qr ?? null,
    row.isProForma ?? false,
    row.issuedAt?.toISOString() ?? null,
    row.previousHash ?? null,
    // Documents that ask for no transfer have the same facts as those issued before any did.
    ...(row.transfer ? [sorted(row.transfer)] : []),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

/** With the keys of objects in one order: the database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)])
}

/** A seller without a VAT number issues no tax invoice, and so no code. */
function qrFor({ seller, total, vat }: BillDraft, isProForma: boolean, issuedAt: Date): string | null {
  if (isProForma || seller.vatNumber === undefined) return null
  return qrOf({
    seller: seller.name.ar ?? seller.name.en ?? '',
    vatNumber: seller.vatNumber,
    issuedAt,
    total,
    vat,
  })
}

const milliseconds = sql`floor(extract(epoch from clock_timestamp()) * 1000)::float8`

/** The next number, and the time once it is this transaction's: whoever waited for it is later. */
async function nextOf(tx: Transaction, series: string, year: number): Promise<{ last: number; at: Date }> {
  const { rows } = await tx.execute<{ last: number; at: number }>(sql`
    insert into bill_counters as c (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = c.last + 1 returning last, ${milliseconds} as at`)
  const [row] = rows
  if (!row) throw new Error('A document got no number.')
  return { last: row.last, at: new Date(row.at) }
}

async function clock(tx: Transaction): Promise<Date> {
  const { rows } = await tx.execute<{ at: number }>(sql`select ${milliseconds} as at`)
  return new Date(rows[0]?.at ?? 0)
}

async function hashAt(tx: Transaction, position: number): Promise<string> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select hash from bills where chain_position = ${position}`,
  )
  const [row] = rows
  if (!row) throw new Error('The chain of bills has a gap.')
  return row.hash
}

const riyadhYear = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
  year: 'numeric',
  timeZone: 'Asia/Riyadh',
})
function yearInRiyadh(at: Date): number {
  return Number(riyadhYear.format(at))
}
