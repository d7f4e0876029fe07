import { asc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../db/client.ts'
import { categories, coursePrerequisites, courses, instructors } from '../db/schema/index.ts'
import type { Language } from '../import/shapes.ts'
import { allImagesOf } from '../modules/platform/images/stored.ts'
import { examFiles } from './exam-file.ts'
import { lessonFiles } from './lesson-files.ts'
import { MediaNames } from './media-names.ts'
import { markdownOf, yamlOf } from './texts.ts'

/** A course as a package of the import format: what its files say, and which stored media go with it under which paths. */
export interface PackageToWrite {
  slug: string
  files: Map<string, string>
  media: ReadonlyMap<string, string>
}

/**
 * A course as a package; importing it back changes nothing. Of people it holds nothing but the instructor's short name: reviews, attempts and
 * the password of the exam stay. Of what is written meanwhile it has all or nothing.
 * @returns undefined where there is no such course
 */
export function coursePackage(db: Database, courseId: number): Promise<PackageToWrite | undefined> {
  return db.transaction(tx => packageOf(tx, courseId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function packageOf(db: Connection, courseId: number): Promise<PackageToWrite | undefined> {
  const [row] = await db
    .select({ course: courses, instructor: instructors.slug, category: categories.slug })
    .from(courses)
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(eq(courses.id, courseId))
  if (!row) return undefined
  const { course } = row
  const taught = course.languages as Language[]
  const isOut = course.state === 'published' && course.publishedAt !== null
  const media = new MediaNames(await allImagesOf(db, courseId))
  const { curriculum, files } = await lessonFiles(db, courseId, taught, media)
  for (const [name, exam] of await examFiles(db, courseId, { taught, isOut, media }))
    files.set(name, yamlOf(exam))
  for (const language of taught) files.set(`course.${language}.md`, textsOf(course, language))
  files.set(
    'course.yaml',
    yamlOf({
      slug: course.slug,
      instructor: row.instructor,
      category: row.category,
      ...factsOf(course, isOut),
      ...(await prerequisitesOf(db, courseId)),
      ...(course.trailer !== null && { trailer: media.pathOf(course.trailer, 'trailer') }),
      curriculum,
      ...sampleOf(course),
    }),
  )
  return { slug: course.slug, files, media: media.stored }
}

type CourseRow = typeof courses.$inferSelect

const riyals = (halalas: number) => (halalas / 100).toFixed(2)

function factsOf(course: CourseRow, isOut: boolean) {
  return {
    languages: course.languages,
    level: course.level,
    price: riyals(course.price),
    ...(course.compareAtPrice !== null && { compare_at_price: riyals(course.compareAtPrice) }),
    // One that is not out is none that an import may publish.
    ...(isOut && { published_at: course.publishedAt?.toISOString().slice(0, 10) }),
    ...(course.lessonOrder !== 'free' && { lesson_order: course.lessonOrder }),
    ...(course.certificateMonths !== null && { certificate_months: course.certificateMonths }),
  }
}

function textsOf(course: CourseRow, language: Language): string {
  const makes = course.makes[language] ?? []
  return markdownOf(
    {
      title: course.title[language] ?? '',
      summary: course.summary[language] ?? '',
      outcomes: course.outcomes[language] ?? [],
      requirements: course.requirements[language] ?? [],
      ...(makes.length > 0 && { makes }),
    },
    course.description[language] ?? '',
  )
}

async function prerequisitesOf(db: Connection, courseId: number) {
  const required = await db
    .select({ slug: courses.slug })
    .from(coursePrerequisites)
    .innerJoin(courses, eq(courses.id, coursePrerequisites.requiredId))
    .where(eq(coursePrerequisites.courseId, courseId))
    .orderBy(asc(courses.slug))
  return required.length > 0 ? { prerequisites: required.map(({ slug }) => slug) } : {}
}

function sampleOf({ sampleQuestion: sample }: CourseRow) {
  if (!sample) return {}
  const options = sample.options.map(({ text, correct }) => ({ text, ...(correct && { correct: true }) }))
  return { sample_question: { body: sample.body, options, explanation: sample.explanation } }
}
