import { inArray, like, sql } from 'drizzle-orm'
import { fold, sortKey } from '@masar/text'
import type { Connection, OpenDatabase } from '../../db/client.ts'
import { settleCatalogue } from '../../db/maintenance.ts'
import { categories, instructors, users } from '../../db/schema/index.ts'
import { searchTerms } from '../../search/terms.ts'
import { insertCourses, type Teacher } from './insert-courses.ts'
import { categorySlugs, makeCourse } from './make-course.ts'
import { randomFor } from './random.ts'
import { firstNames, lastNames, settings, topics } from './vocabulary.ts'

/** There are generated courses already, and more were not asked for; the message says what to do. */
export class AlreadyGeneratedError extends Error {
  override name = 'AlreadyGeneratedError'
  constructor(count: number) {
    super(`The database holds ${count} generated courses already. Say --add to generate more beside them.`)
  }
}

export interface GenerateOptions {
  courses: number
  seed: number
  /** Beside those that were generated before. */
  add?: boolean
  progress?: (done: number) => void
}

const batch = 1000
const teacherCount = 200

/**
 * Fills the catalogue with made-up courses for measuring; the same seed gives the same rows.
 * Each batch is committed by itself: a run that was stopped goes on with `add`.
 * @throws AlreadyGeneratedError
 */
export async function generate(
  database: OpenDatabase,
  { courses, seed, add = false, progress = () => undefined }: GenerateOptions,
): Promise<void> {
  const {
    rows: [found],
  } = await database.db.execute<{ count: number; next: number }>(
    sql`select count(*)::int as count, coalesce(max(substring(slug from 11)::int) + 1, 0)::int as next from courses where slug ~ '^generated-[0-9]+$'`,
  )
  if (found !== undefined && found.count > 0 && !add) throw new AlreadyGeneratedError(found.count)
  const first = found?.next ?? 0
  const categoryIds = await database.db.transaction(tx => ensureCategories(tx))
  const teachers = await database.db.transaction(tx => ensureTeachers(tx, seed))
  for (let from = first; from < first + courses; from += batch) {
    const made = Array.from({ length: Math.min(batch, first + courses - from) }, (_, index) =>
      makeCourse(seed, from + index, teachers.length),
    )
    await database.db.transaction(tx => insertCourses(tx, made, categoryIds, teachers))
    progress(from + made.length - first)
  }
  await settleCatalogue(database)
}

async function ensureCategories(tx: Connection): Promise<Map<string, number>> {
  const wanted = categorySlugs.map((slug, position) => ({
    slug,
    position,
    name: { ar: topics[slug]?.[0]?.[0] ?? slug, en: topics[slug]?.[0]?.[1] ?? slug },
  }))
  await tx.insert(categories).values(wanted).onConflictDoNothing()
  const rows = await tx
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(inArray(categories.slug, categorySlugs))
  return new Map(rows.map(row => [row.slug, row.id]))
}

/** Made-up instructors, in the order of their numbers; none of them can sign in. */
async function ensureTeachers(tx: Connection, seed: number): Promise<Teacher[]> {
  const people = Array.from({ length: teacherCount }, (_, index) => {
    const random = randomFor(seed, -index - 2)
    const [first, last, place] = [random.of(firstNames), random.of(lastNames), random.of(settings)]
    const number = String(index + 1).padStart(3, '0')
    return {
      slug: `generated-teacher-${number}`,
      email: `teacher-${number}@generated.masar.test`,
      name: { ar: `${first[0]} ${last[0]}`, en: `${first[1]} ${last[1]}` },
      title: { ar: `تدريب ${place[0]}`, en: `Training ${place[1]}` },
    }
  })
  const made = await tx
    .insert(users)
    .values(
      people.map(({ email, name }) => ({
        kind: 'instructor' as const,
        email,
        name: name.ar,
        nameKey: sortKey(name.ar),
        nameFolded: fold(name.ar),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email })
  const userIds = new Map(made.map(row => [row.email, row.id]))
  const rows = people.flatMap(({ email, slug, name, title }) => {
    const userId = userIds.get(email)
    return userId === undefined
      ? []
      : [
          {
            userId,
            slug,
            name,
            title,
            bio: title,
            state: 'approved' as const,
            searchFolded: fold(`${name.ar} ${name.en} ${title.ar} ${title.en}`),
          },
        ]
  })
  if (rows.length > 0) await tx.insert(instructors).values(rows)
  const stored = await tx
    .select({ id: instructors.id, name: instructors.name })
    .from(instructors)
    .where(like(instructors.slug, 'generated-teacher-%'))
    .orderBy(instructors.slug)
  return stored.map(({ id, name }) => ({ id, terms: searchTerms(`${name.ar} ${name.en}`) }))
}
