import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../../db/client.ts'
import { bills } from '../../../db/schema/index.ts'

const corrected = alias(bills, 'corrected')
const numbered = {
  publicId: corrected.publicId,
  series: corrected.series,
  year: corrected.year,
  number: corrected.number,
}

/** Bills as anyone who knows their unguessable id may read them. */
export function billQueries(db: Database) {
  return {
    byPublicId: db
      .select({ bill: bills, corrects: numbered })
      .from(bills)
      .leftJoin(corrected, eq(corrected.id, bills.correctsId))
      .where(eq(bills.publicId, sql.placeholder('id')))
      .prepare('bill_by_public_id'),
    creditNotes: db
      .select({
        publicId: bills.publicId,
        series: bills.series,
        year: bills.year,
        number: bills.number,
        total: bills.total,
        issuedAt: bills.issuedAt,
      })
      .from(bills)
      .where(eq(bills.correctsId, sql.placeholder('billId')))
      .orderBy(asc(bills.id))
      .prepare('credit_notes_of_bill'),
  }
}

export type BillQueries = ReturnType<typeof billQueries>
export type FoundBill = Awaited<ReturnType<BillQueries['byPublicId']['execute']>>[number]
export type CreditNote = Awaited<ReturnType<BillQueries['creditNotes']['execute']>>[number]
