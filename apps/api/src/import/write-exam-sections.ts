import { sql } from 'drizzle-orm'
import type { QuestionFacts } from './course-shapes.ts'
import type { Writing } from './writing.ts'

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
