import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import { AppError } from '../errors.ts'
import { viewerOf } from './caller.ts'

/**
 * Runs an act of value once per `Idempotency-Key`: the same key and body give the same answer again, another body is 409.
 * Without the header the act just runs.
 */
export async function once<T>(db: Database, request: FastifyRequest, act: () => Promise<T>): Promise<T> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return act()
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new AppError('malformed')
  const row = {
    userId: viewerOf(request).id,
    key,
    route: `${request.method} ${request.url}`,
    bodyHash: hash(request.body),
  }
  const mine = await db
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  const here = and(eq(idempotencyKeys.userId, row.userId), eq(idempotencyKeys.key, key))
  if (mine.length === 0) return (await earlier(db, here, row)) as T
  try {
    const answer = await act()
    await db
      .update(idempotencyKeys)
      .set({ status: 200, response: sql`${JSON.stringify(answer)}::jsonb` })
      .where(here)
    return answer
  } catch (error) {
    await db.delete(idempotencyKeys).where(here)
    throw error
  }
}

async function earlier(
  db: Database,
  here: ReturnType<typeof and>,
  row: { route: string; bodyHash: string },
): Promise<unknown> {
  const [known] = await db.select().from(idempotencyKeys).where(here)
  if (!known) throw new AppError('idempotency_in_progress', { retryAfter: 1 })
  if (known.route !== row.route || known.bodyHash !== row.bodyHash) throw new AppError('idempotency_mismatch')
  if (known.status === null) throw new AppError('idempotency_in_progress', { retryAfter: 1 })
  return known.response
}

/** Keys older than a day are forgotten; one left without an answer by a crash, after a minute. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '1 day'`))
  await db
    .delete(idempotencyKeys)
    .where(
      and(
        sql`${idempotencyKeys.status} is null`,
        lt(idempotencyKeys.createdAt, sql`now() - interval '1 minute'`),
      ),
    )
}

function hash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url')
}
