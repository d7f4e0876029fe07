import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { questionCorrections, questions, questionVersions, type KeyChange } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import { retireQuestion } from '../questions/retiring.ts'
import { enqueue } from '../../platform/queue/job-queue.ts'
import { regradeQuestion } from './job.ts'
import { presentKey } from './key.ts'
import { keyChanges, taughtQuestion, type CorrectedQuestion } from './question.ts'
import type { CorrectedKey } from './schema.ts'

export interface GivenCorrection {
  key: CorrectedKey
  state: string
  reason: string
}

/**
 * Corrects the key of a question: attempts that end from now on are marked by it, and a job regrades those that have ended.
 * @returns the correction's id
 * @throws AppError `not_found`, `validation`, `conflict` where the question is not as the instructor saw it
 */
export async function correctQuestion(
  tx: Transaction,
  instructor: { id: number; actor: Actor & { userId: number } },
  questionId: number,
  given: GivenCorrection,
): Promise<number> {
  const question = await taughtQuestion(tx, questionId, instructor.id, true)
  const changes = keyChanges(question, given.key, given.state)
  for (const { version, after } of changes)
    await tx
      .update(questionVersions)
      .set({ answerKey: after })
      .where(and(eq(questionVersions.questionId, questionId), eq(questionVersions.version, version)))
  const hasRetired = await retireOrReturn(tx, question, given.key.waived !== undefined)
  const [correction] = await tx
    .insert(questionCorrections)
    .values({
      questionId,
      correctedBy: instructor.actor.userId,
      reason: given.reason,
      changes,
      hasRetired,
      total: await attemptsWith(tx, question),
    })
    .returning({ id: questionCorrections.id })
  if (!correction) throw new AppError('conflict')
  const jobId = await enqueue(
    tx,
    regradeQuestion,
    { correction: correction.id },
    { groupKey: `exam:${question.examId}` },
  )
  await tx.update(questionCorrections).set({ jobId }).where(eq(questionCorrections.id, correction.id))
  await audit(tx, instructor.actor, {
    action: 'question.regrade',
    subject: { type: 'question', id: questionId },
    ...auditedKeys(changes),
  })
  return correction.id
}

function auditedKeys(changes: readonly KeyChange[]) {
  const [first] = changes
  return {
    before: { right: first ? presentKey(first.before) : null },
    after: { right: first ? presentKey(first.after) : null, versions: changes.map(({ version }) => version) },
  }
}

/**
 * A waived question is asked in no new attempt, where its exam or pool has enough others; one whose key is right again comes back where a
 * waiver had taken it out.
 * @returns whether it was taken out now
 */
async function retireOrReturn(
  tx: Transaction,
  question: CorrectedQuestion,
  isWaived: boolean,
): Promise<boolean> {
  if (isWaived) return retireQuestion(tx, question.id)
  const { rows } = await tx.execute<{ has_retired: boolean }>(sql`
    select k.has_retired from question_corrections k where k.question_id = ${question.id} order by k.id desc limit 1`)
  if (question.current.answer_key.waived !== undefined && rows[0]?.has_retired)
    await tx.update(questions).set({ retiredAt: null }).where(eq(questions.id, question.id))
  return false
}

async function attemptsWith(tx: Transaction, question: CorrectedQuestion): Promise<number> {
  const { rows } = await tx.execute<{ attempts: number }>(sql`
    select count(*)::int as attempts from attempts a join attempt_questions q on q.attempt_id = a.id and q.question_id = ${question.id}
    where a.exam_id = ${question.examId} and a.state <> 'abandoned'`)
  return rows[0]?.attempts ?? 0
}
