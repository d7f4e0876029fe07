import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { attemptQuestions, attempts, questionVersions, type AnswerValue } from '../../db/schema/index.ts'
import { optionIds } from './option-ids.ts'

/** @returns what puts the answer within an event's data, where there is one, into the ids that its learner knows */
export async function eventIds(db: Connection, attemptIds: number[]) {
  const asked = await db
    .select({
      attemptId: attemptQuestions.attemptId,
      questionId: attemptQuestions.questionId,
      optionsByPlace: attempts.optionsByPlace,
      optionOrder: attemptQuestions.optionOrder,
      options: questionVersions.options,
    })
    .from(attemptQuestions)
    .innerJoin(attempts, eq(attempts.id, attemptQuestions.attemptId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptQuestions.questionId),
        eq(questionVersions.version, attemptQuestions.version),
      ),
    )
    .where(inArray(attemptQuestions.attemptId, attemptIds))
  const known = new Map(asked.map(line => [`${line.attemptId} ${line.questionId}`, optionIds(line)]))
  return (attemptId: number, data: Record<string, unknown>): Record<string, unknown> => {
    const ids = known.get(`${attemptId} ${Number(data['question'])}`)
    // The service wrote it, from an answer that it had checked.
    return ids && data['value'] ? { ...data, value: ids.answer(data['value'] as AnswerValue) } : data
  }
}
