import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { sqlStateOf, type Connection, type Database, type Transaction } from '../db/client.ts'
import { keptStatement } from '../db/kept-statement.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import { AppError, errors, type ErrorCode } from '../errors.ts'
import { viewerOf } from './caller.ts'

/** What `once` itself may refuse a request with. */
export const onceErrors = [
  'idempotency_key_required',
  'idempotency_mismatch',
  'idempotency_in_progress',
] as const satisfies ErrorCode[]

type KeyRow = Pick<typeof idempotencyKeys.$inferInsert, 'userId' | 'key' | 'route' | 'bodyHash'>
type Outcome = { answer: unknown } | { error: AppError }

/**
 * Runs an act of value once per `Idempotency-Key`. The key, the act and its outcome are one transaction: whatever crashes, all of it
 * happened or none. A second request with the same key waits for the first and gets the same answer, or the same error; errors that ask
 * for another try (429, 5xx) are not kept.
 * @param act must do all its work on the transaction that it is given: on the embedded database there is no other connection
 * @param known what of the body tells two requests apart, kept as a hash for a day: without secrets that can be guessed
 * @throws AppError `idempotency_key_required`; `idempotency_mismatch` for the same key with another route or body; whatever the act throws
 */
export async function once<T>(
  db: Database,
  request: FastifyRequest,
  act: (tx: Transaction) => Promise<T>,
  known: unknown = request.body,
): Promise<T> {
  const row = keyRow(request, known)
  let actError: unknown
  try {
    const outcome = await db.transaction(async tx => {
      if (!(await claim(claiming(tx).execute({ ...row })))) return replay(tx, row)
      const answer = await act(tx).catch((error: unknown) => {
        actError = error
        throw error
      })
      await keeping(tx).execute({ ...row, response: stored(answer) })
      return { answer }
    })
    return answerOf(outcome) as T
  } catch (error) {
    // Any other one is not the act's own, or asks for another try.
    if (error !== actError || !(error instanceof AppError) || !isFinal(error.code)) throw error
    return answerOf(await storeError(db, row, error)) as T
  }
}

function answerOf(outcome: Outcome): unknown {
  if ('error' in outcome) throw outcome.error
  return outcome.answer
}

function keyRow(request: FastifyRequest, known: unknown): KeyRow {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') throw new AppError('idempotency_key_required')
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new AppError('malformed')
  return {
    userId: viewerOf(request).id,
    key,
    route: `${request.method} ${request.url}`,
    bodyHash: hash(known),
  }
}

/** Whether the key is this request's. A request that holds it in an open transaction is waited for. */
async function claim(claimed: PromiseLike<unknown[]>): Promise<boolean> {
  try {
    return (await claimed).length > 0
  } catch (error) {
    // The first request takes longer than a statement may.
    if (sqlStateOf(error) === '57014') throw new AppError('idempotency_in_progress', { retryAfter: 1 })
    throw error
  }
}

function insertKey(connection: Connection, values: PgInsertValue<typeof idempotencyKeys>) {
  return connection
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
}

const { placeholder } = sql
const claiming = keptStatement(db =>
  insertKey(db, {
    userId: placeholder('userId'),
    key: placeholder('key'),
    route: placeholder('route'),
    bodyHash: placeholder('bodyHash'),
  }).prepare('claim_key'),
)
const keeping = keptStatement(db =>
  db
    .update(idempotencyKeys)
    .set({ status: 200, response: sql`${placeholder('response')}::jsonb` })
    .where(
      and(eq(idempotencyKeys.userId, placeholder('userId')), eq(idempotencyKeys.key, placeholder('key'))),
    )
    .prepare('keep_answer'),
)

function isFinal(code: ErrorCode): boolean {
  const { status } = errors[code]
  return status < 500 && status !== 429
}

/**
 * Keeps an act's own error, once its work is undone and the key with it: acts that succeed, nearly all, need no savepoint then. A second
 * request may have come to the key in between; then its outcome counts for both.
 */
async function storeError(db: Database, row: KeyRow, error: AppError): Promise<Outcome> {
  const { code, fields, data } = error
  const response = sql`${stored({ code, fields, data })}::jsonb`
  const refused = insertKey(db, { ...row, status: errors[code].status, response })
  return (await claim(refused)) ? { error } : replay(db, row)
}

function stored(value: unknown): string {
  return JSON.stringify(value ?? null)
}

async function replay(connection: Connection, row: KeyRow): Promise<Outcome> {
  const [known] = await connection.select().from(idempotencyKeys).where(isKey(row))
  // A key without an outcome was left by an earlier version, which wrote the two apart.
  if (known?.status === undefined || known.status === null)
    throw new AppError('idempotency_in_progress', { retryAfter: 1 })
  if (known.route !== row.route || known.bodyHash !== row.bodyHash) throw new AppError('idempotency_mismatch')
  if (known.status < 400) return { answer: known.response }
  const { code, ...more } = known.response as StoredError
  return { error: new AppError(code, more) }
}

type StoredError = { code: ErrorCode } & NonNullable<ConstructorParameters<typeof AppError>[1]>

/** Keys older than a day are forgotten; one that an earlier version left without an outcome, after a minute. */
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

function isKey(row: KeyRow) {
  return and(eq(idempotencyKeys.userId, row.userId), eq(idempotencyKeys.key, row.key))
}

/** A file is hashed as it is: as JSON it would be a list of millions of numbers. */
function hash(body: unknown): string {
  return createHash('sha256')
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
    .digest('base64url')
}
