import type { Lesson } from './lesson.ts'

type Course = Lesson['course']
export type LessonLine = Course['sections'][number]['lessons'][number]
export type ExamLine = NonNullable<Course['exam']>

/** All lessons of a course in their order. */
export function linesOf(course: Course): LessonLine[] {
  return course.sections.flatMap(section => section.lessons)
}

/** Which lesson it is: 3 of 12. */
export function placeOf({ id, course }: Lesson): { place: number; total: number } {
  const lines = linesOf(course)
  return { place: lines.findIndex(line => line.id === id) + 1, total: lines.length }
}

/** Whether nothing required is left of these lessons. */
export function areDone(lines: readonly LessonLine[]): boolean {
  return lines.every(line => line.is_completed || line.is_optional)
}

/** Nothing of them is left, and something was done: what is optional alone makes nothing done. */
export function areWalked(lines: readonly LessonLine[]): boolean {
  return lines.some(line => line.is_completed) && areDone(lines)
}

/** A section with nothing left: its lessons, and its exam where it has one. */
export function isWalked({ lessons, exam }: Course['sections'][number]): boolean {
  return areWalked(lessons) && !isLeft(exam)
}

// A page that an earlier release has kept knows of no exams of sections.
const isLeft = (exam: ExamLine | null | undefined): exam is ExamLine => exam != null && exam.passed !== true

/** The exams of a course that are not passed: those of sections in their order, then the one of the course. */
export function examsLeft({ sections, exam }: Course): ExamLine[] {
  return [...sections.map(section => section.exam), exam].filter(isLeft)
}

/** Whether anything of a course is closed to the learner. */
export function hasClosed(course: Course): boolean {
  return [...linesOf(course), ...examsLeft(course)].some(({ closed_by }) => closed_by)
}

/** The exam that comes after a lesson: it ends the lesson's section, and nothing else required of that is left. */
function examAfter({ id, course }: Lesson): ExamLine | null {
  const section = course.sections.find(({ lessons }) => lessons.at(-1)?.id === id)
  if (!section || !isLeft(section.exam)) return null
  return areDone(section.lessons.filter(line => line.id !== id)) ? section.exam : null
}

/** A course whose one lesson is another than it was. */
function withLine(course: Course, lessonId: number, change: Partial<LessonLine>): Course {
  const sections = course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line => (line.id === lessonId ? { ...line, ...change } : line)),
  }))
  return { ...course, sections }
}

/** A lesson page after one of its course's lessons was marked, to be found again, or not. */
export function withBookmark(lesson: Lesson, lessonId: number, isBookmarked: boolean): Lesson {
  return { ...lesson, course: withLine(lesson.course, lessonId, { is_bookmarked: isBookmarked }) }
}

/** A lesson page after one of its course's lessons was done or not. @param percent as the service says, where it has */
export function withProgress(
  lesson: Lesson,
  lessonId: number,
  isCompleted: boolean,
  percent?: number,
): Lesson {
  const course = withLine(lesson.course, lessonId, { is_completed: isCompleted })
  return {
    ...lesson,
    ...(lesson.id === lessonId && { is_completed: isCompleted }),
    course: { ...course, percent: percent ?? course.percent },
  }
}

/** The lesson before this one, where it is open to the reader. */
export function wayBack({ previous_id, course }: Lesson): number | null {
  return linesOf(course).find(line => line.id === previous_id && line.is_open)?.id ?? null
}

export type WayOn = { kind: 'lesson' | 'closed' | 'exam' | 'my-courses' | 'course'; to: string }

/**
 * What follows a lesson: the exam of its section, the next lesson, which may be closed still, then what exams are left, then one's courses; a
 * visitor of a preview goes to the course.
 */
export function wayOn(lesson: Lesson): WayOn {
  const { next_id, is_enrolled, course } = lesson
  const after = is_enrolled ? examAfter(lesson) : null
  if (after) return { kind: after.closed_by ? 'closed' : 'exam', to: `/exam-details/${after.id}` }
  const next = linesOf(course).find(line => line.id === next_id)
  if (next?.is_open) return { kind: 'lesson', to: `/lesson/${next.id}` }
  if (next && is_enrolled) return { kind: 'closed', to: `/lesson/${next.id}` }
  if (!is_enrolled) return { kind: 'course', to: `/Course/${course.id}` }
  const [left] = examsLeft(course)
  if (left) return { kind: 'exam', to: `/exam-details/${left.id}` }
  return { kind: 'my-courses', to: '/learn' }
}

/** Whether what comes next opens with this very lesson: marking it as done is the way on. */
export function opensNext(lesson: Lesson): boolean {
  const { id, next_id, course } = lesson
  const next = examAfter(lesson) ?? linesOf(course).find(line => line.id === next_id)
  const closing = next?.closed_by
  return closing?.by === 'lesson' && closing.id === id
}

/** Whether a video is played at its page: its own, or the recording of a live lesson that is over. */
export function playsVideo({ kind, media, live }: Pick<Lesson, 'kind' | 'media' | 'live'>): boolean {
  if (kind !== 'live') return kind === 'video'
  return media !== null && (live === null || live.state === 'over' || live.state === 'cancelled')
}

/** How much of what completes a live lesson was attended, in whole percent; 100 only when it is enough. */
export function attendedPercent({ live }: Lesson): number {
  return live ? Math.min(100, Math.floor((100 * live.attended_seconds) / live.needed_seconds)) : 0
}

const byButton = new Set<Lesson['completed_by']>(['reading', 'button'])

/** Whether the button may complete a lesson now: it completes what is read, and a file once it was opened. */
export function mayMark({ completed_by, is_seen }: Lesson): boolean {
  if (completed_by === 'opening') return is_seen
  return byButton.has(completed_by)
}

/** How much of what completes a video was played, in whole percent; 100 only when it is enough. */
export function watchedPercent({ watched_seconds, needed_seconds }: Lesson): number {
  return needed_seconds ? Math.min(100, Math.floor((100 * watched_seconds) / needed_seconds)) : 0
}

/** Where a video goes on: where it was left, but from the start when that was at its very end. */
export function resumeAt(position: number, duration: number): number {
  return position > 3 && position < duration - 5 ? position : 0
}
