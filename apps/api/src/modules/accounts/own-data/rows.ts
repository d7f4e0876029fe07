import { toSnakeCase } from 'drizzle-orm/casing'

/** What is derived for order and search, and for what the home page may show. */
const derived = /^(?:userId|nameKey|nameKeyAr|nameKeyEn|otherNameKey|searchVector|searchText|voice)$|Folded$/

export type Row = Record<string, unknown>

export function plain(rows: Row[]): Row[] {
  return rows.map(snake)
}

/** A row with the names of the file; without its owner's id, which is the same everywhere, and what is derived for search. */
export function snake(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !derived.test(key))
      .map(([key, value]) => [toSnakeCase(key), value]),
  )
}

/** Rows with the titles that stand beside them. */
export function titled<T extends { row: object }>(rows: T[]): Row[] {
  return plain(rows.map(({ row, ...titles }) => ({ ...row, ...titles })))
}
