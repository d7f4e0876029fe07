import { asc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import {
  courses,
  departments,
  employeeGroups,
  learningPaths,
  requirements,
} from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { asOf } from './as-of.ts'
import { countStandings, nobodyStands } from './kept/reading.ts'
import { standingOn } from './standings.ts'

/** What a company demanded on a day, each with how many of those whom the member sees stand where. @throws AppError `validation` */
export async function listRequirements(
  db: Database,
  member: CompanyMembership,
  day: string | undefined,
  locale: Locale,
) {
  const on = await asOf(db, member.companyId, day)
  const [rows, counts] = [await namedOn(db, member, on), await countsOn(db, member, on)]
  const named = (id: number | null, name: BilingualText | null) =>
    id === null || name === null ? null : { id, name: pick(name, locale) }
  // What was deleted since has no id any more.
  const whom = (id: number | null, name: BilingualText | null) =>
    name === null ? null : { id, name: pick(name, locale) }
  return {
    as_of: on,
    requirements: rows.map(({ row, course, path, department, group }) => ({
      id: row.id,
      course: named(row.courseId, course),
      path: named(row.pathId, path),
      department: whom(row.departmentId, department ?? row.departmentName),
      group: whom(row.groupId, group ?? row.groupName),
      first_due_on: row.firstDueOn,
      first_due_days: row.firstDueDays,
      counts_working_days: row.countsWorkingDays,
      renewal_months: row.renewalMonths,
      grace_days: row.graceDays,
      created_at: row.createdAt.toISOString(),
      counts: counts.get(row.id) ?? nobodyStands,
    })),
  }
}

/** What was demanded on a day, with the names of what and of whom. */
export function namedOn(db: Connection, { companyId }: CompanyMembership, day: string) {
  return db
    .select({
      row: requirements,
      course: courses.title,
      path: learningPaths.name,
      department: departments.name,
      group: employeeGroups.name,
    })
    .from(requirements)
    .leftJoin(courses, eq(courses.id, requirements.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, requirements.pathId))
    .leftJoin(departments, eq(departments.id, requirements.departmentId))
    .leftJoin(employeeGroups, eq(employeeGroups.id, requirements.groupId))
    .where(standingOn(companyId, day))
    .orderBy(asc(requirements.id))
}

async function countsOn(db: Database, member: CompanyMembership, day: string) {
  const { companyId } = member
  const { days: working } = await calendarOf(db, companyId)
  return countStandings(db, member, { companyId, working, day })
}
