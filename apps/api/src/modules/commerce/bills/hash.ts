import { createHash, randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { bills } from '../../../db/schema/index.ts'

type NewBill = Omit<typeof bills.$inferInsert, 'hash' | 'id'>
/** What is known of a document once its place in the chain is locked. */
const found = ['year', 'number', 'position', 'qr', 'issuedAt', 'previousHash'] as const
type Found = (typeof found)[number]
/** What is known of it before. */
export type BillDetails = Omit<
  NewBill,
  'year' | 'number' | 'chainPosition' | 'qr' | 'issuedAt' | 'previousHash'
>

/** The SHA-256 of a document's facts and of the hash before it, in base64url. */
export function hashOfBill({ chainPosition, qr, issuedAt, previousHash, ...row }: NewBill): string {
  const text = textOf(row, {
    year: row.year,
    number: row.number,
    position: chainPosition ?? null,
    qr: qr ?? null,
    issuedAt: issuedAt?.toISOString() ?? null,
    previousHash: previousHash ?? null,
  })
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * The same within the statement that finds out the rest.
 * @param values SQL of what it finds, as JSON text
 */
export function hashInSql(row: BillDetails, values: Record<Found, SQL>): SQL {
  // The text is written with a mark in the place of each value, and taken apart at the marks.
  const seal = randomUUID()
  const marks = Object.fromEntries(found.map(name => [name, seal + name])) as Record<Found, string>
  const parts = textOf(row, marks).split(new RegExp(`"${seal}(\\w+)"`))
  const text = sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql`${part}::text` : values[part as Found])),
    sql` || `,
  )
  return sql`rtrim(translate(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '+/', '-_'), '=')`
}

function textOf(
  row: BillDetails,
  { year, number, position, qr, issuedAt, previousHash }: Record<Found, unknown>,
): string {
  return JSON.stringify([
    row.uuid,
    row.kind,
    row.series,
    year,
    number,
    row.orderId,
    row.correctsId ?? null,
    row.refundId ?? null,
    position,
    sorted(row.seller),
    sorted(row.buyer),
    sorted(row.lines),
    row.total,
    row.net,
    row.vat,
    row.rounding ?? 0,
    row.vatRate ?? 1500,
    qr,
    row.isProForma ?? false,
    issuedAt,
    previousHash,
    // Documents that ask for no transfer have the same facts as those issued before any did.
    ...(row.transfer ? [sorted(row.transfer)] : []),
  ])
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
