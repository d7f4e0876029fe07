import type { MyCourse } from '../home/api.ts'

/** How many courses the home page offers to go on with. */
const most = 3

/** The courses to go on with: unfinished, what was assigned with a date first, then what was opened last. */
export function toContinue(courses: readonly MyCourse[]): MyCourse[] {
  return courses
    .filter(course => course.state === 'active' && course.percent < 100)
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)) || seenOf(b).localeCompare(seenOf(a)))
    .slice(0, most)
}

/** Dates sort as text; without one a course comes last. */
const dueOf = (course: MyCourse) => course.due_on ?? '9999-12-31'
const seenOf = (course: MyCourse) => course.last_seen_at ?? course.enrolled_at

/** Where going on leads: the last lesson, or the course's own page where none was opened yet. */
export function continuePath({ last_lesson: lesson, course }: MyCourse): string {
  return lesson === null ? `/Course/${course.id}` : `/lesson/${lesson.id}`
}
