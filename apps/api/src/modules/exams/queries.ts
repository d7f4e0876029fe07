import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../db/client.ts'
import {
  answers,
  attemptQuestions,
  attempts,
  attemptSections,
  courses,
  exams,
  examSections,
  questionPools,
  questions,
  questionVersions,
} from '../../db/schema/index.ts'
import { hasAccess, isTeaching } from '../learning/access.ts'
import { gateOf } from '../learning/closing.ts'
import { gatedExam } from '../learning/exam-closing.ts'
import { allowancesText, type GivenAllowance } from './allowances/of-learner.ts'
import { ownMoment, reviewCloses } from './allowances/window.ts'
import { countedGrade, type CountedGrade } from './counted.ts'
import { filesOfAnswer, type PresentedFile } from './files/listing.ts'
import { isOverdue } from './overdue.ts'

const { placeholder } = sql

/** What a start reads, on the database or within the transaction that writes the attempt. */
// long: a list of prepared statements, each by itself
export function startQueries(db: Connection) {
  const user = placeholder('user')
  const exam = placeholder('exam')
  const enrolledAt = sql`(select o.created_at from enrolments o where o.user_id = ${user} and o.course_id = ${exams.courseId})`
  const allowance = (column: string) =>
    sql<number>`coalesce((select sum(w.${sql.raw(column)}) from attempt_allowances w where w.exam_id = ${exams.id} and w.user_id = ${user} and w.attempt_id is null and w.withdrawn_at is null), 0)::int`
  return {
    /** An exam as it is to one person. */
    exam: db
      .select({
        exam: {
          ...getTableColumns(exams),
          opensAt: ownMoment('opens_at', 'exams', sql`${user}`).mapWith(exams.opensAt) as SQL<Date | null>,
          closesAt: ownMoment('closes_at', 'exams', sql`${user}`).mapWith(exams.closesAt) as SQL<Date | null>,
        },
        reviewClosesAt: reviewCloses('exams', sql`${user}`).mapWith(exams.closesAt) as SQL<Date | null>,
        courseTitle: courses.title,
        courseState: courses.state,
        isEnrolled: hasAccess(user, exams.courseId),
        isTeaching: isTeaching(user),
        gate: gateOf(user, enrolledAt),
        gated: gatedExam('exams', user, enrolledAt),
        counted: sql<CountedGrade>`(select row_to_json(g) from (${countedGrade('exams', user)}) g)`,
        extraSeconds: allowance('extra_seconds'),
        extraAttempts: allowance('extra_attempts'),
        allowances: sql<
          GivenAllowance[]
        >`(${allowancesText(sql`w.exam_id = ${exams.id} and w.user_id = ${user} and w.attempt_id is null`)})`,
        drawn: sql<number>`((select count(*) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null)
        + coalesce((select sum(p.draw_count) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::int`,
        maxScore: sql<number>`(coalesce((select sum(q.points) from ${questions} q where q.exam_id = ${exams.id} and q.pool_id is null and q.retired_at is null), 0)
        + coalesce((select sum(p.draw_count * p.points) from ${questionPools} p where p.exam_id = ${exams.id}), 0))::float8`,
      })
      .from(exams)
      .innerJoin(courses, eq(courses.id, exams.courseId))
      .where(and(eq(exams.id, exam), sql`${exams.publishedAt} is not null`))
      .prepare('exam_for_person'),

    attemptsOf: db
      .select({
        id: attempts.id,
        number: attempts.number,
        state: attempts.state,
        startedAt: attempts.startedAt,
        submittedAt: attempts.submittedAt,
        deadlineAt: attempts.deadlineAt,
        percent: attempts.percent,
        passed: attempts.passed,
        isOverdue: isOverdue('attempts'),
      })
      .from(attempts)
      .where(and(eq(attempts.examId, exam), eq(attempts.userId, user)))
      .orderBy(asc(attempts.number))
      .prepare('attempts_of_person'),

    bank: db
      .select({
        id: questions.id,
        version: questions.version,
        points: questions.points,
        poolId: questions.poolId,
        position: questions.position,
        kind: questions.kind,
        options: questionVersions.options,
        examSectionId: questions.examSectionId,
      })
      .from(questions)
      .innerJoin(
        questionVersions,
        and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.version)),
      )
      .where(and(eq(questions.examId, exam), isNull(questions.retiredAt)))
      .orderBy(asc(questions.position))
      .prepare('question_bank'),

    sections: db
      .select({
        id: examSections.id,
        title: examSections.title,
        instructions: examSections.instructions,
        timeLimitSeconds: examSections.timeLimitSeconds,
      })
      .from(examSections)
      .where(eq(examSections.examId, exam))
      .orderBy(asc(examSections.position), asc(examSections.id))
      .prepare('exam_sections_of_exam'),

    pools: db
      .select()
      .from(questionPools)
      .where(eq(questionPools.examId, exam))
      .orderBy(asc(questionPools.position))
      .prepare('question_pools'),
  }
}

// long: a list of prepared statements, each by itself
export function examQueries(db: Database) {
  const user = placeholder('user')
  const attempt = placeholder('attempt')
  return {
    ...startQueries(db),

    attempt: db
      .select({
        attempt: attempts,
        isOverdue: isOverdue('attempts'),
        title: exams.title,
        courseId: exams.courseId,
        isEnrolled: hasAccess(user, exams.courseId),
        allowances: sql<
          GivenAllowance[]
        >`(${allowancesText(sql`w.exam_id = ${attempts.examId} and w.user_id = ${user} and (w.extra_seconds > 0 or w.opens_at is not null or w.closes_at is not null)
          and (w.attempt_id = ${attempts.id} or w.attempt_id is null and (${attempts.submittedAt} is null or w.created_at < ${attempts.submittedAt}))`)})`,
      })
      .from(attempts)
      .innerJoin(exams, eq(exams.id, attempts.examId))
      .where(and(eq(attempts.id, attempt), eq(attempts.userId, user)))
      .prepare('attempt_of_person'),

    /** The paper with what is saved; the answer key is not among the columns. */
    paper: db
      .select({
        id: attemptQuestions.questionId,
        position: attemptQuestions.position,
        kind: questions.kind,
        points: attemptQuestions.points,
        optionOrder: attemptQuestions.optionOrder,
        section: attemptQuestions.section,
        body: questionVersions.body,
        options: questionVersions.options,
        essay: questionVersions.essay,
        files: sql<
          PresentedFile[]
        >`case when ${questions.kind} = 'essay' then (${filesOfAnswer(sql`${attemptQuestions.attemptId}`, sql`${attemptQuestions.questionId}`)}) else '[]' end`,
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
      .where(eq(attemptQuestions.attemptId, attempt))
      .orderBy(asc(attemptQuestions.position))
      .prepare('attempt_paper'),

    attemptSections: db
      .select()
      .from(attemptSections)
      .where(eq(attemptSections.attemptId, attempt))
      .orderBy(asc(attemptSections.position))
      .prepare('attempt_sections_of_attempt'),
  }
}
export type ExamQueries = ReturnType<typeof examQueries>
