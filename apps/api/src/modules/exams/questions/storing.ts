import { and, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isSame } from '../../../db/is-same.ts'
import { questions, questionVersions, type QuestionKind } from '../../../db/schema/index.ts'
import { lockExam } from '../locking.ts'
import { contentOf, type QuestionContent } from './content.ts'
import type { QuestionFacts } from './facts.ts'

export interface StoredCounts {
  created: number
  changed: number
  unchanged: number
  removed: number
}

export interface StoredQuestion extends QuestionContent {
  id: number
  key: string
  kind: QuestionKind
  points: number
  position: number
  version: number
  poolId: number | null
  /** Of an exam with sections: the one that asks it, if any is named. */
  examSectionId: number | null
  tags: string[]
  category: string | null
  /** The one that teaches what it asks. */
  lessonId: number | null
  retiredAt: Date | null
}

/** Every question that an exam has or had, with the version that new attempts are given. @param which of them */
export async function questionsOf(
  tx: Pick<Transaction, 'select'>,
  examId: number,
  which?: SQL,
): Promise<StoredQuestion[]> {
  return tx
    .select({
      id: questions.id,
      key: questions.key,
      kind: questions.kind,
      points: questions.points,
      position: questions.position,
      version: questions.version,
      poolId: questions.poolId,
      examSectionId: questions.examSectionId,
      tags: questions.tags,
      category: questions.category,
      lessonId: questions.lessonId,
      retiredAt: questions.retiredAt,
      body: questionVersions.body,
      options: questionVersions.options,
      answerKey: questionVersions.answerKey,
      explanation: questionVersions.explanation,
      essay: questionVersions.essay,
    })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.version)),
    )
    .where(and(eq(questions.examId, examId), which))
    .orderBy(questions.position, questions.id)
}

/** What storing a question would do to those that are there. */
export function changeOf(
  question: QuestionFacts,
  old: StoredQuestion | undefined,
): 'created' | 'changed' | 'unchanged' {
  if (old === undefined) return 'created'
  const { category = old.category, lessonId = old.lessonId } = question
  const isKept =
    hasSameContent(question, old) &&
    old.points === question.points &&
    old.category === category &&
    old.lessonId === lessonId &&
    old.retiredAt === null
  return isKept ? 'unchanged' : 'changed'
}

/** A waiver stays until the key is corrected, unless another one is written. */
function contentAfter(question: QuestionFacts, { answerKey: { waived } }: StoredQuestion): QuestionContent {
  return contentOf(waived === undefined ? question : { waived, ...question })
}

function hasSameContent(question: QuestionFacts, old: StoredQuestion): boolean {
  return Object.entries(contentAfter(question, old)).every(([name, value]) =>
    isSame(old[name as keyof QuestionContent], value),
  )
}

/**
 * Stores questions of an exam: a changed one gets a new version, which new attempts are given; a running attempt keeps its own.
 * @param others what becomes of those that are not among them: retired, as a package that is the whole exam has it, but for what pools hold
 *   unless it is `retire_all`; or kept
 */
export async function storeQuestions(
  tx: Transaction,
  examId: number,
  wanted: readonly QuestionFacts[],
  others: 'retire' | 'retire_all' | 'keep',
): Promise<StoredCounts> {
  await lockExam(tx, examId)
  const stored = await questionsOf(tx, examId)
  const counts = { created: 0, changed: 0, unchanged: 0, removed: 0 }
  const after = Math.max(0, ...stored.map(({ position }) => position))
  const fresh: { question: QuestionFacts; position: number }[] = []
  for (const [index, question] of wanted.entries()) {
    const old = stored.find(row => row.key === question.key)
    if (old === undefined) {
      fresh.push({ question, position: others !== 'keep' ? index + 1 : after + fresh.length + 1 })
      continue
    }
    const isChanged = !hasSameContent(question, old)
    const version = isChanged ? old.version + 1 : old.version
    if (isChanged)
      await tx
        .insert(questionVersions)
        .values({ questionId: old.id, version, ...contentAfter(question, old) })
    const position = others !== 'keep' ? index + 1 : old.position
    await tx
      .update(questions)
      .set({
        position,
        points: question.points,
        version,
        retiredAt: null,
        ...(question.category !== undefined && { category: question.category }),
        ...(question.lessonId !== undefined && { lessonId: question.lessonId }),
      })
      .where(eq(questions.id, old.id))
    counts[changeOf(question, old) === 'unchanged' ? 'unchanged' : 'changed'] += 1
  }
  await insertFresh(tx, examId, fresh)
  counts.created = fresh.length
  if (others !== 'keep') counts.removed = await retire(tx, examId, wanted, others === 'retire_all')
  return counts
}

/** @returns how many questions of the exam were there and are wanted no more */
async function retire(
  tx: Transaction,
  examId: number,
  wanted: readonly QuestionFacts[],
  isOfPools: boolean,
): Promise<number> {
  const gone = await tx
    .update(questions)
    .set({ retiredAt: sql`now()` })
    .where(
      and(
        eq(questions.examId, examId),
        isOfPools ? undefined : isNull(questions.poolId),
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

async function insertFresh(
  tx: Transaction,
  examId: number,
  fresh: readonly { question: QuestionFacts; position: number }[],
): Promise<void> {
  if (fresh.length === 0) return
  const made = await tx
    .insert(questions)
    .values(
      fresh.map(({ question, position }) => ({
        examId,
        key: question.key,
        position,
        kind: question.kind,
        points: question.points,
        category: question.category ?? null,
        lessonId: question.lessonId ?? null,
      })),
    )
    .returning({ id: questions.id, key: questions.key })
  const ids = new Map(made.map(({ key, id }) => [key, id]))
  await tx.insert(questionVersions).values(
    fresh.flatMap(({ question }) => {
      const questionId = ids.get(question.key)
      return questionId === undefined ? [] : [{ questionId, version: 1, ...contentOf(question) }]
    }),
  )
}
