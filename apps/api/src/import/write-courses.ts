import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { fold } from '@masar/text'
import { courses, reviews, type SampleQuestion } from '../db/schema/index.ts'
import type { BilingualList, BilingualText } from '../db/schema/columns.ts'
import { indexCourses } from '../search/index-courses.ts'
import { countLater } from '../modules/learning/counting-anew.ts'
import { keepImages } from '../modules/platform/images/stored.ts'
import { halalas, type CoursePackage } from './read-course.ts'
import { withKeptImages } from './kept-images.ts'
import { momentOf } from './published-at.ts'
import { languages } from './shapes.ts'
import { writeCurriculum } from './write-curriculum.ts'
import { writeExams } from './write-exam.ts'
import { idOf, type Stored, type Writing } from './writing.ts'

/** Raise it when an import writes more or other things than before: then every package is written again. */
const formatVersion = 1

type StoredCourse = Pick<typeof courses.$inferSelect, 'id' | 'state' | 'publishedAt'>

export interface Surroundings {
  instructors: Map<string, Stored>
  categories: Map<string, Stored>
  accounts: Map<string, Stored>
}

/** Course by course: what has the hash that is stored is left alone. */
export async function writeCourses(
  writing: Writing,
  packages: CoursePackage[],
  around: Surroundings,
): Promise<void> {
  const stored =
    packages.length === 0
      ? []
      : await writing.tx
          .select({
            id: courses.id,
            slug: courses.slug,
            packageHash: courses.packageHash,
            state: courses.state,
            publishedAt: courses.publishedAt,
          })
          .from(courses)
          .where(
            inArray(
              courses.slug,
              packages.map(course => course.facts.slug),
            ),
          )
  for (const [index, course] of packages.entries()) {
    const old = stored.find(row => row.slug === course.facts.slug)
    const packageHash = hashWithin(course, around)
    const outcome = old === undefined ? 'created' : old.packageHash === packageHash ? 'unchanged' : 'changed'
    if (outcome !== 'unchanged') await writeCourse(writing, course, around, packageHash, old)
    writing.report.count('courses', outcome)
    writing.progress(`course ${index + 1}/${packages.length} ${course.facts.slug}: ${outcome}`)
  }
  // Once all are there: one may demand another that comes after it.
  for (const { facts } of packages) await writePrerequisites(writing, facts.slug, facts.prerequisites ?? [])
}

async function writePrerequisites({ tx }: Writing, slug: string, required: readonly string[]): Promise<void> {
  const ofCourse = sql`course_id = (select id from courses where slug = ${slug})`
  const wanted = sql`(select id from courses where slug = any(${sql.param(required)}::text[]))`
  await tx.execute(sql`delete from course_prerequisites where ${ofCourse} and required_id not in ${wanted}`)
  if (required.length > 0)
    await tx.execute(sql`insert into course_prerequisites (course_id, required_id)
      select c.id, r.id from courses c, courses r where c.slug = ${slug} and r.id in ${wanted} on conflict do nothing`)
}

/** What is found under the course depends on its instructor's and its category's names too. */
function hashWithin(course: CoursePackage, around: Surroundings): string {
  const names = [
    around.instructors.get(course.facts.instructor)?.['name'],
    around.categories.get(course.facts.category)?.['name'],
  ] as BilingualText[]
  return createHash('sha256')
    .update(JSON.stringify([formatVersion, course.hash, names.map(name => [name.ar, name.en])]))
    .digest('hex')
}

