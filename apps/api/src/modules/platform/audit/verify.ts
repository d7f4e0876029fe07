import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditHeads, auditLog } from '../../../db/schema/index.ts'
import { firstHash, hashOfRow } from './hash.ts'

const batch = 1000

/** Where a chain stops being what was written: at a row, or behind the last one. */
export interface BrokenChain {
  chain: string
  rowId: number | null
  reason: 'a row was changed' | 'rows are missing before this one' | 'rows are missing at the end'
}

/** Recomputes every chain of the audit log. @returns how many rows there are, and the first error of each chain */
export async function verifyAudit(db: Database): Promise<{ rows: number; broken: BrokenChain[] }> {
  const heads = await db.select().from(auditHeads).orderBy(asc(auditHeads.chain))
  const headless = await db
    .selectDistinct({ chain: auditLog.chain })
    .from(auditLog)
    .leftJoin(auditHeads, eq(auditHeads.chain, auditLog.chain))
    .where(isNull(auditHeads.chain))
  const broken: BrokenChain[] = headless.map(({ chain }) => ({
    chain,
    rowId: null,
    reason: 'rows are missing at the end',
  }))
  let rows = 0
  for (const head of heads) {
    const checked = await verifyChain(db, head.chain, head.hash)
    rows += checked.rows
    if (checked.broken) broken.push(checked.broken)
  }
  return { rows, broken }
}

async function verifyChain(db: Database, chain: string, end: string) {
  let [previous, last, rows] = [firstHash, 0, 0]
  for (;;) {
    const found = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.chain, chain), gt(auditLog.id, last)))
      .orderBy(asc(auditLog.id))
      .limit(batch)
    for (const row of found) {
      const broken = (reason: BrokenChain['reason']) => ({ rows, broken: { chain, rowId: row.id, reason } })
      if (hashOfRow(row) !== row.hash) return broken('a row was changed')
      if (row.previousHash !== previous) return broken('rows are missing before this one')
      previous = row.hash
      last = row.id
      rows += 1
    }
    if (found.length < batch) break
  }
  const isWhole = previous === end
  return isWhole
    ? { rows }
    : { rows, broken: { chain, rowId: null, reason: 'rows are missing at the end' as const } }
}
