import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, or, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../db/client.ts'
import { categories, courses, exams, instructors } from '../db/schema/index.ts'
import { FolderStorage, type Storage } from '../gateways/storage.ts'
import { isPlayable, videoFacts } from '../gateways/video/video-file.ts'
import { isTaughtBy } from '../modules/teaching/policy.ts'
import { checkCatalogue } from './check-catalogue.ts'
import type { ContentErrors } from './content-errors.ts'
import { examPlace, readKnown } from './known.ts'
import { type CoursePackage, readCourse } from './read-course.ts'
import type { PackagedExam } from './read-exams.ts'
import { Report } from './report.ts'
import { writeCourses } from './write-courses.ts'
import { examAt } from './write-exam.ts'

/** What a package holds that a draft is made of, and what of it is left out. */
export interface DraftPreview {
  title: CoursePackage['facts']['curriculum'][number]['title']
  languages: string[]
  sections: number
  lessons: number
  quiz_questions: number
  has_exam: boolean
  exam_questions: number
  media: number
  /** Whether its exam had a password, which no package holds: a new one has to be set. */
  needs_password: boolean
  reviews_left_out: number
}

/** A course package that an instructor brings, checked, as it will be written: a draft of their own, whatever it says of people and days. */
export interface CheckedDraft {
  course: CoursePackage
  preview: DraftPreview
}

/**
 * Reads and checks an unpacked package by the very checks of the importer.
 * @param folder of the package
 * @returns undefined when it has errors, which `errors` then names
 */
export async function checkDraft(
  db: Database,
  instructorId: number,
  folder: string,
  errors: ContentErrors,
): Promise<CheckedDraft | undefined> {
  const read = await readCourse(folder, folder, errors, 'free')
  if (!read) return undefined
  const [owner] = await db
    .select({ slug: instructors.slug })
    .from(instructors)
    .where(eq(instructors.id, instructorId))
  if (!owner) throw new Error('The instructor is gone.')
  const reviews = read.facts.reviews?.length ?? 0
  const course = asDraft(read, owner.slug)
  const catalogue = { pages: [], courses: [course], incomplete: new Set<never>() }
  const known = await readKnown(db, catalogue)
  const locked = course.exams.filter(isLocked)
  checkCatalogue(catalogue, {
    ...known,
    courses: await namable(db, instructorId),
    // A password is asked for when the draft is made.
    withPassword: new Set(locked.map(({ section }) => examPlace(course.facts.slug, section))),
    questions: new Map(),
  })
  if (course.facts.slug.length > longestSlug)
    course.source.error(['slug'], `must have at most ${longestSlug} characters`)
  await checkKinds(course, errors)
  if (errors.found.length > 0) return undefined
  return { course, preview: previewOf(course, locked.length > 0, reviews) }
}

/** It had a password, which no package holds. */
const isLocked = ({ facts }: PackagedExam) => facts.has_password === true && facts.password === undefined

/** Whose it is and when it was published is not for a package to say, nor who thought what of it. */
function asDraft(course: CoursePackage, instructor: string): CoursePackage {
  const { published_at: _day, reviews: _reviews, ...facts } = course.facts
  return { ...course, facts: { ...facts, instructor } }
}

/** Courses that one may demand before this one: what is in the catalogue, and one's own. */
async function namable(db: Database, instructorId: number): Promise<Set<string>> {
  const rows = await db
    .select({ slug: courses.slug })
    .from(courses)
    .where(or(eq(courses.state, 'published'), isTaughtBy(instructorId, 'courses')))
  return new Set(rows.map(({ slug }) => slug))
}

/** Files are what their names say, by how they begin. */
const beginnings: Record<string, RegExp> = {
  pdf: /^%PDF-/,
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  zip: /^PK(?:\x03\x04|\x05\x06)/,
  xlsx: /^PK\x03\x04/,
  svg: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!--|!DOCTYPE svg)/i,
}

