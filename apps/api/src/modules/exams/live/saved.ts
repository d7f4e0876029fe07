import { inArray } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { attempts } from '../../../db/schema/index.ts'
import { publishAttempts } from './publish.ts'

/** A class saves many times a second: the live page is notified at most once in so many milliseconds. */
const everyMs = 2000

/** Publishes to an exam's live page that answers were saved: one event for each exam in a while, however many there were. */
export class SavedNotices {
  readonly #db: Database
  readonly #failed: (error: unknown) => void
  readonly #attempts = new Set<number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(db: Database, failed: (error: unknown) => void) {
    this.#db = db
    this.#failed = failed
  }

  note(attemptId: number): void {
    this.#attempts.add(attemptId)
    this.#timer ??= setTimeout(() => {
      // What is not told is seen at the next look: the page asks by itself, too.
      this.flush().catch(this.#failed)
    }, everyMs).unref()
  }

  async flush(): Promise<void> {
    this.stop()
    const ids = [...this.#attempts]
    this.#attempts.clear()
    if (ids.length === 0) return
    const rows = await this.#db
      .select({ id: attempts.id, examId: attempts.examId })
      .from(attempts)
      .where(inArray(attempts.id, ids))
    for (const [examId, saved] of Map.groupBy(rows, row => row.examId))
      await publishAttempts(
        this.#db,
        examId,
        saved.map(({ id }) => id),
      )
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
