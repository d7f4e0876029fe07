import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import {
  billCounters,
  bills,
  type BillLine,
  type BillParty,
  type BillTransfer,
} from '../../../db/schema/index.ts'
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
 * waits for the counter, so that it is asked in one statement and answered in the next. Numbers of a series and year have no gap, and
 * times rise with them (`billing.md`, The bill).
 */
export async function issueBill(tx: Transaction, draft: BillDraft): Promise<void> {
  const isProForma = draft.isProForma ?? false
  const series = seriesOf(draft)
  const { year, number, at, position, previousHash } = await nextPlace(tx, series, !isProForma)
  const row = {
    publicId: draft.publicId,
    kind: draft.kind,
    series,
    year,
    number,
    orderId: draft.orderId,
    correctsId: draft.corrects?.billId ?? null,
    refundId: draft.corrects?.refundId ?? null,
    chainPosition: position,
    seller: draft.seller,
    buyer: draft.buyer,
    lines: draft.lines,
    total: draft.total,
    net: draft.net,
    vat: draft.vat,
    rounding: draft.rounding,
    vatRate: draft.vatRate,
    qr: qrFor(draft, isProForma, at),
    uuid: randomUUID(),
    previousHash,
    isProForma,
    transfer: draft.transfer ?? null,
    issuedAt: at,
  }
  const hash = hashOfBill(row)
  const write = tx.insert(bills).values({ ...row, hash })
  if (isProForma) await write
  else
    await tx
      .with(tx.$with('written').as(write.returning({ id: bills.id })))
      .update(billCounters)
      .set({ hash })
      .where(and(eq(billCounters.series, chain.series), eq(billCounters.year, chain.year)))
}

function seriesOf({ isProForma, kind }: BillDraft): BillSeries {
  if (isProForma) return billSeries.proForma
  return kind === 'credit_note' ? billSeries.creditNote : billSeries.invoice
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

/** The counter of the chain, which runs through all series and years. */
const chain = { series: 'chain', year: 0 }

interface Place {
  year: number
  number: number
  /** When the counter was this transaction's: whoever waited for it is later. */
  at: Date
  /** In the chain; null outside of it. */
  position: number | null
  /** Of the document before it in the chain. */
  previousHash: string | null
}

const milliseconds = sql`floor(extract(epoch from clock_timestamp()) * 1000)::float8`

/** The next number of a series, by the year in Riyadh, and where it is chained the next place in the chain, whose counter is locked first. */
async function nextPlace(tx: Transaction, series: BillSeries, isChained: boolean): Promise<Place> {
  const head = isChained
    ? sql`insert into bill_counters as c (series, year, last) values (${chain.series}, ${chain.year}, 1)
        on conflict (series, year) do update set last = c.last + 1
        returning c.last as position, c.hash, ${milliseconds} as at`
    : sql`select null::int as position, null::text as hash, ${milliseconds} as at`
  const { rows } = await tx.execute<RawPlace & Record<string, unknown>>(sql`
    with head as (${head})
    insert into bill_counters as c (series, year, last)
    select ${series}, extract(year from to_timestamp(at / 1000) at time zone 'Asia/Riyadh')::int, 1 from head
    on conflict (series, year) do update set last = c.last + 1
    returning c.year, c.last as number, coalesce((select at from head where position is not null), ${milliseconds}) as at,
      (select position from head) as position, (select hash from head) as "previousHash"`)
  const [row] = rows
  if (!row) throw new Error('A document got no number.')
  return { ...row, at: new Date(row.at) }
}

type RawPlace = Omit<Place, 'at'> & { at: number }
