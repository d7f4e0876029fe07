import { sql, type SQL } from 'drizzle-orm'
import { isHeld } from '../../commerce/licences/holders.ts'
import { isCurrent } from '../../commerce/licences/period.ts'

interface LicenceFor {
  has_place: boolean
  ends_on: string
}

/**
 * The licence by which a person would start a course of the company's shelf: that of which they hold a place, else one with a free place, else
 * one that is full; null where none holds.
 */
export const licenceFor = (company: SQL, employee: SQL) => sql<LicenceFor | null>`(
  select json_build_object('has_place', h.is_held or p.used < p.bought, 'ends_on', l.ends_on::text)
  from licences l join seat_pools p on p.company_id = l.company_id and p.id = l.pool_id
    cross join lateral (select exists (select from seat_ledger l where l.company_id = p.company_id and l.pool_id = p.id
      and l.employee_id = ${employee} and ${isHeld}) as is_held) h
  where l.company_id = ${company} and ${isCurrent} and p.bought > 0
  order by h.is_held desc, p.used < p.bought desc, l.ends_on desc, l.id limit 1)`
