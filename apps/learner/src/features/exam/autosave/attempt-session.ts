/* oxlint-disable max-lines -- one state machine: its steps share the state of the attempt */
import { ApiError } from '@masar/api-sdk'
import type { AnswerValue, Attempt } from '../contract.ts'
import {
  acknowledged,
  changed,
  fromPaper,
  refreshed,
  rebasedOnStored,
  type Stored,
  unsent,
  withPending,
} from '../model/answers.ts'
import { type ClockSample, measured, remainingMs, serverNow } from '../model/clock.ts'
import { retryDelay } from '../../uploads/retry.ts'
import { takeFromParting } from '../pending/parting.ts'
import type { PendingAnswer } from '../pending/pending-store.ts'
import type { AttemptPorts, AttemptState, Begun, Lost } from './attempt-state.ts'

/** Milliseconds from a change to its save. */
const debounceMs = 700
/** Milliseconds for which it stands that an answer gave way to the stored one, whatever is typed meanwhile. */
const toldFor = 15_000
/** Milliseconds after the deadline at which this tab asks the service to end the attempt. */
const afterDeadline = 1000
/** Milliseconds for which the end of an attempt waits for this browser's store. */
const storePatience = 1500

/** An attempt in this tab with autosave: accepts answers, stores them until the service has them, and exposes the state of both. */
export class AttemptSession {
  readonly attempt: Attempt
  readonly sessionLock: string
  readonly #ports: AttemptPorts
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #inFlight = new Map<number, Promise<void>>()
  /** Answers that the service will not take as they are, each with its message. */
  readonly #rejected = new Map<number, string>()
  /** The newest revision of each question that the service may have stored without a word: its reply was lost, or an earlier page sent it. */
  readonly #perhapsStored = new Map<number, number>()
  /** Where the exam had gone to another tab or device as it ended: what was left for that one in this browser. */
  #leftForOthers: Promise<PendingAnswer[] | undefined> | null = null
  /** What was said of an answer that gave way to the stored one, for so long as it takes to read. */
  #told: { message: string; until: number } | null = null
  /** Kept while the outcome is unknown: an answered request is over, and another one is a new act. */
  #submitKey = crypto.randomUUID()
  #retry: ReturnType<typeof setTimeout> | undefined
  #state: AttemptState

