import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { lockAccess } from '../../learning/access.ts'
import { markReminded } from '../../learning/assignment-rows.ts'
import { waitsForTurn } from '../../learning/path-order.ts'
import { workOn } from '../../platform/calendar/calendars.ts'
import { siteDay } from '../../platform/calendar/days.ts'
import { isDayFor } from '../../platform/notifications/day-hours.ts'
import { assignmentReminder } from '../../platform/notifications/notices.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { eachInTurn } from '../../platform/queue/each-in-turn.ts'

/** So many days before something is due its learner is reminded; and once more when it is overdue, within so many days. */
const daysBefore = 3
const daysAfter = 7
/** How many one look takes. */
const pageSize = 1000

interface Occasion {
  kind: 'assignment_due_soon' | 'assignment_overdue'
  occasion: 'due' | 'overdue'
  /** Whether it was done. */
  isDone: SQL
  /** The first and the last due day, from the company's day on. */
  days: readonly [first: number, last: number]
  /** What else there is to it. */
  besides?: SQL
}

/** By the statement's clock: no index is read by one that may go on within it. */
const now = sql`statement_timestamp()`
/** The days that it is for the company `o` and for the site, at most one from each other. */
const [today, onSite] = [sql`(${now} at time zone o.time_zone)::date`, siteDay(now)]

const occasions: readonly Occasion[] = [
  {
    kind: 'assignment_due_soon',
    occasion: 'due',
    isDone: sql`a.reminded_due_at is not null`,
    days: [0, daysBefore],
    // People assigned just now have already been notified.
    besides: sql`a.created_at < ${now} - interval '1 day'`,
  },
  {
    kind: 'assignment_overdue',
    occasion: 'overdue',
    isDone: sql`a.reminded_overdue_at is not null`,
    days: [-daysAfter, -1],
  },
]

interface Waiting extends Record<string, unknown> {
  id: number
  userId: number
  courseId: number
  title: BilingualText
  dueOn: string
}

/**
 * Reminds learners of what companies assigned to them: before it is due and when it is overdue, once each for a due day, by the channels and at
 * the hours that each chose, but never in the night, in Ramadan outside its hours of work, at the weekend or on a holiday of the company's
 * country: they come on the next working day.
 * What waits for its turn in a path is passed over.
 * @returns how many were looked at; 0 where none is left
 * @throws AggregateError of those who could not be reminded, after the others were
 */
export async function remindOfDue(db: Database, at = new Date()): Promise<number> {
  const [isWorked, isDay] = [await workOn(db, at), await isDayFor(db, at)]
  const due: { occasion: Occasion; row: Waiting }[] = []
  for (const occasion of occasions)
    due.push(...(await whoWaits(db, occasion, { isWorked, isDay })).map(row => ({ occasion, row })))
  await eachInTurn(due, 'Some people could not be reminded.', ({ occasion, row }) =>
    db.transaction(tx => remind(tx, occasion, row)),
  )
  return due.length
}

/** Who is to be reminded at a time when their company `o` works, and it is day for them, whose settings `s` are. */
async function whoWaits(
  db: Database,
  { isDone, days: [first, last], besides = sql`true` }: Occasion,
  { isWorked, isDay }: Record<'isWorked' | 'isDay', SQL>,
): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    with due as materialized (
      select a.id, a.company_id, a.employee_id, a.course_id, a.due_on from companies o join assignments a on a.company_id = o.id
      where a.state in ('assigned', 'in_progress') and a.due_on between ${onSite} + ${first - 1}::int and ${onSite} + ${last + 1}::int
        and a.due_on between ${today} + ${first}::int and ${today} + ${last}::int and not ${isDone} and ${besides} and ${isWorked}
    )
    select a.id::float8 as id, e.user_id::float8 as "userId", a.course_id::float8 as "courseId", c.title, a.due_on::text as "dueOn"
    from due a join employees e on e.company_id = a.company_id and e.id = a.employee_id join courses c on c.id = a.course_id
      left join notification_settings s on s.user_id = e.user_id
    where e.state = 'active' and e.user_id is not null and ${isDay} and not ${waitsForTurn(sql`a.id`)}
    order by a.id limit ${pageSize}`)
  return rows
}

async function remind(tx: Transaction, { kind, occasion }: Occasion, row: Waiting): Promise<void> {
  await lockAccess(tx, row.userId, row.courseId)
  if (await markReminded(tx, row, occasion))
    await notify(tx, assignmentReminder({ ...row, kind, course: { id: row.courseId, title: row.title } }))
}
