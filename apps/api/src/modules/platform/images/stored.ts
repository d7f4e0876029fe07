import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/client.ts'
import { advisoryLocks } from '../../../db/locks.ts'
import { courseImages, courses } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { DrawnImage } from './draw.ts'

/** What the images of one course may come to. */
export const mostOfCourse = { images: 3000, bytes: 600 * 1024 * 1024 }

export type StoredImage = Omit<typeof courseImages.$inferSelect, 'courseId' | 'createdAt' | 'unusedSince'>

/** Those of the images that the course has, by their ids. */
export async function imagesOf(
  db: Connection,
  courseId: number,
  ids: Iterable<string>,
): Promise<Map<string, StoredImage>> {
  const wanted = [...ids]
  if (wanted.length === 0) return new Map()
  const { id, file, width, height, bytes } = courseImages
  const rows = await db
    .select({ id, file, width, height, bytes })
    .from(courseImages)
    // One parameter: texts of a file name more than a statement takes.
    .where(
      and(eq(courseImages.courseId, courseId), sql`${courseImages.id} = any(${sql.param(wanted)}::text[])`),
    )
  return new Map(rows.map(row => [row.id, row]))
}

/** Concurrent uploads of a course run one after another, and count each other's images. A transaction that also locks the course's exam locks it after this. */
export async function lockImages(tx: Transaction, courseId: number): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('no key update')
}

/**
 * Keeps images for the texts of a course; one that it has stays as it is. Files come first: a row never names one that is not there.
 * @throws AppError `images_full`
 */
export async function keepImages(
  tx: Transaction,
  storage: Storage,
  courseId: number,
  images: readonly DrawnImage[],
): Promise<void> {
  if (images.length === 0) return
  // No file is removed until these rows are there to be seen.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${advisoryLocks.courseImageFiles})`)
  for (const { file, bytes } of images)
    if ((await storage.size(file)) === null) await storage.put(file, bytes)
  await lockImages(tx, courseId)
  await tx
    .insert(courseImages)
    .values(
      images.map(({ id, file, bytes, width, height }) => ({
        courseId,
        id,
        file,
        width,
        height,
        bytes: bytes.length,
      })),
    )
    // An image that is uploaded again is about to be used.
    .onConflictDoUpdate({
      target: [courseImages.courseId, courseImages.id],
      set: { unusedSince: null },
    })
  const [sum] = await tx
    .select({
      images: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${courseImages.bytes}), 0)::float8`,
    })
    .from(courseImages)
    .where(eq(courseImages.courseId, courseId))
  if (sum && (sum.images > mostOfCourse.images || sum.bytes > mostOfCourse.bytes))
    throw new AppError('images_full')
}

/** All images of a course, by their ids. */
export async function allImagesOf(db: Connection, courseId: number): Promise<Map<string, { file: string }>> {
  const rows = await db
    .select({ id: courseImages.id, file: courseImages.file })
    .from(courseImages)
    .where(eq(courseImages.courseId, courseId))
  return new Map(rows.map(row => [row.id, row]))
}
