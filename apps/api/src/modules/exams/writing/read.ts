import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { canonicalJson } from '@masar/text'
import type { Connection } from '../../../db/client.ts'
import { questions } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { factsOf } from '../questions/content.ts'
import { openExam, type OpenExam } from '../questions/service.ts'
import { questionsOf, type StoredQuestion } from '../questions/storing.ts'
import { presentWritten } from '../questions/written.ts'

/** Another one for a question of which anything is another: who saves says on which one they stand. */
export function stateOf(question: StoredQuestion): string {
  const { id: _, position: __, poolId: ___, examSectionId: ____, ...rest } = question
  const known = { ...rest, retiredAt: rest.retiredAt?.toISOString() ?? null }
  return createHash('sha256').update(canonicalJson(known)).digest('hex').slice(0, 16)
}

export interface OwnQuestion {
  exam: OpenExam
  question: StoredQuestion
}

/** A question of an exam that the instructor teaches. @throws AppError `not_found` */
export async function ownQuestion(db: Connection, id: number, instructorId: number): Promise<OwnQuestion> {
  const exam = await examOfQuestion(db, id, instructorId)
  return { exam, question: await storedQuestion(db, exam.id, id) }
}

/** @throws AppError `not_found` */
export async function examOfQuestion(db: Connection, id: number, instructorId: number): Promise<OpenExam> {
  const [row] = await db.select({ examId: questions.examId }).from(questions).where(eq(questions.id, id))
  if (!row) throw new AppError('not_found')
  return openExam(db, row.examId, isTaughtBy(instructorId, 'courses'))
}

/** @throws AppError `not_found` */
export async function storedQuestion(db: Connection, examId: number, id: number): Promise<StoredQuestion> {
  const question = (await questionsOf(db, examId, eq(questions.id, id)))[0]
  if (!question) throw new AppError('not_found')
  return question
}

export async function presentQuestion(db: Connection, { exam, question }: OwnQuestion, locale: Locale) {
  return {
    id: question.id,
    exam: { id: exam.id, title: pick(exam.title, locale) },
    course: { id: exam.courseId, title: pick(exam.courseTitle, locale), languages: exam.taught },
    key: question.key,
    version: question.version,
    state: stateOf(question),
    written: presentWritten(factsOf(question)),
    tags: question.tags,
    lesson_id: question.lessonId,
    retired_at: question.retiredAt?.toISOString() ?? null,
    waived: question.answerKey.waived ?? null,
    attempts: await attemptsWith(db, question),
  }
}

async function attemptsWith(db: Connection, { id, version }: StoredQuestion): Promise<number> {
  const { rows } = await db.execute<{ attempts: number }>(sql`
    select count(*)::int as attempts from attempt_questions where question_id = ${id} and version = ${version}`)
  return rows[0]?.attempts ?? 0
}
