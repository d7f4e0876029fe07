import type { Attempt } from '../contract.ts'
import { fromPaper } from '../model/answers.ts'
import { type ClockSample, measured, remainingMs, serverNow } from '../model/clock.ts'
import type { AttemptPorts, AttemptState, Begun } from './attempt-state.ts'

/** What is known of an attempt in this tab, by the service's clock, and who is told when it changes. */
export class LiveState {
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #current: AttemptState

  constructor({ attempt, sample }: Begun, { store, now }: AttemptPorts) {
    this.#now = now ?? (() => Date.now())
    this.#current = {
      phase: attempt.state === 'in_progress' ? 'running' : 'closed',
      answers: fromPaper(attempt.questions),
      offset: measured(null, sample),
      deadline: attempt.deadline_at,
      deadlineReason: attempt.deadline_reason,
      allowances: allowancesOf(attempt),
      failures: 0,
      rejection: null,
      isDurable: store.isDurable,
      receipt: null,
      moved: null,
    }
  }

  get current(): AttemptState {
    return this.#current
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  set(part: Partial<AttemptState>): void {
    this.#current = { ...this.#current, ...part }
    for (const listener of this.#listeners) listener()
  }

  /** Milliseconds by this device's clock, which may be wrong by anything. */
  now(): number {
    return this.#now()
  }

  /** The service's time, as an ISO string, at a time of this device. */
  serviceTime(at = this.now()): string {
    return new Date(serverNow(this.#current.offset, at)).toISOString()
  }

  /** An answer of the service tells its time and when the attempt ends. */
  received(sample: ClockSample, deadline: string | null): void {
    this.set({ offset: measured(this.#current.offset, sample), deadline })
  }

  /** The attempt as the service has it now: its clock, and what extra time it was given. */
  refreshed(attempt: Attempt, sample: ClockSample): void {
    this.received(sample, attempt.deadline_at)
    this.set({ deadlineReason: attempt.deadline_reason, allowances: allowancesOf(attempt) })
  }

  /** @returns milliseconds until the attempt ends, less than zero after it; null where it has no end */
  remaining(): number | null {
    return remainingMs(this.#current.deadline, this.#current.offset, this.now())
  }

  maySend(): boolean {
    return ['running', 'submitting', 'closing'].includes(this.#current.phase)
  }

  /** Another tab or device claimed the session lock; nothing here is lost, and the lock can be claimed back. */
  loseLock(): void {
    if (this.maySend()) this.set({ phase: 'lock-lost' })
  }
}

/** An attempt that this browser kept before there was extra time has none. */
function allowancesOf(attempt: Partial<Pick<Attempt, 'allowances'>>): Attempt['allowances'] {
  return attempt.allowances ?? []
}
