import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Transaction } from '../db/client.ts'
import type { TestApi } from './test-api.ts'

interface Meanwhile<Answer> {
  /** Locks what the others wait for. */
  hold: (tx: Transaction) => Promise<unknown>
  /** Begun one after another, each once those before it wait. */
  waiting: readonly (() => Promise<Answer>)[]
  /** What is done once all of them wait. */
  act?: (tx: Transaction) => Promise<unknown>
}

/** Does an act in a transaction while others wait for what it holds. @returns what came of those that waited */
export async function meanwhile<Answer>(
  api: TestApi,
  { hold, waiting, act }: Meanwhile<Answer>,
): Promise<Answer[]> {
  const { answered } = await api.db.transaction(async tx => {
    await hold(tx)
    const begun: Promise<Answer>[] = []
    for (const [before, begin] of waiting.entries()) {
      const one = begin()
      // It is looked at below; until then it fails in silence.
      one.catch(() => {})
      begun.push(one)
      await expect.poll(() => waitingNow(api), { timeout: 10_000 }).toBe(before + 1)
    }
    await act?.(tx)
    return { answered: Promise.allSettled(begun) }
  })
  return (await answered).map(outcome => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

async function waitingNow(api: TestApi): Promise<number> {
  const { rows } = await api.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}
