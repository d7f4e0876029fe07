/** The tabs below a lesson. */
export const lessonTabs = ['overview', 'transcript', 'notes'] as const
export type LessonTab = (typeof lessonTabs)[number]

/** What of a lesson an address asks for. */
export interface LessonPlace {
  tab: LessonTab | undefined
  /** A note to be shown, where it stands. */
  note: number | undefined
  /** The second of the video to begin at. */
  at: number | undefined
}

/** Reads a query, forgivingly: what makes no sense asks for nothing. */
export function lessonPlace(search: Readonly<Record<string, unknown>>): LessonPlace {
  const whole = (value: unknown) =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
  return {
    tab: lessonTabs.find(tab => tab === search['tab']),
    note: whole(search['note']) || undefined,
    at: whole(search['at']),
  }
}
