import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  answers,
  attemptDisconnections,
  attemptEvents,
  attemptQuestions,
  attempts,
  courses,
  exams,
  questionVersions,
  type AnswerValue,
  type QuestionOption,
} from '../../../db/schema/index.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import { optionIds } from '../../exams/option-ids.ts'
import { eventIds } from '../../exams/paper-ids.ts'
import { filesOf } from './answer-files-data.ts'
import { plain, snake } from './rows.ts'

/** Attempts with their answers, each below its question's words, and with the trace. */
export async function examAttempts(tx: Connection, userId: number, links: AnswerFileLinks) {
  const tried = await tx
    .select({
      id: attempts.id,
      examId: attempts.examId,
      examTitle: exams.title,
      courseTitle: courses.title,
      number: attempts.number,
      state: attempts.state,
      startedAt: attempts.startedAt,
      deadlineAt: attempts.deadlineAt,
      submittedAt: attempts.submittedAt,
      submittedBy: attempts.submittedBy,
    })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.id))
  const ids = tried.map(({ id }) => id)
  if (ids.length === 0) return []
  const given = await answersOf(tx, ids)
  const traced = await eventsOf(tx, ids)
  const inIds = await eventIds(tx, ids)
  const lost = await disconnectionsOf(tx, ids)
  const files = await filesOf(tx, ids, userId, links)
  return tried.map(attempt => ({
    ...snake(attempt),
    disconnections: plain(lost.filter(({ attemptId }) => attemptId === attempt.id)),
    files: plain(files.filter(({ attemptId }) => attemptId === attempt.id)),
    answers: plain(given.filter(answer => answer.attemptId === attempt.id).map(named)),
    events: plain(
      traced
        .filter(event => event.attemptId === attempt.id)
        .map(({ at, kind, data }) => ({
          at,
          kind,
          ...(!tellsMarks.has(kind) && { data: inIds(attempt.id, data) }),
        })),
    ),
  }))
}

function eventsOf(tx: Connection, attemptIds: number[]) {
  return tx
    .select({
      attemptId: attemptEvents.attemptId,
      at: attemptEvents.at,
      kind: attemptEvents.kind,
      data: attemptEvents.data,
    })
    .from(attemptEvents)
    .where(inArray(attemptEvents.attemptId, attemptIds))
    .orderBy(asc(attemptEvents.id))
}

/** When the page of an attempt was not there. */
function disconnectionsOf(tx: Connection, attemptIds: number[]) {
  return tx
    .select({
      attemptId: attemptDisconnections.attemptId,
      beganAt: attemptDisconnections.beganAt,
      endedAt: attemptDisconnections.endedAt,
      measuredBy: attemptDisconnections.measuredBy,
      returnedAt: attemptDisconnections.returnedAt,
    })
    .from(attemptDisconnections)
    .where(inArray(attemptDisconnections.attemptId, attemptIds))
    .orderBy(asc(attemptDisconnections.beganAt))
}

/** Events whose data tell how an attempt was put together or marked. */
const tellsMarks: ReadonlySet<string> = new Set(['started', 'submitted', 'graded', 'regraded'])

/** Only of questions that were answered, which the learner has seen. */
function answersOf(tx: Connection, attemptIds: number[]) {
  return (
    tx
      .select({
        attemptId: answers.attemptId,
        questionId: answers.questionId,
        question: questionVersions.body,
        options: questionVersions.options,
        optionOrder: attemptQuestions.optionOrder,
        optionsByPlace: attempts.optionsByPlace,
        value: answers.value,
        madeAt: answers.madeAt,
        savedAt: answers.savedAt,
        regradeAskedAt: answers.regradeAskedAt,
        regradeReason: answers.regradeReason,
      })
      .from(answers)
      .innerJoin(attempts, eq(attempts.id, answers.attemptId))
      .innerJoin(
        attemptQuestions,
        and(
          eq(attemptQuestions.attemptId, answers.attemptId),
          eq(attemptQuestions.questionId, answers.questionId),
        ),
      )
      .innerJoin(
        questionVersions,
        and(
          eq(questionVersions.questionId, attemptQuestions.questionId),
          eq(questionVersions.version, attemptQuestions.version),
        ),
      )
      // Marking an attempt makes a row of each question of its paper; what was answered has a revision, or a file.
      .where(
        and(
          inArray(answers.attemptId, attemptIds),
          or(
            gt(answers.revision, 0),
            sql`exists (select from answer_files f where f.attempt_id = ${answers.attemptId} and f.question_id = ${answers.questionId})`,
          ),
        ),
      )
      .orderBy(asc(answers.attemptId), asc(attemptQuestions.position))
  )
}

type Given = Awaited<ReturnType<typeof answersOf>>[number]

/** With the words of the options that were chosen, in place of those of all; in the ids that the learner knows them by. */
function named({ options, optionOrder, optionsByPlace, attemptId: _attempt, ...answer }: Given) {
  const value = optionIds({ options, optionOrder, optionsByPlace }).answer(answer.value)
  return { ...answer, value, chosen: chosenWords(options, answer.value) }
}

/** The words of the options that an answer names by their keys. */
export function chosenWords(options: readonly QuestionOption[], value: AnswerValue | null) {
  return keysOf(value).map(key => options.find(option => option.key === key)?.text ?? { en: key })
}

function keysOf(value: AnswerValue | null): string[] {
  if (value === null) return []
  if ('option' in value) return [value.option]
  if ('pairs' in value) return Object.entries(value.pairs).flat()
  return 'options' in value ? value.options : []
}
