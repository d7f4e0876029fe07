import type { MyCourse } from './api.ts'

export interface CourseGroups {
  /** Begun, or enrolled by oneself, latest seen first. What was assigned stands here too once it is begun. */
  inProgress: MyCourse[]
  /** Given by one's company: late first, then soonest due first, then without a due date. */
  assigned: MyCourse[]
  finished: MyCourse[]
}

/** Finished is: every required lesson done and every exam passed, at some time. */
export function isFinished({ percent }: Pick<MyCourse, 'percent'>): boolean {
  return percent === 100
}

const isAssigned = (course: MyCourse) => course.assigned_by !== null
const isBegun = ({ percent, last_seen_at: seen }: MyCourse) => percent > 0 || seen !== null
/** Behind every due date. */
const never = '9999-12-31'

const latest = (a: MyCourse, b: MyCourse) =>
  (b.last_seen_at ?? b.enrolled_at).localeCompare(a.last_seen_at ?? a.enrolled_at)

export function groupCourses(courses: readonly MyCourse[]): CourseGroups {
  const open = courses.filter(course => !isFinished(course))
  return {
    inProgress: open.filter(course => !isAssigned(course) || isBegun(course)).sort(latest),
    assigned: open.filter(isAssigned).sort((a, b) => (a.due_on ?? never).localeCompare(b.due_on ?? never)),
    finished: courses.filter(isFinished).sort(latest),
  }
}

export type Step = 'start' | 'continue' | 'resume-exam' | 'exam' | 'again'

/** The one way on in a course. */
export function nextStep({
  course,
  exam,
  percent,
  are_lessons_done: isExamLeft,
  last_lesson,
  next_lesson,
  next_exam,
}: Pick<
  MyCourse,
  'course' | 'exam' | 'percent' | 'are_lessons_done' | 'last_lesson' | 'next_lesson' | 'next_exam'
>): {
  step: Step
  to: string
} {
  const open = [next_exam, exam].find(one => one?.open_attempt)
  if (open) return { step: 'resume-exam', to: `/exam-details/${open.id}` }
  if (percent < 100 && next_exam) return { step: 'exam', to: `/exam-details/${next_exam.id}` }
  if (percent < 100 && isExamLeft && exam && !exam.passed)
    return { step: 'exam', to: `/exam-details/${exam.id}` }
  const lesson = percent === 100 ? last_lesson : (next_lesson ?? last_lesson)
  const to = lesson ? `/lesson/${lesson.id}` : `/Course/${course.id}`
  if (percent === 100) return { step: 'again', to }
  return { step: last_lesson ? 'continue' : 'start', to }
}

export type DueState = 'overdue' | 'soon' | 'later'

/** Days before the due date from which it counts as soon. */
const soonDays = 3

/** How a due date stands to today; the day itself is still in time. */
export function dueState(dueOn: string, today: Date): DueState {
  const [year = 0, month = 1, day = 1] = dueOn.split('-').map(Number)
  const due = new Date(year, month - 1, day)
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate())
  if (due < start) return 'overdue'
  start.setDate(start.getDate() + soonDays)
  return due <= start ? 'soon' : 'later'
}
