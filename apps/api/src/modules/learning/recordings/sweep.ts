import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { recordingParts } from '../../../db/schema/index.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { settledMs, sweepFolder } from '../../platform/uploads/sweep.ts'
import { folder, partFolder } from './recording.ts'
import { emptyWorkFolder } from './work-folder.ts'

/** A file is worked on for hours at most. */
const workedMs = 24 * settledMs

/**
 * Removes abandoned uploads of recordings, and recordings in whose place an import has put another; and files that no row
 * names.
 * @returns how many files
 */
export async function sweepRecordings(
  db: Database,
  storage: Storage,
  workFolder: string,
  settled = settledMs,
): Promise<number> {
  await db.execute(sql`
    delete from recordings r using lessons l where l.id = r.lesson_id
      and case when r.state = 'ready' then l.media is distinct from r.media else r.updated_at < now() - interval '7 days' end`)
  const parts = await sweepFolder(storage, partFolder, settled, async names => {
    const known = await db
      .select({ file: recordingParts.file })
      .from(recordingParts)
      .where(inArray(recordingParts.file, names))
    return known.map(({ file }) => file)
  })
  const whole = await sweepFolder(storage, folder, settled, async names => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select n.name from unnest(${sql.param(names)}::text[]) as n(name)
      where exists (select from recordings r where n.name in (r.media, r.poster)) or exists (select from lessons l where l.media = n.name)
        or exists (select from lessons l where n.name in (l.captions->>'ar', l.captions->>'en'))
        or exists (select from videos v, jsonb_array_elements(v.smaller) as s where s->>'file' = n.name)`)
    return rows.map(({ name }) => name)
  })
  await emptyWorkFolder(workFolder, { olderThan: Math.max(settled, workedMs) })
  return parts + whole
}
