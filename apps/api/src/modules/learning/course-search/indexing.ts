import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { lessonPassages, lessons } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { searchTerms } from '../../../search/terms.ts'
import { type Passage, passagesOf } from './passages.ts'

/** Raise it when a lesson has other passages, or its words other terms: a job then derives them again. */
export const passageVersion = 2
/** Lessons in one transaction: they are locked as long as it takes. */
const batchSize = 20
/** A larger file is no captions of a lesson. */
const longestFile = 2_000_000

/**
 * Derives again what the search in a course reads of lessons that have changed. Those that are being changed meanwhile are skipped.
 * @returns how many, some at a time
 * @throws AggregateError once the others are done, where the database refuses some
 */
export async function indexLessons(db: Database, storage: Storage): Promise<number> {
  const refused: unknown[] = []
  const count = await db.transaction(async tx => {
    const waiting = await tx
      .select({
        id: lessons.id,
        title: lessons.title,
        body: lessons.body,
        captions: lessons.captions,
        chapters: lessons.chapters,
      })
      .from(lessons)
      .where(lt(lessons.searchVersion, passageVersion))
      .orderBy(lessons.searchVersion, lessons.id)
      .limit(batchSize)
      .for('no key update', { skipLocked: true })
    if (waiting.length === 0) return 0
    await tx.delete(lessonPassages).where(
      inArray(
        lessonPassages.lessonId,
        waiting.map(({ id }) => id),
      ),
    )
    for (const lesson of waiting) {
      const captions = await readCaptions(storage, lesson.captions)
      const passages = passagesOf({ ...lesson, captions })
      try {
        await tx.transaction(part => insertPassages(part, lesson.id, passages))
      } catch (error) {
        // What the database refuses of one lesson keeps no other from being found; once that lesson changes, it is tried again.
        refused.push(new Error(`Lesson ${lesson.id} cannot be indexed.`, { cause: error }))
      }
      await tx.update(lessons).set({ searchVersion: passageVersion }).where(eq(lessons.id, lesson.id))
    }
    return waiting.length
  })
  if (refused.length > 0) throw new AggregateError(refused, 'Some lessons cannot be indexed.')
  return count
}

async function insertPassages(
  tx: Pick<Transaction, 'execute'>,
  lessonId: number,
  passages: Passage[],
): Promise<void> {
  const rows = passages.map(passage => ({ ...passage, terms: searchTerms(passage.text) }))
  await tx.execute(sql`insert into lesson_passages (lesson_id, language, kind, position, text, search_vector)
    select ${lessonId}, p.language, p.kind, p.position, p.text, to_tsvector('simple', p.terms)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(language text, kind text, position int, text text, terms text)`)
}

/** The words of caption files; of one that is gone, none. */
async function readCaptions(storage: Storage, files: BilingualText): Promise<BilingualText> {
  const texts: BilingualText = {}
  for (const language of ['ar', 'en'] as const) {
    const name = files[language]
    const size = name === undefined ? null : await storage.size(name)
    if (name === undefined || size === null || size > longestFile) continue
    const parts: Buffer[] = []
    for await (const part of storage.read(name)) parts.push(part as Buffer)
    texts[language] = Buffer.concat(parts).toString('utf8')
  }
  return texts
}
