import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checked } from './check.ts'
import { checkLesson, needsFile } from './check-lesson.ts'
import {
  CourseLanguages,
  LessonFront,
  shapesFor,
  TextFront,
  type CourseFacts,
  type CourseTexts,
  type Taught,
} from './course-shapes.ts'
import type { ContentErrors } from './content-errors.ts'
import type { LessonTexts } from './lesson-texts.ts'
import { readExams, readQuiz, type PackagedExam } from './read-exams.ts'
import { type PackageImages, readImages } from './read-images.ts'
import type { Language } from './shapes.ts'
import { isOfFilesAlone, markdownFile, nameIn, yamlFile, type Source } from './source.ts'

/** A course package that was read and checked, but for what it says of things outside it. */
export interface CoursePackage {
  folder: string
  source: Source
  facts: CourseFacts
  texts: Partial<Record<Language, CourseTexts>>
  /** By lesson key. */
  lessons: Map<string, LessonTexts>
  /** The final one, then those of sections in their order. */
  exams: readonly PackagedExam[]
  images: PackageImages
  /** SHA-256 of every file of the package. */
  hash: string
}

/**
 * Reads one course package; undefined when it has errors, which `errors` then names. Paths in errors are relative to `root`.
 * @param naming whether its folder has to be named as the course is
 */
export async function readCourse(
  root: string,
  folder: string,
  errors: ContentErrors,
  naming: 'as its folder' | 'free' = 'as its folder',
): Promise<CoursePackage | undefined> {
  const before = errors.found.length
  if (!(await isOfFilesAlone(root, folder, errors))) return undefined
  const source = await yamlFile(root, join(folder, 'course.yaml'), errors)
  const taught = source && checked(CourseLanguages, source)?.languages
  if (!source || !taught) return undefined
  const shapes = shapesFor(taught)
  const facts = checked(shapes.Course, source)
  const texts: CoursePackage['texts'] = {}
  for (const language of taught) {
    const text = await courseTexts(root, join(folder, `course.${language}.md`), errors)
    if (text) texts[language] = text
  }
  const lessons = facts
    ? await lessonTexts(root, folder, facts, shapes, errors)
    : new Map<string, LessonTexts>()
  const exams = await readExams(root, folder, shapes, facts, errors)
  if (!facts) return undefined
  if (naming === 'as its folder' && facts.slug !== basename(folder))
    source.error(['slug'], `must be the name of its folder, ${basename(folder)}`)
  await checkFacts(root, folder, source, facts, errors)
  const images = await readImages(root, folder, { lessons, exams }, errors)
  if (errors.found.length > before) return undefined
  return { folder, source, facts, texts, lessons, exams, images, hash: await hashOf(folder) }
}

async function courseTexts(
  root: string,
  path: string,
  errors: ContentErrors,
): Promise<CourseTexts | undefined> {
  const read = await markdownFile(root, path, errors)
  const front = read && checked(TextFront, read.front)
  return front && { ...front, description: read.body }
}

async function lessonTexts(
  root: string,
  folder: string,
  facts: CourseFacts,
  shapes: Taught,
  errors: ContentErrors,
): Promise<Map<string, LessonTexts>> {
  const texts = new Map<string, LessonTexts>()
  const expected = new Set<string>()
  for (const { key } of facts.curriculum.flatMap(section => section.lessons)) {
    const quiz = `${key}.quiz.yaml`
    const hasQuiz = existsSync(join(folder, 'lessons', quiz))
    if (hasQuiz) expected.add(quiz)
    const lesson: LessonTexts = {
      title: {},
      body: {},
      quiz: hasQuiz ? await readQuiz(root, join(folder, 'lessons', quiz), shapes, errors) : [],
    }
    for (const language of facts.languages) {
      const name = `${key}.${language}.md`
      expected.add(name)
      const read = await markdownFile(root, join(folder, 'lessons', name), errors, 'may be empty')
      const front = read && checked(LessonFront, read.front)
      if (!front) continue
      lesson.title[language] = front.title
      if (read.body !== '') lesson.body[language] = read.body
    }
    texts.set(key, lesson)
  }
  const found = existsSync(join(folder, 'lessons')) ? await readdir(join(folder, 'lessons')) : []
  for (const name of found.filter(name => !expected.has(name)))
    errors.add(nameIn(root, join(folder, 'lessons', name)), 1, 'belongs to no lesson of the curriculum')
  return texts
}

/** What a shape cannot say: keys once only, prices in order, media that are there. */
async function checkFacts(
  root: string,
  folder: string,
  source: Source,
  facts: CourseFacts,
  errors: ContentErrors,
): Promise<void> {
  if (facts.compare_at_price !== undefined && halalas(facts.compare_at_price) <= halalas(facts.price))
    source.error(['compare_at_price'], 'must be greater than price')
  const right = facts.sample_question?.options.filter(option => option.correct === true)
  if (right !== undefined && right.length !== 1)
    source.error(['sample_question', 'options'], 'needs exactly one correct option')
  const sections = new Set<string>()
  const lessons = new Set<string>()
  const reviewers = new Set<string>()
  for (const [s, section] of facts.curriculum.entries()) {
    if (sections.size === sections.add(section.key).size)
      source.error(['curriculum', s, 'key'], `"${section.key}" names another section too`)
    for (const [l, lesson] of section.lessons.entries()) {
      const at = ['curriculum', s, 'lessons', l]
      if (lessons.size === lessons.add(lesson.key).size)
        source.error([...at, 'key'], `"${lesson.key}" names another lesson too`)
      if (lesson.completion === 'quiz' && !existsSync(join(folder, 'lessons', `${lesson.key}.quiz.yaml`)))
        source.error([...at, 'completion'], `needs lessons/${lesson.key}.quiz.yaml`)
      await checkLesson(root, folder, source, lesson, at, errors)
    }
  }
  for (const [index, review] of (facts.reviews ?? []).entries()) {
    if (reviewers.size === reviewers.add(review.by).size)
      source.error(['reviews', index, 'by'], `"${review.by}" has reviewed this course already`)
    if (facts.published_at !== undefined && review.at < facts.published_at)
      source.error(['reviews', index, 'at'], `is before ${facts.published_at}, when the course was published`)
  }
  if (facts.trailer !== undefined) needsFile(folder, source, ['trailer'], facts.trailer, 'mp4')
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const path of entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()) {
    const content = createHash('sha256')
    // A video is larger than what a process should hold.
    await pipeline(createReadStream(path), content)
    hash.update(nameIn(folder, path)).update('\0').update(content.digest())
  }
  return hash.digest('hex')
}

/** "149.00" → 14900. */
export function halalas(price: string): number {
  return Number(price.replace('.', ''))
}
