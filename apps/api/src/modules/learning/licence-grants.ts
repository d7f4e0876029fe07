import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { scheduleEnd } from './grants.ts'

/**
 * The condition that a course was finished while a grant `g` of a licence opened it, as the company may be told. The certificate of what a review
 * policy holds back is not handed out yet. @param e the enrolment
 */
export const finishedByLicence = sql`(e.completed_at >= g.starts_at and e.completed_at < g.ends_at and not exists (select from certificates h
  where h.user_id = e.user_id and h.course_id = e.course_id and h.completed_at = e.completed_at and h.released_at is null))`

interface Period {
  startsAt: Date
  endsAt: Date
}

/**
 * Opens what people learn by a place of a licence by their place of the next one, too, for as long as that holds: where one ends the other
 * begins, so that nothing that is under way ends between them. The caller has locked the enrolments.
 */
export async function continueGrants(
  tx: Transaction,
  places: readonly { from: number; to: number }[],
  { startsAt, endsAt }: Period,
): Promise<void> {
  if (places.length === 0) return
  const { rowCount } = await tx.execute(sql`
    insert into enrolment_grants (user_id, course_id, kind, company_id, seat_id, starts_at, ends_at)
    select g.user_id, g.course_id, 'licence', g.company_id, k."to", ${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(places)}::json) as k("from" bigint, "to" bigint)
      join enrolment_grants g on g.seat_id = k."from" and g.kind = 'licence' and g.ended_reason is null
    order by g.user_id, g.course_id on conflict do nothing`)
  if ((rowCount ?? 0) > 0) await scheduleEnd(tx, endsAt)
}

/**
 * Has what licences opened begin and end when those now do. A grant that has begun keeps its beginning.
 * @param pools those of the licences, with when each begins and ends
 */
export async function moveGrants(
  tx: Transaction,
  companyId: number,
  pools: readonly ({ poolId: number } & Period)[],
): Promise<void> {
  const moved = sql`json_to_recordset(${JSON.stringify(
    pools.map(({ poolId, startsAt, endsAt }) => ({ pool_id: poolId, starts_at: startsAt, ends_at: endsAt })),
  )}::json) as k(pool_id bigint, starts_at timestamptz, ends_at timestamptz)`
  const theirs = sql`g.company_id = ${companyId} and g.kind = 'licence' and g.ended_reason is null
    and l.company_id = g.company_id and l.id = g.seat_id`
  // In the order of their ids: another act that holds several never waits for this one in a circle.
  await tx.execute(sql`select from enrolment_grants g join seat_ledger l on ${theirs}
    where l.pool_id = any(${sql.param(pools.map(({ poolId }) => poolId))}::bigint[]) order by g.id for no key update of g`)
  await tx.execute(sql`
    update enrolment_grants g set
      starts_at = case when g.starts_at > clock_timestamp() then least(k.starts_at, k.ends_at) else g.starts_at end,
      ends_at = greatest(k.ends_at, case when g.starts_at > clock_timestamp() then k.starts_at else g.starts_at end)
    from seat_ledger l, ${moved} where ${theirs} and k.pool_id = l.pool_id`)
  for (const { endsAt } of pools) await scheduleEnd(tx, endsAt)
}
