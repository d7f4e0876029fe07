import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { lessons } from '../../db/schema/index.ts'
import type { Storage } from '../../gateways/storage.ts'
import { videoLength } from '../../gateways/video/video-file.ts'

/** Measures videos, and recordings of live lessons, that no import has measured. @returns how many, some at a time */
export async function measureVideos(db: Database, storage: Storage): Promise<number> {
  const waiting = await db
    .select({ id: lessons.id, media: lessons.media })
    .from(lessons)
    .where(
      and(inArray(lessons.kind, ['video', 'live']), isNull(lessons.mediaTenths), isNotNull(lessons.media)),
    )
    .orderBy(asc(lessons.id))
    .limit(50)
  for (const { id, media } of waiting) {
    if (media === null) continue
    await db
      .update(lessons)
      .set({ mediaTenths: await videoLength(storage, media) })
      // Another file meanwhile has another length.
      .where(and(eq(lessons.id, id), eq(lessons.media, media)))
  }
  return waiting.length
}
