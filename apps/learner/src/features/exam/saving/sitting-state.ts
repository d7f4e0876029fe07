import type { PendingStore } from '@masar/app-shell/exam-answers'
import type { AnswerValue, Attempt } from '../api.ts'
import type { Answers } from '../model/answers.ts'
import type { ClockOffset, ClockSample } from '../model/clock.ts'

/**
 * `running`: answers are taken. `submitting`: the learner hands in. `closing`: the time is over and what is left is sent.
 * `taken-over`: another tab or device writes. `closed`: ended elsewhere. `submitted`: with a receipt.
 */
export type Phase = 'running' | 'submitting' | 'closing' | 'taken-over' | 'closed' | 'submitted'

export interface SittingState {
  phase: Phase
  answers: Answers
  offset: ClockOffset | null
  deadline: string | null
  /** Tries in a row that found no network or no service. */
  failures: number
  /** What the service said of an answer that it will not take. */
  refusal: string | null
  isDurable: boolean
  receipt: string | null
}

interface SaveBody {
  holder: string
  value: AnswerValue | null
  revision: number
  made_at: string
}

/** What a sitting needs of the world. */
export interface SittingPorts {
  store: PendingStore
  /** Who sits the exam: what waits in the browser for anybody else is not theirs. */
  user: number | null
  send: (
    question: number,
    body: SaveBody,
  ) => Promise<{ data: { revision: number; server_time: string; deadline_at: string | null } }>
  /** The attempt as the service has it, with its time. */
  look: () => Promise<{ data: Attempt; sample: ClockSample }>
  submit: (key: string) => Promise<{ data: { receipt: string } }>
}
