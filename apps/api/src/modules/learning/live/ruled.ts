import { completedBy, neededTenths, type Ruled } from '../completion-rule.ts'
import type { ReportedLesson } from '../progress-reports.ts'

/** A live lesson as its progress needs it. */
export function ruledLesson(lesson: Ruled & { id: number; courseId: number }): ReportedLesson {
  return {
    id: lesson.id,
    courseId: lesson.courseId,
    by: completedBy(lesson),
    lasts: lesson.mediaTenths,
    needed: neededTenths(lesson),
    halfReading: null,
  }
}
