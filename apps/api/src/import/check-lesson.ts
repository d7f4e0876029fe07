import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderStorage } from '../gateways/storage.ts'
import { videoLength } from '../gateways/video/video-file.ts'
import { lastSecond } from '../modules/learning/chapters/schema.ts'
import { wrongLink } from '../modules/learning/live/link.ts'
import { limits as liveLimits } from '../modules/learning/live/schema.ts'
import { PackageError, sentenceOf } from '../modules/learning/packages/package-error.ts'
import { readPackage } from '../modules/learning/packages/reading.ts'
import type { ContentErrors } from './content-errors.ts'
import type { LessonFacts } from './course-shapes.ts'
import { nameIn, textOf, type Source } from './source.ts'

/** What of a lesson's facts a shape cannot say: its media are there, and go with its kind. */
export async function checkLesson(
  root: string,
  folder: string,
  source: Source,
  lesson: LessonFacts,
  at: (string | number)[],
  errors: ContentErrors,
): Promise<void> {
  checkLive(source, lesson, at)
  if (['video', 'file', 'package'].includes(lesson.kind) && lesson.media === undefined)
    source.error(at, `is a ${lesson.kind} and needs "media"`)
  if (lesson.kind === 'article' && lesson.media !== undefined)
    source.error([...at, 'media'], 'is not known in an article')
  if (
    lesson.media !== undefined &&
    needsFile(folder, source, [...at, 'media'], lesson.media, mediaEndings(lesson.kind)) &&
    lesson.kind === 'package'
  )
    await checkPackage(folder, source, lesson.media, [...at, 'media'])
  if (lesson.qualities !== undefined && (lesson.media === undefined || !mayPlay(lesson.kind)))
    source.error([...at, 'qualities'], 'is known beside a video alone')
  for (const [index, path] of (lesson.qualities ?? []).entries())
    needsFile(folder, source, [...at, 'qualities', index], path, 'mp4|webm')
  await checkChapters(folder, source, lesson, at)
  for (const [index, { path }] of (lesson.files ?? []).entries())
    needsFile(folder, source, [...at, 'files', index, 'path'], path, 'pdf|svg|png|jpg|webp|csv|txt|xlsx|zip')
  for (const [language, path] of Object.entries(lesson.captions ?? {})) {
    if (!needsFile(folder, source, [...at, 'captions', language], path, 'vtt')) continue
    const text = await textOf(root, join(folder, path), errors)
    if (text !== undefined && !/^WEBVTT(?:[ \t\n]|$)/.test(text))
      errors.add(nameIn(root, join(folder, path)), 1, 'must start with WEBVTT')
  }
}

const mayPlay = (kind: LessonFacts['kind']) => kind !== 'file' && kind !== 'package'

function mediaEndings(kind: LessonFacts['kind']): string {
  if (kind === 'package') return 'zip'
  return kind === 'file' ? 'pdf|svg|png|jpg|webp' : 'mp4|webm'
}

/** Whether a package is one that opens here; an error names what is wrong. */
async function checkPackage(folder: string, source: Source, path: string, at: (string | number)[]) {
  const file = await open(join(folder, path), 'r')
  try {
    await readPackage(file, (await file.stat()).size)
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    source.error(at, `names ${path}, which ${sentenceOf(error)}`)
  } finally {
    await file.close()
  }
}

/** Chapters rise and begin while the video lasts. */
async function checkChapters(
  folder: string,
  source: Source,
  { kind, media, chapters = [] }: LessonFacts,
  at: (string | number)[],
): Promise<void> {
  if (chapters.length === 0) return
  if (media === undefined || !mayPlay(kind))
    return source.error([...at, 'chapters'], 'is known beside a video alone')
  const path = join(folder, media)
  const last = lastSecond(existsSync(path) ? await videoLength(new FolderStorage(folder), media) : null)
  for (const [index, { second }] of chapters.entries()) {
    const before = chapters[index - 1]?.second ?? -1
    if (second <= before) source.error([...at, 'chapters', index, 'second'], `must be more than ${before}`)
    else if (last !== null && second > last)
      source.error([...at, 'chapters', index, 'second'], `must be at most ${last}, where the video ends`)
  }
}

function checkLive(source: Source, { kind, live, minutes }: LessonFacts, at: (string | number)[]): void {
  if (kind !== 'live') {
    if (live !== undefined) source.error([...at, 'live'], 'is known in a live lesson alone')
    return
  }
  if (live === undefined) {
    source.error(at, 'is a live lesson and needs "live"')
    return
  }
  const isRelative = live.days_from_import !== undefined && live.at !== undefined
  if ((live.starts_at !== undefined) === isRelative)
    source.error([...at, 'live'], 'needs either "starts_at", or "days_from_import" and "at"')
  if (live.join_url !== undefined && wrongLink(live.join_url))
    source.error([...at, 'live', 'join_url'], 'must be an https link without name and password')
  if (minutes > liveLimits.hours * 60)
    source.error([...at, 'minutes'], `must be at most ${liveLimits.hours * 60} of a live lesson`)
}

/** Whether a file is there and ends as its kind does; an error names what is wrong. */
export function needsFile(
  folder: string,
  source: Source,
  at: (string | number)[],
  path: string,
  endings: string,
): boolean {
  if (!new RegExp(`\\.(?:${endings})$`).test(path))
    source.error(at, `must end in .${endings.replaceAll('|', ', .')}`)
  else if (!existsSync(join(folder, path))) source.error(at, `names ${path}, which is missing`)
  else return true
  return false
}
