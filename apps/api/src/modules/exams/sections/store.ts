import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { examSections } from '../../../db/schema/index.ts'

export interface SectionToStore {
  key: string
  title: BilingualText
  /** Those that the section has stay, without them. */
  instructions?: BilingualText
  timeLimitSeconds: number
}

/**
 * Stores the sections of an exam in their order, known ones by their keys; what is not among them is deleted. Attempts that were started keep
 * theirs. The caller holds the exam.
 * @returns their ids by their keys
 */
export async function storeSections(
  tx: Transaction,
  examId: number,
  sections: readonly SectionToStore[],
): Promise<Map<string, number>> {
  const keys = sections.map(({ key }) => key)
  const said = sections.filter(({ instructions }) => instructions).map(({ key }) => key)
  await tx
    .delete(examSections)
    .where(and(eq(examSections.examId, examId), notInArray(examSections.key, keys)))
  if (sections.length === 0) return new Map()
  const stored = await tx
    .insert(examSections)
    .values(sections.map((section, at) => ({ examId, position: at + 1, ...section })))
    .onConflictDoUpdate({
      target: [examSections.examId, examSections.key],
      set: {
        position: sql`excluded.position`,
        title: sql`excluded.title`,
        timeLimitSeconds: sql`excluded.time_limit_seconds`,
        instructions: sql`case when excluded.key = any(${sql.param(said)}::text[]) then excluded.instructions else ${examSections.instructions} end`,
      },
    })
    .returning({ id: examSections.id, key: examSections.key })
  return new Map(stored.map(({ id, key }) => [key, id]))
}
