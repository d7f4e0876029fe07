import type { Attempt } from '../api.ts'

type Paged = Pick<Attempt, 'questions' | 'questions_per_page'>

/**
 * The page on which a question stands, as the service counts them: by places in the whole paper, also where a section shows a part of it.
 * @param at the question's place among those that are there, from 0
 * @returns the places of the page's first and last question
 */
export function pageAround({ questions, questions_per_page: size }: Paged, at: number) {
  const pageOf = (place: number) => Math.floor(((questions[place]?.position ?? 1) - 1) / size)
  const page = pageOf(at)
  let [first, last] = [at, at]
  while (first > 0 && pageOf(first - 1) === page) first -= 1
  while (last < questions.length - 1 && pageOf(last + 1) === page) last += 1
  return { first, last }
}

/** Where a learner who may only go forward is at least: the first question of the last page of which anything was answered. */
export function earliestPlace(attempt: Paged & Pick<Attempt, 'navigation'>): number {
  if (attempt.navigation !== 'forward') return 0
  const answered = attempt.questions.findLastIndex(({ revision }) => revision > 0)
  return answered < 0 ? 0 : pageAround(attempt, answered).first
}
