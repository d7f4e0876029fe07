/** The tabs below a lesson. */
export const lessonTabs = ['overview', 'transcript', 'notes', 'questions', 'files'] as const
export type LessonTab = (typeof lessonTabs)[number]

/** What of a lesson an address asks for. */
export interface LessonPlace {
  tab: LessonTab | undefined
  /** A note to be shown, where it stands. */
  note: number | undefined
  /** A question to be shown, with its replies. */
  question: number | undefined
  /** The second of the video to begin at. */
  at: number | undefined
  /** Words of the text to be brought into sight. */
  words: string | undefined
}

/** Reads a query, forgivingly: what makes no sense asks for nothing. */
export function lessonPlace(search: Readonly<Record<string, unknown>>): LessonPlace {
  const whole = (value: unknown) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
  return {
    tab: lessonTabs.find(tab => tab === search['tab']),
    note: whole(search['note']) || undefined,
    question: whole(search['question']) || undefined,
    at: whole(search['at']),
    words: wordsOf(search['words']),
  }
}

/** How many characters are searched for in a text. */
const longest = 300

function wordsOf(value: unknown): string | undefined {
  const words = typeof value === 'string' ? value.trim().slice(0, longest) : ''
  return words === '' ? undefined : words
}
