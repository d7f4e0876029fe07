import { and, eq, inArray } from 'drizzle-orm'
import { courses, departments, requirements, waivers } from '../db/schema/index.ts'
import type { CompanyEntry, RequirementEntry } from './shapes.ts'
import { idOf, insertAll, type Stored, type Writing } from './writing.ts'

/** The first moment of a day, where companies are. */
const beginOf = (day: string) => new Date(`${day}T00:00:00+03:00`)

/** What a company demands of its people, and who is excused. A course that is demanded already is left alone, with its waivers. */
export async function writeRequirements(
  { tx, report }: Writing,
  company: CompanyEntry,
  { id: companyId, userId }: { id: number; userId: number },
  people: Map<string, Stored>,
): Promise<void> {
  const entries = company.requirements ?? []
  if (entries.length === 0) return
  const slugs = entries.map(entry => entry.course)
  const courseIds = new Map(
    (
      await tx
        .select({ id: courses.id, slug: courses.slug })
        .from(courses)
        .where(inArray(courses.slug, slugs))
    ).map(row => [row.slug, row.id]),
  )
  const courseOf = (entry: RequirementEntry) => courseIds.get(entry.course) ?? 0
  const branches = new Map(
    (
      await tx
        .select({ id: departments.id, name: departments.name })
        .from(departments)
        .where(eq(departments.companyId, companyId))
    ).map(row => [row.name.en, row.id]),
  )
  const known = await tx
    .select({ courseId: requirements.courseId })
    .from(requirements)
    .where(
      and(eq(requirements.companyId, companyId), inArray(requirements.courseId, [...courseIds.values()])),
    )
  const fresh = entries.filter(entry => !known.some(row => row.courseId === courseOf(entry)))
  report.count('requirements', 'created', fresh.length)
  report.count('requirements', 'unchanged', entries.length - fresh.length)
  const made = await insertAll(
    tx,
    requirements,
    fresh.map(entry => ({
      companyId,
      courseId: courseOf(entry),
      departmentId: entry.department === undefined ? null : (branches.get(entry.department) ?? null),
      firstDueDays: entry.first_due_days,
      renewalMonths: entry.renewal_months ?? null,
      graceDays: entry.grace_days,
      createdBy: userId,
      createdAt: beginOf(entry.made),
    })),
  )
  await insertAll(
    tx,
    waivers,
    fresh.flatMap((entry, index) =>
      (entry.waivers ?? []).map(waiver => ({
        companyId,
        requirementId: Number(made[index]?.['id']),
        employeeId: idOf(people, waiver.employee),
        reason: waiver.reason,
        evidence: waiver.evidence ?? null,
        expiresOn: waiver.until ?? null,
        grantedBy: userId,
        createdAt: beginOf(waiver.given),
      })),
    ),
  )
}
