import { createHash } from 'node:crypto'
import { canonicalJson } from '@masar/text'
import type { Connection } from '../../../db/client.ts'
import type { VideoChapter } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { Language } from '../../exams/questions/formats/texts.ts'
import { taughtLesson, type TaughtLesson } from '../taught-lesson.ts'
import { lastSecond } from './schema.ts'

/** Another one for chapters of which anything is another: who saves says on which one they stand. */
export function stateOf(chapters: readonly VideoChapter[]): string {
  return createHash('sha256').update(canonicalJson(chapters)).digest('hex').slice(0, 16)
}

/** @throws AppError `not_found` where a lesson shows no video */
export function demandVideo({ kind, media }: TaughtLesson): void {
  if ((kind !== 'video' && kind !== 'live') || media === null) throw new AppError('not_found')
}

/** The chapters of a video as its instructor writes them. @throws AppError `not_found`, also where the lesson shows no video */
export async function presentChapters(db: Connection, id: number, instructorId: number, locale: Locale) {
  const lesson = await taughtLesson(db, id, instructorId)
  demandVideo(lesson)
  return {
    lesson: {
      id: lesson.id,
      title: pick(lesson.title, locale),
      last_second: lastSecond(lesson.mediaTenths),
    },
    course: {
      id: lesson.courseId,
      title: pick(lesson.courseTitle, locale),
      languages: lesson.languages as Language[],
    },
    state: stateOf(lesson.chapters),
    chapters: lesson.chapters,
  }
}