  constructor({ attempt, sessionLock, sample }: Begun, ports: AttemptPorts) {
    this.attempt = attempt
    this.sessionLock = sessionLock
    this.#ports = ports
    this.#now = ports.now ?? (() => Date.now())
    this.#state = {
      phase: attempt.state === 'in_progress' ? 'running' : 'closed',
      answers: fromPaper(attempt.questions),
      offset: measured(null, sample),
      deadline: attempt.deadline_at,
      deadlineReason: attempt.deadline_reason,
      allowances: allowancesOf(attempt),
      failures: 0,
      rejection: null,
      isDurable: ports.store.isDurable,
      receipt: null,
      moved: null,
    }
  }

  readonly state = (): AttemptState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(part: Partial<AttemptState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Loads the pending answers of this browser and sends them. */
  async start(): Promise<void> {
    await this.#takeKept()
    await this.flush()
  }

  /** Sends all at once, then what else waits in this browser: its store may be slow or stuck, and the end does not wait for that. */
  async #sendAll(): Promise<void> {
    const [, hasMore] = await Promise.all([this.flush(), this.#takeKept(storePatience)])
    if (hasMore) await this.flush()
  }

  /**
   * Takes what waits in this browser: of an earlier page, or of another tab that the session lock was taken from before it was sent.
   * @param patience milliseconds; a store that takes longer is left alone
   * @returns whether there was anything newer
   */
  async #takeKept(patience?: number): Promise<boolean> {
    const reading = this.#keep(() => this.#readKept())
    const pending = (await (patience === undefined ? reading : within(patience, reading))) ?? []
    const { answers, taken, settled, elsewhere } = withPending(
      this.#state.answers,
      pending.filter(({ user }) => user === this.#ports.user),
    )
    this.#set({ answers })
    for (const { question, revision } of taken) this.#perhapsStored.set(question, revision)
    for (const { question, revision } of settled)
      void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, revision))
    await Promise.all(elsewhere.map(entry => this.#sendElsewhere(entry)))
    return taken.length > 0
  }

  async #readKept(): Promise<PendingAnswer[]> {
    const { store } = this.#ports
    await takeFromParting(store, this.attempt.id)
    return store.ofAttempt(this.attempt.id)
  }

  /** An answer to a section that is over: it counts where it was made in its time and arrives soon enough, which the service decides. */
  async #sendElsewhere({ question, revision, value, madeAt }: PendingAnswer): Promise<void> {
    try {
      await this.#ports.send(question, { holder: this.sessionLock, value, revision, made_at: madeAt })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind !== 'answer' || error.status >= 500 || error.status === 429) return
      // Signed in again, or with the exam back in this tab, it is taken.
      if (error.status === 401 || error.code === 'attempt_taken_over') return
    }
    void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, revision))
  }

  /** No more retries from this page; unsent answers stay in the browser for the next one. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    clearTimeout(this.#retry)
    this.#retry = undefined
  }

  /** The learner answers. Stored in the browser at once, sent within a second. */
  answer(question: number, value: AnswerValue | null): void {
    if (this.#state.phase !== 'running') return
    const madeAt = new Date(serverNow(this.#state.offset, this.#now())).toISOString()
    this.#rejected.delete(question)
    this.#set({ answers: changed(this.#state.answers, question, value, madeAt) })
    this.#showRejection()
    this.#put(question)
    if (!this.#timers.has(question))
      this.#timers.set(
        question,
        setTimeout(() => void this.#send(question), debounceMs),
      )
  }

  #put(question: number): void {
    const [pending] = this.#pending([question])
    if (pending) void this.#keep(() => this.#ports.store.put(pending))
  }

  /** What the service has not acknowledged, as it waits in this browser. */
  pending(): PendingAnswer[] {
    return this.#pending(unsent(this.#state.answers))
  }

  #pending(questions: number[]): PendingAnswer[] {
    return questions.flatMap(question => {
      const answer = this.#state.answers[question]
      if (!answer || answer.madeAt === null) return []
      const { value, revision, madeAt } = answer
      const { user } = this.#ports
      return [{ user, attempt: this.attempt.id, question, holder: this.sessionLock, value, revision, madeAt }]
    })
  }

  /** The browser's store may fail at any time (a full disk): the page then warns that it must stay open. */
  async #keep<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      console.warn('answers cannot be stored in this browser', error)
      this.#set({ isDurable: false })
      return undefined
    }
  }

  /** Sends all unsent answers at once; resolves when no request is in flight. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry)
    this.#retry = undefined
    await Promise.all(
      unsent(this.#state.answers)
        .filter(question => !this.#rejected.has(question))
        .map(question => this.#send(question)),
    )
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
      const answer = this.#state.answers[question]
      if (!answer || answer.revision <= answer.saved || !this.#maySend()) return
      const { value, revision, madeAt } = answer
      const sentAt = this.#now()
      try {
        const { data } = await this.#ports.send(question, {
          holder: this.sessionLock,
          value,
          revision,
          made_at: madeAt ?? new Date(serverNow(this.#state.offset, sentAt)).toISOString(),
        })
        this.#received({ serverTime: data.server_time, sentAt, receivedAt: this.#now() }, data.deadline_at)
        this.#set({ answers: acknowledged(this.#state.answers, question, data.revision), failures: 0 })
        void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, data.revision))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!this.#failed(question, revision, error, sentAt)) return
      }
    }
  }

  #maySend(): boolean {
    return ['running', 'submitting', 'closing'].includes(this.#state.phase)
  }

  /** @returns whether to send again at once */
  #failed(question: number, revision: number, error: ApiError, sentAt: number): boolean {
    const facts = (error.data ?? {}) as Partial<Stored> & {
      server_time?: string
      deadline_at?: string | null
    }
    if (facts.server_time !== undefined) {
      const { deadline_at: deadline = this.#state.deadline } = facts
      this.#received({ serverTime: facts.server_time, sentAt, receivedAt: this.#now() }, deadline)
    }
    switch (error.code) {
      case 'question_passed':
        // The exam goes forward only: what is stored stands, and the learner is told.
        this.#told = { message: error.message, until: this.#now() + toldFor }
        this.#showRejection()
        return this.#takeStored(question, revision, facts)
      case 'revision_stale':
        return this.#takeStored(question, revision, facts)
      case 'attempt_taken_over':
        this.loseLock()
        return false
      case 'attempt_closed':
        // Only the section may be over: the service is asked.
        if (this.attempt.section && this.#state.phase === 'running') {
          this.#set({ phase: 'closing' })
          void this.#close()
        } else if (!this.attempt.section) this.#end({ phase: 'closed' })
        return false
    }
    if (error.kind !== 'answer' || error.status >= 500) this.#perhapsStored.set(question, revision)
    if (error.kind !== 'answer' || error.status >= 500 || error.status === 429) {
      if (!this.#maySend()) return false
      this.#scheduleRetry(error.retryAfter)
      return false
    }
    // A repeated save would be rejected again: the message is shown, and the next change is sent.
    if (error.status !== 401) {
      this.#rejected.set(question, error.message)
      this.#showRejection()
    }
    return false
  }

  /** The service has a newer answer, or keeps the one that it has. @returns that what was changed since goes again at once */
  #takeStored(question: number, revision: number, stored: Partial<Stored>): true {
    this.#set({
      answers: rebasedOnStored(this.#state.answers, question, revision, {
        value: stored.value ?? null,
        revision: stored.revision ?? revision,
      }),
    })
    void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, revision))
    this.#put(question)
    return true
  }

  /** Says what the service will not take for as long as it stands there. */
  #showRejection(): void {
    const standing = unsent(this.#state.answers)
    for (const question of this.#rejected.keys())
      if (!standing.includes(question)) this.#rejected.delete(question)
    const told = this.#told !== null && this.#now() < this.#told.until ? this.#told.message : null
    this.#set({ rejection: [...this.#rejected.values()].at(-1) ?? told })
  }

  /** One retry for all failed saves. */
  #scheduleRetry(retryAfter?: number): void {
    if (this.#retry !== undefined) return
    const failures = this.#state.failures + 1
    this.#set({ failures })
    this.#retry = setTimeout(() => void this.flush(), retryDelay(failures, retryAfter))
  }

  #received(sample: ClockSample, deadline: string | null): void {
    this.#set({ offset: measured(this.#state.offset, sample), deadline })
  }

  /** Another tab or device claimed the session lock; nothing here is lost, and the lock can be claimed back. */
  loseLock(): void {
    if (this.#maySend()) this.#set({ phase: 'lock-lost' })
  }

  /** Applies the attempt as the service has it: its clock, its session lock, whether it is open. */
  refresh(attempt: Attempt, sample: ClockSample): void {
    this.#received(sample, attempt.deadline_at)
    this.#set({ deadlineReason: attempt.deadline_reason, allowances: allowancesOf(attempt) })
    if (this.#isPast(attempt) && attempt.holder === this.sessionLock && attempt.state === 'in_progress')
      return this.#moveOn(attempt, sample)
    // An attempt that has ended comes without its questions: what was answered here stays, to be told.
    if (attempt.state !== 'in_progress') return this.#end({ phase: 'closed' })
    // Where the answers are given elsewhere by now, they are read here as they are there.
    if (!this.#isPast(attempt))
      this.#set({ answers: refreshed(this.#state.answers, fromPaper(attempt.questions)) })
    if (attempt.holder !== this.sessionLock) return this.loseLock()
    this.#ports.refreshed?.(attempt)
    if (this.#state.phase === 'lock-lost') this.#set({ phase: 'running' })
    this.#showRejection()
    void this.start()
  }

  /** Milliseconds left. At zero unsent answers are sent, then the service is asked to end the attempt; it decides. */
  tick(): number | null {
    const left = this.#remaining()
    if (left !== null && left <= 0 && this.#state.phase === 'running') {
      this.#set({ phase: 'closing' })
      void this.#close()
    }
    return left
  }

  #remaining(): number | null {
    return remainingMs(this.#state.deadline, this.#state.offset, this.#now())
  }

  async #close(): Promise<void> {
    await this.#sendAll()
    if (this.#state.phase !== 'closing') return
    try {
      // This device's clock may have been set or extra time given: the service is asked before anything is ended.
      const { data, sample } = await this.#ports.look()
      this.#received(sample, data.deadline_at)
      if (data.state !== 'in_progress') return this.#end({ phase: 'closed' })
      if (data.holder !== this.sessionLock) return this.loseLock()
      if (this.#isPast(data)) return this.#moveOn(data, sample)
      const left = this.#remaining()
      if (left === null || left > afterDeadline) return this.#set({ phase: 'running' })
      if (left > -afterDeadline) return void setTimeout(() => void this.#close(), left + afterDeadline)
      await (this.attempt.section?.next ? this.#leaveSection() : this.#submit())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'attempt_taken_over') return this.loseLock()
      this.#set({ failures: this.#state.failures + 1 })
      setTimeout(() => void this.#close(), retryDelay(this.#state.failures, error.retryAfter))
    }
  }

  /**
   * The learner submits: first every answer, then the attempt.
   * @throws ApiError when the service cannot be reached or rejects it; the state is unchanged
   */
  submit(): Promise<void> {
    return this.#after(() => this.#submit())
  }

  /** The learner goes on to the next section, from which there is no way back. @throws as {@link submit} */
  leaveSection(): Promise<void> {
    return this.#after(() => this.#leaveSection())
  }

  async #after(act: () => Promise<void>): Promise<void> {
    this.#set({ phase: 'submitting' })
    try {
      await this.#sendAll()
      if (this.#state.phase !== 'submitting') return
      this.#demandSent()
      await act()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'attempt_taken_over') this.loseLock()
      else if (this.#state.phase === 'submitting') this.#set({ phase: 'running' })
      throw error
    }
  }

  /** @throws ApiError with the service's message where it will not take an answer, else as without a network */
  #demandSent(): void {
    const left = unsent(this.#state.answers)
    if (left.length === 0) return
    const [message] = left.flatMap(question => this.#rejected.get(question) ?? [])
    throw message === undefined
      ? new ApiError('network', 0, {})
      : new ApiError('answer', 422, { code: 'validation', message })
  }

  async #submit(): Promise<void> {
    try {
      this.#end({ phase: 'submitted', receipt: (await this.#ports.submit(this.#submitKey)).data.receipt })
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400) this.#submitKey = crypto.randomUUID()
      throw error
    }
  }

  async #leaveSection(): Promise<void> {
    const { data, sample } = await this.#ports.leaveSection(this.attempt.section?.position ?? 0)
    if (this.#isPast(data)) this.#moveOn(data, sample)
  }

  /** Whether the attempt is in a later section than this page. */
  #isPast({ section }: Attempt): boolean {
    return (section?.position ?? 0) > (this.attempt.section?.position ?? 0)
  }

  #moveOn(attempt: Attempt, sample: ClockSample): void {
    this.stop()
    this.#set({ phase: 'moved', moved: { attempt, sample } })
  }

  #end(part: Partial<AttemptState>): void {
    const { phase, isDurable } = this.#state
    if (phase === 'closed' || phase === 'submitted') return
    this.stop()
    if (phase === 'lock-lost')
      this.#leftForOthers = isDurable
        ? this.#keep(() => this.#ports.store.ofAttempt(this.attempt.id))
        : Promise.resolve(this.pending())
    this.#set(part)
    void this.#keep(() => this.#ports.store.clear(this.attempt.id))
  }

  /** What an attempt that has ended was left without, as far as it is known here; resolves when no request is in flight. */
  async lost(): Promise<Lost> {
    await Promise.allSettled(this.#inFlight.values())
    const left = this.#leftForOthers && (await within(storePatience, this.#leftForOthers))
    // What another tab has taken over it has sent, or it tells of it.
    const lost = this.pending().filter(
      ({ question }) => !left || left.some(answer => answer.question === question),
    )
    const isCertain =
      this.#leftForOthers === null &&
      lost.every(({ question, revision }) => this.#perhapsStored.get(question) !== revision)
    return { count: lost.length, isCertain }
  }
}

/** An attempt that this browser kept before there was extra time has none. */
function allowancesOf(attempt: Partial<Pick<Attempt, 'allowances'>>): Attempt['allowances'] {
  return attempt.allowances ?? []
}

/** @returns undefined where it takes longer than the given milliseconds */
function within<T>(patience: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>(done => setTimeout(done, patience))])
}
