import { basename } from 'node:path'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { lessons, sections, type LessonFile, type LessonPackage } from '../db/schema/index.ts'
import { videoLength } from '../gateways/video/video-file.ts'
import { readPackage } from '../modules/learning/packages/reading.ts'
import { storedBytes } from '../modules/learning/packages/stored-bytes.ts'
import { storeQuiz } from '../modules/learning/quizzes/storing.ts'
import type { CoursePackage } from './read-course.ts'
import { writeLive } from './write-live.ts'
import { writeQualities } from './write-qualities.ts'
import type { Writing } from './writing.ts'

/** Sections and lessons by their keys. A lesson that is gone is retired, not deleted: what learners did in it stays. */
// long: a list of columns, each from its place in the package
export async function writeCurriculum(
  writing: Writing,
  courseId: number,
  course: CoursePackage,
  media: Map<string, string>,
): Promise<void> {
  const { tx } = writing
  const { curriculum } = course.facts
  const sectionIds = await writeSections(tx, courseId, curriculum)
  const lengths = await videoLengths(writing, course, media)
  const filesOf = await fileWriter(writing, course, media)
  const packages = await packagesOf(writing, course, media)
  const rows = curriculum
    .flatMap(section => section.lessons.map(lesson => ({ section, lesson })))
    .map(({ section, lesson }, index) => ({
      courseId,
      sectionId: sectionIds.get(section.key) as number,
      key: lesson.key,
      position: index + 1,
      kind: lesson.kind,
      title: course.lessons.get(lesson.key)?.title ?? {},
      body: course.lessons.get(lesson.key)?.body ?? {},
      media: lesson.media === undefined ? null : (media.get(lesson.media) ?? null),
      captions: Object.fromEntries(
        Object.entries(lesson.captions ?? {}).map(([language, path]) => [language, media.get(path)]),
      ),
      chapters: lesson.chapters ?? [],
      files: filesOf(lesson.files ?? []),
      package: packages.get(lesson.key) ?? null,
      durationSeconds: lesson.minutes * 60,
      mediaTenths: lengths.get(lesson.media ?? '') ?? null,
      completion: lesson.completion ?? ('auto' as const),
      watchShare: lesson.watch_share ?? 90,
      freePreview: lesson.preview ?? false,
      opensAt: lesson.opens_at === undefined ? null : new Date(lesson.opens_at),
      opensAfterDays: lesson.opens_after_days ?? null,
      retiredAt: null,
    }))
  const lessonIds = await writeLessons(tx, rows)
  for (const [key, { quiz }] of course.lessons) {
    const lessonId = lessonIds.get(key)
    if (lessonId !== undefined) await storeQuiz(tx, lessonId, quiz)
  }
  await writeLive(writing, course, lessonIds)
  await writeQualities(writing, course, media)
  await retire(
    writing,
    courseId,
    rows.map(row => row.key),
    [...sectionIds.values()],
  )
}

/** How long the videos of a course are, by their paths. */
async function videoLengths({ storage }: Writing, { facts }: CoursePackage, media: Map<string, string>) {
  const lengths = new Map<string, number>()
  for (const { kind, media: path } of facts.curriculum.flatMap(section => section.lessons)) {
    const name = (kind === 'video' || kind === 'live') && path !== undefined ? media.get(path) : undefined
    if (path !== undefined && name !== undefined) lengths.set(path, await videoLength(storage, name))
  }
  return lengths
}

/** What the manifests of a course's packages say, by the keys of their lessons. */
async function packagesOf({ storage }: Writing, { facts }: CoursePackage, media: Map<string, string>) {
  const read = new Map<string, LessonPackage>()
  for (const { key, kind, media: path } of facts.curriculum.flatMap(section => section.lessons)) {
    const name = kind === 'package' && path !== undefined ? media.get(path) : undefined
    if (name === undefined) continue
    read.set(key, await readPackage(storedBytes(storage, name), (await storage.size(name)) ?? 0))
  }
  return read
}

