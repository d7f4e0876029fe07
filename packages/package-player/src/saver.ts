/** How a report leaves, and what came of it. */
export interface Transport {
  /** Waits for the answer: content that commits believes it. */
  sendNow(body: string): Answer
  send(body: string, isLast: boolean): Promise<Answer>
}

export interface Answer {
  /** 0 where there was none. */
  status: number
  body: { is_lesson_done?: boolean; state?: string; score?: number | null } | null
}

/** The messages to the page that shows the part. */
export type News =
  | { kind: 'opened' | 'unsaved' | 'taken' | 'failed' | 'closed' }
  | { kind: 'saved'; isLessonDone: boolean; state: string; score: number | null }

/** Reports that were refused for their number wait for so long, in milliseconds. */
const pause = 10_000

interface SaverParts {
  part: string
  run: string
  /** The data model as it is now, as JSON. */
  read: () => string
  transport: Transport
  tell: (news: News) => void
  /** Takes the seconds of activity since it was asked last. */
  takeActive: () => number
  now?: () => number
}

/** Saves what content reports: at once when it commits, else now and then. What was not saved is sent again with what came since. */
export class Saver {
  readonly #parts: SaverParts
  #number = 0
  /** Of the data model, what the service has. */
  #saved: string
  #waitUntil = 0
  #isTaken = false
  /** Of reports that failed: it counts with the next one. */
  #active = 0

  constructor(parts: SaverParts) {
    this.#parts = parts
    this.#saved = parts.read()
  }

  /** Content commits. @returns whether it may believe that it is saved, or will be */
  commit(state: string): boolean {
    if (this.#isTaken) return false
    if (state === this.#saved) return true
    // A loop of commits is answered by this page: the last of them is saved as soon as the service takes one again.
    if (this.#now() < this.#waitUntil) return true
    const report = this.#reportOf(state)
    return this.#settle(this.#parts.transport.sendNow(report.body), state, report.active)
  }

  /** Saves what has changed without a commit, and the time. @param isAsked whether the answer is wanted though nothing has changed */
  async save(isAsked = false): Promise<void> {
    if (this.#isTaken || this.#now() < this.#waitUntil) return
    await this.#send(false, isAsked)
  }

  /** The page goes: a last report, whatever was refused before. */
  leave(): void {
    if (!this.#isTaken) void this.#send(true)
  }

  async #send(isLast: boolean, isAsked = false): Promise<void> {
    const state = this.#parts.read()
    const isChanged = state !== this.#saved
    this.#active = Math.min(3600, this.#active + this.#parts.takeActive())
    if (!isChanged && this.#active === 0 && !isAsked) return
    const report = this.#reportOf(isChanged ? state : undefined)
    this.#settle(
      await this.#parts.transport.send(report.body, isLast),
      isChanged ? state : undefined,
      report.active,
    )
  }

  #reportOf(state: string | undefined): { body: string; active: number } {
    const active = Math.min(3600, this.#active + this.#parts.takeActive())
    this.#active = 0
    this.#number += 1
    const { part, run } = this.#parts
    const body = JSON.stringify({ part, run, number: this.#number, state, active_seconds: active })
    return { body, active }
  }

  #settle({ status, body }: Answer, state: string | undefined, active: number): boolean {
    if (status === 200) {
      if (state !== undefined) this.#saved = state
      this.#parts.tell({
        kind: 'saved',
        isLessonDone: body?.is_lesson_done === true,
        state: body?.state ?? 'begun',
        score: body?.score ?? null,
      })
      return true
    }
    if (status === 409) {
      this.#isTaken = true
      this.#parts.tell({ kind: 'taken' })
      return false
    }
    this.#active += active
    if (status === 429) {
      this.#waitUntil = this.#now() + pause
      return true
    }
    this.#parts.tell({ kind: 'unsaved' })
    return false
  }

  #now(): number {
    return (this.#parts.now ?? Date.now)()
  }
}
