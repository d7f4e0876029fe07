import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { signInDelays } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'

/** So many tries are heard without delay; each further one makes the next wait twice as long, up to a minute. */
const freeTries = 10
const longestDelay = 60
const windowMinutes = 15
/** Columns keep milliseconds and round: `now()` itself could lie ahead of the clock, and refuse the next try. */
const thisMillisecond = sql`date_trunc('milliseconds', now())`

/**
 * Slows guessing down. A try that comes too early is ignored and lengthens no delay, so no one can push the end of a delay
 * away from the account's owner.
 */
export class SignInGuard {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Counts a try. @throws AppError `too_many_requests` while the delay lasts */
  async take(key: string): Promise<void> {
    const { tries, windowEndsAt, openAt } = signInDelays
    const isOver = sql`${windowEndsAt} < now()`
    const [heard] = await this.#db
      .insert(signInDelays)
      .values({
        key,
        tries: 1,
        windowEndsAt: sql`${thisMillisecond} + make_interval(mins => ${windowMinutes})`,
        openAt: thisMillisecond,
      })
      .onConflictDoUpdate({
        target: signInDelays.key,
        set: {
          tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
          windowEndsAt: sql`${thisMillisecond} + make_interval(mins => ${windowMinutes})`,
          openAt: sql`case when ${isOver} or ${tries} + 1 < ${freeTries} then ${thisMillisecond}
            else ${thisMillisecond} + make_interval(secs => least(${longestDelay}, 2 ^ least(${tries} + 1 - ${freeTries}, 20))) end`,
        },
        // The clock, not the transaction's start: a try that waited for another one's row lock began before that one ended.
        setWhere: sql`${openAt} <= clock_timestamp()`,
      })
      .returning({ key: signInDelays.key })
    if (heard) return
    const [row] = await this.#db
      .select({ wait: sql<number>`extract(epoch from ${openAt} - now())::float8` })
      .from(signInDelays)
      .where(eq(signInDelays.key, key))
    throw new AppError('too_many_requests', { retryAfter: Math.max(1, row?.wait ?? 1) })
  }

  /** After a right password the count is reset. */
  async forget(key: string): Promise<void> {
    await this.#db.delete(signInDelays).where(eq(signInDelays.key, key))
  }
}
