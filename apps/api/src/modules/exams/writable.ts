import { accessText } from '../learning/access.ts'
import { graceMs } from './rules.ts'

/** The conditions on which an attempt takes what its learner writes, as text: answers and files are held to the same. */

const grace = `interval '${graceMs} milliseconds'`

/** Whether an attempt `a` of an exam `x` is open to what was made at a moment: before its deadline, and arriving within the grace. */
export function isOpenText(madeAt: string): string {
  return `a.state = 'in_progress' and ${accessText('a.user_id', 'x.course_id')} and (a.deadline_at is null or clock_timestamp() <= a.deadline_at
      or (clock_timestamp() <= a.deadline_at + ${grace} and ${madeAt} <= a.deadline_at))`
}

/** Columns or values that say what is written, when, and where its attempt is. */
interface Written {
  attempt: string
  /** The section under way. */
  atSection: string
  /** When it was made, as its browser says. */
  madeAt: string
  now: string
}

/** Whether a question `q` is in another section than the one under way, which has not ended so lately that it still takes what was made in its time. */
export function isElsewhereText({ attempt, atSection, madeAt, now }: Written): string {
  return `q.section is not null and q.section <> ${atSection} and not exists (select from attempt_sections e where e.attempt_id = ${attempt} and e.position = q.section
      and ${madeAt} <= e.ended_at and ${now} <= e.ended_at + ${grace})`
}

/** Whether something on a later page of the attempt was answered before this was made, or so long ago that it cannot have been. */
export function isPassedText({
  attempt,
  page,
  pageSize,
  madeAt,
  now,
}: Omit<Written, 'atSection'> & { page: string; pageSize: string }): string {
  return `exists (
    select from answers w join attempt_questions l on l.attempt_id = w.attempt_id and l.question_id = w.question_id
    where w.attempt_id = ${attempt} and (l.position - 1) / ${pageSize} > ${page} and (w.first_made_at < ${madeAt} or w.first_saved_at < ${now} - ${grace}))`
}
