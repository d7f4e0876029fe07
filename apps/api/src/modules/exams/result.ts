import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { AnswerKey, ReviewField } from '../../db/schema/index.ts'
import {
  answers,
  attemptQuestions,
  attempts,
  courses,
  exams,
  questions,
  questionVersions,
} from '../../db/schema/index.ts'
import { AppError } from '../../errors.ts'
import { pick, type Locale } from '../../locale.ts'
import { withRendered } from '../../rich-text/rendered.ts'
import { reviewCloses } from './allowances/window.ts'
import { countedGrade, type CountedGrade } from './counted.ts'
import { handedIn, presentEssay, written } from './files/listing.ts'
import { gradingOf } from './grading/regrade-request.ts'
import { roundMark } from './marking.ts'
import { optionIds, type OptionIds } from './option-ids.ts'
import { inOrder, promptsInOrder } from './option-order.ts'
import { attemptsLeft } from './rules.ts'
import { studyAgain } from './study-again.ts'
import { visibleNow, type Visibility } from './visible.ts'

/** When an exam has closed as far as the review of the learner’s attempt goes. */
export const reviewClosesAt = reviewCloses('exams', sql`${attempts.userId}`).mapWith(
  exams.closesAt,
) as SQL<Date | null>

interface AttemptFacts {
  attempt: { userId: number; submittedAt: Date | null }
  exam: typeof exams.$inferSelect
  reviewClosesAt: Date | null
}

type Line = Awaited<ReturnType<typeof paperOf>>[number]

/**
 * The result of a finished attempt, as far as its review policy allows at this moment.
 * @throws AppError `not_found`, `result_not_released` while the attempt is open
 */
export async function resultOf(
  db: Database,
  attemptId: number,
  userId: number,
  extraAttempts: (examId: number) => Promise<number>,
  locale: Locale,
  now = new Date(),
) {
  const [row] = await finishedAttempt(db, attemptId, userId)
  if (!row) throw new AppError('not_found')
  const { attempt, exam } = row
  if (attempt.state === 'in_progress' || attempt.submittedAt === null)
    throw new AppError('result_not_released')
  const { visibility, left } = await visibilityOf(db, row, extraAttempts, now)
  const sees = (field: ReviewField) => visibility.shown.includes(field)
  if (showsKey(sees)) await noteKeyShown(db, attempt)
  const lines = sees('answers') ? await paperOf(db, attempt.id) : []
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state === 'graded' ? ('graded' as const) : ('submitted' as const),
    started_at: attempt.startedAt.toISOString(),
    submitted_at: attempt.submittedAt.toISOString(),
    submitted_by: attempt.submittedBy,
    percent: sees('overall') ? attempt.percent : null,
    passed: sees('overall') ? attempt.passed : null,
    score: sees('overall') ? attempt.score : null,
    max_score: attempt.maxScore,
    receipt: attempt.receipt,
    exam: { id: exam.id, title: pick(exam.title, locale), pass_mark: exam.passMark },
    course: { id: row.course.id, title: pick(row.course.title, locale) },
    attempts_left: left,
    counted_percent: row.counted.is_visible ? row.counted.percent : null,
    counted_passed: row.counted.is_visible ? row.counted.passed : null,
    certificate_code: sees('overall') && attempt.passed === true ? row.certificate : null,
    shown: [...visibility.shown],
    more_at: visibility.moreAt?.toISOString() ?? null,
    more_after_last_attempt: visibility.isMoreAfterLastAttempt,
    study_again: sees('correctness') ? await studyAgain(db, row.course.id, lines, locale) : [],
    questions: lines.map(line => presentLine(line, sees, attempt.state === 'graded', locale)),
  }
}

/** Whether it tells what is right; one's own answers with how they were marked tell it of questions with two options. */
function showsKey(sees: (field: ReviewField) => boolean): boolean {
  const tellsMarks = sees('correctness') || sees('marks')
  return sees('right_answers') || sees('feedback') || (sees('answers') && tellsMarks)
}

/**
 * Noted before the answer leaves: an attempt is opened again only where its learner has not seen what is right. The latest
 * time counts: a later one may show more.
 * @throws AppError `result_not_released` where it was opened again at this moment
 */
async function noteKeyShown(db: Database, attempt: typeof attempts.$inferSelect): Promise<void> {
  const [noted] = await db
    .update(attempts)
    .set({ keyShownAt: sql`clock_timestamp()` })
    .where(and(eq(attempts.id, attempt.id), ne(attempts.state, 'in_progress')))
    .returning({ id: attempts.id })
  if (!noted) throw new AppError('result_not_released')
}

