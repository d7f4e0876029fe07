import { and, asc, eq } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import {
  answers,
  attemptQuestions,
  type attempts,
  exams,
  questions,
  questionVersions,
} from '../../db/schema/index.ts'
import { wholeFiles, withFiles } from './files/handing-in.ts'
import { countedLines, mark, totalOf } from './marking.ts'

/** The paper of an attempt that ends, marked by the rules that it was given, and what it comes to by the pass mark of now. */
export async function markedPaper(
  tx: Connection,
  attempt: Pick<typeof attempts.$inferSelect, 'id' | 'examId' | 'negativeMarking'>,
) {
  const [exam] = await tx.select({ passMark: exams.passMark }).from(exams).where(eq(exams.id, attempt.examId))
  const passMark = exam?.passMark ?? 0
  const { negativeMarking } = attempt
  const answered = await answeredPaper(tx, attempt.id)
  const hasEssays = answered.some(({ kind }) => kind === 'essay')
  const files = hasEssays ? await wholeFiles(tx, attempt.id) : undefined
  const handedIn = answered.map(({ value: stored, ...line }) => {
    const value = withFiles(stored, files?.get(line.questionId))
    return { ...line, value, isRestated: value !== stored }
  })
  const paper = handedIn.map(line => ({
    ...line,
    isDropped: line.key.waived === 'dropped',
    mark: mark(
      {
        kind: line.kind,
        points: line.points,
        optionCount: line.options.length,
        key: line.key,
        negativeMarking,
      },
      line.value,
    ),
  }))
  const counted = countedLines(paper)
  const maxScore = counted.reduce((sum, { points }) => sum + points, 0)
  const total = totalOf(
    counted.map(line => line.mark.exact),
    { maxScore, passMark },
  )
  return { paper, passMark, total: total && { ...total, maxScore } }
}

/** The paper in its order: what each question asks, its key, and what was answered. */
function answeredPaper(tx: Connection, attemptId: number) {
  return tx
    .select({
      questionId: attemptQuestions.questionId,
      points: attemptQuestions.points,
      kind: questions.kind,
      key: questionVersions.answerKey,
      options: questionVersions.options,
      optionOrder: attemptQuestions.optionOrder,
      value: answers.value,
      revision: answers.revision,
    })
    .from(attemptQuestions)
    .innerJoin(questions, eq(questions.id, attemptQuestions.questionId))
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
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.position))
}
