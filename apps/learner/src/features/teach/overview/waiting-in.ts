import type { TaughtCourse } from '../api.ts'

/** How many answers wait for a grader in courses. */
export function waitingIn(courses: readonly TaughtCourse[]): number {
  return courses.flatMap(({ exams }) => exams).reduce((sum, { waiting }) => sum + waiting, 0)
}
