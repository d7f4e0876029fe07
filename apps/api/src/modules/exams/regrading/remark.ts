import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type {
  AnswerKey,
  AnswerValue,
  AttemptState,
  KeyChange,
  QuestionKind,
} from '../../../db/schema/index.ts'
import { mark } from '../marking.ts'

/** What regrading one answer needs to know of its question. */
export interface MarkingRules {
  kind: QuestionKind
  optionCounts: ReadonlyMap<number, number>
  changes: ReadonlyMap<number, KeyChange>
}

export interface AnsweredLine extends Record<string, unknown> {
  attempt_id: number
  user_id: number
  state: AttemptState
  /** What its attempt was given. */
  negative_marking: boolean
  version: number
  max_points: number
  value: AnswerValue | null
  points: number | null
  is_right: boolean | null
  /** A person gave the points. */
  is_graded: boolean
}

/** Attempts at the exam that have the question in a version, by their ids. @param only one of them, where it is read again under its lock */
export async function linesAfter(
  db: Connection,
  which: { examId: number; questionId: number; after?: number; only?: number; limit: number },
): Promise<AnsweredLine[]> {
  const { rows } = await db.execute<AnsweredLine>(sql`
    select a.id::float8 as attempt_id, a.user_id::float8 as user_id, a.state, a.negative_marking, q.version, q.points::float8 as max_points,
      w.value, w.points::float8 as points, w.is_right, w.graded_at is not null as is_graded
    from attempts a join attempt_questions q on q.attempt_id = a.id and q.question_id = ${which.questionId}
    left join answers w on w.attempt_id = a.id and w.question_id = q.question_id
    where a.exam_id = ${which.examId} and ${which.only === undefined ? sql`a.id > ${which.after ?? 0}` : sql`a.id = ${which.only}`}
      and a.state <> 'abandoned'
    order by a.id limit ${sql.raw(String(which.limit))}`)
  return rows
}

/** What becomes of a line: nothing, a mark that a person gave and that stays, or another mark. */
export type Remark =
  | { is: 'same' | 'kept' }
  | { is: 'changed'; points: number | null; isRight: boolean | null; isDropped: boolean; wasDropped: boolean }

/**
 * Marks a line by its corrected key. What both keys mark alike is left as it is, whatever other rules the exam has been given since. A mark
 * that a person gave replaces the key's, and yields only to full marks for everyone.
 */
export function remarked(line: AnsweredLine, rules: MarkingRules): Remark {
  const change = rules.changes.get(line.version)
  if (!change || line.state === 'in_progress') return { is: 'same' }
  const by = (key: AnswerKey) =>
    mark(
      {
        kind: rules.kind,
        points: line.max_points,
        optionCount: rules.optionCounts.get(line.version) ?? 0,
        key,
        negativeMarking: line.negative_marking,
      },
      line.value,
    )
  const [before, after] = [by(change.before), by(change.after)]
  const [wasDropped, isDropped] = [change.before.waived === 'dropped', change.after.waived === 'dropped']
  const isSame = before.points === after.points && before.isRight === after.isRight
  if (isSame && wasDropped === isDropped) return { is: 'same' }
  const staysAsGraded = line.is_graded && change.after.waived !== 'full_marks'
  if (staysAsGraded && wasDropped === isDropped) return { is: 'kept' }
  const { points, isRight } = staysAsGraded ? { points: line.points, isRight: line.is_right } : after
  return { is: 'changed', points, isRight, isDropped, wasDropped }
}

/** An attempt whose mark or total becomes another. */
export interface ChangedAttempt {
  attemptId: number
  userId: number
  before: Outcome
  after: Outcome
}
export interface Outcome {
  points: number | null
  percent: number | null
  passed: boolean | null
}
