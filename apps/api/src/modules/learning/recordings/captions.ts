import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { captionLines } from '@masar/text'
import type { Connection, Database } from '../../../db/client.ts'
import { lessons } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Locale } from '../../../locale.ts'
import { lockTaughtLesson } from '../live/taught.ts'
import { publishToInstructor, publishToReaders } from './publish.ts'
import type { Place } from './recording.ts'

/**
 * Puts captions in a language beside the recording that a live lesson shows, in place of those that it had.
 * @throws AppError `not_found`, also where it shows none; `captions_refused` for what is no WebVTT or says nothing
 */
export async function setCaptions(
  db: Database,
  storage: Storage,
  place: Place,
  language: Locale,
  bytes: Buffer,
): Promise<void> {
  const text = textOf(bytes)
  if (text === null || !/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(text) || captionLines(text).length === 0)
    throw new AppError('captions_refused')
  const name = `${createHash('sha256').update(bytes).digest('hex')}.vtt`
  await storage.put(name, bytes)
  await change(db, place, sql`${lessons.captions} || ${JSON.stringify({ [language]: name })}::jsonb`)
}

/** @throws AppError `not_found` */
export async function removeCaptions(db: Database, place: Place, language: Locale): Promise<void> {
  await change(db, place, sql`${lessons.captions} - ${language}::text`)
}

async function change(db: Database, place: Place, captions: ReturnType<typeof sql>): Promise<void> {
  const { instructorId, lessonId } = place
  await db.transaction(async (tx: Connection) => {
    await lockTaughtLesson(tx, instructorId, lessonId)
    const [changed] = await tx
      .update(lessons)
      .set({ captions })
      .where(and(eq(lessons.id, lessonId), sql`${lessons.media} is not null`))
      .returning({ id: lessons.id })
    if (!changed) throw new AppError('not_found')
    await publishToInstructor(tx, lessonId)
    await publishToReaders(tx, lessonId)
  })
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return null
  }
}
