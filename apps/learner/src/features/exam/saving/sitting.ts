import { ApiError } from '@masar/api-sdk'
import type { AnswerValue, Attempt } from '../api.ts'
import {
  acknowledged,
  changed,
  fromPaper,
  refreshed,
  refusedAsStale,
  type Stored,
  unsent,
  withPending,
} from '../model/answers.ts'
import { type ClockSample, measured, remainingMs, serverNow } from '../model/clock.ts'
import { retryDelay } from '../model/retry.ts'
import type { Begun } from './begin.ts'
import type { SittingPorts, SittingState } from './sitting-state.ts'

/** Milliseconds from a change to its sending. */
const gather = 700
/** Milliseconds after the deadline at which this tab asks the service to end the attempt. */
const afterDeadline = 1000

/** An attempt in this tab: takes answers, keeps them until the service has them, tells the truth about both. */
export class Sitting {
  readonly attempt: Attempt
  readonly holder: string
  readonly #ports: SittingPorts
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #flying = new Map<number, Promise<void>>()
  readonly #refused = new Set<number>()
  /** Kept while the outcome is unknown: an answered request is over, and another one is a new act. */
  #submitKey = crypto.randomUUID()
  #retry: ReturnType<typeof setTimeout> | undefined
  #state: SittingState

  constructor({ attempt, holder, sample }: Begun, ports: SittingPorts) {
    this.attempt = attempt
    this.holder = holder
    this.#ports = ports
    this.#state = {
      phase: attempt.state === 'in_progress' ? 'running' : 'closed',
      answers: fromPaper(attempt.questions),
      offset: measured(null, sample),
      deadline: attempt.deadline_at,
      failures: 0,
      refusal: null,
      isDurable: ports.store.isDurable,
      receipt: null,
    }
  }

  readonly state = (): SittingState => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(part: Partial<SittingState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Takes up what waited in this browser and sends it. */
  async start(): Promise<void> {
    const pending = (await this.#keep(() => this.#ports.store.ofAttempt(this.attempt.id))) ?? []
    const { answers, settled } = withPending(
      this.#state.answers,
      pending.filter(({ user }) => user === this.#ports.user),
    )
    this.#set({ answers })
    for (const { question, revision } of settled)
      void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, revision))
    await this.flush()
  }

  /** No more tries from this page; what is unsent stays in the browser for the next one. */
  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    clearTimeout(this.#retry)
    this.#retry = undefined
  }

  /** The learner answers. Kept here at once, sent within a second. */
  answer(question: number, value: AnswerValue | null): void {
    if (this.#state.phase !== 'running') return
    const madeAt = new Date(serverNow(this.#state.offset, Date.now())).toISOString()
    this.#refused.delete(question)
    this.#set({ answers: changed(this.#state.answers, question, value, madeAt), refusal: null })
    this.#put(question)
    if (!this.#timers.has(question))
      this.#timers.set(
        question,
        setTimeout(() => void this.#send(question), gather),
      )
  }

  #put(question: number): void {
    const answer = this.#state.answers[question]
    if (!answer || answer.madeAt === null) return
    const { value, revision, madeAt } = answer
    void this.#keep(() =>
      this.#ports.store.put({
        user: this.#ports.user,
        attempt: this.attempt.id,
        question,
        holder: this.holder,
        value,
        revision,
        madeAt,
      }),
    )
  }

  /** The browser's store may fail at any time (a full disk): the page then says that it must stay open. */
  async #keep<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      console.warn('answers cannot be kept in this browser', error)
      this.#set({ isDurable: false })
      return undefined
    }
  }

  /** Sends everything that is unsent, now; resolves when nothing is on its way. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry)
    this.#retry = undefined
    await Promise.all(
      unsent(this.#state.answers)
        .filter(question => !this.#refused.has(question))
        .map(question => this.#send(question)),
    )
  }

  #send(question: number): Promise<void> {
    clearTimeout(this.#timers.get(question))
    this.#timers.delete(question)
    const flying = this.#flying.get(question)
    if (flying) return flying
    const sending = this.#sendUntilSaved(question).finally(() => this.#flying.delete(question))
    this.#flying.set(question, sending)
    return sending
  }

  /** One question's answers go one after another, the newest each time. */
  async #sendUntilSaved(question: number): Promise<void> {
    for (;;) {
      const answer = this.#state.answers[question]
      if (!answer || answer.revision <= answer.saved || !this.#maySend()) return
      const { value, revision, madeAt } = answer
      const sentAt = Date.now()
      try {
        const { data } = await this.#ports.send(question, {
          holder: this.holder,
          value,
          revision,
          made_at: madeAt ?? new Date(serverNow(this.#state.offset, sentAt)).toISOString(),
        })
        this.#heard({ serverTime: data.server_time, sentAt, receivedAt: Date.now() }, data.deadline_at)
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
    const facts = (error.data ?? {}) as { server_time?: string } & Partial<Stored>
    if (facts.server_time !== undefined)
      this.#heard({ serverTime: facts.server_time, sentAt, receivedAt: Date.now() }, this.#state.deadline)
    switch (error.code) {
      case 'revision_stale':
        this.#set({
          answers: refusedAsStale(this.#state.answers, question, revision, {
            value: facts.value ?? null,
            revision: facts.revision ?? revision,
          }),
        })
        void this.#keep(() => this.#ports.store.settle(this.attempt.id, question, revision))
        this.#put(question)
        return true
      case 'attempt_taken_over':
        this.takenOver()
        return false
      case 'attempt_closed':
        this.#end({ phase: 'closed' })
        return false
    }
    if (error.kind !== 'answer' || error.status >= 500 || error.status === 429) {
      this.#again(error.retryAfter)
      return false
    }
    // Sending the same again would be refused again: it is said, and tried anew with the next change.
    if (error.status !== 401) {
      this.#refused.add(question)
      this.#set({ refusal: error.message })
    }
    return false
  }

  /** One try for all that failed together. */
  #again(retryAfter?: number): void {
    if (this.#retry !== undefined) return
    const failures = this.#state.failures + 1
    this.#set({ failures })
    this.#retry = setTimeout(() => void this.flush(), retryDelay(failures, retryAfter))
  }

  #heard(sample: ClockSample, deadline: string | null): void {
    this.#set({ offset: measured(this.#state.offset, sample), deadline })
  }

  /** Another tab or device writes now; nothing here is lost, and it can be taken back. */
  takenOver(): void {
    if (this.#maySend()) this.#set({ phase: 'taken-over' })
  }

  /** The attempt as the service sees it now: its clock, who writes, whether it is open. */
  refresh(attempt: Attempt, sample: ClockSample): void {
    this.#heard(sample, attempt.deadline_at)
    if (attempt.state !== 'in_progress') return this.#end({ phase: 'closed' })
    if (attempt.holder !== this.holder) return this.takenOver()
    this.#set({
      answers: refreshed(this.#state.answers, fromPaper(attempt.questions)),
      phase: this.#state.phase === 'taken-over' ? 'running' : this.#state.phase,
    })
    void this.flush()
  }

  /** Milliseconds left. At zero what is unsent goes, then the service is asked to end the attempt; it decides. */
  tick(): number | null {
    const left = this.#remaining()
    if (left !== null && left <= 0 && this.#state.phase === 'running') {
      this.#set({ phase: 'closing' })
      void this.#close()
    }
    return left
  }

  #remaining(): number | null {
    return remainingMs(this.#state.deadline, this.#state.offset, Date.now())
  }

  async #close(): Promise<void> {
    await this.flush()
    if (this.#state.phase !== 'closing') return
    try {
      // This device's clock may have been set or extra time given: the service is asked before anything is ended.
      const { data, sample } = await this.#ports.look()
      this.#heard(sample, data.deadline_at)
      if (data.state !== 'in_progress') return this.#end({ phase: 'closed' })
      const left = this.#remaining()
      if (left === null || left > afterDeadline) return this.#set({ phase: 'running' })
      if (left > -afterDeadline) return void setTimeout(() => void this.#close(), left + afterDeadline)
      await this.#submit()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'attempt_taken_over') return this.takenOver()
      this.#set({ failures: this.#state.failures + 1 })
      setTimeout(() => void this.#close(), retryDelay(this.#state.failures, error.retryAfter))
    }
  }

  /**
   * The learner hands in: first every answer, then the attempt.
   * @throws ApiError when the service cannot be reached or refuses; everything stays as it was
   */
  async submit(): Promise<void> {
    this.#set({ phase: 'submitting' })
    try {
      await this.flush()
      if (this.#state.phase !== 'submitting') return
      if (unsent(this.#state.answers).length > 0) throw new ApiError('network', 0, {})
      await this.#submit()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'attempt_taken_over') this.takenOver()
      else if (this.#state.phase === 'submitting') this.#set({ phase: 'running' })
      throw error
    }
  }

  async #submit(): Promise<void> {
    try {
      this.#end({ phase: 'submitted', receipt: (await this.#ports.submit(this.#submitKey)).data.receipt })
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400) this.#submitKey = crypto.randomUUID()
      throw error
    }
  }

  #end(part: Partial<SittingState>): void {
    this.stop()
    this.#set(part)
    void this.#keep(() => this.#ports.store.clear(this.attempt.id))
  }
}
