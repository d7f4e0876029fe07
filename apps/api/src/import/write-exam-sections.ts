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

/** Names the lesson that teaches what a question asks; one that names none keeps what its instructor has named. */
export async function nameLessons(
  tx: Writing['tx'],
  exam: { id: number; courseId: number },
  questions: readonly QuestionFacts[],
): Promise<void> {
  const named = questions.flatMap(({ key, lesson }) => (lesson === undefined ? [] : [{ key, lesson }]))
  if (named.length === 0) return
  await tx.execute(sql`update questions q set lesson_id = l.id
    from json_to_recordset(${JSON.stringify(named)}::json) as n(key text, lesson text)
      join lessons l on l.course_id = ${exam.courseId} and l.key = n.lesson
    where q.exam_id = ${exam.id} and q.key = n.key and q.lesson_id is distinct from l.id`)
}
