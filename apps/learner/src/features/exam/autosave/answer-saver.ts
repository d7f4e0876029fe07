import { ApiError } from '@masar/api-sdk'
import type { AnswerValue } from '../contract.ts'
import { acknowledged, changed, rebasedOnStored, type Stored, unsent, withPending } from '../model/answers.ts'
import { retryDelay } from '../../uploads/retry.ts'
import type { PendingAnswer } from '../pending/pending-store.ts'
import type { AttemptPorts, Begun } from './attempt-state.ts'
import { type BrowserCopy, within } from './browser-copy.ts'
import type { LiveState } from './live-state.ts'
import { Rejections } from './rejections.ts'

/** Milliseconds from a change to its save. */
const debounceMs = 700

interface Around {
  live: LiveState
  kept: BrowserCopy
  ports: AttemptPorts
  /** The service says that the attempt, or only its section, is over. */
  onClosed: () => void
}

/** Saves the answers of an attempt: each waits in this browser until the service has it, and is sent again while it cannot be reached. */
export class AnswerSaver {
  readonly #attempt: number
  readonly #sessionLock: string
  readonly #live: LiveState
  readonly #kept: BrowserCopy
  readonly #ports: AttemptPorts
  readonly #onClosed: () => void
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #inFlight = new Map<number, Promise<void>>()
  readonly #rejections: Rejections
  /** The newest revision of each question that the service may have stored without a word: its reply was lost, or an earlier page sent it. */
  readonly #perhapsStored = new Map<number, number>()
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor({ attempt, sessionLock }: Begun, { live, kept, ports, onClosed }: Around) {
    this.#attempt = attempt.id
    this.#sessionLock = sessionLock
    this.#live = live
    this.#kept = kept
    this.#ports = ports
    this.#onClosed = onClosed
    this.#rejections = new Rejections(live)
  }

  /** Stores a change in the browser at once, and sends it within a second. */
  answer(question: number, value: AnswerValue | null): void {
    this.#rejections.forget(question)
    this.#live.set({
      answers: changed(this.#live.current.answers, question, value, this.#live.serviceTime()),
    })
    this.#rejections.show()
    this.#put(question)
    if (!this.#timers.has(question))
      this.#timers.set(
        question,
        setTimeout(() => void this.#send(question), debounceMs),
      )
  }

  /** What the service has not acknowledged, as it waits in this browser. */
  pending(): PendingAnswer[] {
    return this.#pending(unsent(this.#live.current.answers))
  }

  /** Whether the service may have an answer of which it said nothing. */
  isPerhapsStored({ question, revision }: PendingAnswer): boolean {
    return this.#perhapsStored.get(question) === revision
  }

  /** Says again what the service rejects, where the answers have changed. */
  showRejections(): void {
    this.#rejections.show()
  }

