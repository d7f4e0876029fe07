import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'

/** The people of one department itself, or of none. */
export interface Slice {
  companyId: number
  departmentId: number | null
}

/** The condition for rows of a slice. @param table its name with a dot, where several have such columns */
export const ofSlice = ({ companyId, departmentId }: Slice, table: SQL = sql``) =>
  departmentId === null
    ? sql`${table}company_id = ${companyId} and ${table}department_id is null`
    : sql`${table}company_id = ${companyId} and ${table}department_id = ${departmentId}`

const key = ({ companyId, departmentId }: Slice) => sql`${companyId}::bigint, ${departmentId}::bigint`

/** What a company's departments come to is written by each that is counted or deleted: one after the other, so that no two wait for each other. */
export async function holdTotals(tx: Transaction, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportTotals}, ${companyId}::int)`)
}

/** Sums of a department, as they are now. */
export interface Written {
  /** Selects the keys and the measures, in this order. */
  counted: SQL
  keys: string[]
  measures: string[]
}

/** Each sum is written where it is another one: most stay, and what all departments come to follows what changes. */
export async function writeSums(
  tx: Transaction,
  slice: Slice,
  table: string,
  { counted, keys, measures }: Written,
): Promise<void> {
  const list = (names: string[], of = '') => sql.raw(names.map(name => of + name).join(', '))
  const columns = list([...keys, ...measures])
  const whole = sql.identifier(table)
  const isSame = sql.join(
    [
      ...keys.map(name =>
        sql.raw(
          nullable.has(name)
            ? `coalesce(c.${name}::text, '') = coalesce(k.${name}::text, '')`
            : `c.${name} = k.${name}`,
        ),
      ),
      sql`(${list(measures, 'c.')}) is not distinct from (${list(measures, 'k.')})`,
    ],
    sql` and `,
  )
  await tx.execute(sql`
    with counted (${columns}) as materialized (${counted}), gone as (
      delete from ${whole} k where ${ofSlice(slice, sql`k.`)} and not exists (select from counted c where ${isSame})
    )
    insert into ${whole} (company_id, department_id, ${columns})
    select ${key(slice)}, ${list([...keys, ...measures], 'c.')} from counted c
    where not exists (select from ${whole} k where ${ofSlice(slice, sql`k.`)} and ${isSame})
    order by ${sql.raw(keys.map(name => `c.${name} nulls first`).join(', '))}`)
}

/** Of these a key may be null. */
const nullable = new Set(['group_id', 'course_id', 'exam_id', 'month', 'day'])
