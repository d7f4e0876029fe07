import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { answers, attemptEvents, attemptQuestions, type attempts, exams } from '../../db/schema/index.ts'
import { storedFraction } from './exact.ts'
import { totalOf } from './marking.ts'

/**
 * What a submitted attempt comes to by the marks that are stored: a grade changes its own line, and no other is marked anew by rules that
 * the exam has been given since.
 * @returns null while a question waits for a person
 */
export async function settledTotal(
  tx: Connection,
  attempt: Pick<typeof attempts.$inferSelect, 'id' | 'examId' | 'maxScore' | 'score' | 'passed'>,
) {
  const lines = await tx
    .select({ points: answers.points })
    .from(attemptQuestions)
    .leftJoin(
      answers,
      and(
        eq(answers.attemptId, attemptQuestions.attemptId),
        eq(answers.questionId, attemptQuestions.questionId),
      ),
    )
    .where(eq(attemptQuestions.attemptId, attempt.id))
  const marks = lines.map(({ points }) => (points === null ? null : storedFraction(points)))
  const known = await passMarkAtSubmission(tx, attempt.id)
  const total = totalOf(marks, {
    maxScore: attempt.maxScore,
    passMark: known ?? (await passMarkNow(tx, attempt.examId)),
  })
  if (total === null || known !== null || attempt.score === null) return total
  // What was passed stays so with as many points or more, and what was failed with as many or fewer.
  if (attempt.passed === true && total.score >= attempt.score) return { ...total, passed: true }
  if (attempt.passed === false && total.score <= attempt.score) return { ...total, passed: false }
  return total
}

/** By the trace; null for an attempt that was submitted before the trace held it. */
async function passMarkAtSubmission(tx: Connection, attemptId: number): Promise<number | null> {
  const [submitted] = await tx
    .select({ data: attemptEvents.data })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attemptId), eq(attemptEvents.kind, 'submitted')))
    .orderBy(desc(attemptEvents.id))
    .limit(1)
  const passMark = submitted?.data['pass_mark']
  return typeof passMark === 'number' ? passMark : null
}

async function passMarkNow(tx: Connection, examId: number): Promise<number> {
  const [exam] = await tx.select({ passMark: exams.passMark }).from(exams).where(eq(exams.id, examId))
  return exam?.passMark ?? 0
}