/** @returns what makes the files of a lesson from what its package says of them */
async function fileWriter({ storage }: Writing, { facts }: CoursePackage, media: Map<string, string>) {
  const sizes = new Map<string, number>()
  for (const { files = [] } of facts.curriculum.flatMap(section => section.lessons))
    for (const { path } of files) sizes.set(path, (await storage.size(media.get(path) ?? '')) ?? 0)
  return (files: readonly { title: LessonFile['title']; path: string }[]): LessonFile[] =>
    files.map(({ title, path }) => ({
      title,
      name: basename(path),
      media: media.get(path) ?? '',
      bytes: sizes.get(path) ?? 0,
    }))
}

/** @returns the sections' ids by their keys */
async function writeSections(
  tx: Writing['tx'],
  courseId: number,
  curriculum: CoursePackage['facts']['curriculum'],
): Promise<Map<string, number>> {
  // Out of the way first, since no two sections may stand at one place.
  await tx
    .update(sections)
    .set({ position: sql`${sections.position} + 1000000` })
    .where(eq(sections.courseId, courseId))
  const written = await tx
    .insert(sections)
    .values(
      curriculum.map((section, index) => ({
        courseId,
        key: section.key,
        position: index + 1,
        title: section.title,
      })),
    )
    .onConflictDoUpdate({
      target: [sections.courseId, sections.key],
      set: { position: sql`excluded.position`, title: sql`excluded.title` },
    })
    .returning({ id: sections.id, key: sections.key })
  return new Map(written.map(row => [row.key, row.id]))
}

/** @returns the lessons' ids by their keys */
async function writeLessons(
  tx: Writing['tx'],
  rows: (typeof lessons.$inferInsert)[],
): Promise<Map<string, number>> {
  const given = (column: string) => sql.raw(`excluded.${column}`)
  // A package without a recording takes none away that was uploaded since.
  const keptOr = (column: string) =>
    sql.raw(`case when excluded.kind = 'live' and excluded.media is null and exists (select from recordings r
      where r.lesson_id = lessons.id and r.media = lessons.media) then lessons.${column} else excluded.${column} end`)
  const written = await tx
    .insert(lessons)
    .values(rows)
    .onConflictDoUpdate({
      target: [lessons.courseId, lessons.key],
      set: {
        sectionId: given('section_id'),
        position: given('position'),
        kind: given('kind'),
        title: given('title'),
        body: given('body'),
        media: keptOr('media'),
        captions: keptOr('captions'),
        chapters: keptOr('chapters'),
        files: given('files'),
        package: given('package'),
        durationSeconds: given('duration_seconds'),
        mediaTenths: keptOr('media_tenths'),
        completion: given('completion'),
        completionBeforeQuiz: sql`case when excluded.completion <> 'quiz' then null
          when ${lessons.completion} = 'quiz' then ${lessons.completionBeforeQuiz} else ${lessons.completion} end`,
        watchShare: given('watch_share'),
        freePreview: given('free_preview'),
        opensAt: given('opens_at'),
        opensAfterDays: given('opens_after_days'),
        retiredAt: null,
      },
    })
    .returning({ id: lessons.id, key: lessons.key })
  return new Map(written.map(row => [row.key, row.id]))
}

async function retire(
  { tx, report }: Writing,
  courseId: number,
  keys: string[],
  kept: number[],
): Promise<void> {
  const retired = await tx
    .update(lessons)
    .set({ retiredAt: sql`now()` })
    .where(and(eq(lessons.courseId, courseId), notInArray(lessons.key, keys), isNull(lessons.retiredAt)))
    .returning({ id: lessons.id })
  report.count('lessons', 'removed', retired.length)
  const gone = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.courseId, courseId), notInArray(sections.id, kept)))
  if (gone.length === 0) return
  const ids = gone.map(row => row.id)
  // A section takes its lessons with it when it goes; retired ones move to the first that stays.
  await tx
    .update(lessons)
    .set({ sectionId: kept[0] as number })
    .where(inArray(lessons.sectionId, ids))
  const deleted = await tx
    .delete(sections)
    .where(
      and(
        inArray(sections.id, ids),
        sql`not exists (select from exams e where e.section_id = ${sections.id})`,
      ),
    )
    .returning({ id: sections.id })
  report.count('sections', 'removed', deleted.length)
}
