import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { hasAccess } from '../../learning/access.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import { taughtExam } from '../allowances/taught-exam.ts'
import { ownMoment } from '../allowances/window.ts'

const most = 20

/** Who may take an exam, found by name: to give one of them more time. @throws AppError `not_found` */
export async function examLearners(
  db: Connection,
  examId: number,
  instructorId: number,
  { q = '', locale }: { q?: string | undefined; locale: Locale },
) {
  const { courseId } = await taughtExam(db, examId, instructorId)
  const { rows } = await db.execute<{
    id: string
    name: string
    attempts: number
    is_under_way: boolean
    extra_seconds: number
    extra_attempts: number
    opens_at: Date | string | null
    closes_at: Date | string | null
  }>(sql`
    select u.id, ${nameIn(locale, 'u')} as name,
      (select count(*)::int from attempts a where a.exam_id = ${examId} and a.user_id = u.id) as attempts,
      exists (select from attempts a where a.exam_id = ${examId} and a.user_id = u.id and a.state = 'in_progress') as is_under_way,
      coalesce(sum(w.extra_seconds), 0)::int as extra_seconds, coalesce(sum(w.extra_attempts), 0)::int as extra_attempts,
      ${ownMoment('opens_at', 'x', sql.raw('u.id'))} as opens_at, ${ownMoment('closes_at', 'x', sql.raw('u.id'))} as closes_at
    from exams x join enrolments e on e.course_id = x.course_id join users u on u.id = e.user_id
    left join attempt_allowances w on w.exam_id = ${examId} and w.user_id = u.id and w.attempt_id is null and w.withdrawn_at is null
    where x.id = ${examId} and u.erased_at is null and ${isOfAnother(instructorId, 'e')}
      and ${hasAccess(sql`e.user_id`, courseId)} and u.name_folded like ${`%${likeText(q)}%`}
    group by u.id, x.id order by u.name_key collate "C", u.id limit ${most}`)
  const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return rows.map(row => ({
    ...row,
    id: Number(row.id),
    opens_at: moment(row.opens_at),
    closes_at: moment(row.closes_at),
  }))
}
