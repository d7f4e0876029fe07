import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BilingualText } from '../../db/schema/columns.ts'
import { examPlace, type Closing, type Gate } from './closing.ts'

/** An exam as far as it decides whether it is open to a learner. */
export interface GatedExam {
  /** Its place among the lessons' positions; null for the final exam, which comes after all of them. */
  place: number | null
  /** When the last required lesson that it asks about, and that is not done, is released; null where none is waited for. */
  released_at: string | null
  /** They have made an attempt, or have one under way. */
  has_attempt: boolean
}

/**
 * What decides it, of an exam `x`. An exam that opens at a time of its own waits for no lesson's release.
 * @param enrolledAt when the person enrolled
 */
export function gatedExam(x: string, user: SQLWrapper, enrolledAt: SQLWrapper): SQL<GatedExam> {
  const exam = sql.raw(x)
  return sql<GatedExam>`json_build_object('place', case when ${exam}.section_id is not null then ${examPlace(x)} end,
    'released_at', case when ${exam}.opens_at is null then (
      select max(case when r.opens_after_days is null then r.opens_at else ${enrolledAt} + r.opens_after_days * interval '24 hours' end)
      from lessons r left join lesson_progress v on v.lesson_id = r.id and v.user_id = ${user}
      where r.course_id = ${exam}.course_id and (${exam}.section_id is null or r.section_id = ${exam}.section_id)
        and r.retired_at is null and r.completion <> 'optional' and not r.free_preview and v.completed_at is null) end,
    'has_attempt', exists (select from attempts m where m.exam_id = ${exam}.id and m.user_id = ${user}))`
}

/**
 * What closes an exam to an enrolled learner; null where it is open. A demanded course closes it as it closes lessons; what it asks about
 * has to be released; in a sequential course all that is required before it has to be done. It stays open to a learner with an attempt, as
 * what was done stays open of lessons.
 */
export function examClosingOf(exam: GatedExam, gate: Gate): Closing | null {
  if (exam.has_attempt) return null
  if (gate.missing) return { by: 'course', ...gate.missing }
  const opensAt = exam.released_at === null ? null : new Date(exam.released_at)
  if (opensAt && opensAt.getTime() > Date.parse(gate.now)) return { by: 'date', opensAt }
  const { frontier } = gate
  if (!gate.is_sequential || !frontier || frontier.position >= (exam.place ?? Infinity)) return null
  return { by: frontier.kind, id: frontier.id, title: frontier.title }
}

/** An exam in the curriculum of a course, with what decides whether it is open. */
export interface OutlinedExam extends GatedExam {
  id: number
  title: BilingualText
  passed: boolean | null
}
