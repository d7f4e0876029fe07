import type { PendingAnswer } from '../pending/pending-store.ts'
import type { AnswerValue, Question } from '../contract.ts'

/** One question's answer as this tab knows it. */
export interface Answer {
  value: AnswerValue | null
  /** Grows with every change; 0 where nothing was answered yet. */
  revision: number
  /** The newest revision that the service has acknowledged. */
  saved: number
  /** When it was made, by the service's clock; null for what came from the service. */
  madeAt: string | null
}

/** All answers of an attempt, by question. */
export type Answers = Readonly<Record<number, Answer>>

/** The paper as the service gave it. */
export function fromPaper(questions: readonly Pick<Question, 'id' | 'answer' | 'revision'>[]): Answers {
  return Object.fromEntries(
    questions.map(({ id, answer, revision }) => [
      id,
      { value: answer, revision, saved: revision, madeAt: null },
    ]),
  )
}

/**
 * Brings what waited in this browser into the paper: the higher revision wins, so nothing newer is overwritten.
 * @returns the answers, what was newer, what is settled and may be forgotten, and what belongs to questions that are not on this page any more
 */
export function withPending(
  answers: Answers,
  pending: readonly PendingAnswer[],
): Record<'taken' | 'settled' | 'elsewhere', PendingAnswer[]> & { answers: Answers } {
  const merged: Record<number, Answer> = { ...answers }
  const taken: PendingAnswer[] = []
  const settled: PendingAnswer[] = []
  const elsewhere: PendingAnswer[] = []
  for (const entry of pending) {
    const known = merged[entry.question]
    if (!known) elsewhere.push(entry)
    else if (entry.revision <= known.saved) settled.push(entry)
    else if (entry.revision > known.revision) {
      const { value, revision, madeAt } = entry
      merged[entry.question] = { ...known, value, revision, madeAt }
      taken.push(entry)
    }
  }
  return { answers: merged, taken, settled, elsewhere }
}

/** A paper that was loaded again, under what this tab has changed since: nothing unsent is lost. */
export function refreshed(own: Answers, paper: Answers): Answers {
  return Object.fromEntries(
    Object.entries(paper).map(([id, theirs]) => {
      const mine = own[Number(id)]
      return [id, mine && mine.revision > theirs.revision ? { ...mine, saved: theirs.revision } : theirs]
    }),
  )
}

/** The learner changed an answer. */
export function changed(
  answers: Answers,
  question: number,
  value: AnswerValue | null,
  madeAt: string,
): Answers {
  const known = answers[question]
  return known
    ? { ...answers, [question]: { ...known, value, revision: known.revision + 1, madeAt } }
    : answers
}

/** The service has stored a revision. */
export function acknowledged(answers: Answers, question: number, revision: number): Answers {
  const known = answers[question]
  return known ? { ...answers, [question]: { ...known, saved: Math.max(known.saved, revision) } } : answers
}

export interface Stored {
  value: AnswerValue | null
  revision: number
}

/**
 * The service refused a revision because it has a newer one. Its value is taken, unless this tab's answer was changed
 * again after what was sent: that one is the newest of all, and goes again above the stored revision.
 */
export function rebasedOnStored(answers: Answers, question: number, sent: number, stored: Stored): Answers {
  const known = answers[question]
  if (!known) return answers
  if (known.revision > sent)
    return {
      ...answers,
      [question]: {
        ...known,
        revision: Math.max(known.revision, stored.revision + 1),
        saved: stored.revision,
      },
    }
  return {
    ...answers,
    [question]: { value: stored.value, revision: stored.revision, saved: stored.revision, madeAt: null },
  }
}

/** Questions whose newest answer the service has not acknowledged. */
export function unsent(answers: Answers): number[] {
  return Object.entries(answers).flatMap(([id, { revision, saved }]) =>
    revision > saved ? [Number(id)] : [],
  )
}

/** Whether there is anything in an answer; one that was emptied counts as none. */
export function isAnswered(value: AnswerValue | null | undefined): boolean {
  if (value === null || value === undefined) return false
  if ('options' in value) return value.options.length > 0
  if ('pairs' in value) return Object.keys(value.pairs).length > 0
  return 'text' in value ? value.text.trim() !== '' : true
}
