import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { lacksOnlyExam } from '../../learning/certificates/completion.ts'
import type { CorrectedQuestion } from './question.ts'
import type { ChangedAttempt } from './remark.ts'

interface ExamRow extends Record<string, unknown> {
  user_id: number
  id: number
  number: number
  percent: number
  passed: boolean
  grade_method: 'highest' | 'latest' | 'average' | 'first'
  pass_mark: number
  may_complete: boolean
  is_certified: boolean
}

/**
 * Whose certificate a regrading touches: who passes the exam now with nothing else wanting gets one; who fails it now keeps theirs, which was
 * issued in good faith, until an operator withdraws it.
 */
export async function certificateEffects(
  db: Connection,
  question: CorrectedQuestion,
  changed: readonly ChangedAttempt[],
): Promise<{ new_certificates: number; kept_certificates: number }> {
  const flipped = changed.filter(({ before, after }) => (before.passed ?? false) !== (after.passed ?? false))
  const users = [...new Set(flipped.map(({ userId }) => userId))]
  const effects = { new_certificates: 0, kept_certificates: 0 }
  if (users.length === 0) return effects
  const { rows } = await db.execute<ExamRow>(sql`
    select a.user_id::float8 as user_id, a.id::float8 as id, a.number, coalesce(a.percent, 0)::float8 as percent, coalesce(a.passed, false) as passed,
      x.grade_method, x.pass_mark, ${lacksOnlyExam(sql`a.user_id`, question.courseId, question.examId)} as may_complete,
      exists (select from certificates k where k.user_id = a.user_id and k.course_id = x.course_id and k.revoked_at is null) as is_certified
    from attempts a join exams x on x.id = a.exam_id
    where a.exam_id = ${question.examId} and a.user_id = any(${sql.param(users)}::bigint[]) and a.state in ('submitted', 'graded')
      and a.submitted_by <> 'access_ended' order by a.user_id, a.number`)
  const afterOf = new Map(changed.map(({ attemptId, after }) => [attemptId, after]))
  for (const user of users) {
    const before = rows.filter(row => row.user_id === user)
    const after = before.map(row => {
      const { percent, passed } = afterOf.get(row.id) ?? row
      return { ...row, percent: percent ?? 0, passed: passed ?? false }
    })
    const [first] = before
    if (!first || passes(before) === passes(after)) continue
    if (passes(after) && first.may_complete && !first.is_certified) effects.new_certificates += 1
    if (!passes(after) && first.is_certified) effects.kept_certificates += 1
  }
  return effects
}

/** By the exam's method, as `countedGrade` says it in SQL. */
function passes(attempts: readonly ExamRow[]): boolean {
  const [first] = attempts
  if (!first) return false
  switch (first.grade_method) {
    case 'first':
      return first.passed
    case 'latest':
      return attempts.at(-1)?.passed ?? false
    case 'average':
      return attempts.reduce((sum, { percent }) => sum + percent, 0) / attempts.length >= first.pass_mark
    case 'highest':
      return attempts.some(({ passed }) => passed)
  }
}
