/** The position in the queue, as in the URL. */
export interface GradingPlace {
  /** The id of an exam. */
  exam: string | undefined
  by: 'learner' | undefined
  names: 'hidden' | undefined
  /** Attempt and question, `12-45`. */
  answer: string | undefined
}

const matching = (rule: RegExp, value: unknown) =>
  typeof value === 'string' && rule.test(value) ? value : undefined

/** Reads the query, forgivingly. */
export function gradingPlaceOf(search: Record<string, unknown>): GradingPlace {
  return {
    exam: matching(/^[1-9]\d{0,14}$/, search['exam']),
    by: search['by'] === 'learner' ? 'learner' : undefined,
    names: search['names'] === 'hidden' ? 'hidden' : undefined,
    answer: matching(/^[1-9]\d{0,14}-[1-9]\d{0,14}$/, search['answer']),
  }
}

/** The address of a place, with what changes. */
export function gradingAddress(place: GradingPlace, change: Partial<GradingPlace> = {}): string {
  const query = new URLSearchParams(
    Object.entries({ ...place, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString()
  return query === '' ? '/teach/grading' : `/teach/grading?${query}`
}

export function answerKey(row: { attempt_id: number; question_id: number }): string {
  return `${row.attempt_id}-${row.question_id}`
}

export function answerPlace(key: string): { attemptId: number; questionId: number } {
  const [attempt, question] = key.split('-').map(Number)
  return { attemptId: attempt ?? 0, questionId: question ?? 0 }
}

/** Which answer comes after one that was graded: the one below it, at the end the one above; none where it was the last. */
export function nextAfter(keys: readonly string[], done: string): string | undefined {
  const at = keys.indexOf(done)
  const rest = keys.filter(key => key !== done)
  return rest[Math.min(Math.max(0, at), rest.length - 1)]
}
