import { sql } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { withSecondFactors } from '../../accounts/second-factors/factors.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { companyToday } from '../../platform/calendar/days.ts'
import { whoWaitsForSeats } from '../assignments/waiting.ts'
import { buyingRoles, readsNames, readsSeats } from '../policy.ts'
import { addUpPurchases } from '../reports/purchases/adding-up.ts'
import { countStandings, nobodyStands, type StandingCounts } from '../requirements/kept/reading.ts'

/** Days before the end of a licence from which it is said that it ends. */
const endingDays = 60

/** What a company's people stand with, what it spent and what is left of what it bought, and what needs action; as far as the member may see it. */
export async function readNeeds(db: Database, member: CompanyMembership, locale: Locale) {
  const { companyId, role } = member
  const day = await companyToday(db, companyId)
  const [compliance, spending, places, refused, unprotected] = await Promise.all([
    readsNames(member) ? readCompliance(db, member, day) : null,
    buyingRoles.includes(role) ? spendingOf(db, companyId, day, locale) : null,
    readsSeats(member) ? placesOf(db, companyId) : null,
    // Standing assignments are the whole company's.
    readsNames(member) && readsSeats(member) ? countRefused(db, companyId) : 0,
    readsNames(member) && readsSeats(member) ? countUnprotected(db, companyId) : 0,
  ])
  return {
    as_of: new Date().toISOString(),
    compliance: compliance && compliance.people > 0 ? compliance : null,
    spending,
    licences: places,
    refused_for_seats: refused,
    without_second_factor: unprotected,
  }
}

/** How many stand where: each person counts once for each requirement that is made of them. */
async function readCompliance(
  db: Connection,
  member: CompanyMembership,
  day: string,
): Promise<StandingCounts> {
  const { companyId } = member
  const { days: working } = await calendarOf(db, companyId)
  const all = { ...nobodyStands }
  for (const counts of (await countStandings(db, member, { companyId, working, day })).values())
    for (const key of keysOf(all)) all[key] += counts[key]
  return all
}

const keysOf = (counts: StandingCounts) => Object.keys(counts) as (keyof StandingCounts)[]

/** What was paid and refunded since the first of January, and of that since the first of the month, in halalas. */
async function spendingOf(db: Connection, companyId: number, day: string, locale: Locale) {
  const sinceDay = async (since: string) => {
    const { totals } = await addUpPurchases(db, companyId, 'spending', { from: since }, locale)
    return { since, paid: totals.paid, refunded: totals.refunded }
  }
  const [year, month] = await Promise.all([
    sinceDay(`${day.slice(0, 4)}-01-01`),
    sinceDay(`${day.slice(0, 7)}-01`),
  ])
  return { ...year, month }
}

interface Places extends Record<string, unknown> {
  id: number
  places: number
  used: number
  ends_on: string
  is_ending: boolean
}

/** The yearly licences that run, those that end first before the others. */
async function placesOf(db: Connection, companyId: number): Promise<Places[]> {
  const { rows } = await db.execute<Places>(sql`
    select l.id::float8 as id, p.bought::int as places, p.used::int as used, l.ends_on::text as ends_on,
      l.ends_at <= clock_timestamp() + make_interval(days => ${endingDays}::int)
        and not exists (select from licences n where n.company_id = l.company_id and n.continues_id = l.id and n.ended_at is null) as is_ending
    from licences l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    where l.company_id = ${companyId} and l.ended_at is null and l.starts_at <= clock_timestamp() and l.ends_at > clock_timestamp()
    order by l.ends_at, l.id`)
  return rows
}

/** How many courses people wait for, each once for each person. */
async function countRefused(db: Connection, companyId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${whoWaitsForSeats(companyId)}) as waiting`,
  )
  return rows[0]?.count ?? 0
}

/** How many act for the company without the second factor that it demands; none where it demands none. */
async function countUnprotected(db: Connection, companyId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from companies c join users u on u.id = c.user_id
        or u.id in (select m.user_id from company_members m where m.company_id = c.id)
    where c.id = ${companyId} and c.demands_second_factor and not ${withSecondFactors(sql`u.id`)}`)
  return rows[0]?.count ?? 0
}
