import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import { quizQuestions, quizStandings, type AnswerValue } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { renderedTexts } from '../../../rich-text/rendered.ts'
import type { Secrets } from '../../../secrets.ts'
import { judged } from '../../exams/practice/judging.ts'
import { lockAccess } from '../access.ts'
import type { ReportedLesson } from '../progress-reports.ts'
import { settleQuiz } from '../progress.ts'
import { quizPaper } from './paper.ts'
import { presentHints } from './read.ts'
import { hasSolved, holdRule, settleAfterWriting } from './settling.ts'

type QuizQuestion = typeof quizQuestions.$inferSelect

/** A question that is asked now, with its key. @throws AppError `not_found` */
export async function askedQuestion(db: Connection, id: number): Promise<QuizQuestion> {
  const [question] = await db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.id, id), isNull(quizQuestions.retiredAt)))
  if (!question) throw new AppError('not_found')
  return question
}

/**
 * Judges an answer and keeps it, with the number of tries; once each question was right, the lesson is done where that is its rule. One
 * transaction: an answer that was shown as right is never missing from what completes the lesson.
 * @param given the answer in the ids of the learner's page
 * @throws AppError `not_enrolled`
 */
export async function tryAnswer(
  db: Database,
  secrets: Secrets,
  userId: number,
  question: QuizQuestion,
  lesson: ReportedLesson,
  given: AnswerValue | null,
  locale: Locale,
) {
  const value = quizPaper(secrets, question, userId).inKeys(given)
  const verdict = judged({ ...question, key: question.answerKey }, value)
  return db.transaction(async tx => {
    if (!(await lockAccess(tx, userId, lesson.courseId))) throw new AppError('not_enrolled')
    const isRule = await holdRule(tx, lesson.id)
    const standing = await keepTry(tx, userId, question, value, verdict)
    if (isRule === null && verdict.is_right) await settleAfterWriting(tx, lesson.id)
    const by = isRule === null ? lesson.by : isRule ? 'quiz' : 'button'
    const { isCompleted, percent } = await settleQuiz(
      tx,
      userId,
      { ...lesson, by },
      verdict.is_right === true && (await isSolved(tx, userId, lesson.id)),
    )
    const explanation = verdict.is_right ? pick(question.explanation, locale) : ''
    return {
      ...verdict,
      tries: standing.tries,
      is_solved: standing.solvedAt !== null,
      feedback: feedbackOn(question, value, locale),
      explanation,
      ...renderedTexts([explanation]),
      lesson_id: lesson.id,
      is_lesson_completed: isCompleted,
      course_percent: percent,
    }
  })
}

async function keepTry(
  tx: Transaction,
  userId: number,
  { id: questionId, version }: QuizQuestion,
  value: AnswerValue | null,
  { is_right, share }: { is_right: boolean | null; share: number | null },
) {
  const now = sql`date_trunc('milliseconds', clock_timestamp())`
  const kept = { version, value, isRight: is_right, share, triedAt: now }
  const [row] = await tx
    .insert(quizStandings)
    .values({ userId, questionId, tries: 1, ...kept, solvedAt: is_right ? now : null })
    .onConflictDoUpdate({
      target: [quizStandings.userId, quizStandings.questionId],
      set: {
        ...kept,
        tries: sql`${quizStandings.tries} + 1`,
        solvedAt: is_right
          ? sql`coalesce(${quizStandings.solvedAt}, ${now})`
          : sql`${quizStandings.solvedAt}`,
      },
    })
    .returning({ tries: quizStandings.tries, solvedAt: quizStandings.solvedAt })
  if (!row) throw new Error('The answer was not kept.')
  return row
}

/** Whether every question of the lesson was right once. */
async function isSolved(tx: Connection, userId: number, lessonId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ solved: boolean }>(sql`select ${hasSolved(userId, lessonId)} as solved`)
  return rows[0]?.solved === true
}

/** What the author says to each option that was chosen. */
function feedbackOn({ options }: QuizQuestion, value: AnswerValue | null, locale: Locale): string[] {
  const chosen =
    value === null ? [] : 'option' in value ? [value.option] : 'options' in value ? value.options : []
  return options
    .filter(({ key, feedback }) => feedback !== undefined && chosen.includes(key))
    .map(({ feedback }) => pick(feedback ?? {}, locale))
}

/** Shows the next hint of a question. Asked twice at once, it shows one more all the same. @throws AppError `not_enrolled` */
export async function showHint(
  db: Database,
  userId: number,
  question: QuizQuestion,
  courseId: number,
  { shown, locale }: { shown: number; locale: Locale },
) {
  return db.transaction(async tx => {
    if (!(await lockAccess(tx, userId, courseId, 'share'))) throw new AppError('not_enrolled')
    const wanted = Math.min(question.hints.length, shown + 1)
    const [row] = await tx
      .insert(quizStandings)
      .values({ userId, questionId: question.id, hintsShown: Math.min(1, question.hints.length) })
      .onConflictDoUpdate({
        target: [quizStandings.userId, quizStandings.questionId],
        // Never more than one beyond what was shown, whatever the browser believes.
        set: {
          hintsShown: sql`greatest(${quizStandings.hintsShown}, least(${wanted}::int, ${quizStandings.hintsShown} + 1))`,
        },
      })
      .returning({ hintsShown: quizStandings.hintsShown })
    return presentHints(question.hints, row?.hintsShown ?? 0, locale)
  })
}
