import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { fold } from '@masar/text'
import type { Transaction } from '../../../db/client.ts'
import { lessons, questionPools, questions } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import type { ActingInstructor } from '../allowances/give.ts'
import { lockExam } from '../locking.ts'
import { factsOf } from '../questions/content.ts'
import type { QuestionFacts } from '../questions/facts.ts'
import { retireQuestion } from '../questions/retiring.ts'
import { openExam } from '../questions/service.ts'
import { storeQuestions } from '../questions/storing.ts'
import { demandAskable } from './check.ts'
import { factsOfGiven } from './facts.ts'
import { examOfQuestion, type OwnQuestion, stateOf, storedQuestion } from './read.ts'
import type { GivenQuestion, NewQuestion } from './schema.ts'

const newKey = () => `q-${randomBytes(5).toString('hex')}`

/** A new question, at the end of the exam. @throws AppError `not_found`, `validation` */
export async function addQuestion(
  tx: Transaction,
  instructor: ActingInstructor,
  examId: number,
  { kind, ...given }: NewQuestion,
): Promise<number> {
  const exam = await openExam(tx, examId, isTaughtBy(instructor.id, 'courses'))
  const facts = factsOfGiven(newKey(), kind, given)
  const lessonId = given.lesson_id ?? null
  await demandLesson(tx, exam.courseId, lessonId)
  return insert(tx, instructor, examId, { facts, tags: given.tags, lessonId })
}

/** The same question once more, at the end of the exam. @throws AppError `not_found` */
export async function duplicateQuestion(
  tx: Transaction,
  instructor: ActingInstructor,
  id: number,
): Promise<number> {
  const { exam, question } = await locked(tx, instructor, id)
  // The copy is there to be put right.
  const { waived: _, ...facts } = factsOf(question)
  return insert(tx, instructor, exam.id, {
    facts: { ...facts, key: newKey() },
    tags: question.tags,
    lessonId: question.lessonId,
  })
}

async function insert(
  tx: Transaction,
  instructor: ActingInstructor,
  examId: number,
  { facts, tags, lessonId }: { facts: QuestionFacts; tags: readonly string[]; lessonId: number | null },
): Promise<number> {
  demandAskable(facts)
  await storeQuestions(tx, examId, [facts], 'keep')
  const [made] = await tx
    .update(questions)
    .set({ tags: tidied(tags), lessonId })
    .where(and(eq(questions.examId, examId), eq(questions.key, facts.key)))
    .returning({ id: questions.id })
  if (!made) throw new AppError('conflict')
  await record(tx, instructor, 'question.add', made.id, { kind: facts.kind, points: facts.points })
  return made.id
}

/**
 * Changes a question: what is another in it becomes a new version, which new attempts are given; those under way and those that ended keep
 * the one they had.
 * @param state of the question as the instructor saw it
 * @throws AppError `not_found`, `validation`, `conflict` where it is another by now
 */
export async function changeQuestion(
  tx: Transaction,
  instructor: ActingInstructor,
  id: number,
  { state, ...given }: GivenQuestion & { state: string },
): Promise<void> {
  const { exam, question } = await locked(tx, instructor, id)
  if (stateOf(question) !== state) throw new AppError('conflict')
  const facts = factsOfGiven(question.key, question.kind, given)
  demandAskable(facts)
  const lessonId = given.lesson_id === undefined ? question.lessonId : given.lesson_id
  if (lessonId !== question.lessonId) await demandLesson(tx, exam.courseId, lessonId)
  await demandPoolsSum(tx, question.poolId, facts)
  await storeQuestions(tx, exam.id, [facts], 'keep')
  // Storing asks it again; whether it is asked is decided elsewhere.
  await tx
    .update(questions)
    .set({ tags: tidied(given.tags), lessonId, retiredAt: question.retiredAt })
    .where(eq(questions.id, id))
  const { version } = await storedQuestion(tx, exam.id, id)
  await record(tx, instructor, 'question.change', id, { version, points: facts.points })
}

/** The lesson to study again must be in the course itself. @throws AppError `validation` */
async function demandLesson(tx: Transaction, courseId: number, lessonId: number | null): Promise<void> {
  if (lessonId === null) return
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
  if (!lesson) throw new AppError('validation', { fields: { lesson_id: [{ code: 'choice' }] } })
}

/** What is drawn from a pool is asked for the pool's points, whatever its own: its criteria make those together. @throws AppError `validation` */
async function demandPoolsSum(
  tx: Transaction,
  poolId: number | null,
  { rubric }: QuestionFacts,
): Promise<void> {
  if (poolId === null || rubric === undefined) return
  const [pool] = await tx
    .select({ points: questionPools.points })
    .from(questionPools)
    .where(eq(questionPools.id, poolId))
  const sum = rubric.reduce((all, { points }) => all + Math.round(points * 100), 0)
  if (pool && sum !== Math.round(pool.points * 100))
    throw new AppError('validation', { fields: { rubric: [{ code: 'rubric' }] } })
}

/** Asked in no new attempt any more; nothing of it is deleted. @throws AppError `not_found`, `question_needed` */
export async function retire(tx: Transaction, instructor: ActingInstructor, id: number): Promise<void> {
  const { question } = await locked(tx, instructor, id)
  if (question.retiredAt !== null) return
  if (!(await retireQuestion(tx, id))) throw new AppError('question_needed')
  await record(tx, instructor, 'question.retire', id, {})
}

/** Asked again, where it stood. @throws AppError `not_found` */
export async function restore(tx: Transaction, instructor: ActingInstructor, id: number): Promise<void> {
  const { question } = await locked(tx, instructor, id)
  if (question.retiredAt === null) return
  await tx.update(questions).set({ retiredAt: null }).where(eq(questions.id, id))
  await record(tx, instructor, 'question.restore', id, {})
}

/** Under the lock of its exam: two who write come one after another. */
async function locked(tx: Transaction, instructor: ActingInstructor, id: number): Promise<OwnQuestion> {
  const exam = await examOfQuestion(tx, id, instructor.id)
  await lockExam(tx, exam.id)
  return { exam, question: await storedQuestion(tx, exam.id, id) }
}

/** Each once, however it is spelled. */
function tidied(tags: readonly string[]): string[] {
  const read = tags.map(tag => tag.replaceAll(/\s+/g, ' ').trim()).filter(tag => tag !== '')
  const folded = read.map(tag => fold(tag))
  return read.filter((tag, at) => folded.indexOf(fold(tag)) === at)
}

function record(
  tx: Transaction,
  { actor }: ActingInstructor,
  action: 'question.add' | 'question.change' | 'question.retire' | 'question.restore',
  id: number,
  after: Partial<Pick<QuestionFacts, 'kind' | 'points'> & { version: number }>,
): Promise<void> {
  return audit(tx, actor, { action, subject: { type: 'question', id }, after })
}
