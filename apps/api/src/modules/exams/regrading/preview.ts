import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { Locale } from '../../../locale.ts'
import { roundMark } from '../marking.ts'
import { totalOfLines, type SettledLine } from '../settled-total.ts'
import { certificateEffects } from './certificates.ts'
import { keyChanges, type CorrectedQuestion } from './question.ts'
import {
  linesAfter,
  remarked,
  type AnsweredLine,
  type ChangedAttempt,
  type MarkingRules,
  type Outcome,
  type Remark,
} from './remark.ts'
import type { CorrectedKey } from './schema.ts'

const partSize = 500
const pageSize = 50

/**
 * Who would change by a corrected key, without changing anything.
 * @throws AppError `validation`, `conflict`
 */
export async function previewRegrade(
  db: Connection,
  question: CorrectedQuestion,
  given: { key: CorrectedKey; state: string; page?: number; locale: Locale },
) {
  const rules = rulesOf(question, given)
  const found = await changedAttempts(db, question, rules)
  const { changed, ...counted } = found
  const pages = Math.max(1, Math.ceil(changed.length / pageSize))
  const page = Math.min(given.page ?? 1, pages)
  const count = (is: (attempt: ChangedAttempt) => boolean) => changed.filter(is).length
  return {
    ...counted,
    raised: count(({ before, after }) => (after.percent ?? 0) > (before.percent ?? after.percent ?? 0)),
    lowered: count(({ before, after }) => (after.percent ?? 0) < (before.percent ?? after.percent ?? 0)),
    now_passed: count(({ before, after }) => before.passed === false && after.passed === true),
    now_failed: count(({ before, after }) => before.passed === true && after.passed === false),
    ...(await certificateEffects(db, question, changed)),
    page,
    pages,
    rows: await namedRows(db, changed.slice((page - 1) * pageSize, page * pageSize), given.locale),
  }
}

function rulesOf(
  question: CorrectedQuestion,
  { key, state }: { key: CorrectedKey; state: string },
): MarkingRules {
  return {
    kind: question.kind,
    optionCounts: new Map(question.versions.map(({ version, options }) => [version, options.length])),
    changes: new Map(keyChanges(question, key, state).map(change => [change.version, change])),
  }
}

async function changedAttempts(
  db: Connection,
  { examId, id: questionId }: CorrectedQuestion,
  rules: MarkingRules,
) {
  const found = { attempts: 0, kept: 0, left_alone: 0, changed: [] as ChangedAttempt[] }
  let after = 0
  for (;;) {
    const lines = await linesAfter(db, { examId, questionId, after, limit: partSize })
    const last = lines.at(-1)
    if (!last) return found
    after = last.attempt_id
    const touched = new Map<number, { line: AnsweredLine; remark: Extract<Remark, { is: 'changed' }> }>()
    for (const line of lines.filter(({ state }) => state !== 'in_progress')) {
      found.attempts += 1
      if (!rules.changes.has(line.version)) found.left_alone += 1
      const remark = remarked(line, rules)
      if (remark.is === 'kept') found.kept += 1
      if (remark.is === 'changed') touched.set(line.attempt_id, { line, remark })
    }
    found.changed.push(...(await totalsOf(db, questionId, touched)))
  }
}

interface PaperRow extends Record<string, unknown> {
  attempt_id: number
  score: number | null
  percent: number | null
  passed: boolean | null
  max_score: number
  known: number | null
  now: number
  lines: { question: number; points: number | null; max: number; dropped: boolean }[]
}

/** What the attempts of a part come to, before and after. */
async function totalsOf(
  db: Connection,
  questionId: number,
  touched: ReadonlyMap<number, { line: AnsweredLine; remark: Extract<Remark, { is: 'changed' }> }>,
): Promise<ChangedAttempt[]> {
  if (touched.size === 0) return []
  const { rows } = await db.execute<PaperRow>(sql`
    select a.id::float8 as attempt_id, a.score::float8 as score, a.percent::float8 as percent, a.passed, a.max_score::float8 as max_score,
      (select (e.data ->> 'pass_mark')::float8 from attempt_events e where e.attempt_id = a.id and e.kind = 'submitted' order by e.id desc limit 1) as known,
      x.pass_mark::float8 as now,
      (select json_agg(json_build_object('question', q.question_id, 'points', w.points::float8, 'max', q.points::float8,
          'dropped', coalesce(v.answer_key ->> 'waived' = 'dropped', false)))
        from attempt_questions q join question_versions v on v.question_id = q.question_id and v.version = q.version
        left join answers w on w.attempt_id = q.attempt_id and w.question_id = q.question_id where q.attempt_id = a.id) as lines
    from attempts a join exams x on x.id = a.exam_id where a.id = any(${sql.param([...touched.keys()])}::bigint[]) order by a.id`)
  return rows.flatMap(row => {
    const { line, remark } = touched.get(row.attempt_id) ?? {}
    if (!line || !remark) return []
    const lines = row.lines.map((one): SettledLine =>
      one.question === questionId
        ? { points: remark.points, maxPoints: one.max, isDropped: remark.isDropped }
        : { points: one.points, maxPoints: one.max, isDropped: one.dropped },
    )
    const total = totalOfLines(lines, { score: row.score, passed: row.passed, maxScore: row.max_score }, row)
    const before = { points: line.points, percent: row.percent, passed: row.passed }
    const after = { points: remark.points, percent: total?.percent ?? null, passed: total?.passed ?? null }
    const isSame =
      before.points === after.points && before.percent === after.percent && before.passed === after.passed
    return isSame ? [] : [{ attemptId: row.attempt_id, userId: line.user_id, before, after }]
  })
}

async function namedRows(db: Connection, changed: readonly ChangedAttempt[], locale: Locale) {
  const { rows } = await db.execute<{ id: number; number: number; learner: string }>(sql`
    select a.id::float8 as id, a.number, ${nameIn(locale, 'u')} as learner from attempts a join users u on u.id = a.user_id
    where a.id = any(${sql.param(changed.map(({ attemptId }) => attemptId))}::bigint[])`)
  const known = new Map(rows.map(row => [row.id, row]))
  const shown = (outcome: Outcome) => ({
    ...outcome,
    points: outcome.points === null ? null : roundMark(outcome.points),
  })
  return changed.map(({ attemptId, before, after }) => ({
    attempt_id: attemptId,
    number: known.get(attemptId)?.number ?? 1,
    learner: known.get(attemptId)?.learner ?? '',
    before: shown(before),
    after: shown(after),
  }))
}
