import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { companyDay } from '../../platform/calendar/days.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { actorNameIn } from '../retention/former.ts'
import { eachOfMatrix, type StandingsNarrowed, type StandingsOfPerson } from './matrix.ts'
import { countedCompletions, endOf } from './standings.ts'

/** How many people one statement reads. */
const pageSize = 500

/** One person with one requirement, and what shows it. */
export interface EvidenceRow {
  person: StandingsOfPerson
  standing: StandingsOfPerson['standings'][number]
  /** The codes of the certificates that count and that the company sees, the newest first. */
  certificates: readonly string[]
  waiver: HeldWaiver | undefined
}

/** The evidence of a day, page by page, in the order of the list. */
export async function* evidencePages(
  db: Connection,
  member: CompanyMembership,
  query: StandingsNarrowed & { as_of: string },
  locale: Locale,
): AsyncGenerator<EvidenceRow[]> {
  for await (const people of eachOfMatrix(db, member, query, locale, pageSize)) {
    const ids = people.map(person => person.id)
    const certificates = await certificatesOf(db, member.companyId, query.as_of, ids)
    const waivers = await waiversOf(db, member.companyId, query.as_of, ids, locale)
    yield people.flatMap(person =>
      person.standings.map(standing => {
        const key = `${standing.requirement_id} ${person.id}`
        return { person, standing, certificates: certificates.get(key) ?? [], waiver: waivers.get(key) }
      }),
    )
  }
}

const byIds = (ids: readonly number[]) => sql`any(${sql.param(ids)}::bigint[])`

/** The codes of the certificates that count, by requirement and person. */
async function certificatesOf(db: Connection, companyId: number, day: string, ids: readonly number[]) {
  const people = sql`select e.id, e.user_id, e.joined_on, e.department_id from employees e where e.company_id = ${companyId} and e.id = ${byIds(ids)}`
  const { days: working } = await calendarOf(db, companyId)
  const { rows } = await db.execute<{ key: string; codes: string[] }>(sql`
    select c.requirement_id || ' ' || c.employee_id as key, array_agg(c.code order by c.day desc, c.code) as codes
    from (${countedCompletions({ companyId, working, day, people })}) c where c.code is not null group by c.requirement_id, c.employee_id`)
  return new Map(rows.map(row => [row.key, row.codes]))
}

interface HeldWaiver extends Record<string, unknown> {
  key: string
  reason: string
  evidence: string | null
  file: string | null
  fileType: string | null
  from: string
  until: string | null
  by: string | null
}

/** The waiver of each that holds on the day; of several, the one given last. */
async function waiversOf(
  db: Connection,
  companyId: number,
  day: string,
  ids: readonly number[],
  locale: Locale,
) {
  const { rows } = await db.execute<HeldWaiver>(sql`
    select w.requirement_id || ' ' || w.employee_id as key, w.reason, w.evidence, w.file, w.file_type as "fileType", w.expires_on::text as until, ${actorNameIn(locale, 'u', companyId)} as by,
      ${companyDay(sql`w.created_at`, sql`${companyId}::bigint`)}::text as "from"
    from waivers w left join users u on u.id = w.granted_by
    where w.company_id = ${companyId} and w.employee_id = ${byIds(ids)} and w.created_at < ${endOf(day, companyId)}
      and (w.expires_on is null or w.expires_on >= ${day}::date) and (w.ended_at is null or w.ended_at >= ${endOf(day, companyId)})
    order by w.id`)
  return new Map(rows.map(row => [row.key, row]))
}
