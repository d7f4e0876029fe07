import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees, type RequirementOccasion } from '../../../db/schema/index.ts'
import type { CompanyActor } from '../../platform/audit/actor.ts'
import { auditMany } from '../../platform/audit/audit.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { requirementOwed } from '../../platform/notifications/company-notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { isRested } from '../employees/bulk/reminding.ts'
import { employeesWho } from '../employees/filter.ts'
import { peopleOn } from './as-of.ts'
import { standingsWhere } from './having-status.ts'
import { closedCourse } from './telling.ts'
import type { notReminded } from './schema.ts'

type Reason = (typeof notReminded)[number]

interface Owed extends Record<string, unknown> {
  employeeId: number
  userId: number
  requirementId: number
  occasion: RequirementOccasion
  title: BilingualText
  /** Null for a path. */
  courseId: number | null
  closedCourse: { id: number; title: BilingualText } | null
  isRenewal: boolean
  dueOn: string
}

/**
 * Reminds people of what is required of them and not met today, assigned or not: of one requirement, or of what was due first. The notification
 * names it and leads to its course, where who has no access asks for it. Nobody is reminded twice within a day, of requirements or assignments.
 * @param requirementId of this one alone
 * @returns those who were reminded, and each of the others with the reason
 */
export async function remindOfRequirements(
  tx: Transaction,
  actor: CompanyActor,
  ids: readonly number[],
  requirementId?: number,
): Promise<{ done: number[]; refused: { id: number; code: Reason }[] }> {
  const people = await tx
    .select({
      id: employees.id,
      hasJoined: sql<boolean>`${and(eq(employees.state, 'active'), isNotNull(employees.userId))}`,
      isRested: sql<boolean>`${isRested}`,
    })
    .from(employees)
    .where(and(employeesWho(actor.member, {}), inArray(employees.id, [...ids])))
    .orderBy(employees.id)
    .for('no key update')
  const owed = await whatIsOwed(
    tx,
    actor.member.companyId,
    people.map(({ id }) => id),
    requirementId,
  )
  const seen = new Map(people.map(person => [person.id, person]))
  const reasonOf = (id: number): Reason | null => {
    const person = seen.get(id)
    if (!person) return 'not_found'
    if (!person.hasJoined) return 'not_joined'
    if (!owed.has(id)) return 'nothing_owed'
    return person.isRested ? null : 'reminded_already'
  }
  const judged = ids.map(id => ({ id, code: reasonOf(id) }))
  const done = judged.filter(({ code }) => code === null).map(({ id }) => id)
  await remind(
    tx,
    actor,
    done.flatMap(id => owed.get(id) ?? []),
  )
  return { done, refused: judged.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }])) }
}

/** The condition that the course or the path of a requirement `r` is assigned to an employee `e` and not finished: courses of a path wait for their turn. */
const isUnderWay = sql`exists (select from assignments a where a.company_id = r.company_id and a.employee_id = e.id
  and a.state in ('assigned', 'in_progress') and (a.course_id = r.course_id or a.learning_path_id = r.path_id))`

/** What was due first of what each of some people has not met by today. */
async function whatIsOwed(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  requirementId: number | undefined,
): Promise<Map<number, Owed>> {
  const { days: working } = await calendarOf(tx, companyId)
  const day = await companyToday(tx, companyId)
  const requirementIds = requirementId === undefined ? undefined : [requirementId]
  const among = sql`${inArray(employees.id, [...ids])} and ${peopleOn(day, companyId)}`
  const standing = standingsWhere({ companyId, working, day, requirementIds }, among)
  const { rows } = await tx.execute<Owed>(sql`
    select distinct on (e.id) e.id::float8 as "employeeId", e.user_id::float8 as "userId", r.id::float8 as "requirementId",
      case st.status when 'expired' then 'expired' when 'due' then 'due_soon' else 'late' end as occasion,
      coalesce(c.title, p.name) as title, r.course_id::float8 as "courseId",
      case when st.completed_on is not null or not ${isUnderWay} then ${closedCourse} end as "closedCourse",
      st.completed_on is not null as "isRenewal", st.due_on::text as "dueOn"
    from (${standing}) st join requirements r on r.company_id = ${companyId} and r.id = st.requirement_id
      join employees e on e.company_id = r.company_id and e.id = st.employee_id and e.user_id is not null
      left join courses c on c.id = r.course_id
      left join learning_paths p on p.company_id = r.company_id and p.id = r.path_id
    where st.status in ('due', 'grace', 'late', 'expired')
    order by e.id, st.due_on, r.id`)
  return new Map(rows.map(row => [row.employeeId, row]))
}

/** Notifies them, in the order in which notifications lock people's counters, and keeps that they were reminded. */
async function remind(tx: Transaction, actor: CompanyActor, owed: readonly Owed[]): Promise<void> {
  if (owed.length === 0) return
  const reminded = inArray(
    employees.id,
    owed.map(({ employeeId }) => employeeId),
  )
  await tx
    .update(employees)
    .set({ remindedAt: sql`now()` })
    .where(and(eq(employees.companyId, actor.member.companyId), reminded))
  for (const { userId, ...matter } of owed.toSorted((a, b) => a.userId - b.userId))
    await notify(tx, { userId, ...requirementOwed(matter) })
  await auditMany(
    tx,
    actor,
    owed.map(({ employeeId, requirementId }) => ({
      action: 'employee.remind',
      subject: { type: 'employee', id: employeeId },
      after: { requirement_id: requirementId },
    })),
  )
}