async function writeCourse(
  writing: Writing,
  given: CoursePackage,
  around: Surroundings,
  packageHash: string,
  old: StoredCourse | undefined,
): Promise<void> {
  const { tx, storage } = writing
  const { facts } = given
  const course = withKeptImages(given)
  const media = new Map<string, string>()
  for (const path of mediaOf(course)) media.set(path, await storage.keep(join(course.folder, path)))
  const row = {
    ...courseRow(course, around),
    ...publicationOf(facts, old),
    trailer: facts.trailer === undefined ? null : (media.get(facts.trailer) ?? null),
    packageHash,
  }
  // Without its slug, which is what it was found by: an update that names a unique column locks the course against every row that refers to it,
  // so that learners would wait for the whole import, and some for each other.
  const { slug: _slug, ...changes } = row
  const [written] =
    old === undefined
      ? await tx.insert(courses).values(row).returning({ id: courses.id })
      : await tx
          .update(courses)
          .set({ ...changes, updatedAt: sql`now()` })
          .where(eq(courses.id, old.id))
          .returning({ id: courses.id })
  if (!written) throw new Error(`Course ${facts.slug} went away while it was written.`)
  await keepImages(tx, storage, written.id, [...course.images.values()])
  await writeCurriculum(writing, written.id, course, media)
  await indexCourses(tx, [written.id])
  await writeExams(writing, written.id, course)
  await writeReviews(writing, written.id, course, around.accounts)
  if (old !== undefined) await countLater(tx, written.id)
}

function mediaOf({ facts }: CoursePackage): Set<string> {
  const paths = facts.curriculum
    .flatMap(section => section.lessons)
    .flatMap(lesson => [
      lesson.media,
      ...(lesson.qualities ?? []),
      lesson.captions?.ar,
      lesson.captions?.en,
      ...(lesson.files ?? []).map(({ path }) => path),
    ])
  return new Set([facts.trailer, ...paths].filter(path => path !== undefined))
}

/** A package that names no day publishes nothing: a new course is a draft. */
function publicationOf({ published_at: day }: CoursePackage['facts'], old: StoredCourse | undefined) {
  return {
    state: day === undefined ? (old?.state ?? ('draft' as const)) : ('published' as const),
    publishedAt: momentOf(day, old?.publishedAt),
  }
}

function courseRow(course: CoursePackage, around: Surroundings) {
  const { facts, texts } = course
  const text = (field: 'title' | 'summary' | 'description'): BilingualText =>
    Object.fromEntries(
      languages.flatMap(language => (texts[language] ? [[language, texts[language][field]]] : [])),
    )
  const list = (field: 'outcomes' | 'requirements' | 'makes'): BilingualList =>
    Object.fromEntries(
      languages.flatMap(language => (texts[language] ? [[language, texts[language][field] ?? []]] : [])),
    )
  const lessons = facts.curriculum.flatMap(section => section.lessons)
  const title = text('title')
  return {
    slug: facts.slug,
    instructorId: idOf(around.instructors, facts.instructor),
    categoryId: idOf(around.categories, facts.category),
    title,
    summary: text('summary'),
    description: text('description'),
    outcomes: list('outcomes'),
    requirements: list('requirements'),
    makes: list('makes'),
    level: facts.level,
    languages: languages.filter(language => facts.languages.includes(language)),
    price: halalas(facts.price),
    compareAtPrice: facts.compare_at_price === undefined ? null : halalas(facts.compare_at_price),
    lessonOrder: facts.lesson_order ?? 'free',
    certificateMonths: facts.certificate_months ?? null,
    sampleQuestion: sampleOf(facts),
    durationSeconds: lessons.reduce((sum, lesson) => sum + lesson.minutes * 60, 0),
    lessonCount: lessons.length,
    titleFolded: fold(`${title.ar ?? ''} ${title.en ?? ''}`),
  }
}

function sampleOf({ sample_question: sample }: CoursePackage['facts']): SampleQuestion | null {
  if (sample === undefined) return null
  const { body, options, explanation } = sample
  return {
    body,
    options: options.map(({ text, correct }) => ({ text, correct: correct === true })),
    explanation,
  }
}

/** Reviews of the package; those that learners wrote here stay. */
async function writeReviews(
  { tx }: Writing,
  courseId: number,
  course: CoursePackage,
  accounts: Map<string, Stored>,
): Promise<void> {
  const rows = (course.facts.reviews ?? []).map(review => ({
    courseId,
    userId: idOf(accounts, review.by),
    stars: review.stars,
    text: review.text,
    createdAt: new Date(review.at),
  }))
  if (rows.length === 0) return
  await tx
    .insert(reviews)
    .values(rows)
    .onConflictDoUpdate({
      target: [reviews.courseId, reviews.userId],
      set: { stars: sql`excluded.stars`, text: sql`excluded.text`, createdAt: sql`excluded.created_at` },
    })
}
