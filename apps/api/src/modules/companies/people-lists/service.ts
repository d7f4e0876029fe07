import { and, asc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import {
  employees,
  type ListedState,
  listedStates,
  peopleListRows,
  peopleLists,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { inReachOf } from '../policy.ts'
import { keptDays } from '../retention/rules.ts'
import { lockStructure } from '../structure.ts'
import type { NamedEntry } from './reading.ts'
import type { PeopleListQuery } from './schema.ts'

/**
 * Stores a list of people: for each entry the visible employee it means, if any. @returns its id
 * @throws AppError `too_many_people_lists`
 */
export async function writeList(
  tx: Transaction,
  { userId, member }: CompanyActor,
  entries: readonly NamedEntry[],
): Promise<number> {
  const { companyId, branchId } = member
  await checkRoom(tx, companyId, entries.length)
  const [made] = await tx
    .insert(peopleLists)
    .values({ companyId, createdBy: userId, branchId, entries: entries.length })
    .returning({ id: peopleLists.id })
  if (!made) throw new Error('A list of people was not made.')
  const texts = (read: (entry: NamedEntry) => string | null) => sql`${sql.param(entries.map(read))}::text[]`
  await tx.execute(sql`
    with seen as materialized (
      select ${employees.id} as id, ${employees.email} as email, ${employees.number} as number from ${employees}
      where ${inReachOf(member, employees.companyId, employees.departmentId)}
    ), meant as (
      select g.position, g.line, g.written, coalesce(m.id, n.id) as employee_id
      from unnest(${sql.param(entries.map(({ line }) => line))}::int[], ${texts(({ written }) => written)},
          ${texts(({ email }) => email)}, ${texts(({ number }) => number)}) with ordinality as g(line, written, email, number, position)
        left join seen m on m.email = g.email left join seen n on n.number = g.number
    )
    insert into people_list_rows (company_id, list_id, position, line, written, employee_id, state)
    select ${companyId}, ${made.id}, position, line, written, employee_id, case when employee_id is null then 'unknown'
      when row_number() over (partition by employee_id order by position) > 1 then 'double' else 'found' end
    from meant`)
  return made.id
}

/** What a company keeps at a time: a list lives a week, so that a few uploads a day always find room. */
const most = { lists: 100, entries: 500_000 }

/** Lists of a company are written one after another, so that none goes beyond the bound together with another. */
async function checkRoom(tx: Transaction, companyId: number, entries: number): Promise<void> {
  await lockStructure(tx, companyId)
  const [kept] = await tx
    .select({
      lists: sql<number>`count(*)::int`,
      entries: sql<number>`coalesce(sum(${peopleLists.entries}), 0)::int`,
    })
    .from(peopleLists)
    .where(eq(peopleLists.companyId, companyId))
  if (kept && (kept.lists >= most.lists || kept.entries + entries > most.entries))
    throw new AppError('too_many_people_lists')
}

/** The condition for a list that a member sees: all of the company, and a manager those of the own branch. */
function listOf({ companyId, branchId }: CompanyMembership, id: number): SQL | undefined {
  return and(
    eq(peopleLists.id, id),
    eq(peopleLists.companyId, companyId),
    branchId === null ? undefined : eq(peopleLists.branchId, branchId),
  )
}

/** Selects the ids of the people whom a list has found. */
export function peopleOnList(member: CompanyMembership, id: number): SQL {
  return sql`select ${peopleListRows.employeeId} from ${peopleListRows} join ${peopleLists} on ${peopleLists.id} = ${peopleListRows.listId}
    where ${listOf(member, id)} and ${peopleListRows.state} = 'found'`
}

/** How many were found, and how many entries match no one or are duplicates. @throws AppError `not_found` */
export async function readList(db: Database, member: CompanyMembership, id: number) {
  if ((await db.$count(peopleLists, listOf(member, id))) === 0) throw new AppError('not_found')
  const rows = await db
    .select({ state: peopleListRows.state, count: sql<number>`count(*)::int` })
    .from(peopleListRows)
    .where(eq(peopleListRows.listId, id))
    .groupBy(peopleListRows.state)
  const counts = Object.fromEntries(listedStates.map(state => [state, 0])) as Record<ListedState, number>
  for (const { state, count } of rows) counts[state] = count
  return { id, ...counts }
}

/** The entries of a list in one state, in the order of the list; who has left the member’s sight since is not named. @throws AppError `not_found` */
export async function listRows(
  db: Database,
  member: CompanyMembership,
  listId: number,
  { state, after = 0, limit = 100 }: PeopleListQuery,
  locale: Locale,
) {
  if ((await db.$count(peopleLists, listOf(member, listId))) === 0) throw new AppError('not_found')
  const { position, line, written } = peopleListRows
  const rows = await db
    .select({ position, line, written, name: nameOrNullIn(locale, 'employees') })
    .from(peopleListRows)
    .leftJoin(
      employees,
      and(
        eq(employees.id, peopleListRows.employeeId),
        inReachOf(member, employees.companyId, employees.departmentId),
      ),
    )
    .where(and(eq(peopleListRows.listId, listId), eq(peopleListRows.state, state), gt(position, after)))
    .orderBy(asc(position))
    .limit(limit + 1)
  const data = rows.slice(0, limit)
  return { data, meta: { next: rows.length > limit ? (data.at(-1)?.position ?? null) : null } }
}

/** Deletes lists after a week, with what was written in them. */
export async function deleteOldLists(db: Database): Promise<void> {
  await db
    .delete(peopleLists)
    .where(lt(peopleLists.createdAt, sql`now() - make_interval(days => ${keptDays.lists}::int)`))
}
