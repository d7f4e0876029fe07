import { AppError } from '../errors.ts'

/** Where a list goes on: the last row's sort value and id, and the total as first counted. */
export interface Cursor {
  sort: string
  value: string | number
  id: number
  total: number
}

/** How far lists are counted; beyond it the answer says "at least". */
export const countCap = 1000

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.sort, cursor.value, cursor.id, cursor.total])).toString(
    'base64url',
  )
}

/** What a list's sort value is; a cursor is a client's text, and its value goes into a statement of that type. */
export type CursorValue = 'number' | 'moment' | 'day' | 'text'

const fits: Record<CursorValue, (value: unknown) => boolean> = {
  number: value => Number.isSafeInteger(value),
  moment: value =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && isMoment(new Date(value)),
  day: value => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && isMoment(new Date(value)),
  text: value => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
}

/** Whether a date is one, of a year that the database knows. */
export function isMoment(date: Date): boolean {
  return !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999
}

/**
 * Reads a cursor that came back from a client.
 * @param sort the order the list is asked in now; a cursor of another order is refused
 * @throws AppError `malformed`
 */
export function decodeCursor(text: string | undefined, sort: string, kind: CursorValue): Cursor | null {
  if (text === undefined) return null
  const [knownSort, value, id, total] = read(text)
  const isWhole = (number: unknown): number is number =>
    Number.isSafeInteger(number) && (number as number) >= 0
  if (knownSort !== sort || !fits[kind](value) || !isWhole(id) || !isWhole(total))
    throw new AppError('malformed')
  return { sort, value: value as string | number, id, total }
}

function read(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return [] // no JSON at all: the caller refuses it like any other cursor that is not ours
  }
}

/** What a list was counted as: `isBounded` where counting stops one past the cap, which is {@link countCap} unless it is another one. */
export interface Count {
  total: number
  isBounded: boolean
  cap?: number
}

/** A page of a list that asked for one row more than it shows. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  count: Count,
  present: (row: Row) => Item,
  next: (last: Row) => Cursor,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const { total, isBounded, cap = countCap } = count
  const isCapped = isBounded && total > cap
  return {
    data: shown.map(present),
    meta: {
      next_cursor: rows.length > limit && last !== undefined ? encodeCursor(next(last)) : null,
      total: isCapped ? cap : total,
      total_is_capped: isCapped,
    },
  }
}
