import { and, eq, notInArray, sql } from 'drizzle-orm'
import { examSections } from '../db/schema/index.ts'
import type { ExamFacts, QuestionFacts } from './course-shapes.ts'
import type { Writing } from './writing.ts'

/** The sections of an exam, by their keys; attempts that were started keep theirs. @returns their ids by their keys */
export async function writeSections(
  tx: Writing['tx'],
  examId: number,
  sections: NonNullable<ExamFacts['sections']>,
): Promise<Map<string, number>> {
  const keys = sections.map(({ key }) => key)
  await tx
    .delete(examSections)
    .where(and(eq(examSections.examId, examId), notInArray(examSections.key, keys)))
  if (sections.length === 0) return new Map()
  const written = await tx
    .insert(examSections)
    .values(
      sections.map(({ key, title, minutes }, index) => ({
        examId,
        key,
        title,
        position: index + 1,
        timeLimitSeconds: minutes * 60,
      })),
    )
    .onConflictDoUpdate({
      target: [examSections.examId, examSections.key],
      set: {
        title: sql`excluded.title`,
        position: sql`excluded.position`,
        timeLimitSeconds: sql`excluded.time_limit_seconds`,
      },
    })
    .returning({ id: examSections.id, key: examSections.key })
  return new Map(written.map(({ id, key }) => [key, id]))
}

/** Puts each question into its section, or into none, in one statement. */
export async function placeQuestions(
  tx: Writing['tx'],
  examId: number,
  questions: readonly QuestionFacts[],
  sections: ReadonlyMap<string, number>,
): Promise<void> {
  const places = questions.map(({ key, section }) => ({ key, section: sections.get(section ?? '') ?? null }))
  await tx.execute(sql`update questions q set exam_section_id = p.section
    from json_to_recordset(${JSON.stringify(places)}::json) as p(key text, section bigint)
    where q.exam_id = ${examId} and q.key = p.key and q.exam_section_id is distinct from p.section`)
}
