import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { canonicalJson } from '@masar/text'
import type { Connection } from '../../../db/client.ts'
import { attempts, courses, exams, examSections, questionPools, questions } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import type { Language } from '../questions/formats/texts.ts'
import type { Bank } from '../sections/planned.ts'
import type { ExamRules } from './schema.ts'

type ExamRow = typeof exams.$inferSelect

/** The rules of an exam that may be set. */
export function rulesOf(exam: ExamRow): ExamRules {
  const { just_after, while_open, after_last_attempt = null, after_closing } = exam.review
  return {
    instructions: exam.instructions,
    time_limit_seconds: exam.timeLimitSeconds,
    pass_mark: exam.passMark,
    grade_method: exam.gradeMethod,
    attempts_allowed: exam.attemptsAllowed,
    attempt_delay_seconds: exam.attemptDelaySeconds,
    opens_at: exam.opensAt?.toISOString() ?? null,
    closes_at: exam.closesAt?.toISOString() ?? null,
    navigation: exam.navigation,
    questions_per_page: exam.questionsPerPage,
    shuffle_questions: exam.shuffleQuestions,
    shuffle_options: exam.shuffleOptions,
    abandon_unanswered: exam.abandonUnanswered,
    negative_marking: exam.negativeMarking,
    tools: exam.tools,
    review: { just_after, while_open, after_last_attempt, after_closing },
  }
}

/** Another one for rules of which any is another: who saves says on which ones they stand. */
export function stateOf(rules: ExamRules): string {
  return createHash('sha256').update(canonicalJson(rules)).digest('hex').slice(0, 16)
}

/** An exam that the instructor teaches. @throws AppError `not_found` */
export async function examRow(
  db: Connection,
  examId: number,
  instructorId: number,
): Promise<{ exam: ExamRow; course: Pick<typeof courses.$inferSelect, 'title' | 'languages'> }> {
  const [row] = await db
    .select({ exam: exams, course: { title: courses.title, languages: courses.languages } })
    .from(exams)
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .where(and(eq(exams.id, examId), isTaughtBy(instructorId, 'courses')))
  if (!row) throw new AppError('not_found')
  return row
}

/** An exam as it was set up, for its instructor. @throws AppError `not_found` */
export async function examSettings(db: Connection, examId: number, instructorId: number, locale: Locale) {
  const { exam, course } = await examRow(db, examId, instructorId)
  const rules = rulesOf(exam)
  const bank = await db
    .select({
      points: questions.points,
      poolId: questions.poolId,
      examSectionId: questions.examSectionId,
    })
    .from(questions)
    .where(and(eq(questions.examId, examId), isNull(questions.retiredAt)))
  const pools = await poolsOf(db, examId)
  const fixed = bank.filter(({ poolId }) => poolId === null)
  return {
    exam: { id: examId, title: pick(exam.title, locale) },
    course: {
      id: exam.courseId,
      title: pick(course.title, locale),
      languages: course.languages as Language[],
    },
    is_published: exam.publishedAt !== null,
    state: stateOf(rules),
    rules,
    has_password: exam.passwordHash !== null,
    sections: await presentSections(db, examId, { questions: bank, pools }, locale),
    pools: pools.map(({ id, name, drawCount, points }) => ({
      id,
      name: pick(name, locale),
      draws: drawCount,
      points,
      questions: bank.filter(({ poolId }) => poolId === id).length,
    })),
    question_count: fixed.length + pools.reduce((sum, { drawCount }) => sum + drawCount, 0),
    max_score:
      fixed.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100 +
      pools.reduce((sum, { drawCount, points }) => sum + drawCount * points, 0),
    ...(await attemptsOf(db, examId)),
    server_time: new Date().toISOString(),
  }
}

/** What names no section is asked by the last one. */
async function presentSections(
  db: Connection,
  examId: number,
  { questions: bank, pools }: Bank,
  locale: Locale,
) {
  const rows = await sectionsOf(db, examId)
  const last = rows.at(-1)?.id
  return rows.map(({ id, title, timeLimitSeconds }) => ({
    id,
    title: pick(title, locale),
    time_limit_seconds: timeLimitSeconds,
    questions:
      bank.filter(({ poolId, examSectionId }) => poolId === null && (examSectionId ?? last) === id).length +
      bank.filter(({ poolId }) =>
        pools.some(pool => pool.id === poolId && (pool.examSectionId ?? last) === id),
      ).length,
  }))
}

/** The sections of an exam in their order. */
export function sectionsOf(db: Connection, examId: number) {
  return db
    .select()
    .from(examSections)
    .where(eq(examSections.examId, examId))
    .orderBy(examSections.position, examSections.id)
}

export function poolsOf(db: Connection, examId: number) {
  return db
    .select()
    .from(questionPools)
    .where(eq(questionPools.examId, examId))
    .orderBy(questionPools.position, questionPools.id)
}

/** How many attempts are under way, and how many were submitted. */
export async function attemptsOf(db: Connection, examId: number) {
  const [counts] = await db
    .select({
      running: sql<number>`count(*) filter (where ${attempts.state} = 'in_progress')::int`,
      ended: sql<number>`count(*) filter (where ${attempts.state} in ('submitted', 'graded'))::int`,
    })
    .from(attempts)
    .where(eq(attempts.examId, examId))
  return counts ?? { running: 0, ended: 0 }
}
