import type { MyCourse } from '../home/api.ts'

/** The courses to go on with: unfinished, what was assigned with a date first, then what was opened last. */
export function toContinue(courses: readonly MyCourse[]): MyCourse[] {
  return courses
    .filter(course => course.state === 'active' && course.percent < 100)
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)) || seenOf(b).localeCompare(seenOf(a)))
}

/** Whether anything was done in a course; one that was only given to a person is not begun. */
export const hasBegun = ({ percent, last_seen_at: seen }: MyCourse): boolean => percent > 0 || seen !== null

/** Dates sort as text; without one a course comes last. */
const dueOf = (course: MyCourse) => course.due_on ?? '9999-12-31'
const seenOf = (course: MyCourse) => course.last_seen_at ?? course.enrolled_at

/** Where going on leads: the exam of a section, the next lesson; where all are done the exam; else the course's own page. */
export function continuePath({ next_exam: next, next_lesson: lesson, exam, course }: MyCourse): string {
  if (next) return `/exam-details/${next.id}`
  if (lesson) return `/lesson/${lesson.id}`
  return exam && exam.passed !== true ? `/exam-details/${exam.id}` : `/Course/${course.id}`
}

/** A day as due days are written. A company's ends in its own zone; the reader's differs by hours, which what is read again each day bears. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** What a person or a process waits for. */
export interface Due {
  kind: 'course' | 'exam'
  mine: MyCourse
  path: string
  on: string | null
  isOverdue: boolean
}

/** What is due: assigned courses by their day, and exams that are open or the only thing left; what has a day comes first. */
export function dueOfAll(courses: readonly MyCourse[], today: string): Due[] {
  const due = courses
    .filter(({ state }) => state === 'active')
    .flatMap((mine): Due[] => {
      const { exam, due_on: on, are_lessons_done: isExamLeft } = mine
      const isOverdue = on !== null && on < today
      if (mine.next_exam?.open_attempt)
        return [{ kind: 'exam', mine, path: continuePath(mine), on, isOverdue }]
      if (exam && exam.passed !== true && (exam.open_attempt || isExamLeft))
        return [{ kind: 'exam', mine, path: `/exam-details/${exam.id}`, on, isOverdue }]
      return on === null ? [] : [{ kind: 'course', mine, path: continuePath(mine), on, isOverdue }]
    })
  return due.toSorted((a, b) => (a.on ?? '9999-12-31').localeCompare(b.on ?? '9999-12-31'))
}
