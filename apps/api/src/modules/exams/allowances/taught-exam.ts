import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { AppError } from '../../../errors.ts'
import { isTaughtBy } from '../../teaching/policy.ts'

export interface TaughtExam {
  id: number
  courseId: number
  title: BilingualText
  course: BilingualText
  /** Or an attempt under way has, which started when the exam had one. */
  hasTimeLimit: boolean
  hasPassword: boolean
  attemptsAllowed: number | null
  opensAt: Date | null
  closesAt: Date | null
}

interface Row extends Record<string, unknown> {
  course_id: string
  title: BilingualText
  course: BilingualText
  has_time_limit: boolean
  has_password: boolean
  attempts_allowed: number | null
  opens_at: Date | string | null
  closes_at: Date | string | null
}

/** An exam of a course that the instructor teaches. @throws AppError `not_found` */
export async function taughtExam(db: Connection, examId: number, instructorId: number): Promise<TaughtExam> {
  const {
    rows: [row],
  } = await db.execute<Row>(sql`
    select x.course_id, x.title, c.title as course, x.password_hash is not null as has_password, x.attempts_allowed, x.opens_at, x.closes_at,
      x.time_limit_seconds is not null or exists (select from attempts a where a.exam_id = x.id and a.state = 'in_progress' and a.time_limit_seconds is not null) as has_time_limit
    from exams x join courses c on c.id = x.course_id where x.id = ${examId} and ${isTaughtBy(instructorId)}`)
  if (!row) throw new AppError('not_found')
  return {
    id: examId,
    courseId: Number(row.course_id),
    title: row.title,
    course: row.course,
    hasTimeLimit: row.has_time_limit,
    hasPassword: row.has_password,
    attemptsAllowed: row.attempts_allowed,
    opensAt: row.opens_at === null ? null : new Date(row.opens_at),
    closesAt: row.closes_at === null ? null : new Date(row.closes_at),
  }
}
