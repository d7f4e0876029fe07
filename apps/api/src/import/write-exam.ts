import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { defaultReview, exams, sections, type ReviewPolicy } from '../db/schema/index.ts'
import { hashExamPassword } from '../modules/exams/password/hashing.ts'
import { storeQuestions } from '../modules/exams/questions/storing.ts'
import { storeSections } from '../modules/exams/sections/store.ts'
import type { ExamFacts } from './course-shapes.ts'
import type { CoursePackage } from './read-course.ts'
import type { PackagedExam } from './read-exams.ts'
import { momentOf } from './published-at.ts'
import { outcomes } from './report.ts'
import { placeAll } from './write-exam-sections.ts'
import type { Writing } from './writing.ts'

/** Which exam of a course it is. @param section the key of its section; null for the final one */
export async function examAt(tx: Transaction, courseId: number, section: string | null) {
  const ofCourse = eq(exams.courseId, courseId)
  if (section === null) return and(ofCourse, isNull(exams.sectionId))
  return and(ofCourse, eq(exams.sectionId, await sectionId(tx, courseId, section)))
}

async function sectionId(tx: Transaction, courseId: number, key: string): Promise<number> {
  const [row] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.courseId, courseId), eq(sections.key, key)))
  if (!row) throw new Error(`The section ${key} is gone since it was written.`)
  return row.id
}

/** The exams of a course. One without a file is taken off it; attempts that were made keep it. */
export async function writeExams(writing: Writing, courseId: number, course: CoursePackage): Promise<void> {
  const { tx } = writing
  const kept: number[] = []
  for (const { section, facts } of course.exams) {
    const id = await writeExam(writing, courseId, course, { section, facts })
    if (id !== undefined) kept.push(id)
  }
  await tx
    .update(exams)
    .set({ publishedAt: null })
    .where(and(eq(exams.courseId, courseId), notInArray(exams.id, kept), isNotNull(exams.publishedAt)))
}

async function writeExam(
  writing: Writing,
  courseId: number,
  course: CoursePackage,
  { section, facts }: Pick<PackagedExam, 'section' | 'facts'>,
): Promise<number | undefined> {
  const { tx } = writing
  const isIt = await examAt(tx, courseId, section)
  const [known] = await tx.select({ publishedAt: exams.publishedAt }).from(exams).where(isIt)
  const row = {
    courseId,
    sectionId: section === null ? null : await sectionId(tx, courseId, section),
    title: facts.title,
    instructions: facts.instructions ?? {},
    timeLimitSeconds: wholeSeconds(facts),
    attemptsAllowed: facts.attempts_allowed,
    passMark: facts.pass_mark,
    shuffleQuestions: facts.shuffle_questions,
    shuffleOptions: facts.shuffle_options,
    negativeMarking: facts.negative_marking,
    abandonUnanswered: facts.abandon_unanswered ?? false,
    tools: facts.tools ?? [],
    gradeMethod: facts.grade_method ?? 'highest',
    navigation: facts.navigation ?? 'free',
    questionsPerPage: facts.questions_per_page ?? 1,
    attemptDelaySeconds: secondsOf(facts.attempt_delay_minutes ?? 0),
    review: (facts.review ?? defaultReview) as ReviewPolicy,
    publishedAt: momentOf(course.facts.published_at, known?.publishedAt),
    // Of a window and a password that the package says nothing of, the instructor's own stay.
    ...windowOf(facts),
    ...(facts.password !== undefined && { passwordHash: await hashOf(facts.password) }),
  }
  const [old] = await tx
    .update(exams)
    .set({ ...row, updatedAt: sql`now()` })
    .where(isIt)
    .returning({ id: exams.id })
  const [exam] = old ? [old] : await tx.insert(exams).values(row).returning({ id: exams.id })
  if (!exam) return undefined
  const parts = await storeSections(tx, exam.id, (facts.sections ?? []).map(sectionOf))
  const counts = await storeQuestions(tx, exam.id, facts.questions, othersOf(facts))
  await placeAll(tx, { id: exam.id, courseId }, facts, parts)
  for (const outcome of outcomes) writing.report.count('questions', outcome, counts[outcome])
  return exam.id
}

/** A package that says nothing of when it is open leaves the instructor's own. */
function windowOf({ opens_at: opens, closes_at: closes }: ExamFacts) {
  if (opens === undefined && closes === undefined) return {}
  const [opensAt, closesAt] = [opens, closes].map(at => (at == null ? null : new Date(at)))
  return { opensAt: opensAt ?? null, closesAt: closesAt ?? null }
}

/** A package that says nothing of pools leaves what they hold. */
const othersOf = ({ pools }: ExamFacts) => (pools === undefined ? 'retire' : 'retire_all')

function sectionOf({ key, title, instructions, minutes }: NonNullable<ExamFacts['sections']>[number]) {
  return { key, title, ...(instructions && { instructions }), timeLimitSeconds: secondsOf(minutes) }
}

const secondsOf = (minutes: number) => Math.round(minutes * 60)

function hashOf(password: string | null): Promise<string> | null {
  return password === null ? null : hashExamPassword(password)
}

/** The time of all sections, where there are some; else that of the exam. */
function wholeSeconds({ sections: parts = [], time_limit_minutes }: ExamFacts): number | null {
  if (parts.length > 0) return parts.reduce((sum, { minutes }) => sum + secondsOf(minutes), 0)
  return time_limit_minutes === null ? null : secondsOf(time_limit_minutes)
}
