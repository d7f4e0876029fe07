import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import {
  attemptAllowances,
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
} from '../../../db/schema/index.ts'
import type { AnswerFileLinks } from '../../../gateways/answer-file-links.ts'
import type { Secrets } from '../../../secrets.ts'
import { examAttempts } from './exam-data.ts'
import { attended } from './live-data.ts'
import { keptByPackages } from './package-data.ts'
import { quizAnswers } from './quiz-data.ts'
import { plain, titled } from './rows.ts'

/** Courses, progress, exams and certificates; each with the title of what it belongs to. */
// long: a list of queries, one for each part of the file
export async function learning(tx: Connection, userId: number, links: AnswerFileLinks, secrets: Secrets) {
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
    quiz_answers: await quizAnswers(tx, secrets, userId),
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
