import { eq, inArray } from 'drizzle-orm'
import {
  categories,
  companyShelfCategories,
  companyShelfCourses,
  companyShelves,
  courses,
} from '../db/schema/index.ts'
import type { CompanyEntry } from './shapes.ts'
import type { Writing } from './writing.ts'

/** Which courses a company's people see as theirs. A shelf that the company has already is left alone. */
export async function writeShelf(
  { tx, report }: Writing,
  { shelf }: CompanyEntry,
  companyId: number,
): Promise<void> {
  if (!shelf) return
  const known = await tx.$count(companyShelves, eq(companyShelves.companyId, companyId))
  report.count('shelves', known > 0 ? 'unchanged' : 'created', 1)
  if (known > 0) return
  const { levels = [], languages = [] } = shelf
  await tx.insert(companyShelves).values({ companyId, levels, languages })
  const named = await tx
    .select({ categoryId: categories.id })
    .from(categories)
    .where(inArray(categories.slug, shelf.categories ?? []))
  const picked = await tx
    .select({ courseId: courses.id })
    .from(courses)
    .where(inArray(courses.slug, shelf.courses ?? []))
  if (named.length > 0)
    await tx.insert(companyShelfCategories).values(named.map(row => ({ companyId, ...row })))
  if (picked.length > 0)
    await tx.insert(companyShelfCourses).values(picked.map(row => ({ companyId, ...row })))
}
