import { and, desc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import {
  answers,
  attemptEvents,
  attemptQuestions,
  type attempts,
  exams,
  questionVersions,
} from '../../db/schema/index.ts'
import { storedFraction } from './exact.ts'
import { countedLines, totalOf } from './marking.ts'

/** A question of a submitted paper with the mark that is stored for it. */
export interface SettledLine {
  /** Null while it waits for a person. */
  points: number | null
  maxPoints: number
  isDropped: boolean
}

type Settled = Pick<typeof attempts.$inferSelect, 'id' | 'examId' | 'maxScore' | 'score' | 'passed'>

/**
 * What a submitted attempt comes to by the marks that are stored: a grade changes its own line, and no other is marked again by rules that
 * the exam has been given since.
 * @returns null while a question waits for a person
 */
export async function settledTotal(tx: Connection, attempt: Settled) {
  const lines = await tx
    .select({
      points: answers.points,
      maxPoints: attemptQuestions.points,
      isDropped: sql<boolean>`coalesce(${questionVersions.answerKey} ->> 'waived' = 'dropped', false)`,
    })
    .from(attemptQuestions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptQuestions.questionId),
        eq(questionVersions.version, attemptQuestions.version),
      ),
    )
    .leftJoin(
      answers,
      and(
        eq(answers.attemptId, attemptQuestions.attemptId),
        eq(answers.questionId, attemptQuestions.questionId),
      ),
    )
    .where(eq(attemptQuestions.attemptId, attempt.id))
  const known = await passMarkAtSubmission(tx, attempt.id)
  const now = known === null ? await passMarkNow(tx, attempt.examId) : 0
  return totalOfLines(lines, attempt, { known, now })
}

/** The total of marked lines. @param passMark what it was at the submission where that is known, and what it is now */
export function totalOfLines(
  lines: readonly SettledLine[],
  attempt: Omit<Settled, 'id' | 'examId'>,
  passMark: { known: number | null; now: number },
) {
  const counted = countedLines(lines)
  const maxScore = counted.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  const marks = counted.map(({ points }) => (points === null ? null : storedFraction(points)))
  const total = totalOf(marks, { maxScore, passMark: passMark.known ?? passMark.now })
  if (total === null) return null
  const settled = { ...total, maxScore }
  if (passMark.known !== null || attempt.score === null || Math.abs(maxScore - attempt.maxScore) > 0.001)
    return settled
  // What was passed stays so with as many points or more, and what was failed with as many or fewer.
  if (attempt.passed === true && total.score >= attempt.score) return { ...settled, passed: true }
  if (attempt.passed === false && total.score <= attempt.score) return { ...settled, passed: false }
  return settled
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
