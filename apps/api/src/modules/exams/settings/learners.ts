import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { likeText } from '../../catalogue/instructors-and-reviews.ts'
import { hasAccess } from '../../learning/access.ts'
import { isOfAnother } from '../../teaching/policy.ts'
import { taughtExam } from '../allowances/taught-exam.ts'

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
  }>(sql`
    select u.id, ${nameIn(locale, 'u')} as name,
      (select count(*)::int from attempts a where a.exam_id = ${examId} and a.user_id = u.id) as attempts,
      exists (select from attempts a where a.exam_id = ${examId} and a.user_id = u.id and a.state = 'in_progress') as is_under_way,
      coalesce(sum(w.extra_seconds), 0)::int as extra_seconds, coalesce(sum(w.extra_attempts), 0)::int as extra_attempts
    from enrolments e join users u on u.id = e.user_id
    left join attempt_allowances w on w.exam_id = ${examId} and w.user_id = u.id and w.attempt_id is null and w.withdrawn_at is null
    where e.course_id = ${courseId} and u.erased_at is null and ${isOfAnother(instructorId, 'e')}
      and ${hasAccess(sql`e.user_id`, courseId)} and u.name_folded like ${`%${likeText(q)}%`}
    group by u.id order by u.name_key collate "C", u.id limit ${most}`)
  return rows.map(row => ({ ...row, id: Number(row.id) }))
}
