import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  answers,
  attemptAllowances,
  attemptDisconnections,
  attemptEvents,
  attemptQuestions,
  attempts,
  certificates,
  courses,
  enrolmentGrants,
  enrolments,
  exams,
  favourites,
  formerCertificateCodes,
  learningDays,
  learningGoals,
  lessonProgress,
  lessons,
  quizQuestions,
  quizQuestionVersions,
  quizStandings,
  questionVersions,
  type AnswerValue,
  type QuestionOption,
} from '../../../db/schema/index.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import { filesOf } from './answer-files-data.ts'
import { attended } from './live-data.ts'
import { keptByPackages } from './package-data.ts'
import { plain, snake, titled } from './rows.ts'

/** Courses, progress, exams and certificates; each with the title of what it belongs to. */
// long: a list of queries, one for each part of the file
export async function learning(tx: Connection, userId: number, links: AnswerFileLinks) {
  const earned = await tx.select().from(certificates).where(eq(certificates.userId, userId))
  const formerCodes = await tx
    .select({ certificateId: formerCertificateCodes.certificateId, code: formerCertificateCodes.code })
    .from(formerCertificateCodes)
    .innerJoin(certificates, eq(certificates.id, formerCertificateCodes.certificateId))
    .where(eq(certificates.userId, userId))
    .orderBy(asc(formerCertificateCodes.replacedAt))
  const learned = await tx
    .select({ enrolment: enrolments, title: courses.title })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.userId, userId))
    .orderBy(asc(enrolments.id))
  return {
    enrolments: plain(
      learned.map(({ enrolment, title }) => ({
        ...enrolment,
        // Told with its certificate, which an exam's review policy may hold back.
        completedAt: earned.some(row => row.courseId === enrolment.courseId && row.releasedAt === null)
          ? null
          : enrolment.completedAt,
        courseTitle: title,
      })),
    ),
    enrolment_grants: titled(
      await tx
        .select({ row: enrolmentGrants, courseTitle: courses.title })
        .from(enrolmentGrants)
        .innerJoin(courses, eq(courses.id, enrolmentGrants.courseId))
        .where(eq(enrolmentGrants.userId, userId))
        .orderBy(asc(enrolmentGrants.id)),
    ),
    lesson_progress: titled(
      await tx
        .select({ row: lessonProgress, courseTitle: courses.title, lessonTitle: lessons.title })
        .from(lessonProgress)
        .innerJoin(courses, eq(courses.id, lessonProgress.courseId))
        .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
        .where(eq(lessonProgress.userId, userId))
        .orderBy(asc(lessonProgress.courseId), asc(lessons.position)),
    ),
    ...(await attended(tx, userId)),
    ...(await keptByPackages(tx, userId)),
    quiz_answers: titled(
      await tx
        .select({
          row: {
            lessonId: quizQuestions.lessonId,
            question: sql`coalesce(${quizQuestionVersions.body}, ${quizQuestions.body})`,
            value: quizStandings.value,
            tries: quizStandings.tries,
            hintsShown: quizStandings.hintsShown,
            isRight: quizStandings.isRight,
            triedAt: quizStandings.triedAt,
            solvedAt: quizStandings.solvedAt,
          },
          lessonTitle: lessons.title,
        })
        .from(quizStandings)
        .innerJoin(quizQuestions, eq(quizQuestions.id, quizStandings.questionId))
        .leftJoin(
          quizQuestionVersions,
          and(
            eq(quizQuestionVersions.questionId, quizStandings.questionId),
            eq(quizQuestionVersions.version, quizStandings.version),
          ),
        )
        .innerJoin(lessons, eq(lessons.id, quizQuestions.lessonId))
        .where(eq(quizStandings.userId, userId))
        .orderBy(asc(quizQuestions.lessonId), asc(quizQuestions.position)),
    ),
    learning_days: titled(
      await tx
        .select({
          row: { courseId: learningDays.courseId, day: learningDays.day, seconds: learningDays.seconds },
          courseTitle: courses.title,
        })
        .from(learningDays)
        .innerJoin(courses, eq(courses.id, learningDays.courseId))
        .where(eq(learningDays.userId, userId))
        .orderBy(asc(learningDays.day), asc(learningDays.courseId)),
    ),
    learning_goal: plain(
      await tx
        .select({
          unit: learningGoals.unit,
          target: learningGoals.target,
          updatedAt: learningGoals.updatedAt,
        })
        .from(learningGoals)
        .where(eq(learningGoals.userId, userId)),
    ),
    exam_attempts: await examAttempts(tx, userId, links),
    exam_allowances: titled(
      await tx
        .select({
          row: {
            examId: attemptAllowances.examId,
            attemptId: attemptAllowances.attemptId,
            extraSeconds: attemptAllowances.extraSeconds,
            extraAttempts: attemptAllowances.extraAttempts,
            opensAt: attemptAllowances.opensAt,
            closesAt: attemptAllowances.closesAt,
            reason: attemptAllowances.reason,
            createdAt: attemptAllowances.createdAt,
            withdrawnAt: attemptAllowances.withdrawnAt,
          },
          examTitle: exams.title,
        })
        .from(attemptAllowances)
        .innerJoin(exams, eq(exams.id, attemptAllowances.examId))
        .where(eq(attemptAllowances.userId, userId))
        .orderBy(asc(attemptAllowances.id)),
    ),
    certificates: plain(
      earned
        .filter(row => row.releasedAt !== null)
        .map(({ credentialIndex: _own, ...row }) => ({
          ...row,
          formerCodes: formerCodes.filter(each => each.certificateId === row.id).map(({ code }) => code),
        })),
    ),
    favourites: titled(
      await tx
        .select({ row: favourites, courseTitle: courses.title })
        .from(favourites)
        .innerJoin(courses, eq(courses.id, favourites.courseId))
        .where(eq(favourites.userId, userId))
        .orderBy(asc(favourites.position)),
    ),
  }
}

/** Attempts with their answers, each below its question's words, and with the trace. */
async function examAttempts(tx: Connection, userId: number, links: AnswerFileLinks) {
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
  const traced = await tx
    .select({
      attemptId: attemptEvents.attemptId,
      at: attemptEvents.at,
      kind: attemptEvents.kind,
      data: attemptEvents.data,
    })
    .from(attemptEvents)
    .where(inArray(attemptEvents.attemptId, ids))
    .orderBy(asc(attemptEvents.id))
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
        .map(({ at, kind, data }) => ({ at, kind, ...(!tellsMarks.has(kind) && { data }) })),
    ),
  }))
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
        value: answers.value,
        madeAt: answers.madeAt,
        savedAt: answers.savedAt,
        regradeAskedAt: answers.regradeAskedAt,
        regradeReason: answers.regradeReason,
      })
      .from(answers)
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

/** With the words of the options that were chosen, in place of those of all. */
function named({ options, attemptId: _attempt, ...answer }: Given) {
  return { ...answer, chosen: keysOf(answer.value).map(key => textOf(options, key)) }
}

function keysOf(value: AnswerValue | null): string[] {
  if (value === null) return []
  if ('option' in value) return [value.option]
  if ('pairs' in value) return Object.entries(value.pairs).flat()
  return 'options' in value ? value.options : []
}

function textOf(options: QuestionOption[], key: string) {
  return options.find(option => option.key === key)?.text ?? { en: key }
}
