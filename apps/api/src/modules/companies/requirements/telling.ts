import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { requirementNotices, type RequirementOccasion } from '../../../db/schema/index.ts'
import { hasAccess } from '../../learning/access.ts'
import { calendarOf, workOn } from '../../platform/calendar/calendars.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { requirementOfTeam, requirementOwed } from '../../platform/notifications/company-notices.ts'
import { isDayFor } from '../../platform/notifications/day-hours.ts'
import type { Notice } from '../../platform/notifications/notice.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { eachInTurn } from '../../platform/queue/each-in-turn.ts'
import { peopleOn } from './as-of.ts'
import { standingsWhere } from './having-status.ts'

/** How many days before a requirement is due people are notified; and that it is late or has expired, within so many days. */
const daysBefore = 14
const daysAfter = 14
/** How many people one transaction tells. */
const partSize = 100

interface Owing extends Record<string, unknown> {
  requirementId: number
  employeeId: number
  occasion: RequirementOccasion
  dueOn: string
  userId: number
  title: BilingualText
  /** Null for a path. */
  courseId: number | null
  /** They met it before, and have to complete it again. */
  isRenewal: boolean
  /** Of what they have to complete again, the first course that is not open to them any more; null where all of it is. */
  closedCourse: { id: number; title: BilingualText } | null
  managerId: number | null
  /** Whether the manager acts for the company, and so may open its portal. */
  managerActs: boolean
}

/**
 * Tells people, and their line managers, of what their company requires: before it is due, when it is late, and when it has expired; once each
 * for a due day, however many processes look. They are notified at the hours at which people are reminded of assignments, on days on which the
 * company works. Who is excused, or has met it, hears nothing.
 * @throws AggregateError once all companies have had their turn
 */
export async function tellOfRequirements(db: Database, now = new Date()): Promise<void> {
  const [isWorked, isDay] = [await workOn(db, now), await isDayFor(db, now)]
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id::float8 as id from companies o
    where exists (select from requirements r where r.company_id = o.id and r.ended_at is null) and ${isWorked} order by o.id`)
  await eachInTurn(rows, 'What some companies require could not be told of.', ({ id }) =>
    tellInCompany(db, id, isDay),
  )
}

async function tellInCompany(db: Database, companyId: number, isDay: SQL): Promise<void> {
  const owing = await db.transaction(async tx => {
    // Where each of tens of thousands stands is reckoned here in one go, beside whatever else the machine does.
    await tx.execute(sql`set local statement_timeout = '60s'`)
    return whoOwes(tx, companyId, isDay)
  })
  const matters = Map.groupBy(
    owing,
    ({ requirementId, occasion, dueOn }) => `${requirementId} ${occasion} ${dueOn}`,
  )
  for (const people of matters.values())
    for (let at = 0; at < people.length; at += partSize)
      await db.transaction(tx => tell(tx, companyId, people.slice(at, at + partSize)))
}

/** Of the course or the path of a requirement `r`, the first course that the employee `e` may not learn now. */
export const closedCourse = sql`(select jsonb_build_object('id', k.id, 'title', l.title) from (
    select r.course_id as id, 0 as position where r.course_id is not null
    union all select o.course_id, o.position from learning_path_courses o where o.company_id = r.company_id and o.path_id = r.path_id) k
    join courses l on l.id = k.id
  where not ${hasAccess(sql.raw('e.user_id'), sql.raw('k.id'))} order by k.position, k.id limit 1)`

/** Whom a company's requirements wait for, and who has not been notified. */
async function whoOwes(tx: Transaction, companyId: number, isDay: SQL): Promise<Owing[]> {
  const { days: working } = await calendarOf(tx, companyId)
  const day = await companyToday(tx, companyId)
  const today = sql`${day}::date`
  const standing = standingsWhere({ companyId, working, day }, peopleOn(day, companyId))
  const lately = sql`st.due_on + r.grace_days >= ${today} - ${daysAfter}::int`
  const { rows } = await tx.execute<Owing>(sql`
    select r.id::float8 as "requirementId", e.id::float8 as "employeeId", w.occasion, st.due_on::text as "dueOn", e.user_id::float8 as "userId",
      coalesce(c.title, p.name) as title, r.course_id::float8 as "courseId",
      st.completed_on is not null as "isRenewal", case when st.completed_on is not null then ${closedCourse} end as "closedCourse", m.user_id::float8 as "managerId",
      exists (select from company_members a where a.company_id = r.company_id and a.user_id = m.user_id) as "managerActs"
    from (${standing}) st join requirements r on r.company_id = ${companyId} and r.id = st.requirement_id
      join employees e on e.company_id = r.company_id and e.id = st.employee_id and e.state = 'active' and e.user_id is not null
      left join employees m on m.company_id = e.company_id and m.id = e.manager_id and m.state = 'active' and m.user_id <> e.user_id
      left join courses c on c.id = r.course_id
      left join learning_paths p on p.company_id = r.company_id and p.id = r.path_id
      left join notification_settings s on s.user_id = e.user_id
      cross join lateral (select case
        when (st.status = 'due' or st.is_expiring) and st.due_on between ${today} and ${today} + ${daysBefore}::int then 'due_soon'
        when st.status in ('late', 'expired') and ${lately} then st.status end as occasion) w
    where w.occasion is not null and ${isDay} and not exists (select from requirement_notices n
      where n.requirement_id = r.id and n.employee_id = e.id and n.occasion = w.occasion and n.due_on = st.due_on)
    order by r.id, e.id`)
  return rows
}

/** Tells people of one matter, and each of their managers of how many they are. */
async function tell(tx: Transaction, companyId: number, people: readonly Owing[]): Promise<void> {
  const marked = await tx
    .insert(requirementNotices)
    .values(
      people.map(({ requirementId, employeeId, occasion, dueOn }) => ({
        companyId,
        requirementId,
        employeeId,
        occasion,
        dueOn,
      })),
    )
    // Another process has told them.
    .onConflictDoNothing()
    .returning({ id: requirementNotices.employeeId })
  const isTold = new Set(marked.map(({ id }) => id))
  const told = people.filter(({ employeeId }) => isTold.has(employeeId))
  const teams = Map.groupBy(
    told.filter(({ managerId }) => managerId !== null),
    ({ managerId }) => managerId ?? 0,
  )
  const notices: Notice[] = [
    ...told.map(({ userId, ...matter }) => ({ userId, ...requirementOwed(matter) })),
    ...[...teams].flatMap(([userId, [first, ...others]]) =>
      first ? [{ userId, ...requirementOfTeam({ ...first, people: others.length + 1 }) }] : [],
    ),
  ]
  // In the order in which notifications lock people's counters.
  for (const notice of notices.toSorted((a, b) => a.userId - b.userId)) await notify(tx, notice)
}
