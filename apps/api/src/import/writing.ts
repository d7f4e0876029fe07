import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection, Transaction } from '../db/client.ts'
import { isSame } from '../db/is-same.ts'
import type { Storage } from '../gateways/storage.ts'
import type { Report } from './report.ts'

/** What every step of an import writes with. */
export interface Writing {
  tx: Transaction
  storage: Storage
  report: Report
  now: Date
  progress: (line: string) => void
}

export type Stored = Record<string, unknown>

interface Plan<Row extends object> {
  kind: string
  table: PgTable
  identity: PgColumn
  /** The property that `identity` is read as. */
  identityName: string
  /** Which stored rows may be meant. */
  among?: SQL | undefined
  wanted: Row[]
  keyOf: (row: Row) => string
  /** What only a new row gets: it is not compared, and never written again. */
  once?: (row: Row) => object
}

const batch = 1000

/**
 * Brings rows to what is wanted: new ones in batches, changed ones by themselves, equal ones not at all.
 * @returns every stored row that was meant, by its key
 */
export async function reconcile<Row extends object>(
  writing: Writing,
  plan: Plan<Row>,
): Promise<Map<string, Stored>> {
  const { tx, report } = writing
  const stored = new Map<string, Stored>(
    ((await tx.select().from(plan.table).where(plan.among)) as Stored[]).map(row => [
      plan.keyOf(row as Row),
      row,
    ]),
  )
  const fresh: Row[] = []
  for (const row of plan.wanted) {
    const old = stored.get(plan.keyOf(row))
    if (old === undefined) fresh.push(row)
    else if (Object.entries(row).every(([name, value]) => value === undefined || isSame(old[name], value)))
      report.count(plan.kind, 'unchanged')
    else {
      await tx
        .update(plan.table)
        .set(row as never)
        .where(eq(plan.identity, old[plan.identityName]))
      stored.set(plan.keyOf(row), { ...old, ...row })
      report.count(plan.kind, 'changed')
    }
  }
  for (const row of await insertAll(
    tx,
    plan.table,
    fresh.map(row => ({ ...row, ...plan.once?.(row) })),
  ))
    stored.set(plan.keyOf(row as Row), row)
  report.count(plan.kind, 'created', fresh.length)
  return stored
}

/** Inserts rows in batches and returns them as they were stored. */
export async function insertAll(tx: Connection, table: PgTable, rows: object[]): Promise<Stored[]> {
  const stored: Stored[] = []
  for (let from = 0; from < rows.length; from += batch) {
    stored.push(
      ...((await tx
        .insert(table)
        .values(rows.slice(from, from + batch) as never)
        .returning()) as Stored[]),
    )
  }
  return stored
}

/** The number behind a key that the checks have made sure of. */
export function idOf(ids: ReadonlyMap<string, Stored>, key: string): number {
  const id = ids.get(key)?.['id']
  if (typeof id !== 'number') throw new Error(`"${key}" is not stored although it was checked.`)
  return id
}
