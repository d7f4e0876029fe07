import { sql, type SQL } from 'drizzle-orm'
import { isOfAnother, isTaughtBy } from '../../teaching/policy.ts'

/**
 * The answers that wait for a person, in the courses that an instructor teaches: those that no key can mark, and those whose mark a learner
 * asked to have looked at again. What an erased account had written is gone, so nothing of it waits.
 * @returns a select of `attempt_id`, `question_id`, `is_regrade`, `since`
 */
export function waitingAnswers(instructorId: number): SQL {
  const from = sql`from attempts a join exams x on x.id = a.exam_id join courses c on c.id = x.course_id
    join users u on u.id = a.user_id and u.erased_at is null join answers w on w.attempt_id = a.id
    where ${isTaughtBy(instructorId)} and ${isOfAnother(instructorId)} and a.submitted_by <> 'access_ended'`
  return sql`select a.id as attempt_id, w.question_id, false as is_regrade, a.submitted_at as since ${from}
      and a.state = 'submitted' and w.points is null
    union all
    select a.id, w.question_id, true, w.regrade_asked_at ${from}
      and a.state = 'graded' and w.regrade_asked_at is not null and w.regrade_closed_at is null`
}