  /** @throws ApiError while answers are unsent: with the service's message where it will not take one, else as without a network */
  demandSent(): void {
    const left = unsent(this.#live.current.answers)
    if (left.length === 0) return
    const message = this.#rejections.firstOf(left)
    throw message === undefined
      ? new ApiError('network', 0, {})
      : new ApiError('answer', 422, { code: 'validation', message })
  }

  /** No more retries from this page; unsent answers stay in the browser for the next one. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    clearTimeout(this.#retry)
    this.#retry = undefined
  }

  /** Resolves when no request is in flight. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#inFlight.values())
  }

  /** Sends all unsent answers at once; resolves when no request is in flight. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry)
    this.#retry = undefined
    await Promise.all(
      unsent(this.#live.current.answers)
        .filter(question => !this.#rejections.has(question))
        .map(question => this.#send(question)),
    )
  }

  /**
   * Takes what waits in this browser: of an earlier page, or of another tab that the session lock was taken from before it was sent.
   * @param patience milliseconds; a store that takes longer is left alone
   * @returns whether there was anything newer
   */
  async takeKept(patience?: number): Promise<boolean> {
    const reading = this.#kept.take()
    const pending = (await (patience === undefined ? reading : within(patience, reading))) ?? []
    const { answers, taken, settled, elsewhere } = withPending(
      this.#live.current.answers,
      pending.filter(({ user }) => user === this.#ports.user),
    )
    this.#live.set({ answers })
    for (const { question, revision } of taken) this.#perhapsStored.set(question, revision)
    for (const { question, revision } of settled) this.#kept.settle(question, revision)
    await Promise.all(elsewhere.map(entry => this.#sendElsewhere(entry)))
    return taken.length > 0
  }

  /** An answer to a section that is over: it counts where it was made in its time and arrives soon enough, which the service decides. */
  async #sendElsewhere({ question, revision, value, madeAt }: PendingAnswer): Promise<void> {
    try {
      await this.#ports.send(question, { holder: this.#sessionLock, value, revision, made_at: madeAt })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isPassing(error)) return
      // Signed in again, or with the exam back in this tab, it is taken.
      if (error.status === 401 || error.code === 'attempt_taken_over') return
    }
    this.#kept.settle(question, revision)
  }

  #put(question: number): void {
    const [pending] = this.#pending([question])
    if (pending) this.#kept.put(pending)
  }

  #pending(questions: number[]): PendingAnswer[] {
    return questions.flatMap(question => {
      const answer = this.#live.current.answers[question]
      if (!answer || answer.madeAt === null) return []
      const { value, revision, madeAt } = answer
      const { user } = this.#ports
      return [{ user, attempt: this.#attempt, question, holder: this.#sessionLock, value, revision, madeAt }]
    })
  }

  #send(question: number): Promise<void> {
    clearTimeout(this.#timers.get(question))
    this.#timers.delete(question)
    const inFlight = this.#inFlight.get(question)
    if (inFlight) return inFlight
    const sending = this.#sendUntilSaved(question).finally(() => this.#inFlight.delete(question))
    this.#inFlight.set(question, sending)
    return sending
  }

  /** Saves of one question are sequential, the newest answer each time. */
  async #sendUntilSaved(question: number): Promise<void> {
    for (;;) {
      const answer = this.#live.current.answers[question]
      if (!answer || answer.revision <= answer.saved || !this.#live.maySend()) return
      const { value, revision, madeAt } = answer
      const sentAt = this.#live.now()
      try {
        const { data } = await this.#ports.send(question, {
          holder: this.#sessionLock,
          value,
          revision,
          made_at: madeAt ?? this.#live.serviceTime(sentAt),
        })
        const times = { serverTime: data.server_time, sentAt, receivedAt: this.#live.now() }
        this.#live.received(times, data.deadline_at)
        this.#live.set({
          answers: acknowledged(this.#live.current.answers, question, data.revision),
          failures: 0,
        })
        this.#kept.settle(question, data.revision)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!this.#failed(question, revision, error, sentAt)) return
      }
    }
  }

  /** @returns whether to send again at once */
  #failed(question: number, revision: number, error: ApiError, sentAt: number): boolean {
    const facts = (error.data ?? {}) as Refused
    if (facts.server_time !== undefined) {
      const times = { serverTime: facts.server_time, sentAt, receivedAt: this.#live.now() }
      const { deadline_at: deadline = this.#live.current.deadline } = facts
      this.#live.received(times, deadline)
    }
    switch (error.code) {
      case 'question_passed':
        // The exam goes forward only: what is stored stands, and the learner is told.
        this.#rejections.tell(error.message)
        return this.#takeStored(question, revision, facts)
      case 'revision_stale':
        return this.#takeStored(question, revision, facts)
      case 'attempt_taken_over':
        this.#live.loseLock()
        return false
      case 'attempt_closed':
        this.#onClosed()
        return false
    }
    if (error.kind !== 'answer' || error.status >= 500) this.#perhapsStored.set(question, revision)
    if (isPassing(error)) {
      if (this.#live.maySend()) this.#scheduleRetry(error.retryAfter)
      return false
    }
    // A repeated save would be rejected again: the message is shown, and the next change is sent.
    if (error.status !== 401) this.#rejections.add(question, error.message)
    return false
  }

  /** The service has a newer answer, or keeps the one that it has. @returns that what was changed since goes again at once */
  #takeStored(question: number, revision: number, stored: Partial<Stored>): true {
    this.#live.set({
      answers: rebasedOnStored(this.#live.current.answers, question, revision, {
        value: stored.value ?? null,
        revision: stored.revision ?? revision,
      }),
    })
    this.#kept.settle(question, revision)
    this.#put(question)
    return true
  }

  /** One retry for all failed saves. */
  #scheduleRetry(retryAfter?: number): void {
    if (this.#retry !== undefined) return
    const failures = this.#live.current.failures + 1
    this.#live.set({ failures })
    this.#retry = setTimeout(() => void this.flush(), retryDelay(failures, retryAfter))
  }
}

/** What the service says beside its refusal of an answer. */
type Refused = Partial<Stored> & { server_time?: string; deadline_at?: string | null }

/** Whether the same may be taken later: the service was not reached, is broken or busy. */
function isPassing(error: ApiError): boolean {
  return error.kind !== 'answer' || error.status >= 500 || error.status === 429
}
