import type { PendingStore } from '../pending/pending-store.ts'
import type { AnswerValue, Attempt } from '../contract.ts'
import type { Answers } from '../model/answers.ts'
import type { ClockOffset, ClockSample } from '../model/clock.ts'

/**
 * `running`: answers are accepted. `submitting`: the learner submits. `closing`: the time is over and unsent answers are sent.
 * `moved`: the next section is under way, on a page of its own. `lock-lost`: another tab or device has the session lock. `closed`: ended elsewhere. `submitted`: with a receipt.
 */
export type Phase = 'running' | 'submitting' | 'closing' | 'moved' | 'lock-lost' | 'closed' | 'submitted'

export interface AttemptState {
  phase: Phase
  answers: Answers
  offset: ClockOffset | null
  deadline: string | null
  deadlineReason: Attempt['deadline_reason']
  /** Extra time that this attempt was given, the oldest first. */
  allowances: Attempt['allowances']
  /** Consecutive attempts without network or service. */
  failures: number
  /** The service's message for an answer that it rejects. */
  rejection: string | null
  isDurable: boolean
  receipt: string | null
  /** The attempt in its next section, once it has moved on. */
  moved: { attempt: Attempt; sample: ClockSample } | null
}

/** Answers that the service never acknowledged before the attempt ended. */
export interface Lost {
  count: number
  /** Whether none of them can have arrived. */
  isCertain: boolean
}

interface SaveBody {
  holder: string
  value: AnswerValue | null
  revision: number
  made_at: string
}

/** A started attempt with this tab's session lock and the time of the answer. */
export interface Begun {
  attempt: Attempt
  sessionLock: string
  sample: ClockSample
}

/** The dependencies of an attempt session. */
export interface AttemptPorts {
  store: PendingStore
  /** The time by this device's clock, which may be wrong by anything; its own without it. */
  now?: () => number
  /** Who takes the exam: pending answers of other people in this browser are ignored. */
  user: number | null
  send: (
    question: number,
    body: SaveBody,
  ) => Promise<{ data: { revision: number; server_time: string; deadline_at: string | null } }>
  /** Loads the attempt from the service, with its time. */
  look: () => Promise<{ data: Attempt; sample: ClockSample }>
  /** Leaves a section for the next one. */
  leaveSection: (section: number) => Promise<{ data: Attempt; sample: ClockSample }>
  submit: (key: string) => Promise<{ data: { receipt: string } }>
  /** The attempt was refetched. */
  refreshed?: (attempt: Attempt) => void
}
