import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import {
  departments,
  employeeGroupMembers,
  employeeGroupRules,
  employeeGroups,
  employees,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { inReachOf } from '../policy.ts'

/** The company's groups, by name; of one, if an id is given. A manager counts the people of the own branch. */
export async function listGroups(db: Database, member: CompanyMembership, locale: Locale, id?: number) {
  const counted = countMembers(db, member)
  const rows = await db
    .with(counted)
    .select({
      id: employeeGroups.id,
      names: employeeGroups.name,
      member_count: sql<number>`(coalesce(${counted.people}, 0)
        + ${member.branchId === null ? sql`(select count(*) from ${employeeGroupMembers} m where m.group_id = ${employeeGroups.id})` : sql`0`})::int`,
      rule_count: sql<number>`(select count(*)::int from ${employeeGroupRules} r where r.group_id = ${employeeGroups.id})`,
    })
    .from(employeeGroups)
    .leftJoin(counted, eq(counted.groupId, employeeGroups.id))
    .where(
      and(
        eq(employeeGroups.companyId, member.companyId),
        id === undefined ? undefined : eq(employeeGroups.id, id),
      ),
    )
  const byName = new Intl.Collator(locale, { numeric: true })
  return rows
    .map(row => ({ ...row, name: pick(row.names, locale) }))
    .toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id)
}

/**
 * The members of each group whom a member of the company sees, of whom none has left. Where all are seen, it is those who left, less than none: they
 * are few, and to count everybody an index is enough.
 */
function countMembers(db: Database, member: CompanyMembership) {
  const isWhole = member.branchId === null
  return db.$with('counted').as(
    db
      .select({
        groupId: employeeGroupMembers.groupId,
        people: sql<number>`${isWhole ? sql`-count(*)` : sql`count(*)`}`.as('people'),
      })
      .from(employeeGroupMembers)
      .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
      .where(
        and(
          eq(employeeGroupMembers.companyId, member.companyId),
          inReachOf(member, employees.companyId, employees.departmentId),
          isWhole ? sql`${employees.state} = 'deactivated'` : sql`${employees.state} <> 'deactivated'`,
        ),
      )
      .groupBy(employeeGroupMembers.groupId),
  )
}

/** A group with its rules. @throws AppError `not_found` */
export async function readGroup(db: Database, member: CompanyMembership, id: number, locale: Locale) {
  const [group] = await listGroups(db, member, locale, id)
  if (!group) throw new AppError('not_found')
  const rules = await db
    .select({
      id: employeeGroupRules.id,
      departmentId: departments.id,
      department: departments.name,
      job: employeeGroupRules.job,
      joined_after: employeeGroupRules.joinedAfter,
    })
    .from(employeeGroupRules)
    .leftJoin(departments, eq(departments.id, employeeGroupRules.departmentId))
    .where(and(eq(employeeGroupRules.groupId, id), eq(employeeGroupRules.companyId, member.companyId)))
    .orderBy(asc(employeeGroupRules.id))
  return {
    ...group,
    rules: rules.map(({ departmentId, department, ...rule }) => ({
      ...rule,
      department:
        departmentId === null || department === null
          ? null
          : { id: departmentId, name: pick(department, locale) },
    })),
  }
}
