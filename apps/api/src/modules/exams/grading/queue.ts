import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { QuestionKind } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { waitingAnswers } from './waiting.ts'

export const groupings = ['question', 'learner'] as const

export interface QueueQuery {
  exam?: number
  by?: (typeof groupings)[number]
  names?: 'shown' | 'hidden'
  limit?: number
}

interface QueueRow extends Record<string, unknown> {
  attempt_id: string
  question_id: string
  is_regrade: boolean
  since: Date | string
  position: number
  kind: QuestionKind
  body: BilingualText
  exam_id: string
  exam: BilingualText
  course: BilingualText
  name: string
  total: number
}

/**
 * The head of the queue, the oldest first: questions or learners in the order of what has waited longest there, and below each the oldest again. What
 * is graded leaves it, so the rest comes by itself.
 */
export async function gradingQueue(
  db: Database,
  instructorId: number,
  { exam, by = 'question', names = 'shown', limit = 50 }: QueueQuery,
  locale: Locale,
) {
  const group = by === 'question' ? sql`w.question_id` : sql`w.attempt_id`
  const { rows } = await db.execute<QueueRow>(sql`
    select w.*, q.position, k.kind, v.body, x.id as exam_id, x.title as exam, c.title as course, ${nameIn(locale, 'u')} as name, count(*) over ()::int as total
    from (${waitingAnswers(instructorId)}) w
    join attempts a on a.id = w.attempt_id join users u on u.id = a.user_id
    join exams x on x.id = a.exam_id join courses c on c.id = x.course_id
    join attempt_questions q on q.attempt_id = w.attempt_id and q.question_id = w.question_id
    join questions k on k.id = w.question_id
    join question_versions v on v.question_id = w.question_id and v.version = q.version
    ${exam === undefined ? sql`` : sql`where x.id = ${exam}`}
    order by min(w.since) over (partition by ${group}), ${group}, w.since, w.attempt_id, q.position
    limit ${limit}`)
  return {
    data: rows.map(row => ({
      attempt_id: Number(row.attempt_id),
      question_id: Number(row.question_id),
      is_regrade: row.is_regrade,
      since: new Date(row.since).toISOString(),
      position: row.position,
      kind: row.kind,
      body: pick(row.body, locale),
      exam: { id: Number(row.exam_id), title: pick(row.exam, locale) },
      course: pick(row.course, locale),
      learner: names === 'hidden' ? null : row.name,
    })),
    meta: { total: rows[0]?.total ?? 0 },
  }
}
