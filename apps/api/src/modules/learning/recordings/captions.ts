import { and, eq, isNotNull } from 'drizzle-orm'
import { captionLines } from '@masar/text'
import type { Connection, Database } from '../../../db/client.ts'
import { lessons } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Storage } from '../../../gateways/storage.ts'
import type { Locale } from '../../../locale.ts'
import { discard } from '../../platform/uploads/parts.ts'
import { lockTaughtLesson } from '../live/taught.ts'
import { publishToInstructor, publishToReaders } from './publish.ts'
import { isUploaded, newMediaName, type Place } from './recording.ts'

/**
 * Puts captions in a language beside the recording that a live lesson shows, in place of those that it had.
 * @throws AppError `not_found`, also where it shows none; `captions_refused` for what is neither WebVTT nor SubRip, or says nothing
 */
export async function setCaptions(
  db: Database,
  storage: Storage,
  place: Place,
  language: Locale,
  bytes: Buffer,
): Promise<void> {
  const text = webVttOf(textOf(bytes) ?? '')
  if (text === null || captionLines(text).length === 0) throw new AppError('captions_refused')
  const name = newMediaName('vtt')
  await storage.put(name, Buffer.from(text))
  try {
    await change(db, storage, place, { [language]: name })
  } catch (error) {
    await storage.remove(name)
    throw error
  }
}

/** @throws AppError `not_found` */
export async function removeCaptions(
  db: Database,
  storage: Storage,
  place: Place,
  language: Locale,
): Promise<void> {
  await change(db, storage, place, { [language]: undefined })
}

async function change(
  db: Database,
  storage: Storage,
  { instructorId, lessonId }: Place,
  changes: Partial<Record<Locale, string | undefined>>,
): Promise<void> {
  const left = await db.transaction(async (tx: Connection) => {
    await lockTaughtLesson(tx, instructorId, lessonId)
    const [lesson] = await tx
      .select({ captions: lessons.captions })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), isNotNull(lessons.media)))
    if (!lesson) throw new AppError('not_found')
    // What is undefined is left out of what is stored.
    await tx
      .update(lessons)
      .set({ captions: { ...lesson.captions, ...changes } })
      .where(eq(lessons.id, lessonId))
    await publishToInstructor(tx, lessonId)
    await publishToReaders(tx, lessonId)
    return Object.keys(changes).flatMap(language => lesson.captions[language as Locale] ?? [])
  })
  await discard(storage, left.filter(isUploaded))
}

/** SubRip is WebVTT but for its first line and the sign before thousandths. Null for what is neither. */
function webVttOf(text: string): string | null {
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return text
  const times = /^(\d\d:\d\d:\d\d),(\d{3} --> \d\d:\d\d:\d\d),(?=\d{3})/gm
  return times.test(text) ? `WEBVTT\n\n${text.replace(times, '$1.$2.')}` : null
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return null
  }
}
