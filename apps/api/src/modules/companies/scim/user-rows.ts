import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { employees, scimUsers } from '../../../db/schema/index.ts'
import { likeOf } from '../../finding.ts'
import { needsInvitation } from '../employees/returning.ts'
import { conditionOf, type FilterColumns } from './filters.ts'
import type { ListQuery } from './paging.ts'

/** Of the department of one of the company's people. @param what of the row `d` */
const ofDepartment = (what: SQL) =>
  sql`(select ${what} from departments d where d.company_id = ${employees.companyId} and d.id = ${employees.departmentId})`
const managerName = sql<
  string | null
>`(select l.name from employees l where l.company_id = ${employees.companyId} and l.id = ${employees.managerId})`

const fields = {
  id: employees.id,
  externalId: scimUsers.externalId,
  userName: sql<string>`coalesce(${scimUsers.userName}, ${employees.email})`,
  name: employees.name,
  formattedName: scimUsers.formattedName,
  givenName: scimUsers.givenName,
  familyName: scimUsers.familyName,
  email: employees.email,
  job: employees.job,
  number: employees.number,
  departmentId: employees.departmentId,
  departmentName: sql<string | null>`${ofDepartment(sql`coalesce(d.name ->> 'ar', d.name ->> 'en')`)}`,
  managerId: employees.managerId,
  managerName,
  state: employees.state,
  /** Whether they would come back by an invitation alone, once they have left. */
  isInvited: needsInvitation,
  createdAt: employees.createdAt,
  updatedAt: scimUsers.updatedAt,
}

const text = (column: SQL) => ({ column, as: 'text' as const })
const exact = (column: SQL) => ({ column, as: 'exact' as const })
/** Of what a search looks through, too: letters, digits and spaces that are in a name are in its folded text, folded. */
const searched = (column: SQL) => ({
  ...text(column),
  near: (words: string) =>
    /^[\da-z\u0621-\u063A\u0641-\u064A ]+$/i.test(words)
      ? sql`${employees.searchText} like ${likeOf(words) ?? '%'}`
      : undefined,
})
const moment = (column: SQL) => ({ column, as: 'moment' as const })
/** The condition that a directory uses this user name, looked up first: no index has names and addresses together. @param name in lower case */
const isNamed = (companyId: number, name: SQL) => sql`${employees.id} = any(array(
  select s.employee_id from scim_users s where s.company_id = ${companyId} and lower(s.user_name) = ${name}
  union all select e.id from employees e where e.company_id = ${companyId} and lower(e.email) = ${name}
    and not exists (select from scim_users s where s.company_id = e.company_id and s.employee_id = e.id and s.user_name is not null)))`

/** By what they can be asked for. */
export const userColumns = (companyId: number): FilterColumns => ({
  id: exact(sql`${employees.id}::text`),
  externalid: exact(sql`${scimUsers.externalId}`),
  username: { ...text(fields.userName), found: name => isNamed(companyId, name) },
  displayname: searched(sql`${employees.name}`),
  'name.formatted': text(sql`${scimUsers.formattedName}`),
  'name.givenname': text(sql`${scimUsers.givenName}`),
  'name.familyname': text(sql`${scimUsers.familyName}`),
  title: text(sql`${employees.job}`),
  employeenumber: text(sql`${employees.number}`),
  // A department with names in two languages is found by either.
  department: {
    ...text(ofDepartment(sql`coalesce(d.name ->> 'ar', d.name ->> 'en')`)),
    also: ofDepartment(sql`d.name ->> 'en'`),
  },
  manager: exact(sql`${employees.managerId}::text`),
  'manager.value': exact(sql`${employees.managerId}::text`),
  'manager.displayname': text(managerName),
  emails: text(sql`${employees.email}`),
  'emails.value': text(sql`${employees.email}`),
  'emails.type': { constant: 'work' },
  'emails.primary': { constant: true },
  active: { column: sql`(${employees.state} <> 'deactivated')`, as: 'boolean' },
  'meta.resourcetype': { constant: 'User' },
  'meta.created': moment(sql`${employees.createdAt}`),
  'meta.lastmodified': moment(sql`coalesce(${scimUsers.updatedAt}, ${employees.createdAt})`),
})

const ofEmployee = and(eq(scimUsers.companyId, employees.companyId), eq(scimUsers.employeeId, employees.id))
/** Selects those whom the directory has removed, unless they came back by another way, and those whose record names nobody any more. */
const gone = (companyId: number) => sql`select s.employee_id as id from scim_users s
    join employees e on e.company_id = s.company_id and e.id = s.employee_id
    where s.company_id = ${companyId} and s.removed_at is not null and e.state = 'deactivated'
  union all select e.id from employees e where e.company_id = ${companyId} and e.anonymised_at is not null`

/** The condition that a directory sees one of the company's people: looked up for each, so for few. */
const seen = (companyId: number) =>
  and(
    eq(employees.companyId, companyId),
    sql`not exists (select from (${gone(companyId)}) g where g.id = ${employees.id})`,
  )

/** The same for lists: without a look at each. */
const listed = (companyId: number) =>
  sql`${employees.companyId} = ${companyId} and ${employees.id} not in (${gone(companyId)})`

export type UserRow = Awaited<ReturnType<typeof findUser>> & object

/** One of the company's people, as the directory knows them. */
export async function findUser(connection: Connection, companyId: number, id: number) {
  const [row] = await connection
    .select(fields)
    .from(employees)
    .leftJoin(scimUsers, ofEmployee)
    .where(and(seen(companyId), eq(employees.id, id)))
  return row
}

/** A page of the company's people, in the order in which they came. */
export async function listUsers(
  connection: Connection,
  companyId: number,
  { filter, start, count }: ListQuery,
  columns = userColumns(companyId),
) {
  // Who is on the page is found first, from an index alone where nothing is asked of them.
  const found =
    filter === undefined
      ? sql`from ${employees} where ${listed(companyId)}`
      : sql`from ${employees} left join ${scimUsers} on ${ofEmployee} where ${listed(companyId)} and ${conditionOf(filter, columns)}`
  const counted = await connection.execute<{ total: number }>(sql`select count(*)::int as total ${found}`)
  const total = counted.rows[0]?.total ?? 0
  if (count === 0 || total === 0) return { total, rows: [] }
  const page = sql`array(select ${employees.id} ${found} order by ${employees.id} limit ${count} offset ${start - 1})`
  const rows = await connection
    .select(fields)
    .from(employees)
    .leftJoin(scimUsers, ofEmployee)
    .where(and(eq(employees.companyId, companyId), sql`${employees.id} = any(${page})`))
    .orderBy(asc(employees.id))
  return { total, rows }
}

/** Whether another one of the company's people has the name or the address already. */
export async function isTaken(
  connection: Connection,
  companyId: number,
  { userName, email }: { userName: string; email: string },
  but: number | null,
): Promise<boolean> {
  const rows = await connection
    .select({ id: employees.id })
    .from(employees)
    .leftJoin(scimUsers, ofEmployee)
    .where(
      and(
        seen(companyId),
        sql`(${employees.email} = ${email} or ${isNamed(companyId, sql`lower(${userName})`)})`,
        but === null ? undefined : sql`${employees.id} <> ${but}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