/** An attempt of this person, with its exam, course, counted grade and certificate. */
function finishedAttempt(db: Database, attemptId: number, userId: number) {
  return db
    .select({
      attempt: attempts,
      exam: exams,
      reviewClosesAt,
      course: { id: courses.id, title: courses.title },
      counted: sql<CountedGrade>`(select row_to_json(g) from (${countedGrade('exams', userId)}) g)`,
      certificate: sql<string | null>`(select c.code from certificates c where c.user_id = ${attempts.userId}
        and c.course_id = ${exams.courseId} and c.released_at is not null order by c.completed_at desc limit 1)`,
    })
    .from(attempts)
    .innerJoin(exams, eq(exams.id, attempts.examId))
    .innerJoin(courses, eq(courses.id, exams.courseId))
    .where(and(eq(attempts.id, attemptId), eq(attempts.userId, userId)))
}

/** Asks the one reader of review policies about a finished attempt. */
export async function visibilityOf(
  db: Database,
  { attempt, exam, reviewClosesAt: closesAt }: AttemptFacts,
  extraAttempts: (examId: number) => Promise<number>,
  now: Date,
): Promise<{ visibility: Visibility; left: number | null }> {
  const made = await db
    .select({ state: attempts.state })
    .from(attempts)
    .where(and(eq(attempts.examId, exam.id), eq(attempts.userId, attempt.userId)))
  const left = attemptsLeft({
    attemptsAllowed: exam.attemptsAllowed,
    extraAttempts: await extraAttempts(exam.id),
    attemptsMade: made.length,
  })
  const facts = {
    policy: exam.review,
    closesAt,
    isLastAttemptOver: left === 0 && made.every(({ state }) => state !== 'in_progress'),
  }
  return {
    left,
    visibility:
      attempt.submittedAt === null
        ? { shown: [], moreAt: null, isMoreAfterLastAttempt: false }
        : visibleNow({ ...facts, submittedAt: attempt.submittedAt }, now),
  }
}

function paperOf(db: Database, attemptId: number) {
  return db
    .select({
      id: attemptQuestions.questionId,
      position: attemptQuestions.position,
      kind: questions.kind,
      lessonId: questions.lessonId,
      maxPoints: attemptQuestions.points,
      optionOrder: attemptQuestions.optionOrder,
      optionsByPlace: attempts.optionsByPlace,
      body: questionVersions.body,
      options: questionVersions.options,
      key: questionVersions.answerKey,
      explanation: questionVersions.explanation,
      essay: questionVersions.essay,
      value: answers.value,
      points: answers.points,
      isRight: answers.isRight,
      note: answers.graderNote,
      gradedAt: answers.gradedAt,
      regradeAskedAt: answers.regradeAskedAt,
      regradeClosedAt: answers.regradeClosedAt,
    })
    .from(attemptQuestions)
    .innerJoin(attempts, eq(attempts.id, attemptQuestions.attemptId))
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

function presentLine(line: Line, sees: (field: ReviewField) => boolean, isGraded: boolean, locale: Locale) {
  const ids = optionIds(line)
  const partner = (key: string) => line.key.pairs?.[key]
  return withRendered({
    id: line.id,
    position: line.position,
    kind: line.kind,
    body: pick(line.body, locale),
    max_points: line.maxPoints,
    points: sees('marks') && line.points !== null ? roundMark(line.points) : null,
    is_right: sees('correctness') ? line.isRight : null,
    ...presentEssay(line.essay, handedIn(line.value)),
    answer: ids.answer(written(line.value)),
    prompts: promptsInOrder(line.options, line.optionOrder).map(option => ({
      key: ids.of(option.key),
      text: pick(option.text, locale),
      right: sees('right_answers') ? idOrNull(partner(option.key), ids) : null,
    })),
    options: inOrder(line.options, line.optionOrder).map(option => ({
      key: ids.of(option.key),
      text: pick(option.text, locale),
      is_right:
        sees('right_answers') && isChosenFrom(line) ? (line.key.correct ?? []).includes(option.key) : null,
      feedback: sees('feedback') && option.feedback ? pick(option.feedback, locale) : null,
    })),
    right_answer: sees('right_answers') ? inWords(line.key) : null,
    right_order:
      sees('right_answers') && line.kind === 'ordering' ? (line.key.correct ?? []).map(ids.of) : null,
    note: sees('marks') ? line.note : null,
    grading: gradingOf(line, isGraded && sees('marks')),
    explanation: sees('feedback') ? pick(line.explanation, locale) || null : null,
    waived: sees('marks') ? (line.key.waived ?? null) : null,
  })
}

function idOrNull(key: string | undefined, ids: OptionIds): string | null {
  return key === undefined ? null : ids.of(key)
}

/** Each option is right or wrong by itself. */
function isChosenFrom({ kind }: Line): boolean {
  return kind === 'single_choice' || kind === 'multiple_choice'
}

function inWords(key: AnswerKey): string | null {
  if (key.truth !== undefined) return String(key.truth)
  if (key.value !== undefined) return String(key.value)
  return key.accepted?.find(text => !text.includes('*')) ?? key.accepted?.[0] ?? null
}
