import type { CourseDetails } from '../catalogue/types.ts'

/** How many lessons a course has, how many of them anyone may open, and how long they are. */
export function outlineFacts(sections: CourseDetails['sections']) {
  const lessons = sections.flatMap(section => section.lessons)
  return {
    lessons: lessons.length,
    previews: lessons.filter(lesson => lesson.free_preview).length,
    seconds: lessons.reduce((sum, lesson) => sum + lesson.duration_seconds, 0),
  }
}

/** The lesson that anyone may try: a video before anything else. */
export function previewOf(sections: CourseDetails['sections']) {
  const open = sections.flatMap(section => section.lessons).filter(lesson => lesson.free_preview)
  return open.find(({ kind }) => kind === 'video') ?? open[0]
}

/** The stars people gave, five first, each with its share of all in percent. */
export function starShares(breakdown: readonly number[]): { stars: number; count: number; share: number }[] {
  const all = breakdown.reduce((sum, count) => sum + count, 0)
  return breakdown
    .map((count, index) => ({ stars: index + 1, count, share: all === 0 ? 0 : (count / all) * 100 }))
    .toReversed()
}

/** How much less it costs than before, in whole percent; null where it does not. */
export function discountPercent(price: number, before: number | null): number | null {
  if (before === null || before <= price) return null
  const percent = Math.floor(((before - price) / before) * 100)
  return percent === 0 ? null : percent
}

/** What the one act of the purchase card is. */
export type CourseAct =
  | { kind: 'continue'; lessonId: number | null; percent: number }
  | { kind: 'finished'; lessonId: number | null }
  | { kind: 'enrol' }
  | { kind: 'sign-in' }
  | { kind: 'add' }
  | { kind: 'in-cart' }
  /** It is part of an order that waits for payment. */
  | { kind: 'waits'; order: string }

interface Reader {
  isSignedIn: boolean
  standing: { is_enrolled: boolean; percent: number; next_lesson_id: number | null } | undefined
  /** The course's line in the reader's cart; null where there is none. */
  inCart: { order: string | null } | null
}

/** An enrolled learner continues; a free course is enrolled in at once; a priced one goes into the cart. */
export function courseAct(price: number, { isSignedIn, standing, inCart }: Reader): CourseAct {
  if (standing?.is_enrolled) {
    const { percent, next_lesson_id: lessonId } = standing
    return percent === 100 ? { kind: 'finished', lessonId } : { kind: 'continue', lessonId, percent }
  }
  if (price > 0) {
    if (inCart === null) return { kind: 'add' }
    return inCart.order === null ? { kind: 'in-cart' } : { kind: 'waits', order: inCart.order }
  }
  return isSignedIn ? { kind: 'enrol' } : { kind: 'sign-in' }
}

/** Where an enrolment leads: to the lesson that is next, or where there is none, to the person's own courses. */
export function lessonPath(lessonId: number | null): string {
  return lessonId === null ? '/learn' : `/lesson/${lessonId}`
}
