import { clientQuery } from '@masar/app-shell'
import type { GradingPlace } from './grading/place.ts'

export function taughtCoursesQuery() {
  return clientQuery('/teaching/courses')
}

/** The head of the queue; what is graded leaves it, so it is asked for again. */
export function gradingQueueQuery({ exam, by, names }: Omit<GradingPlace, 'answer'>) {
  const query = { ...(exam && { exam: Number(exam) }), ...(by && { by }), ...(names && { names }) }
  return { ...clientQuery('/grading', { query }), staleTime: 0 }
}

export const attemptChoices = ['all', 'best', 'last'] as const
/** Undefined stands for the first attempt of each learner. */
export type AttemptChoice = (typeof attemptChoices)[number] | undefined

/** Reads the choice from the address, forgivingly. */
export function attemptsOf(search: Record<string, unknown>): AttemptChoice {
  return attemptChoices.find(choice => choice === search['attempts'])
}

export function statisticsQuery(examId: number, attempts: AttemptChoice) {
  return clientQuery('/exams/{id}/statistics', {
    path: { id: examId },
    query: { ...(attempts && { attempts }) },
  })
}
