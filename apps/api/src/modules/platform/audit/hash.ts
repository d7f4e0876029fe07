import { createHash } from 'node:crypto'
import type { auditLog } from '../../../db/schema/index.ts'

/** The hash that the first row of a chain follows. */
export const firstHash = '0'.repeat(64)

export type HashedRow = Omit<typeof auditLog.$inferInsert, 'id' | 'hash'>

/** SHA-256, hexadecimal, of a row in one form whatever order its keys are stored in; the hash before it is part of the row. */
export function hashOfRow(row: HashedRow): string {
  const { previousHash, chain, at, actorId, actorCapacity, actorRole, action, ...rest } = row
  const { subjectType, subjectId, before, after, ip, requestId } = rest
  const fields = [
    previousHash,
    chain,
    at.toISOString(),
    actorId ?? null,
    actorCapacity,
    actorRole ?? null,
    action,
    subjectType,
    subjectId ?? null,
    sorted(before ?? null),
    sorted(after ?? null),
    ip ?? null,
    requestId ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** The same value with the keys of each object in order: the database keeps them in one of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  )
}
