import { and, inArray, notInArray, type Column, type SQL } from 'drizzle-orm'
import { Type } from 'typebox'
import { Id } from '../contract.ts'

/** How many rows of a list a call leaves out one by one. */
export const mostExcepted = 1000

/** The rows that were taken out of a choice of all that match. */
export const ExceptIds = Type.Optional(
  Type.Array(Id, {
    maxItems: mostExcepted,
    uniqueItems: true,
    description: 'Of all that match, not these.',
  }),
)

/** The condition for rows that are named one by one, or are not left out; undefined where neither is said. */
export function amongChosen(
  id: Column,
  ids: readonly number[] | undefined,
  exceptIds: readonly number[] | undefined,
): SQL | undefined {
  return and(ids && inArray(id, [...ids]), exceptIds?.length ? notInArray(id, [...exceptIds]) : undefined)
}
