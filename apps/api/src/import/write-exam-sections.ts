import { asc, eq, sql } from 'drizzle-orm'
import { questionPools } from '../db/schema/index.ts'
import { removePools, writePool } from '../modules/exams/structure/pools.ts'
import type { ExamFacts, PackagedQuestion } from './course-shapes.ts'
import type { Writing } from './writing.ts'

/** Puts each question into its section, or into none, in one statement. */
async function placeQuestions(
  tx: Writing['tx'],
  examId: number,
  questions: readonly PackagedQuestion[],
  sections: ReadonlyMap<string, number>,
): Promise<void> {
  const places = questions.map(({ key, section }) => ({ key, section: sections.get(section ?? '') ?? null }))
  await tx.execute(sql`update questions q set exam_section_id = p.section
    from json_to_recordset(${JSON.stringify(places)}::json) as p(key text, section bigint)
    where q.exam_id = ${examId} and q.key = p.key and q.exam_section_id is distinct from p.section`)
}

/** Names the lesson that teaches what a question asks; one that names none keeps what its instructor has named. */
async function nameLessons(
  tx: Writing['tx'],
  exam: { id: number; courseId: number },
  questions: readonly PackagedQuestion[],
): Promise<void> {
  const named = questions.flatMap(({ key, lesson }) => (lesson === undefined ? [] : [{ key, lesson }]))
  if (named.length === 0) return
  await tx.execute(sql`update questions q set lesson_id = l.id
    from json_to_recordset(${JSON.stringify(named)}::json) as n(key text, lesson text)
      join lessons l on l.course_id = ${exam.courseId} and l.key = n.lesson
    where q.exam_id = ${exam.id} and q.key = n.key and q.lesson_id is distinct from l.id`)
}

/**
 * Stores the pools of an exam, the first one where the first one was, and puts questions into them; a package that says nothing of pools leaves
 * them as they are. A pool stands where its first question does.
 */
async function placePools(
  tx: Writing['tx'],
  examId: number,
  { pools, questions }: Pick<ExamFacts, 'pools' | 'questions'>,
  sections: ReadonlyMap<string, number>,
): Promise<void> {
  if (pools === undefined) return
  const known = await tx
    .select({ id: questionPools.id })
    .from(questionPools)
    .where(eq(questionPools.examId, examId))
    .orderBy(asc(questionPools.position), asc(questionPools.id))
  const ids = new Map<string, number>()
  const firstOf = (key: string) => questions.findIndex(({ pool }) => pool === key)
  for (const { key, name, draws, points } of pools.toSorted((a, b) => firstOf(a.key) - firstOf(b.key))) {
    const at = firstOf(key)
    const examSectionId = sections.get(questions[at]?.section ?? '') ?? null
    const row = { name, drawCount: draws, points, position: at + 1, examSectionId }
    ids.set(key, await writePool(tx, examId, known[ids.size]?.id ?? null, row))
  }
  const places = questions.map(({ key, pool }) => ({ key, pool: ids.get(pool ?? '') ?? null }))
  await tx.execute(sql`update questions q set pool_id = p.pool
    from json_to_recordset(${JSON.stringify(places)}::json) as p(key text, pool bigint)
    where q.exam_id = ${examId} and q.key = p.key and q.pool_id is distinct from p.pool`)
  await removePools(tx, examId, [...ids.values()])
}

/** Tags of the questions that name some; the others keep what they have. */
async function tagQuestions(
  tx: Writing['tx'],
  examId: number,
  questions: readonly PackagedQuestion[],
): Promise<void> {
  const tagged = questions.flatMap(({ key, tags }) => (tags === undefined ? [] : [{ key, tags }]))
  if (tagged.length === 0) return
  await tx.execute(sql`update questions q set tags = array(select json_array_elements_text(t.tags))
    from json_to_recordset(${JSON.stringify(tagged)}::json) as t(key text, tags json)
    where q.exam_id = ${examId} and q.key = t.key`)
}

/** Puts the questions of an exam where its package has them, with what it says of each beside its content. */
export async function placeAll(
  tx: Writing['tx'],
  exam: { id: number; courseId: number },
  facts: ExamFacts,
  sections: ReadonlyMap<string, number>,
): Promise<void> {
  await placeQuestions(tx, exam.id, facts.questions, sections)
  await placePools(tx, exam.id, facts, sections)
  await tagQuestions(tx, exam.id, facts.questions)
  await nameLessons(tx, exam, facts.questions)
}
