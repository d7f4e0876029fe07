import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employeeGroupMembers, employeeGroups, employees, scimGroups } from '../../../db/schema/index.ts'
import { conditionOf, type FilterColumns } from './filters.ts'
import type { ListQuery } from './paging.ts'

const shown = sql<string>`coalesce(${employeeGroups.name} ->> 'ar', ${employeeGroups.name} ->> 'en')`
const fields = {
  id: employeeGroups.id,
  names: employeeGroups.name,
  displayName: shown,
  externalId: scimGroups.externalId,
  updatedAt: scimGroups.updatedAt,
}
/** By what they can be asked for. */
export const groupColumns: FilterColumns = {
  id: { column: sql`${employeeGroups.id}::text`, as: 'exact' },
  externalid: { column: sql`${scimGroups.externalId}`, as: 'exact' },
  // A group with names in two languages is found by either.
  displayname: { column: shown, also: sql`${employeeGroups.name} ->> 'en'`, as: 'text' },
  'meta.resourcetype': { constant: 'Group' },
  'meta.lastmodified': { column: sql`${scimGroups.updatedAt}`, as: 'moment' },
  members: { contains: isMember },
  'members.value': { contains: isMember },
}

function isMember(id: string): SQL {
  return sql`exists (select from ${employeeGroupMembers} m join employees e on e.company_id = m.company_id and e.id = m.employee_id
    where m.group_id = ${employeeGroups.id} and m.employee_id::text = ${id} and not m.is_by_rule and e.anonymised_at is null)`
}

const ofGroup = and(
  eq(scimGroups.companyId, employeeGroups.companyId),
  eq(scimGroups.groupId, employeeGroups.id),
)
export type GroupRow = Awaited<ReturnType<typeof findGroup>> & object
export interface GroupMember {
  groupId: number
  id: number
  name: string
}

export async function findGroup(connection: Connection, companyId: number, id: number) {
  const [row] = await connection
    .select(fields)
    .from(employeeGroups)
    .leftJoin(scimGroups, ofGroup)
    .where(and(eq(employeeGroups.companyId, companyId), eq(employeeGroups.id, id)))
  return row
}

/** A page of the company's groups, in the order in which they were made. */
export async function listGroups(
  connection: Connection,
  companyId: number,
  { filter, start, count }: ListQuery,
  columns = groupColumns,
) {
  const which = and(
    eq(employeeGroups.companyId, companyId),
    filter === undefined ? undefined : conditionOf(filter, columns),
  )
  const [{ total = 0 } = {}] = await connection
    .select({ total: sql<number>`count(*)::int` })
    .from(employeeGroups)
    .leftJoin(scimGroups, ofGroup)
    .where(which)
  const rows =
    count === 0
      ? []
      : await connection
          .select(fields)
          .from(employeeGroups)
          .leftJoin(scimGroups, ofGroup)
          .where(which)
          .orderBy(asc(employeeGroups.id))
          .limit(count)
          .offset(start - 1)
  return { total, rows }
}

/** Who was put into groups by hand or by the directory, and is still named; whom a rule puts in is the company's matter. */
export async function membersOf(
  connection: Connection,
  companyId: number,
  groupIds: readonly number[],
): Promise<GroupMember[]> {
  if (groupIds.length === 0) return []
  return connection
    .select({ groupId: employeeGroupMembers.groupId, id: employees.id, name: employees.name })
    .from(employeeGroupMembers)
    .innerJoin(employees, eq(employees.id, employeeGroupMembers.employeeId))
    .where(
      and(
        eq(employeeGroupMembers.companyId, companyId),
        inArray(employeeGroupMembers.groupId, [...groupIds]),
        eq(employeeGroupMembers.isByRule, false),
        isNull(employees.anonymisedAt),
      ),
    )
    .orderBy(asc(employeeGroupMembers.groupId), asc(employees.id))
}
