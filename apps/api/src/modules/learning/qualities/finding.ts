import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { enqueueMany } from '../../platform/queue/job-queue.ts'
import { preparation } from '../recordings/preparing-parts.ts'
import { makeQualities } from './making.ts'

const atOnce = 100

/**
 * Queues the videos of lessons that have not been probed yet: those of an import, and of the time before the machine had a program for videos. And
 * forgets those that no lesson shows any more.
 */
export async function findVideos(db: Database): Promise<void> {
  await db.execute(sql`delete from videos v where not exists (select from lessons l where l.media = v.media)`)
  const { rows } = await db.execute<{ media: string }>(sql`
    select distinct l.media from lessons l where l.kind in ('video', 'live') and l.media is not null and l.retired_at is null
      and not exists (select from videos v where v.media = l.media)
    order by l.media limit ${atOnce}`)
  await enqueueMany(
    db,
    makeQualities,
    rows.map(({ media }) => ({ payload: { media }, ...preparation, uniqueKey: media })),
  )
}
