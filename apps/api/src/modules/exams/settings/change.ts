import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { exams, examSections } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { FieldErrorCode } from '../../../field-errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { lockExam } from '../locking.ts'
import { momentOf } from '../moment.ts'
import { written } from '../writing/facts.ts'
import { countExamAnew } from './count-anew.ts'
import { examRow, rulesOf, stateOf } from './read.ts'
import type { ExamRules } from './schema.ts'

/**
 * Sets the rules of an exam. They hold for attempts that start from now on: what an attempt has been given stays, its time, its way through, its
 * tools and the marking of wrong answers included. Which attempt counts holds for all there are: a job recounts them.
 * @param state of the rules as the instructor saw them
 * @throws AppError `not_found`, `validation`, `conflict` where they are others by now
 */
export async function setRules(
  tx: Transaction,
  instructor: ActingInstructor,
  examId: number,
  { state, ...wanted }: ExamRules & { state: string },
): Promise<void> {
  await lockExam(tx, examId)
  const { exam } = await examRow(tx, examId, instructor.id)
  const before = rulesOf(exam)
  if (stateOf(before) !== state) throw new AppError('conflict')
  const [opensAt, closesAt] = windowOf(wanted)
  await demandOwnTime(tx, examId, before, wanted)
  const { after_last_attempt, ...review } = wanted.review
  await tx
    .update(exams)
    .set({
      instructions: written(wanted.instructions),
      timeLimitSeconds: wanted.time_limit_seconds,
      passMark: wanted.pass_mark,
      gradeMethod: wanted.grade_method,
      attemptsAllowed: wanted.attempts_allowed,
      attemptDelaySeconds: wanted.attempt_delay_seconds,
      opensAt,
      closesAt,
      navigation: wanted.navigation,
      questionsPerPage: wanted.questions_per_page,
      shuffleQuestions: wanted.shuffle_questions,
      shuffleOptions: wanted.shuffle_options,
      abandonUnanswered: wanted.abandon_unanswered,
      negativeMarking: wanted.negative_marking,
      tools: wanted.tools,
      review: { ...review, ...(after_last_attempt && { after_last_attempt }) },
      updatedAt: sql`now()`,
    })
    .where(eq(exams.id, examId))
  if (isCountedAnew(before, wanted))
    await enqueue(tx, countExamAnew, { exam: examId }, { groupKey: `exam:${examId}` })
  await audit(tx, instructor.actor, {
    action: 'exam.set_rules',
    subject: { type: 'exam', id: examId },
    before: { ...before },
    after: { ...wanted },
  })
}

/** A result that is there keeps its pass or fail; which of them counts, and whether their average passes, is decided by the rules of now. */
function isCountedAnew(before: ExamRules, wanted: ExamRules): boolean {
  return (
    before.grade_method !== wanted.grade_method ||
    (wanted.grade_method === 'average' && before.pass_mark !== wanted.pass_mark)
  )
}

function refuse(field: keyof ExamRules, code: FieldErrorCode): never {
  throw new AppError('validation', { fields: { [field]: [{ code }] } })
}

function windowOf({ opens_at, closes_at }: ExamRules): [Date | null, Date | null] {
  const opensAt = opens_at === null ? null : momentOf(opens_at, 'opens_at')
  const closesAt = closes_at === null ? null : momentOf(closes_at, 'closes_at')
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt) refuse('closes_at', 'end_before_start')
  return [opensAt, closesAt]
}

/** Sections have the time of the exam among them. */
async function demandOwnTime(
  tx: Transaction,
  examId: number,
  before: ExamRules,
  wanted: ExamRules,
): Promise<void> {
  if (before.time_limit_seconds === wanted.time_limit_seconds) return
  if ((await tx.$count(examSections, eq(examSections.examId, examId))) > 0)
    refuse('time_limit_seconds', 'time_of_sections')
}