async function checkKinds({ folder, facts }: CoursePackage, errors: ContentErrors): Promise<void> {
  const named = facts.curriculum
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ media, files }) => [media, ...(files ?? []).map(({ path }) => path)])
  const storage = new FolderStorage(folder)
  for (const path of new Set([facts.trailer, ...named])) {
    if (path === undefined) continue
    if (!(await isOfItsKind(storage, folder, path))) errors.add(path, 1, 'is not what its name says')
  }
}

async function isOfItsKind(storage: Storage, folder: string, path: string): Promise<boolean> {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  if (ending === 'mp4' || ending === 'webm') {
    const facts = await videoFacts(storage, path)
    return facts !== null && facts.kind === ending && isPlayable(facts)
  }
  const beginning = beginnings[ending]
  if (beginning === undefined) return true
  const file = await open(join(folder, path))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return beginning.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}

function previewOf(
  { facts, texts, lessons, exams, images }: CoursePackage,
  needsPassword: boolean,
  reviews: number,
): DraftPreview {
  const taught = facts.curriculum.flatMap(section => section.lessons)
  const files = taught.flatMap(({ media, qualities = [], files: beside, captions }) => [
    media,
    ...qualities,
    ...Object.values(captions ?? {}),
    ...(beside ?? []).map(({ path }) => path),
  ])
  return {
    title: Object.fromEntries(facts.languages.map(language => [language, texts[language]?.title ?? ''])),
    languages: facts.languages,
    sections: facts.curriculum.length,
    lessons: taught.length,
    quiz_questions: [...lessons.values()].reduce((sum, { quiz }) => sum + quiz.length, 0),
    has_exam: exams.length > 0,
    exam_questions: exams.reduce((sum, exam) => sum + exam.facts.questions.length, 0),
    media: new Set([facts.trailer, ...files, ...images.keys()].filter(path => path !== undefined)).size,
    needs_password: needsPassword,
    reviews_left_out: reviews,
  }
}

const longestSlug = 100

/**
 * Writes a checked package as a new draft of an instructor; no course that is there is touched. Call it in the transaction that says that it is done,
 * so that it is done once.
 * @param passwordHash of the exams of which the package says that they had a password
 * @returns the course by its id and its slug
 */
export async function writeDraft(
  tx: Transaction,
  storage: Storage,
  instructorId: number,
  { course }: CheckedDraft,
  passwordHash: string | null,
): Promise<{ id: number; slug: string }> {
  const [owner] = await tx.select().from(instructors).where(eq(instructors.id, instructorId))
  const [category] = await tx.select().from(categories).where(eq(categories.slug, course.facts.category))
  if (!owner || !category) throw new Error('The instructor or the category is gone since it was checked.')
  const slug = await freeSlug(tx, course.facts.slug)
  const facts = { ...course.facts, slug, instructor: owner.slug }
  const writing = { tx, storage, report: new Report(), now: new Date(), progress: () => undefined }
  await writeCourses(writing, [{ ...course, facts }], {
    instructors: new Map([[owner.slug, owner]]),
    categories: new Map([[category.slug, category]]),
    accounts: new Map(),
  })
  const [made] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug))
  if (!made) throw new Error('The draft is not there although it was written.')
  if (passwordHash !== null)
    for (const { section } of course.exams.filter(isLocked))
      await tx
        .update(exams)
        .set({ passwordHash })
        .where(await examAt(tx, made.id, section))
  return { id: made.id, slug }
}

/** The short name of a package, or the first one after it that no course has. Another that takes it meanwhile makes this one fail, not change it. */
async function freeSlug(tx: Connection, wished: string): Promise<string> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from courses where slug = ${wished} or starts_with(slug, ${`${wished}-`})`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(wished)) return wished
  let number = 2
  while (taken.has(`${wished}-${number}`)) number += 1
  return `${wished}-${number}`
}
