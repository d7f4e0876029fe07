import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Type } from 'typebox'
import { foldedInSql } from '../db/schema/folded.ts'
import { likeText } from './catalogue/instructors-and-reviews.ts'
import { Choice, Cursor } from './contract.ts'
import type { Cursor as ReadCursor } from './cursor.ts'

/** What lists are found by and read on with: each of them searches with folding and pages by cursor. */
export const finding = {
  q: Type.Optional(Type.String({ maxLength: 100 })),
  cursor: Cursor,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
}

export const ageSorts = ['newest', 'oldest'] as const
export type AgeSort = (typeof ageSorts)[number]
/** The same for what is listed by when it happened. */
export const findingByAge = { ...finding, sort: Type.Optional(Choice(ageSorts)) }

/** What typed words are compared with, folded; undefined where nothing is searched for. */
export function likeOf(q: string | undefined): string | undefined {
  const words = likeText(q ?? '')
  return words === '' ? undefined : `%${words}%`
}

/** The condition that a text which the database keeps as it was written has the words. For short texts, and not for many thousand. */
export function saysSo(text: SQL | AnyPgColumn, like: string): SQL {
  return sql`${foldedInSql(sql`coalesce(${text}, '')`)} like ${like}`
}

/** The order of rows by when they came, which their ids tell. */
export function byAge(sort: AgeSort, id: AnyPgColumn): { by: SQL; after: (cursor: ReadCursor) => SQL } {
  return sort === 'newest'
    ? { by: desc(id), after: cursor => sql`${id} < ${cursor.id}::bigint` }
    : { by: asc(id), after: cursor => sql`${id} > ${cursor.id}::bigint` }
}
