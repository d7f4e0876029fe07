import type { AnswerBody } from '../contract.ts'

/** An answer that waits in this browser for its acknowledgement. */
export interface PendingAnswer {
  /** Whose it is: it is never sent for, nor shown to, anybody else. Null where the session did not say. */
  user: number | null
  attempt: number
  question: number
  /** Who wrote it towards the service, so that another tab may send it. */
  holder: string
  value: AnswerBody['value']
  revision: number
  madeAt: string
}

/** Keeps answers in this browser until the service has them: through reloads, crashes and days without network. */
export interface PendingStore {
  /** False where the browser keeps nothing: then an unsent answer lives as long as the page. */
  readonly isDurable: boolean
  put(answer: PendingAnswer): Promise<void>
  /** Forgets an answer up to a revision; a newer one stays. */
  settle(attempt: number, question: number, revision: number): Promise<void>
  ofAttempt(attempt: number): Promise<PendingAnswer[]>
  ofUser(user: number | null): Promise<PendingAnswer[]>
  clear(attempt: number): Promise<void>
}

/** A store in memory, for browsers that refuse IndexedDB, and for tests. */
export function memoryStore(): PendingStore {
  const kept = new Map<string, PendingAnswer>()
  const key = (attempt: number, question: number) => `${attempt}/${question}`
  return {
    isDurable: false,
    put: async answer => void kept.set(key(answer.attempt, answer.question), answer),
    settle: async (attempt, question, revision) => {
      if ((kept.get(key(attempt, question))?.revision ?? Infinity) <= revision)
        kept.delete(key(attempt, question))
    },
    ofAttempt: async attempt => [...kept.values()].filter(answer => answer.attempt === attempt),
    ofUser: async user => [...kept.values()].filter(answer => answer.user === user),
    clear: async attempt => {
      for (const answer of kept.values())
        if (answer.attempt === attempt) kept.delete(key(attempt, answer.question))
    },
  }
}
