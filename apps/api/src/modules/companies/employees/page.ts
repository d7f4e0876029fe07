import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  assignments,
  categories,
  courses,
  employeeGroupMembers,
  employeeGroups,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { todayOf } from '../../platform/calendar/days.ts'
import { isLate } from '../assignments/list.ts'
import { readBegun } from '../licences/begun.ts'
import { readShared } from '../employments/shared.ts'
import { readEarned } from './certificates.ts'
import { readDemanded } from './demanded.ts'
import { readLearned } from './learned.ts'
import { findEmployee, presentEmployee } from './list.ts'

/**
 * One employee with groups, assignments, and what they share: the page of the company, and what the employee is shown as seen by it.
 * @throws AppError `not_found`
 */
export async function readEmployee(db: Database, member: CompanyMembership, id: number, locale: Locale) {
  const row = await findEmployee(db, member, id)
  if (!row) throw new AppError('not_found')
  // What has to be reckoned is read beside the rest; all at once would take the connections that others wait for.
  const [reckoned, { groups, ...kept }] = await Promise.all([
    readReckoned(db, member.companyId, id, locale),
    readKept(db, member.companyId, id, locale),
  ])
  return {
    ...presentEmployee(row, locale),
    written_job: row.job,
    // Figures of groups count by these; of somebody without a name they would tell who it was.
    groups: row.isAnonymised ? [] : groups.map(group => ({ ...group, name: pick(group.name, locale) })),
    created_at: row.createdAt.toISOString(),
    ...kept,
    ...reckoned,
  }
}

async function readReckoned(db: Database, companyId: number, id: number, locale: Locale) {
  return {
    ...(await readLearned(db, companyId, id, locale)),
    requirements: await readDemanded(db, companyId, id, locale),
  }
}

async function readKept(db: Database, companyId: number, id: number, locale: Locale) {
  return {
    groups: await readGroups(db, companyId, id),
    assignments: await readAssignments(db, companyId, id, locale),
    certificates: await readEarned(db, companyId, id, locale),
    begun: await readBegun(db, companyId, id, locale),
    shared: await readShared(db, companyId, id, locale),
  }
}

const readGroups = (db: Database, companyId: number, id: number) =>
  db
    .select({
      id: employeeGroups.id,
      name: employeeGroups.name,
      is_by_rule: employeeGroupMembers.isByRule,
    })
    .from(employeeGroupMembers)
    .innerJoin(employeeGroups, eq(employeeGroups.id, employeeGroupMembers.groupId))
    .where(and(eq(employeeGroupMembers.employeeId, id), eq(employeeGroupMembers.companyId, companyId)))
    .orderBy(asc(employeeGroups.id))

async function readAssignments(db: Database, companyId: number, id: number, locale: Locale) {
  const rows = await db
    .select({
      assignment: assignments,
      courseTitle: courses.title,
      categorySlug: categories.slug,
      isOverdue: sql<boolean>`${assignments.state} <> 'completed' and ${assignments.dueOn} < ${todayOf(sql`${companyId}::bigint`)}`,
      isLate: isLate(sql`${companyId}::bigint`),
    })
    .from(assignments)
    .innerJoin(courses, eq(courses.id, assignments.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(and(eq(assignments.employeeId, id), eq(assignments.companyId, companyId)))
    .orderBy(sql`${assignments.dueOn} nulls last`, asc(assignments.id))
  return rows.map(({ assignment, courseTitle, categorySlug, isOverdue, isLate: wasLate }) => ({
    id: assignment.id,
    course: {
      id: assignment.courseId,
      title: pick(courseTitle, locale),
      category_slug: categorySlug,
    },
    due_on: assignment.dueOn,
    due_days: assignment.dueDays,
    counts_working_days: assignment.countsWorkingDays,
    state: assignment.state,
    is_overdue: isOverdue,
    is_late: wasLate,
    percent: assignment.percent,
    score: assignment.score,
    assigned_at: assignment.createdAt.toISOString(),
    completed_at: assignment.completedAt?.toISOString() ?? null,
  }))
}
