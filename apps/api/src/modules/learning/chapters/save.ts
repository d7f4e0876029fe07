import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { lessons, type VideoChapter } from '../../../db/schema/index.ts'
import { AppError, refuseField } from '../../../errors.ts'
import type { ActingInstructor } from '../../exams/allowances/give.ts'
import { written } from '../../exams/writing/facts.ts'
import { audit } from '../../platform/audit/audit.ts'
import { publishToReaders } from '../recordings/publish.ts'
import { lockTaught, type TaughtLesson } from '../taught-lesson.ts'
import { demandVideo, stateOf } from './read.ts'
import { lastSecond, type GivenChapters } from './schema.ts'

/**
 * Writes the chapters of a lesson's video: all of them, in their order.
 * @throws AppError `not_found`, `validation`, `conflict` where they are others by now than the instructor saw
 */
export async function writeChapters(
  tx: Transaction,
  instructor: ActingInstructor,
  lessonId: number,
  { state, chapters: given }: GivenChapters,
): Promise<void> {
  const lesson = await lockTaught(tx, lessonId, instructor.id)
  demandVideo(lesson)
  if (stateOf(lesson.chapters) !== state) throw new AppError('conflict')
  const chapters = given.map(({ second, title }) => ({ second, title: written(title) }))
  demandSound(chapters, lesson)
  await tx.update(lessons).set({ chapters }).where(eq(lessons.id, lessonId))
  await publishToReaders(tx, lessonId)
  await audit(tx, instructor.actor, {
    action: 'lesson.write_chapters',
    subject: { type: 'lesson', id: lessonId },
    before: { chapters: lesson.chapters },
    after: { chapters },
  })
}

/** Each is later than the one before and within the video, and has a title in every language of the course. @throws AppError `validation` */
function demandSound(chapters: readonly VideoChapter[], { languages, mediaTenths }: TaughtLesson): void {
  const last = lastSecond(mediaTenths)
  for (const [at, { second, title }] of chapters.entries()) {
    const before = chapters[at - 1]?.second ?? -1
    if (second <= before) refuseField(`chapters.${at}.second`, 'too_small', before + 1)
    if (last !== null && second > last) refuseField(`chapters.${at}.second`, 'too_big', last)
    for (const language of ['ar', 'en'] as const)
      if (languages.includes(language) && title[language] === undefined)
        refuseField(`chapters.${at}.title.${language}`, 'required')
  }
}
