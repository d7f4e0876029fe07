import { sql, type SQL } from 'drizzle-orm'
import { requirementStatuses, standingFilters, type StandingFilter } from '../status.ts'

/** So many numbers are a requirement's: one for each way to stand. */
const room = 16
const codes = standingFilters.map((status, code) => ({ status, code }))
const of = (status: StandingFilter) => standingFilters.indexOf(status)

/** How a row `s` of `standings` is kept: as one number. What expires soon is a way to stand of its own. */
export const keptNumber = sql`s.requirement_id * ${sql.raw(String(room))} + case when s.is_expiring then ${sql.raw(String(of('expiring')))}
  ${sql.raw(requirementStatuses.map(status => `when s.status = '${status}' then ${of(status)}`).join(' '))} end`

/** The requirement of such a number, and the ways in which one stands. */
export const requirementOf = (number: SQL) => sql`(${number} / ${sql.raw(String(room))})`
export const codeOf = (number: SQL) => sql`(${number} % ${sql.raw(String(room))})::int`

/** The codes by which one stands so, or anyhow; who is `expiring` is `met` too. */
export function codesOf(status: StandingFilter | undefined): number[] {
  const isSo = (each: StandingFilter) => each === status || (status === 'met' && each === 'expiring')
  return codes.filter(each => status === undefined || isSo(each.status)).map(({ code }) => code)
}

/** The numbers of requirements with the codes of a way to stand, or of all. */
export function numbersOf(requirementIds: readonly number[], status: StandingFilter | undefined): number[] {
  const ways = codesOf(status)
  return requirementIds.flatMap(id => ways.map(code => id * room + code))
}

/** The bits of some codes: in which ways a person stands with any requirement (`standing_ways` in the migrations). */
const waysOf = (those: readonly number[]) => those.reduce((ways, code) => ways + 2 ** code, 0)

/** All sets of ways that have any of those by which one stands so. */
export function waysWith(status: StandingFilter): number[] {
  const wanted = waysOf(codesOf(status))
  return Array.from({ length: 2 ** codes.length }, (_, ways) => ways).filter(ways => (ways & wanted) !== 0)
}

/** What asks for something first, and what asks for nothing last. */
const byUrgency: readonly StandingFilter[] = ['expired', 'late', 'grace', 'due', 'expiring', 'met', 'waived']

/** How little a way to stand presses, from 1 on, by its code. */
export const urgencyOf = (code: SQL) =>
  sql`array_position(array[${sql.raw(byUrgency.map(of).join())}], ${code})`

/** The least that any of some ways has. */
export const urgencyOfWays = (ways: SQL) => {
  const cases = byUrgency.map(
    (status, place) =>
      sql`when ${ways} & ${sql.raw(String(waysOf([of(status)])))} <> 0 then ${sql.raw(String(place + 1))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}
