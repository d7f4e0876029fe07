import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import { nameOrNullIn } from '../../../db/names.ts'
import { budgetLedger, courses, departmentBudgets, employees, users } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { byAge, likeOf, saysSo } from '../../finding.ts'
import { companyDay } from '../../platform/calendar/days.ts'
import { inReachOf, readsNames } from '../policy.ts'
import { actorNameIn, isActorNamed } from '../retention/former.ts'
import type { BudgetMovementQuery } from './schema.ts'

interface Row extends Record<string, unknown> {
  id: number | null
  departmentId: number | null
  parentId: number | null
  name: BilingualText
  granted: number
  reserved: number
  spent: number
}

/** The departments that a member sees, each with its budget where it has one, and the budgets of deleted ones; by name among their likes. */
export async function listBudgets(db: Database | Transaction, member: CompanyMembership, locale: Locale) {
  const { rows } = await db.execute<Row>(sql`
    select b.id::float8 as id, d.id::float8 as "departmentId", d.parent_id::float8 as "parentId", d.name,
      coalesce(b.granted, 0)::float8 as granted, coalesce(b.reserved, 0)::float8 as reserved, coalesce(b.spent, 0)::float8 as spent
    from departments d left join department_budgets b on b.company_id = d.company_id and b.department_id = d.id
    where ${inReachOf(member, sql`d.company_id`, sql`d.id`)}
    union all
    select b.id::float8, null, null, b.department_name, b.granted::float8, b.reserved::float8, b.spent::float8
    from department_budgets b where b.department_id is null and ${inReachOf(member, sql`b.company_id`, sql`null::bigint`)}`)
  const seen = new Set(rows.map(row => row.departmentId))
  const byName = new Intl.Collator(locale, { numeric: true })
  return rows
    .map(({ id, departmentId, parentId, name, granted, reserved, spent }) => ({
      id,
      department: {
        id: departmentId,
        name: pick(name, locale),
        parent_id: parentId !== null && seen.has(parentId) ? parentId : null,
      },
      granted,
      reserved,
      spent,
      free: granted - reserved - spent,
    }))
    .toSorted((a, b) => byName.compare(a.department.name, b.department.name))
}

/** The condition of a budget that the member sees. */
function seenBudget(member: CompanyMembership, id: number) {
  return and(
    eq(departmentBudgets.id, id),
    inReachOf(member, departmentBudgets.companyId, departmentBudgets.departmentId),
  )
}

/** One page of the rows behind a budget, by when they came. @throws AppError `not_found` */
export async function listBudgetMovements(
  db: Database,
  member: CompanyMembership,
  id: number,
  { q, movement, sort = 'newest', cursor: text, limit = 25 }: BudgetMovementQuery,
  locale: Locale,
) {
  const cursor = decodeCursor(text, sort, 'number')
  if ((await db.$count(departmentBudgets, seenBudget(member, id))) === 0) throw new AppError('not_found')
  const which = and(
    eq(budgetLedger.companyId, member.companyId),
    eq(budgetLedger.budgetId, id),
    movement && eq(budgetLedger.movement, movement),
    isFoundBy(member, likeOf(q)),
  )
  const order = byAge(sort, budgetLedger.id)
  const rows = await selectMovements(db, locale)
    .where(and(which, cursor === null ? undefined : order.after(cursor)))
    .orderBy(order.by)
    .limit(limit + 1)
  const total = cursor?.total ?? (await db.$count(budgetLedger, which))
  return pageOf(
    rows,
    limit,
    { total, isBounded: false },
    row => presentMovement(row, member, locale),
    ({ row }) => ({ sort, value: row.id, id: row.id, total }),
  )
}

/** The condition that a movement names what is searched for: whom it is for, where the member reads that, the course, who granted it, or why. */
function isFoundBy(member: CompanyMembership, like: string | undefined): SQL | undefined {
  if (like === undefined) return undefined
  const { companyId } = member
  return or(
    readsNames(member)
      ? sql`${budgetLedger.employeeId} in (select e.id from employees e where e.company_id = ${companyId} and e.search_text like ${like})`
      : undefined,
    sql`${budgetLedger.courseId} in (select c.id from courses c where c.title_folded like ${like})`,
    isActorNamed(sql`${budgetLedger.byUser}`, like, companyId),
    saysSo(budgetLedger.note, like),
  )
}

export function selectMovements(db: Database | Transaction, locale: Locale) {
  return db
    .select({
      row: budgetLedger,
      /** In the company's zone. */
      day: sql<string>`${companyDay(sql`${budgetLedger.at}`, sql`${budgetLedger.companyId}`)}::text`,
      employee: nameOrNullIn(locale, 'employees'),
      course: courses.title,
      by: actorNameIn(locale, 'users', sql`${budgetLedger.companyId}`),
      department: sql<BilingualText>`coalesce((select d.name from departments d where d.id = ${departmentBudgets.departmentId}), ${departmentBudgets.departmentName})`,
    })
    .from(budgetLedger)
    .innerJoin(
      departmentBudgets,
      and(
        eq(departmentBudgets.companyId, budgetLedger.companyId),
        eq(departmentBudgets.id, budgetLedger.budgetId),
      ),
    )
    .leftJoin(
      employees,
      and(eq(employees.companyId, budgetLedger.companyId), eq(employees.id, budgetLedger.employeeId)),
    )
    .leftJoin(courses, eq(courses.id, budgetLedger.courseId))
    .leftJoin(users, eq(users.id, budgetLedger.byUser))
    .$dynamic()
}

export type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number]

/** Finance sees the money, not who learns what. */
export function presentMovement(
  { row, employee, course, by }: MovementRow,
  member: CompanyMembership,
  locale: Locale,
) {
  const { id, movement, amount, note, at, employeeId, courseId } = row
  const isNamed = employeeId !== null && employee !== null && readsNames(member)
  return {
    id,
    movement,
    amount,
    employee: isNamed ? { id: employeeId, name: employee } : null,
    course: courseId !== null && course ? { id: courseId, title: pick(course, locale) } : null,
    by,
    note,
    at: at.toISOString(),
  }
}
