import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import { departments, employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { inReachOf, readsNames } from '../policy.ts'
import { addUpBranches } from './branch-sums.ts'

/** The departments that a member sees, each with its people and with those of its whole branch; by name among their likes. */
export async function listDepartments(db: Database, member: CompanyMembership, locale: Locale) {
  const counted = db.$with('counted').as(
    db
      .select({ departmentId: employees.departmentId, people: sql<number>`count(*)::int`.as('people') })
      .from(employees)
      .where(and(eq(employees.companyId, member.companyId), sql`${employees.state} <> 'deactivated'`))
      .groupBy(employees.departmentId),
  )
  const rows = await db
    .with(counted)
    .select({
      id: departments.id,
      names: departments.name,
      parentId: departments.parentId,
      headId: departments.headId,
      headName: nameOrNullIn(locale, 'employees'),
      people: sql<number>`coalesce(${counted.people}, 0)`,
    })
    .from(departments)
    .leftJoin(counted, eq(counted.departmentId, departments.id))
    .leftJoin(
      employees,
      and(
        eq(employees.id, departments.headId),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .where(inReachOf(member, departments.companyId, departments.id))
    .orderBy(asc(departments.id))
  const inBranch = addUpBranches(rows, ['people'])
  const seen = new Set(rows.map(row => row.id))
  const byName = new Intl.Collator(locale, { numeric: true })
  return rows
    .map(row => ({
      id: row.id,
      name: pick(row.names, locale),
      names: row.names,
      parent_id: row.parentId !== null && seen.has(row.parentId) ? row.parentId : null,
      head:
        row.headId !== null && row.headName !== null && readsNames(member)
          ? { id: row.headId, name: row.headName }
          : null,
      employee_count: row.people,
      branch_count: inBranch.get(row.id)?.people ?? row.people,
    }))
    .toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id)
}
