import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../db/client.ts'
import { lessons, type AnswerKey, type AnswerValue } from '../../db/schema/index.ts'
import { pick, type Locale } from '../../locale.ts'

interface MarkedLine {
  lessonId: number | null
  key: AnswerKey
  value: AnswerValue | null
  isRight: boolean | null
}

/** The lessons of the exam’s course that teach what a learner missed, in their order; no one missed a waived question. */
export async function studyAgain(
  db: Connection,
  courseId: number,
  lines: readonly MarkedLine[],
  locale: Locale,
) {
  const missed = new Map<number, number>()
  for (const { lessonId, key, value, isRight } of lines) {
    // What is not graded yet is not missed.
    const isMissed = isRight === false || value === null
    if (lessonId !== null && isMissed && key.waived === undefined)
      missed.set(lessonId, (missed.get(lessonId) ?? 0) + 1)
  }
  if (missed.size === 0) return []
  const rows = await db
    .select({ id: lessons.id, title: lessons.title })
    .from(lessons)
    .where(
      and(inArray(lessons.id, [...missed.keys()]), eq(lessons.courseId, courseId), isNull(lessons.retiredAt)),
    )
    .orderBy(asc(lessons.position), asc(lessons.id))
  return rows.map(({ id, title }) => ({
    lesson_id: id,
    title: pick(title, locale),
    questions: missed.get(id) ?? 0,
  }))
}
