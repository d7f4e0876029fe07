import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
import {
  lessons,
  liveSessions,
  quizQuestions,
  sections,
  type SmallerVideo,
  videos,
} from '../db/schema/index.ts'
import type { Language } from '../import/shapes.ts'
import { factsOf } from '../modules/exams/questions/content.ts'
import { withTexts } from '../modules/exams/questions/with-texts.ts'
import type { MediaNames } from './media-names.ts'
import { markdownOf, packaged, yamlOf } from './texts.ts'

type LessonRow = typeof lessons.$inferSelect

/** The sections and lessons of a course, as `course.yaml` has them, and the files of the lessons. */
export async function lessonFiles(
  db: Connection,
  courseId: number,
  taught: readonly Language[],
  media: MediaNames,
): Promise<{ curriculum: object[]; files: Map<string, string> }> {
  const rows = await db
    .select({ lesson: lessons, section: sections, live: liveSessions, smaller: videos.smaller })
    .from(lessons)
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(liveSessions, eq(liveSessions.lessonId, lessons.id))
    .leftJoin(videos, eq(videos.media, lessons.media))
    .where(and(eq(lessons.courseId, courseId), isNull(lessons.retiredAt)))
    .orderBy(asc(sections.position), asc(lessons.position), asc(lessons.id))
  const files = new Map<string, string>()
  for (const { lesson } of rows) {
    for (const language of taught)
      files.set(
        `lessons/${lesson.key}.${language}.md`,
        markdownOf({ title: lesson.title[language] ?? '' }, media.textOf(lesson.body[language] ?? '')),
      )
    const quiz = await quizOf(db, lesson.id, taught, media)
    if (quiz.length > 0) files.set(`lessons/${lesson.key}.quiz.yaml`, yamlOf(quiz))
  }
  const bySection = Map.groupBy(rows, ({ section }) => section.key)
  const curriculum = [...bySection].map(([key, held]) => ({
    key,
    title: held[0]?.section.title ?? {},
    lessons: held.map(row => lessonFacts(row, media)),
  }))
  return { curriculum, files }
}

interface ExportedLesson {
  lesson: LessonRow
  live: typeof liveSessions.$inferSelect | null
  smaller: SmallerVideo[] | null
}

function lessonFacts({ lesson, live, smaller }: ExportedLesson, media: MediaNames) {
  const { key, kind, completion, opensAt, opensAfterDays, watchShare } = lesson
  const captions = Object.entries(lesson.captions).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return {
    key,
    kind,
    minutes: Math.max(1, Math.round(lesson.durationSeconds / 60)),
    ...(lesson.freePreview && { preview: true }),
    ...(completion !== 'auto' && { completion }),
    ...(opensAt && { opens_at: opensAt.toISOString().slice(0, 10) }),
    ...(opensAfterDays !== null && { opens_after_days: opensAfterDays }),
    ...(watchShare !== 90 && { watch_share: watchShare }),
    ...(kind === 'live' &&
      live && {
        live: {
          starts_at: live.startsAt.toISOString(),
          ...(live.joinUrl !== null && { join_url: live.joinUrl }),
        },
      }),
    ...(lesson.media !== null && { media: media.pathOf(lesson.media, key) }),
    ...(smaller !== null &&
      smaller.length > 0 && {
        qualities: smaller.map(({ height, file }) => media.pathOf(file, `${key}.${height}p`)),
      }),
    ...(captions.length > 0 && {
      captions: Object.fromEntries(
        captions.map(([language, name]) => [language, media.pathOf(name, `${key}.${language}`)]),
      ),
    }),
    ...(lesson.chapters.length > 0 && { chapters: lesson.chapters }),
    ...(lesson.files.length > 0 && {
      files: lesson.files.map(({ title, name, media: stored }) => ({
        title,
        path: media.pathOf(stored, name.replace(/\.[^.]*$/, '')),
      })),
    }),
  }
}

async function quizOf(db: Connection, lessonId: number, taught: readonly Language[], media: MediaNames) {
  const asked = await db
    .select()
    .from(quizQuestions)
    .where(and(eq(quizQuestions.lessonId, lessonId), isNull(quizQuestions.retiredAt)))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.id))
  return asked.map(question => {
    const { points: _, ...facts } = factsOf({ ...question, points: 1 })
    const { hints, atSecond } = question
    const whole = {
      ...facts,
      ...(hints.length > 0 && { hints }),
      ...(atSecond !== null && { at_second: atSecond }),
    }
    return packaged(
      withTexts(whole, text => media.textOf(text)),
      taught,
    )
  })
}
