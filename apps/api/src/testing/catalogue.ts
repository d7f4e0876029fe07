import { fold } from '@masar/text'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { categories, courses, enrolmentGrants, lessons, reviews, sections } from '../db/schema/index.ts'
import { endGrant, openGrant, type Grant } from '../modules/learning/grants.ts'
import { searchTerms, searchVersion, titleTerms } from '../search/terms.ts'
import { account, instructor, unique } from './accounts.ts'
import type { TestApi } from './test-api.ts'

export async function category(api: TestApi, slug = `category-${unique()}`): Promise<number> {
  const [row] = await api.db
    .insert(categories)
    .values({ slug, name: { ar: `فئة ${slug}`, en: `Category ${slug}` } })
    .returning({ id: categories.id })
  if (!row) throw new Error('The category was not made.')
  return row.id
}

/** What search reads of texts that a test makes up: the title's weigh most, then the summary's. */
export function searchVector(texts: { title?: string[]; summary?: string[]; text?: string[] }): SQL<string> {
  const part = (terms: string) => sql`to_tsvector('simple', ${terms})`
  const of = (given: string[] = []) => part(searchTerms(given.join(' ')))
  const title = part(titleTerms((texts.title ?? []).join(' ')))
  return sql`setweight(${title}, 'A') || setweight(${of(texts.summary)}, 'B') || setweight(${of(texts.text)}, 'C')`
}

type CourseRow = typeof courses.$inferInsert

/** A published free course without lessons; whatever the test cares about is given. */
export async function course(api: TestApi, given: Partial<CourseRow> = {}): Promise<number> {
  const number = unique()
  const title = given.title ?? { ar: `دورة ${number}`, en: `Course ${number}` }
  const [row] = await api.db
    .insert(courses)
    .values({
      slug: `course-${number}`,
      title,
      summary: { ar: 'ملخّص', en: 'Summary' },
      description: { ar: 'وصف', en: 'Description' },
      outcomes: { ar: ['نتيجة'], en: ['Outcome'] },
      requirements: { ar: [], en: [] },
      level: 'beginner',
      languages: ['ar', 'en'],
      price: 0,
      state: 'published',
      publishedAt: new Date(),
      titleFolded: fold(`${title.ar ?? ''} ${title.en ?? ''}`),
      searchVector: searchVector({ title: [title.ar ?? '', title.en ?? ''] }),
      searchVersion,
      ...given,
      instructorId: given.instructorId ?? (await instructor(api)).instructorId,
      categoryId: given.categoryId ?? (await category(api)),
    })
    .returning({ id: courses.id })
  if (!row) throw new Error('The course was not made.')
  return row.id
}

export interface Curriculum {
  courseId: number
  sectionId: number
  /** In their order; the first is a free preview. */
  lessonIds: number[]
}

/** A course with one section of lessons: the first a free preview, the rest for the enrolled. */
export async function curriculum(
  api: TestApi,
  lessonCount = 4,
  given: Partial<CourseRow> = {},
  lessonRow: Partial<typeof lessons.$inferInsert> = {},
): Promise<Curriculum> {
  const courseId = await course(api, { lessonCount, ...given })
  const [section] = await api.db
    .insert(sections)
    .values({ courseId, key: 'one', position: 1, title: { ar: 'الأول', en: 'First' } })
    .returning({ id: sections.id })
  if (!section) throw new Error('The section was not made.')
  const rows = await api.db
    .insert(lessons)
    .values(
      Array.from({ length: lessonCount }, (_, index) => ({
        courseId,
        sectionId: section.id,
        key: `lesson-${index + 1}`,
        position: index + 1,
        kind: 'article' as const,
        title: { ar: `درس ${index + 1}`, en: `Lesson ${index + 1}` },
        body: { ar: 'نصّ الدرس', en: 'The lesson’s text' },
        freePreview: index === 0,
        ...lessonRow,
      })),
    )
    .returning({ id: lessons.id })
  return { courseId, sectionId: section.id, lessonIds: rows.map(row => row.id) }
}

export async function enrol(
  api: TestApi,
  userId: number,
  courseId: number,
  grant: Partial<Pick<Grant, 'startsAt' | 'endsAt'>> &
    ({ kind?: 'free' | 'order' } | { kind: 'seat'; companyId: number }) = {},
): Promise<void> {
  await api.db.transaction(tx => openGrant(tx, { userId, courseId, kind: 'free', ...grant }))
}

/** A number of the home page, as it is counted now. */
export async function counted(api: TestApi, name: string): Promise<number> {
  const { rows } = await api.db.execute<{ value: string }>(
    sql`select value from counter_totals where name = ${name}`,
  )
  return Number(rows[0]?.value ?? 0)
}

/** Ends every grant that a person has, for a course or for all. @returns how many */
export async function endAccess(api: TestApi, userId: number, courseId?: number): Promise<number> {
  const open = await api.db
    .select({ id: enrolmentGrants.id })
    .from(enrolmentGrants)
    .where(
      and(
        eq(enrolmentGrants.userId, userId),
        courseId === undefined ? undefined : eq(enrolmentGrants.courseId, courseId),
        isNull(enrolmentGrants.endedReason),
      ),
    )
  let ended = 0
  for (const { id } of open)
    ended += await api.db.transaction(tx => endGrant(tx, { id }, 'withdrawn', 'in a test'))
  return ended
}

export async function review(
  api: TestApi,
  courseId: number,
  stars: number,
  row: Partial<typeof reviews.$inferInsert> = {},
): Promise<number> {
  const { id } = await account(api)
  const [written] = await api.db
    .insert(reviews)
    .values({ courseId, userId: id, stars, text: `${stars} stars`, ...row })
    .returning({ id: reviews.id })
  if (!written) throw new Error('The review was not written.')
  return written.id
}
