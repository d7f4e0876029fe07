import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { answerFiles } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { folder, partFolder, storedName } from './names.ts'

/** Long enough for any request under way to have written its row. */
const settledMs = 3_600_000
const atOnce = 500

/**
 * Removes uploads that nobody ends any more: those of attempts that have ended, and those that began days ago; and files that no row names,
 * since their row went with an account or a course, or a process was killed between the row and the file.
 * @returns how many files
 */
export async function sweepAnswerFiles(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  await db.execute(sql`
    delete from answer_files f using attempts a where a.id = f.attempt_id and f.finished_at is null
      and (f.created_at < now() - interval '7 days' or a.state <> 'in_progress' and f.created_at < now() - ${settled} * interval '1 millisecond')`)
  const whole = await sweep(storage, folder, settled, async names => {
    const rows = await db
      .select({ id: answerFiles.id })
      .from(answerFiles)
      .where(
        inArray(
          answerFiles.id,
          names.map(name => name.slice(folder.length + 1)),
        ),
      )
    return rows.map(({ id }) => storedName(id))
  })
  const parts = await sweep(storage, partFolder, settled, async names => {
    const { rows } = await db.execute<{ part: string }>(sql`
      select p.part from answer_files f cross join unnest(f.parts) as p(part) where p.part = any(${sql.param(names)}::text[])`)
    return rows.map(({ part }) => part)
  })
  return whole + parts
}

async function sweep(
  storage: Storage,
  place: string,
  settled: number,
  knownOf: (names: string[]) => Promise<string[]>,
): Promise<number> {
  const names = await storage.olderThan(place, settled)
  let removed = 0
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    const known = new Set(await knownOf(some))
    const orphans = some.filter(name => !known.has(name))
    await Promise.all(orphans.map(name => storage.remove(name)))
    removed += orphans.length
  }
  return removed
}
