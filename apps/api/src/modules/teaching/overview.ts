import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { pick, type Locale } from '../../locale.ts'
import { waitingAnswers } from '../exams/grading/waiting.ts'
import { isWaiting } from '../learning/reviews/taught.ts'
import { isTaughtBy } from './policy.ts'

interface CourseRow extends Record<string, unknown> {
  id: string
  title: BilingualText
  state: 'draft' | 'in_review' | 'published' | 'archived'
  learners: number
  rating: number
  rating_count: number
  reviews_waiting: number
  exams: { id: number; title: BilingualText; graded: number; waiting: number }[]
}

/** The courses that an instructor teaches, each with its learners, its exams and what waits there; the newest first. */
export async function taughtCourses(db: Database, instructorId: number, locale: Locale) {
  const { rows } = await db.execute<CourseRow>(sql`
    with waiting as (select x.id, count(*)::int as answers from (${waitingAnswers(instructorId)}) w
      join attempts a on a.id = w.attempt_id join exams x on x.id = a.exam_id group by x.id)
    select c.id, c.title, c.state, c.rating, c.rating_count,
      (select count(*)::int from reviews r where r.course_id = c.id and ${isWaiting('r')}) as reviews_waiting,
      (select count(*)::int from enrolments e where e.course_id = c.id) as learners,
      (select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'waiting', coalesce(w.answers, 0),
          'graded', (select count(*)::int from attempts a where a.exam_id = x.id and a.state = 'graded' and a.submitted_by <> 'access_ended'))
          order by x.section_id nulls last, x.id), '[]')
        from exams x left join waiting w on w.id = x.id where x.course_id = c.id) as exams
    from courses c where ${isTaughtBy(instructorId)} order by c.published_at desc nulls first, c.id desc`)
  return rows.map(row => ({
    id: Number(row.id),
    title: pick(row.title, locale),
    state: row.state,
    learners: row.learners,
    rating: row.rating / 100,
    rating_count: row.rating_count,
    reviews_waiting: row.reviews_waiting,
    exams: row.exams.map(exam => ({ ...exam, title: pick(exam.title, locale) })),
  }))
}
