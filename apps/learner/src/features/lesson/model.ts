import type { Lesson } from './lesson.ts'

type Course = Lesson['course']
export type LessonLine = Course['sections'][number]['lessons'][number]

/** All lessons of a course in their order. */
export function linesOf(course: Course): LessonLine[] {
  return course.sections.flatMap(section => section.lessons)
}

/** Which lesson it is: 3 of 12. */
export function placeOf({ id, course }: Lesson): { place: number; total: number } {
  const lines = linesOf(course)
  return { place: lines.findIndex(line => line.id === id) + 1, total: lines.length }
}

/** The percentage as the service counts it: whole, rounded down. */
export function percentOf(lines: readonly LessonLine[]): number {
  return lines.length === 0
    ? 0
    : Math.floor((100 * lines.filter(line => line.is_completed).length) / lines.length)
}

/** A lesson page after one of its course's lessons was done or not. @param percent as the service says, where it has */
export function withProgress(
  lesson: Lesson,
  lessonId: number,
  isCompleted: boolean,
  percent?: number,
): Lesson {
  const sections = lesson.course.sections.map(section => ({
    ...section,
    lessons: section.lessons.map(line =>
      line.id === lessonId ? { ...line, is_completed: isCompleted } : line,
    ),
  }))
  return {
    ...lesson,
    ...(lesson.id === lessonId && { is_completed: isCompleted }),
    course: {
      ...lesson.course,
      sections,
      percent: percent ?? percentOf(sections.flatMap(section => section.lessons)),
    },
  }
}

/** The lesson before this one, where it is open to the reader. */
export function wayBack({ previous_id, course }: Lesson): number | null {
  return linesOf(course).find(line => line.id === previous_id && line.is_open)?.id ?? null
}

export type WayOn = { kind: 'lesson' | 'exam' | 'my-courses' | 'course'; to: string }

/** What follows a lesson: the next one, then the exam, then one's courses; a visitor of a preview goes to the course. */
export function wayOn({ next_id, is_enrolled, course }: Lesson): WayOn {
  const next = linesOf(course).find(line => line.id === next_id)
  if (next?.is_open) return { kind: 'lesson', to: `/lesson/${next.id}` }
  if (!is_enrolled) return { kind: 'course', to: `/Course/${course.id}` }
  if (course.exam && !course.exam.passed) return { kind: 'exam', to: `/exam-details/${course.exam.id}` }
  return { kind: 'my-courses', to: '/learn' }
}

/** From this part on a video counts as seen. */
const seenPart = 0.95

export function isSeen(position: number, duration: number): boolean {
  return duration > 0 && position / duration >= seenPart
}

/** Where a video goes on: where it was left, but from the start when that was at its very end. */
export function resumeAt(position: number, duration: number): number {
  return position > 3 && position < duration - 5 ? position : 0
}

/**
 * Seconds of a video that were really watched between two looks at its position; a jump is none.
 * @param rate the playback speed, which makes honest steps longer
 */
export function watched(from: number, to: number, rate: number): number {
  const step = to - from
  return step > 0 && step <= 2 * rate ? step : 0
}
