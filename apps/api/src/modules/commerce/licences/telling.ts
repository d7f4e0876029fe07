import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Database, Transaction } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { licences } from '../../../db/schema/index.ts'
import { accountsWhoBuy } from '../../companies/policy.ts'
import { workOn } from '../../platform/calendar/calendars.ts'
import { licenceEnding } from '../../platform/notifications/licence-notices.ts'
import type { SharedNotice } from '../../platform/notifications/notice.ts'
import { notifyEach } from '../../platform/notifications/notify.ts'

/** How many days before a licence ends its buyers are notified, by the company's own day. */
const steps = { first: 60, second: 30, last: 7 }
/** Between these hours of the company's day; on its working days, unless so few are left that the end might come first. */
const [firstHour, lastHour] = [8, 19]
const daysUrgent = 3
const pageSize = 50

type Logger = Pick<FastifyBaseLogger, 'error'>

interface Ending extends Record<string, unknown> {
  id: number
  poolId: number
  companyId: number
  company: BilingualText
  endsOn: string
  step: number
}

/** Whether nothing continues a licence `l`: what was bought to do so may have been given back. */
const isLast: SQL = sql`not exists (select from licences n join seat_pools k on k.company_id = n.company_id and k.id = n.pool_id
  where n.company_id = l.company_id and n.continues_id = l.id and k.bought > 0)`

/** Tells those who buy for a company, who are few. */
export async function tellBuyers(
  tx: Connection,
  companyId: number,
  notice: SharedNotice,
  now = new Date(),
): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select w.user_id::float8 as id from (${accountsWhoBuy(companyId)}) w order by w.user_id`,
  )
  const userIds = rows.map(({ id }) => id)
  if (userIds.length > 0) await notifyEach(tx, notice, userIds, { now })
}

/**
 * Tells those who buy for companies that a licence which nothing continues will end: once for each step, and of several that were missed the
 * latest alone. Each by itself: one that fails is logged, and those after it go on.
 */
export async function tellOfEndingLicences(db: Database, logger: Logger, now = new Date()): Promise<void> {
  const look = await endingOn(db, now)
  let after = 0
  for (;;) {
    const { rows } = await db.execute<Ending>(look(after))
    for (const row of rows) {
      try {
        await db.transaction(tx => tellOfEnding(tx, row, now))
      } catch (error) {
        logger.error({ err: error, licenceId: row.id }, 'licence end notification failed')
      }
    }
    if (rows.length < pageSize) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Selects the next licences to tell of, in the order of their ids. */
async function endingOn(db: Database, now: Date): Promise<(after: number) => SQL> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const local = sql`(${moment} at time zone o.time_zone)`
  const isWorked = await workOn(db, now)
  return after => sql`
    select l.id::float8 as id, l.pool_id::float8 as "poolId", l.company_id::float8 as "companyId", o.legal_name as company,
      l.ends_on::text as "endsOn", s.step
    from licences l join companies o on o.id = l.company_id join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
      cross join lateral (select l.ends_on - ${local}::date as days) d
      cross join lateral (select case when d.days <= ${steps.last}::int then ${steps.last}::int
        when d.days <= ${steps.second}::int then ${steps.second}::int else ${steps.first}::int end as step) s
    where l.id > ${after} and l.ended_at is null and l.starts_at <= ${moment} and l.ends_at > ${moment} and d.days <= ${steps.first}::int
      and (l.told_days is null or l.told_days > s.step) and p.bought > 0 and ${isLast}
      and extract(hour from ${local}) between ${firstHour}::int and ${lastHour}::int
      and (d.days <= ${daysUrgent}::int or ${isWorked})
    order by l.id limit ${pageSize}`
}

async function tellOfEnding(tx: Transaction, ending: Ending, now: Date): Promise<void> {
  const { id, poolId, companyId, company, endsOn, step } = ending
  // Continuing the licence locks its pool: it is continued by now, or will not be before the buyers are notified.
  const { rows } = await tx.execute<{ used: number }>(
    sql`select used from seat_pools where company_id = ${companyId} and id = ${poolId} for no key update`,
  )
  const [told] = await tx
    .update(licences)
    .set({ toldDays: step })
    .where(
      and(
        eq(licences.id, id),
        isNull(licences.endedAt),
        sql`(${licences.toldDays} is null or ${licences.toldDays} > ${step})`,
        sql`exists (select from licences l where l.id = ${id} and ${isLast})`,
      ),
    )
    .returning({ id: licences.id })
  const people = rows[0]?.used ?? 0
  if (told) await tellBuyers(tx, companyId, licenceEnding({ id, company, endsOn, people }), now)
}
