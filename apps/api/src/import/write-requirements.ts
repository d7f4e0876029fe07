import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../db/client.ts'
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
  const courseIds = await coursesOf(tx, entries)
  const courseOf = (entry: RequirementEntry) => courseIds.get(entry.course) ?? 0
  const branches = await branchesOf(tx, companyId)
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
      ...requirementRow(entry),
      companyId,
      courseId: courseOf(entry),
      departmentId: entry.department === undefined ? null : (branches.get(entry.department) ?? null),
      createdBy: userId,
    })),
  )
  await insertAll(
    tx,
    waivers,
    fresh.flatMap((entry, index) =>
      waiverRows(entry, people).map(row => ({
        ...row,
        companyId,
        requirementId: Number(made[index]?.['id']),
        grantedBy: userId,
      })),
    ),
  )
}

function waiverRows(entry: RequirementEntry, people: Map<string, Stored>) {
  return (entry.waivers ?? []).map(waiver => ({
    employeeId: idOf(people, waiver.employee),
    reason: waiver.reason,
    evidence: waiver.evidence ?? null,
    expiresOn: waiver.until ?? null,
    createdAt: beginOf(waiver.given),
  }))
}

function requirementRow(entry: RequirementEntry) {
  return {
    firstDueDays: entry.first_due_days,
    renewalMonths: entry.renewal_months ?? null,
    graceDays: entry.grace_days,
    createdAt: beginOf(entry.made),
  }
}

async function coursesOf(tx: Connection, entries: readonly RequirementEntry[]): Promise<Map<string, number>> {
  const slugs = entries.map(entry => entry.course)
  const rows = await tx
    .select({ id: courses.id, slug: courses.slug })
    .from(courses)
    .where(inArray(courses.slug, slugs))
  return new Map(rows.map(row => [row.slug, row.id]))
}

/** The departments by their English names. */
async function branchesOf(tx: Connection, companyId: number): Promise<Map<string | undefined, number>> {
  const rows = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(eq(departments.companyId, companyId))
  return new Map(rows.map(row => [row.name.en, row.id]))
}
