/** What is shown of an exam's questions, as the address says it. */
export interface QuestionsPlace {
  q: string
  /** The key, not the place for an answer. */
  key: 'shown' | undefined
  /** Both languages beside each other. */
  both: 'shown' | undefined
  /** Those alone that need a look. */
  only: 'flawed' | undefined
  /** Those alone that have this tag. */
  tag: string | undefined
}

/** Reads the query, forgivingly. */
export function questionsPlaceOf(search: Record<string, unknown>): QuestionsPlace {
  const { q, tag } = search
  return {
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    key: search['key'] === 'shown' ? 'shown' : undefined,
    both: search['both'] === 'shown' ? 'shown' : undefined,
    only: search['only'] === 'flawed' ? 'flawed' : undefined,
    tag: typeof tag === 'string' || typeof tag === 'number' ? String(tag) : undefined,
  }
}

export function questionsAddress(
  examId: number,
  place: QuestionsPlace,
  change: Partial<QuestionsPlace> = {},
): string {
  const query = new URLSearchParams(
    Object.entries({ ...place, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return `/teach/exams/${examId}/questions${query === '' ? '' : `?${query}`}`
}
