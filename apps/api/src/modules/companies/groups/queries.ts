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
  const counted = db.$with('counted').as(
    db
      .select({ groupId: employeeGroupMembers.groupId, people: sql<number>`count(*)::int`.as('people') })
      .from(employeeGroupMembers)
      .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
      .where(
        and(
          eq(employeeGroupMembers.companyId, member.companyId),
          sql`${employees.state} <> 'deactivated'`,
          inReachOf(member, employees.companyId, employees.departmentId),
        ),
      )
      .groupBy(employeeGroupMembers.groupId),
  )
  const rows = await db
    .with(counted)
    .select({
      id: employeeGroups.id,
      names: employeeGroups.name,
      member_count: sql<number>`coalesce(${counted.people}, 0)`,
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
