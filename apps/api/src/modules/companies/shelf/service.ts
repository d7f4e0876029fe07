import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import {
  categories,
  companies,
  companyShelfCategories,
  companyShelfCourses,
  companyShelves,
  courses,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { FieldErrors } from '../../accounts/fields/person.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { ShelfRule } from './rule.ts'

/** The rule of a company's shelf with the names that it speaks of; null where it has none. */
export async function readShelf(db: Database, companyId: number, locale: Locale) {
  const [shelf] = await db.select().from(companyShelves).where(eq(companyShelves.companyId, companyId))
  if (!shelf) return null
  const [named, picked] = await Promise.all([
    db
      .select({ id: categories.id, name: categories.name })
      .from(companyShelfCategories)
      .innerJoin(categories, eq(categories.id, companyShelfCategories.categoryId))
      .where(eq(companyShelfCategories.companyId, companyId))
      .orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({ id: courses.id, title: courses.title, state: courses.state })
      .from(companyShelfCourses)
      .innerJoin(courses, eq(courses.id, companyShelfCourses.courseId))
      .where(eq(companyShelfCourses.companyId, companyId))
      .orderBy(asc(courses.id)),
  ])
  return {
    categories: named.map(({ id, name }) => ({ id, name: pick(name, locale) })),
    courses: picked.map(({ id, title, state }) => ({
      id,
      title: pick(title, locale),
      is_withdrawn: state !== 'published',
    })),
    levels: shelf.levels,
    languages: shelf.languages,
    version: shelf.version,
    changed_at: shelf.changedAt.toISOString(),
  }
}

/**
 * Sets the content of the company's shelf.
 * @param version of the rule that the reader saw, 0 for none
 * @throws AppError `conflict` if it has changed since; `validation`
 */
export async function setShelf(
  tx: Transaction,
  actor: CompanyActor,
  given: ShelfRule,
  version: number,
): Promise<void> {
  const { companyId } = actor.member
  const before = await lockShelf(tx, companyId, version)
  const rule = await checkRule(tx, given, before)
  const { levels, languages } = rule
  const stored = { levels: [...levels], languages: [...languages] }
  await tx
    .insert(companyShelves)
    .values({ companyId, ...stored, version: firstVersion })
    .onConflictDoUpdate({
      target: companyShelves.companyId,
      set: { ...stored, version: sql`${companyShelves.version} + 1`, changedAt: sql`now()` },
    })
  await tx.delete(companyShelfCategories).where(eq(companyShelfCategories.companyId, companyId))
  await tx.delete(companyShelfCourses).where(eq(companyShelfCourses.companyId, companyId))
  if (rule.categoryIds.length > 0)
    await tx
      .insert(companyShelfCategories)
      .values(rule.categoryIds.map(categoryId => ({ companyId, categoryId })))
  if (rule.courseIds.length > 0)
    await tx.insert(companyShelfCourses).values(rule.courseIds.map(courseId => ({ companyId, courseId })))
  await audit(tx, actor, {
    action: 'company.change_shelf',
    subject: { type: 'company', id: companyId },
    ...(before && { before: told(before) }),
    after: told(rule),
  })
}

/** The company has no shelf any more: its people see all courses alike. @throws AppError `conflict`; `not_found` where it has none */
export async function removeShelf(tx: Transaction, actor: CompanyActor, version: number): Promise<void> {
  const { companyId } = actor.member
  const before = await lockShelf(tx, companyId, version)
  if (!before) throw new AppError('not_found')
  await tx.delete(companyShelves).where(eq(companyShelves.companyId, companyId))
  await audit(tx, actor, {
    action: 'company.remove_shelf',
    subject: { type: 'company', id: companyId },
    before: told(before),
  })
}

/** Of a new rule: anywhere, so that a client that still shows a removed one does not overwrite this one unseen. */
const firstVersion = sql`1 + floor(random() * 1000000000)::int`

const told = ({ categoryIds, courseIds, levels, languages }: ShelfRule) => ({
  category_ids: categoryIds,
  course_ids: courseIds,
  levels,
  languages,
})

/** The rule as it is, with its company held until the transaction ends. */
async function lockShelf(tx: Transaction, companyId: number, version: number): Promise<ShelfRule | null> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  const [shelf] = await tx.select().from(companyShelves).where(eq(companyShelves.companyId, companyId))
  if ((shelf?.version ?? 0) !== version) throw new AppError('conflict')
  if (!shelf) return null
  const named = await tx
    .select({ id: companyShelfCategories.categoryId })
    .from(companyShelfCategories)
    .where(eq(companyShelfCategories.companyId, companyId))
    .orderBy(asc(companyShelfCategories.categoryId))
  const picked = await tx
    .select({ id: companyShelfCourses.courseId })
    .from(companyShelfCourses)
    .where(eq(companyShelfCourses.companyId, companyId))
    .orderBy(asc(companyShelfCourses.courseId))
  return {
    categoryIds: named.map(({ id }) => id),
    courseIds: picked.map(({ id }) => id),
    levels: shelf.levels,
    languages: shelf.languages,
  }
}

/**
 * A rule that says something, of what there is.
 * @param before courses that stand there already: they may stay, offered or not
 * @throws AppError `validation`
 */
async function checkRule(
  connection: Connection,
  { categoryIds, courseIds, levels, languages }: ShelfRule,
  before: ShelfRule | null,
): Promise<ShelfRule> {
  const errors = new FieldErrors()
  const rule = {
    categoryIds: [...new Set(categoryIds)].sort(rising),
    courseIds: [...new Set(courseIds)].sort(rising),
    levels: [...new Set(levels)],
    languages: [...new Set(languages)],
  }
  if (Object.values(rule).every(list => list.length === 0)) errors.add('category_ids', { code: 'required' })
  const there = await connection
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, rule.categoryIds))
  if (there.length < rule.categoryIds.length) errors.add('category_ids', { code: 'choice' })
  const offered = await connection
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.id, rule.courseIds), eq(courses.state, 'published')))
  const allowed = new Set([...offered.map(({ id }) => id), ...(before?.courseIds ?? [])])
  if (rule.courseIds.some(id => !allowed.has(id))) errors.add('course_ids', { code: 'choice' })
  errors.throwIfAny()
  return rule
}

const rising = (one: number, other: number) => one - other
