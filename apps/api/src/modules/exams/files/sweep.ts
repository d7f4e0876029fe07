import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { answerFiles } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { settledMs, sweepFolder } from '../../platform/uploads/sweep.ts'
import { folder, partFolder, storedName } from './names.ts'

/**
 * Removes abandoned uploads: those of attempts that have ended, and those that began days ago; and files that no row names,
 * since their row went with an account or a course, or a process was killed between the row and the file.
 * @returns how many files
 */
export async function sweepAnswerFiles(db: Database, storage: Storage, settled = settledMs): Promise<number> {
  await db.execute(sql`
    delete from answer_files f using attempts a where a.id = f.attempt_id and f.finished_at is null
      and (f.created_at < now() - interval '7 days' or a.state <> 'in_progress' and f.created_at < now() - ${settled} * interval '1 millisecond')`)
  const whole = await sweepFolder(storage, folder, settled, async names => {
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
  const parts = await sweepFolder(storage, partFolder, settled, async names => {
    const { rows } = await db.execute<{ part: string }>(sql`
      select p.part from answer_files f cross join unnest(f.parts) as p(part) where p.part = any(${sql.param(names)}::text[])`)
    return rows.map(({ part }) => part)
  })
  return whole + parts
}
