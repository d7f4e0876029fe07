import { sql } from 'drizzle-orm'
import { type SmallerVideo, videos } from '../db/schema/index.ts'
import { videoFacts } from '../gateways/video/video-file.ts'
import type { CoursePackage } from './read-course.ts'
import type { Writing } from './writing.ts'

/** Keeps what a package brings of its videos in smaller; how high each picture is its file says. */
export async function writeQualities(
  { tx, storage }: Writing,
  { facts }: CoursePackage,
  media: ReadonlyMap<string, string>,
): Promise<void> {
  for (const lesson of facts.curriculum.flatMap(section => section.lessons)) {
    const name = lesson.media === undefined ? undefined : media.get(lesson.media)
    if (name === undefined || lesson.qualities === undefined) continue
    const height = (await videoFacts(storage, name))?.height ?? 0
    const smaller: SmallerVideo[] = []
    for (const path of lesson.qualities) {
      const file = media.get(path)
      const own = file === undefined ? 0 : ((await videoFacts(storage, file))?.height ?? 0)
      if (file !== undefined && own > 0 && own < height) smaller.push({ height: own, file })
    }
    await tx
      .insert(videos)
      .values({ media: name, height, smaller })
      .onConflictDoUpdate({ target: videos.media, set: { height, smaller, updatedAt: sql`now()` } })
  }
}
