import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  char,
  check,
  customType,
  integer,
  jsonb,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

/** A text that people read, in one or both of the product's languages. */
export interface BilingualText {
  ar?: string
  en?: string
}

/** Several such texts, in order (outcomes, requirements, expertise). */
export interface BilingualList {
  ar?: string[]
  en?: string[]
}

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const reference = () => bigint({ mode: 'number' })
/** To the millisecond: what a browser can say back exactly. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () => moment().notNull().defaultNow()
export const bilingual = () => jsonb().$type<BilingualText>()
export const bilingualList = () => jsonb().$type<BilingualList>()
/** Minor units (halalas): money is never a fraction. */
export const minorUnits = () => bigint({ mode: 'number' })
/** Whole numbers in ranges, as PostgreSQL writes them: `{[0,50),[70,90)}`. */
export const multirange = customType<{ data: string; config: { of: 'int4' | 'int8' } }>({
  dataType: config => `${config?.of ?? 'int4'}multirange`,
})
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Bytes as they came. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const currency = () => char({ length: 3 }).notNull().default('SAR')

/** The column names at least one language, and no other key. */
export function hasLanguage(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} ?| array['ar','en'] and ${column} - 'ar' - 'en' = '{}'::jsonb`)
}

/** The column is one of a closed set; kept as text so that a migration can widen it without a lock. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${list(values)})`)
}

function list(values: readonly string[]): SQL {
  return sql.raw(values.map(value => `'${value}'`).join(', '))
}

/** In which ways a person stands with requirements: a bit for each way, at the place of its code in a number of `standings`. */
export const waysToStand = () => integer().generatedAlwaysAs(sql`standing_ways(standings)`)
