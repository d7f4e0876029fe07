import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { type ReportKind, reportKinds } from '../schema.ts'
import { ofSlice, type Slice } from './writing.ts'

/** Of whom a report of all courses and all time tells anything, by what is kept of them, `k`. */
export const isToldOf: Record<ReportKind, SQL> = {
  completion: sql`k.assigned + k.begun > 0`,
  time: sql`k.days > 0`,
  scores: sql`k.results + k.hidden > 0`,
}

/** Where it is kept of how many of a department's people that is so. */
export const toldColumn = (kind: ReportKind): SQL => sql.raw(`told_of_${kind}`)

/** Counts of how many of a department's people each report tells anything, by what is kept of them: lists of people begin with it. */
export async function countTold(tx: Transaction, slice: Slice): Promise<void> {
  const columns = sql.join(reportKinds.map(toldColumn), sql`, `)
  const counts = sql.join(
    reportKinds.map(kind => sql`count(*) filter (where ${isToldOf[kind]})`),
    sql`, `,
  )
  await tx.execute(sql`update report_slices set (${columns}) = (select ${counts} from report_people k where ${ofSlice(slice, sql`k.`)})
    where ${ofSlice(slice)}`)
}
