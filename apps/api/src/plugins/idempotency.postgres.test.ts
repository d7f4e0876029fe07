import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../db/client.ts'
import { contactMessages, idempotencyKeys } from '../db/schema/index.ts'
import { AppError } from '../errors.ts'
import { account } from '../testing/accounts.ts'
import { crashingPool, type CrashPoint } from '../testing/crashing-pool.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { once } from './idempotency.ts'

let api: TestApi
let userId: number
let crashing: ReturnType<typeof crashingPool>
beforeAll(async () => {
  api = await createTestApi()
  userId = (await account(api)).id
  crashing = crashingPool(api.database.pool)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(contactMessages)
  await api.db.delete(idempotencyKeys)
})

const request = (key: string | undefined, body: unknown = { n: 1 }) =>
  ({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    viewer: { id: userId },
    method: 'POST',
    url: '/orders',
    body,
  }) as unknown as FastifyRequest

/** An act of two writes, whose answer is a number that no second act would give. */
async function act(tx: Transaction): Promise<{ id: number }> {
  const [made] = await tx
    .insert(contactMessages)
    .values({ name: 'A', email: 'a@example.com', subject: 'S', message: 'M', locale: 'en' })
    .returning({ id: contactMessages.id })
  await tx
    .update(contactMessages)
    .set({ subject: 'T' })
    .where(eq(contactMessages.id, made?.id ?? 0))
  return { id: made?.id ?? 0 }
}
const acts = () => api.db.$count(contactMessages)
const keys = () => api.db.$count(idempotencyKeys)

describe('a crash between any two statements', () => {
  test('leaves all or nothing, and the repeated request acts once and says the same', async () => {
    const { statements } = await crashing.during(null, () => once(api.db, request('counting-1'), act))
    expect(statements).toBeGreaterThan(5)
    const points = Array.from({ length: statements }, (_, n) => n + 1).flatMap((statement): CrashPoint[] => [
      { statement, side: 'before' },
      { statement, side: 'after' },
    ])
    for (const point of points) {
      await api.db.delete(contactMessages)
      await api.db.delete(idempotencyKeys)
      const key = `crash-${point.statement}-${point.side}`
      const { result } = await crashing.during(point, () => once(api.db, request(key), act))
      expect([point, result]).toEqual([point, 'crashed'])
      // All or nothing: only a crash behind the commit has left both.
      const isCommitted = point.statement === statements && point.side === 'after'
      expect([point, await acts(), await keys()]).toEqual([point, isCommitted ? 1 : 0, isCommitted ? 1 : 0])
      const first = await once(api.db, request(key), act)
      expect(await once(api.db, request(key), act)).toEqual(first)
      expect(await acts()).toBe(1)
    }
  })

  test('an act that fails by code leaves its error, not its work', async () => {
    let runs = 0
    const failing = async (tx: Transaction) => {
      runs += 1
      await act(tx)
      throw new AppError('attempts_used_up', { data: { next_start_at: 'never' } })
    }
    for (let turn = 0; turn < 2; turn += 1)
      await expect(once(api.db, request('failing-1'), failing)).rejects.toMatchObject({
        code: 'attempts_used_up',
        data: { next_start_at: 'never' },
      })
    expect([runs, await acts()]).toEqual([1, 0])
  })

  test.each(['too_many_requests', 'unavailable'] as const)('%s may be tried again', async code => {
    let runs = 0
    const busy = async () => {
      runs += 1
      throw new AppError(code)
    }
    for (let turn = 0; turn < 2; turn += 1)
      await expect(once(api.db, request('busy-key-1'), busy)).rejects.toMatchObject({ code })
    expect([runs, await keys()]).toEqual([2, 0])
  })
})

describe('50 requests with one key at once', () => {
  test('are one act and one answer', async () => {
    const slow = async (tx: Transaction) => {
      const answer = await act(tx)
      await tx.execute(sql`select pg_sleep(0.2)`)
      return answer
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => once(api.db, request('same-key-1'), slow)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect([await acts(), await keys()]).toEqual([1, 1])
  })

  test('wait for the first, and the next acts where the first came to nothing', async () => {
    let runs = 0
    const firstFails = async (tx: Transaction) => {
      runs += 1
      if (runs === 1) {
        await tx.execute(sql`select pg_sleep(0.2)`)
        throw new Error('a bug')
      }
      return act(tx)
    }
    const settled = await Promise.allSettled(
      Array.from({ length: 5 }, () => once(api.db, request('same-key-2'), firstFails)),
    )
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect([runs, await acts()]).toEqual([2, 1])
  })
})

test('the header is demanded, must have a shape, and belongs to one route and body', async () => {
  await expect(once(api.db, request(undefined), act)).rejects.toMatchObject({
    code: 'idempotency_key_required',
  })
  await expect(once(api.db, request('short'), act)).rejects.toMatchObject({ code: 'malformed' })
  await once(api.db, request('one-body-1'), act)
  await expect(once(api.db, request('one-body-1', { n: 2 }), act)).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
  expect(await acts()).toBe(1)
})
