import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { nameIn } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { AnswerKey, KeyChange, QuestionKind, QuestionOption } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { withImageWords } from '../../../rich-text/images.ts'
import { renderedTexts } from '../../../rich-text/rendered.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { lockExam } from '../locking.ts'
import { correctedKey, presentKey } from './key.ts'
import type { CorrectedKey } from './schema.ts'

interface VersionRow extends Record<string, unknown> {
  version: number
  body: BilingualText
  options: QuestionOption[]
  answer_key: AnswerKey
}

interface QuestionRow extends Record<string, unknown> {
  exam_id: string
  exam: BilingualText
  course_id: string
  kind: QuestionKind
  points: number
  version: number
  corrections: number
}

export type CorrectedQuestion = Awaited<ReturnType<typeof taughtQuestion>>

/**
 * A question of a course that the instructor teaches, with all its versions.
 * @param lock of its exam, held until the transaction ends: two corrections come one after another, and so do calls that write the question, set
 * the structure or starts an attempt
 * @throws AppError `not_found`
 */
export async function taughtQuestion(db: Connection, id: number, instructorId: number, lock = false) {
  // A statement of its own: what the next one reads is newer than the lock.
  if (lock) await lockExam(db, sql`(select exam_id from questions where id = ${id})`)
  const {
    rows: [row],
  } = await db.execute<QuestionRow>(sql`
    select x.id as exam_id, x.title as exam, x.course_id, q.kind, q.points::float8 as points, q.version,
      (select count(*) from question_corrections k where k.question_id = q.id)::int as corrections
    from questions q join exams x on x.id = q.exam_id join courses c on c.id = x.course_id
    where q.id = ${id} and ${isTaughtBy(instructorId)}`)
  if (!row) throw new AppError('not_found')
  const { rows: versions } = await db.execute<VersionRow>(
    sql`select version, body, options, answer_key from question_versions where question_id = ${id} order by version desc`,
  )
  const current = versions.find(({ version }) => version === row.version)
  if (!current) throw new AppError('not_found')
  return {
    ...row,
    id,
    examId: Number(row.exam_id),
    courseId: Number(row.course_id),
    versions,
    current,
    /** Changes with the question and with each correction of its key. */
    state: `${row.version}.${row.corrections}`,
  }
}

/**
 * What a correction changes: the key of the current version, and of earlier ones that had the same key for the same options. A waiver concerns
 * the question in whatever wording.
 * @throws AppError `validation`, `conflict` where the question is not as the instructor saw it
 */
export function keyChanges(question: CorrectedQuestion, given: CorrectedKey, state: string): KeyChange[] {
  if (state !== question.state) throw new AppError('conflict')
  const { current, versions } = question
  const shape = ({ answer_key: key, options }: VersionRow) =>
    JSON.stringify([withoutWaiver(key), options.map(option => [option.key, option.isPrompt === true])])
  const changes = versions
    .filter(version => given.waived !== undefined || shape(version) === shape(current))
    .map(version => ({
      version: version.version,
      before: version.answer_key,
      after: correctedKey({ kind: question.kind, options: version.options }, version.answer_key, given),
    }))
    .filter(({ before, after }) => JSON.stringify(sorted(before)) !== JSON.stringify(sorted(after)))
  if (changes.length === 0) throw new AppError('validation', { fields: { key: [{ code: 'required' }] } })
  return changes
}

function withoutWaiver(key: AnswerKey) {
  const { waived: _waived, ...rest } = key
  return sorted(rest)
}

/** In one order of names, as two keys are compared. */
function sorted(key: AnswerKey) {
  return Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The question as its instructor corrects it. */
export async function presentQuestion(db: Connection, question: CorrectedQuestion, locale: Locale) {
  const {
    rows: [count],
  } = await db.execute<{ attempts: number }>(sql`
    select count(*)::int as attempts from attempts a join attempt_questions q on q.attempt_id = a.id and q.question_id = ${question.id}
    where a.exam_id = ${question.examId} and a.state in ('submitted', 'graded')`)
  const body = pick(question.current.body, locale)
  return {
    id: question.id,
    ...renderedTexts([body]),
    exam: { id: question.examId, title: pick(question.exam, locale) },
    kind: question.kind,
    body,
    points: question.points,
    options: question.current.options.map(option => ({
      key: option.key,
      text: withImageWords(pick(option.text, locale)),
      is_prompt: option.isPrompt === true,
    })),
    key: presentKey(question.current.answer_key),
    state: question.state,
    attempts: count?.attempts ?? 0,
    corrections: await correctionsOf(db, question.id, locale),
  }
}

interface CorrectionRow extends Record<string, unknown> {
  id: number
  at: Date | string
  by: string
  reason: string
  status: 'running' | 'done' | 'failed'
  total: number
  done: number
  raised: number
  lowered: number
  now_passed: number
  now_failed: number
  certificates: number
}

async function correctionsOf(db: Connection, questionId: number, locale: Locale) {
  const { rows } = await db.execute<CorrectionRow>(sql`
    select k.id::float8 as id, k.created_at as at, ${nameIn(locale, 'u')} as by, k.reason,
      case when k.finished_at is not null then 'done' when j.state in ('dead', 'cancelled') then 'failed' else 'running' end as status,
      k.total, k.done, k.raised, k.lowered, k.now_passed, k.now_failed, k.certificates
    from question_corrections k join users u on u.id = k.corrected_by left join jobs j on j.id = k.job_id
    where k.question_id = ${questionId} order by k.id desc limit 20`)
  return rows.map(row => ({ ...row, at: new Date(row.at).toISOString() }))
}
