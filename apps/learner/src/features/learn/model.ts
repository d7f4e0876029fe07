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

export type RenewalState = 'over' | 'soon' | 'later'

/** Days before a completion ends from which it is time to take the course again, as companies count. */
const renewalDays = 30

/** How the last day of a completion stands to today; it holds on the day itself. */
export function renewalState(holdsUntil: string, today: Date): RenewalState {
  const last = dayOf(holdsUntil)
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate())
  if (last < start) return 'over'
  start.setDate(start.getDate() + renewalDays)
  return last <= start ? 'soon' : 'later'
}

function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export type DueState = 'overdue' | 'soon' | 'later'

/** Days before the due date from which it counts as soon. */
const soonDays = 3

/** How a due date stands to today; the day itself is still in time. */
export function dueState(dueOn: string, today: Date): DueState {
  const due = dayOf(dueOn)
  const start = new Date(today.getFullYear(), today.getMonth(), today.getDate())
  if (due < start) return 'overdue'
  start.setDate(start.getDate() + soonDays)
  return due <= start ? 'soon' : 'later'
}
