import { and, eq, inArray } from 'drizzle-orm'
import { courses, employees, licences } from '../db/schema/index.ts'
import { makeLicence } from '../modules/commerce/licences/making.ts'
import { placesFor } from '../modules/commerce/licences/taking.ts'
import { openGrant } from '../modules/learning/grants.ts'
import type { CompanyEntry } from './shapes.ts'
import type { Writing } from './writing.ts'

/** A yearly licence for the shelf from today on, and who learns by it. A company that has one already is left alone. */
export async function writeLicence(
  { tx, report }: Writing,
  { licence }: CompanyEntry,
  companyId: number,
): Promise<void> {
  if (!licence) return
  const known = await tx.$count(licences, eq(licences.companyId, companyId))
  report.count('licences', known > 0 ? 'unchanged' : 'created', 1)
  if (known > 0) return
  const { places, price: unitPrice, learners } = licence
  await makeLicence(tx, { companyId, places, unitPrice, orderLineId: null, continuesId: null })
  const slugs = learners.map(({ course }) => course)
  const named = await tx
    .select({ id: courses.id, slug: courses.slug })
    .from(courses)
    .where(inArray(courses.slug, slugs))
  for (const { employee, course } of learners) {
    const [person] = await tx
      .select({ id: employees.id, userId: employees.userId })
      .from(employees)
      .where(and(eq(employees.companyId, companyId), eq(employees.email, employee)))
    const courseId = named.find(({ slug }) => slug === course)?.id
    if (!person?.userId || courseId === undefined) continue
    for (const { placeId: seatId, endsAt } of await placesFor(tx, companyId, person.id))
      await openGrant(tx, { userId: person.userId, courseId, kind: 'licence', companyId, seatId, endsAt })
  }
}
