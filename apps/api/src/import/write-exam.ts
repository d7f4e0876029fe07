import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import {
  defaultReview,
  exams,
  questions,
  questionVersions,
  type AnswerKey,
  type ReviewPolicy,
} from '../db/schema/index.ts'
import type { QuestionFacts } from './course-shapes.ts'
import type { CoursePackage } from './read-course.ts'
import { insertAll, isSame, type Writing } from './writing.ts'

/** The final exam. Without a file it is taken off the course; attempts that were made keep it. */
export async function writeExam(writing: Writing, courseId: number, course: CoursePackage): Promise<void> {
  const { tx } = writing
  const isFinal = and(eq(exams.courseId, courseId), isNull(exams.sectionId))
  if (course.exam === undefined) {
    await tx.update(exams).set({ publishedAt: null }).where(isFinal)
    return
  }
  const { facts } = course.exam
  const row = {
    courseId,
    title: facts.title,
    instructions: facts.instructions,
    timeLimitSeconds: facts.time_limit_minutes === null ? null : facts.time_limit_minutes * 60,
    attemptsAllowed: facts.attempts_allowed,
    passMark: facts.pass_mark,
    shuffleQuestions: facts.shuffle_questions,
    shuffleOptions: facts.shuffle_options,
    negativeMarking: facts.negative_marking,
    gradeMethod: facts.grade_method ?? 'highest',
    navigation: facts.navigation ?? 'free',
    questionsPerPage: facts.questions_per_page ?? 1,
    attemptDelaySeconds: (facts.attempt_delay_minutes ?? 0) * 60,
    review: (facts.review ?? defaultReview) as ReviewPolicy,
    publishedAt: new Date(course.facts.published_at),
  }
  const [old] = await tx
    .update(exams)
    .set({ ...row, updatedAt: sql`now()` })
    .where(isFinal)
    .returning({ id: exams.id })
  const [exam] = old ? [old] : await tx.insert(exams).values(row).returning({ id: exams.id })
  if (exam) await writeQuestions(writing, exam.id, facts.questions)
}

interface Fresh {
  question: QuestionFacts
  position: number
}

/** A changed question gets a new version, which new attempts are given; a running attempt keeps its own. */
async function writeQuestions(
  { tx, report }: Writing,
  examId: number,
  wanted: QuestionFacts[],
): Promise<void> {
  const stored = await tx
    .select({ id: questions.id, key: questions.key, version: questions.version, content: questionVersions })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.version)),
    )
    .where(eq(questions.examId, examId))
  const fresh: Fresh[] = []
  for (const [index, question] of wanted.entries()) {
    const old = stored.find(row => row.key === question.key)
    const position = index + 1
    if (old === undefined) {
      fresh.push({ question, position })
      continue
    }
    const content = contentOf(question)
    const isChanged = !Object.entries(content).every(([name, value]) =>
      isSame(old.content[name as keyof typeof content], value),
    )
    const version = isChanged ? old.version + 1 : old.version
    if (isChanged) await tx.insert(questionVersions).values({ questionId: old.id, version, ...content })
    await tx
      .update(questions)
      .set({ position, points: question.points, version, retiredAt: null })
      .where(eq(questions.id, old.id))
    report.count('questions', isChanged ? 'changed' : 'unchanged')
  }
  await insertFresh(tx, examId, fresh)
  report.count('questions', 'created', fresh.length)
  report.count('questions', 'removed', await retire(tx, examId, wanted))
}

/** @returns how many questions of the exam were there and are wanted no more */
async function retire(tx: Writing['tx'], examId: number, wanted: readonly QuestionFacts[]): Promise<number> {
  const gone = await tx
    .update(questions)
    .set({ retiredAt: sql`now()` })
    .where(
      and(
        eq(questions.examId, examId),
        isNull(questions.poolId),
        isNull(questions.retiredAt),
        notInArray(
          questions.key,
          wanted.map(question => question.key),
        ),
      ),
    )
    .returning({ id: questions.id })
  return gone.length
}

async function insertFresh(tx: Writing['tx'], examId: number, fresh: Fresh[]): Promise<void> {
  const made = await insertAll(
    tx,
    questions,
    fresh.map(({ question, position }) => ({
      examId,
      key: question.key,
      position,
      kind: question.kind,
      points: question.points,
    })),
  )
  const ids = new Map(made.map(row => [row['key'], row['id'] as number]))
  await insertAll(
    tx,
    questionVersions,
    fresh.map(({ question }) => ({ questionId: ids.get(question.key), version: 1, ...contentOf(question) })),
  )
}

function contentOf(question: QuestionFacts) {
  return {
    body: question.body,
    options: [
      ...(question.prompts ?? []).map(({ key, text }) => ({ key, text, isPrompt: true as const })),
      ...(question.options ?? []).map(({ key, text }) => ({ key, text })),
    ],
    answerKey: answerKeyOf(question),
    explanation: question.explanation,
  }
}

function answerKeyOf(question: QuestionFacts): AnswerKey {
  const allOrNothing = question.all_or_nothing === true ? { allOrNothing: true } : {}
  switch (question.kind) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        correct: (question.options ?? []).filter(option => option.correct === true).map(option => option.key),
        ...allOrNothing,
      }
    case 'ordering':
      return { correct: question.order ?? [], ...allOrNothing }
    case 'matching':
      return {
        pairs: Object.fromEntries((question.prompts ?? []).map(({ key, match }) => [key, match])),
        ...allOrNothing,
      }
    case 'essay':
      return question.rubric === undefined ? {} : { rubric: question.rubric }
    case 'true_false':
      return { truth: question.answer === true }
    case 'number':
      return question.tolerance_percent === undefined
        ? { value: Number(question.answer), tolerance: question.tolerance ?? 0 }
        : { value: Number(question.answer), tolerancePercent: question.tolerance_percent }
    case 'short_text':
      return { accepted: question.accepted ?? [], ...(question.exact === true && { exact: true }) }
  }
}
