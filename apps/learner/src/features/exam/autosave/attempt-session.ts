import { ApiError } from '@masar/api-sdk'
import { retryDelay } from '../../uploads/retry.ts'
import type { AnswerValue, Attempt } from '../contract.ts'
import { fromPaper, refreshed } from '../model/answers.ts'
import type { ClockSample } from '../model/clock.ts'
import type { PendingAnswer } from '../pending/pending-store.ts'
import { AnswerSaver } from './answer-saver.ts'
import type { AttemptPorts, AttemptState, Begun, Lost } from './attempt-state.ts'
import { BrowserCopy, within } from './browser-copy.ts'
import { LiveState } from './live-state.ts'

/** Milliseconds after the deadline at which this tab asks the service to end the attempt. */
const afterDeadline = 1000
/** Milliseconds for which the end of an attempt waits for this browser's store. */
const storePatience = 1500

/** An attempt in this tab, from its start to its end: its answers are saved as they are made (`AnswerSaver`), and the service decides when it is over. */
export class AttemptSession {
  readonly attempt: Attempt
  readonly sessionLock: string
  readonly #ports: AttemptPorts
  readonly #live: LiveState
  readonly #kept: BrowserCopy
  readonly #saver: AnswerSaver
  /** Where the exam had gone to another tab or device as it ended: what was left for that one in this browser. */
  #leftForOthers: Promise<PendingAnswer[] | undefined> | null = null
  /** Kept while the outcome is unknown: an answered request is over, and another one is a new act. */
  #submitKey = crypto.randomUUID()

  constructor(begun: Begun, ports: AttemptPorts) {
    this.attempt = begun.attempt
    this.sessionLock = begun.sessionLock
    this.#ports = ports
    const live = new LiveState(begun, ports)
    // The page then warns that it must stay open.
    this.#kept = new BrowserCopy(begun.attempt.id, ports.store, () => live.set({ isDurable: false }))
    this.#saver = new AnswerSaver(begun, {
      live,
      kept: this.#kept,
      ports,
      onClosed: () => this.#closedByService(),
    })
    this.#live = live
  }

  readonly state = (): AttemptState => this.#live.current

  readonly subscribe = (listener: () => void) => this.#live.subscribe(listener)

  /** Loads the pending answers of this browser and sends them. */
  async start(): Promise<void> {
    await this.#saver.takeKept()
    await this.#saver.flush()
  }

  /** No more retries from this page; unsent answers stay in the browser for the next one. */
  stop(): void {
    this.#saver.stop()
  }

  /** The learner answers. Stored in the browser at once, sent within a second. */
  answer(question: number, value: AnswerValue | null): void {
    if (this.state().phase === 'running') this.#saver.answer(question, value)
  }

  /** What the service has not acknowledged, as it waits in this browser. */
  pending(): PendingAnswer[] {
    return this.#saver.pending()
  }

  /** Sends all unsent answers at once; resolves when no request is in flight. */
  flush(): Promise<void> {
    return this.#saver.flush()
  }

  /** Sends all at once, then what else waits in this browser: its store may be slow or stuck, and the end does not wait for that. */
  async #sendAll(): Promise<void> {
    const [, hasMore] = await Promise.all([this.flush(), this.#saver.takeKept(storePatience)])
    if (hasMore) await this.flush()
  }

  /** Another tab or device claimed the session lock; nothing here is lost, and the lock can be claimed back. */
  loseLock(): void {
    this.#live.loseLock()
  }

  /** Applies the attempt as the service has it: its clock, its session lock, whether it is open. */
  refresh(attempt: Attempt, sample: ClockSample): void {
    this.#live.refreshed(attempt, sample)
    if (this.#isPast(attempt) && attempt.holder === this.sessionLock && attempt.state === 'in_progress')
      return this.#moveOn(attempt, sample)
    // An attempt that has ended comes without its questions: what was answered here stays, to be told.
    if (attempt.state !== 'in_progress') return this.#end({ phase: 'closed' })
    // Where the answers are given elsewhere by now, they are read here as they are there.
    if (!this.#isPast(attempt))
      this.#live.set({ answers: refreshed(this.state().answers, fromPaper(attempt.questions)) })
    if (attempt.holder !== this.sessionLock) return this.loseLock()
    this.#ports.refreshed?.(attempt)
    if (this.state().phase === 'lock-lost') this.#live.set({ phase: 'running' })
    this.#saver.showRejections()
    void this.start()
  }

  /** Milliseconds left. At zero unsent answers are sent, then the service is asked to end the attempt; it decides. */
  tick(): number | null {
    const left = this.#live.remaining()
    if (left !== null && left <= 0 && this.state().phase === 'running') this.#beginClosing()
    return left
  }

  #closedByService(): void {
    if (!this.attempt.section) return this.#end({ phase: 'closed' })
    // Only the section may be over: the service is asked.
    if (this.state().phase === 'running') this.#beginClosing()
  }

  #beginClosing(): void {
    this.#live.set({ phase: 'closing' })
    void this.#close()
  }

  async #close(): Promise<void> {
    await this.#sendAll()
    if (this.state().phase !== 'closing') return
    try {
      // This device's clock may have been set or extra time given: the service is asked before anything is ended.
      const { data, sample } = await this.#ports.look()
      this.#live.received(sample, data.deadline_at)
      if (data.state !== 'in_progress') return this.#end({ phase: 'closed' })
      if (data.holder !== this.sessionLock) return this.loseLock()
      if (this.#isPast(data)) return this.#moveOn(data, sample)
      const left = this.#live.remaining()
      if (left === null || left > afterDeadline) return this.#live.set({ phase: 'running' })
      if (left > -afterDeadline) return void setTimeout(() => void this.#close(), left + afterDeadline)
      await (this.attempt.section?.next ? this.#leaveSection() : this.#submit())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'attempt_taken_over') return this.loseLock()
      this.#live.set({ failures: this.state().failures + 1 })
      setTimeout(() => void this.#close(), retryDelay(this.state().failures, error.retryAfter))
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
    this.#live.set({ phase: 'submitting' })
    try {
      await this.#sendAll()
      if (this.state().phase !== 'submitting') return
      this.#saver.demandSent()
      await act()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'attempt_taken_over') this.loseLock()
      else if (this.state().phase === 'submitting') this.#live.set({ phase: 'running' })
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
    this.#live.set({ phase: 'moved', moved: { attempt, sample } })
  }

  #end(part: Partial<AttemptState>): void {
    const { phase, isDurable } = this.state()
    if (phase === 'closed' || phase === 'submitted') return
    this.stop()
    if (phase === 'lock-lost')
      this.#leftForOthers = isDurable ? this.#kept.read() : Promise.resolve(this.pending())
    this.#live.set(part)
    this.#kept.clear()
  }

  /** What an attempt that has ended was left without, as far as it is known here; resolves when no request is in flight. */
  async lost(): Promise<Lost> {
    await this.#saver.idle()
    const left = this.#leftForOthers && (await within(storePatience, this.#leftForOthers))
    // What another tab has taken over it has sent, or it tells of it.
    const lost = this.pending().filter(
      ({ question }) => !left || left.some(answer => answer.question === question),
    )
    const isCertain =
      this.#leftForOthers === null && lost.every(answer => !this.#saver.isPerhapsStored(answer))
    return { count: lost.length, isCertain }
  }
}
