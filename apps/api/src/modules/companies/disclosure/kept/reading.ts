import { and, sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { employees, employeeYears, reportCompanies } from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { inReachOf } from '../../policy.ts'
import { peopleColumns } from '../../reports/adding-up.ts'
import { timeOfDays } from '../../reports/facts.ts'
import { markedPeople } from '../../reports/sums/marked.ts'
import { dayAfter, periodOf, yearOf } from '../period.ts'
import { learnedIn } from './keeping.ts'

/** What is kept of a year, and of whom it is not as it is now. */
export interface KeptYear {
  companyId: number
  year: number
  until: string
  marked: readonly number[]
}

/** What is kept of a year; null where it has to be reckoned from the days of learning. */
export async function keptYear(db: Connection, companyId: number, year: number): Promise<KeptYear | null> {
  const { rows } = await db.execute<{ from: number; until: string; marked: number[] }>(sql`
    select ${reportCompanies.trainingFrom} as "from", ${reportCompanies.trainingUntil}::text as until,
      array(select m.id::float8 from (${markedPeople(sql`${companyId}::bigint`)}) m) as marked
    from ${reportCompanies} where ${reportCompanies.companyId} = ${companyId} and ${reportCompanies.trainingUntil} is not null`)
  const [row] = rows
  if (!row || year < row.from || year > yearOf(row.until)) return null
  return { companyId, year, until: row.until, marked: row.marked }
}

export const isMarked = ({ marked }: KeptYear, id: SQL) => sql`${id} = any(${sql.param(marked)}::bigint[])`

const sinceOf = ({ until, year }: KeptYear) => ({ from: dayAfter(until), to: periodOf(year).to })
const isPast = ({ until, year }: KeptYear) => until >= periodOf(year).to
/** The day may have moved on since it was read. */
const isFresh = (
  companyId: number,
) => sql`f.day > (select ${reportCompanies.trainingUntil} from ${reportCompanies}
  where ${reportCompanies.companyId} = ${companyId})`

/** The rows `k` of those whom a member sees and who are not marked. */
const ofUnmarked = (member: CompanyMembership, kept: KeptYear) =>
  and(
    inReachOf(member, sql`k.company_id`, sql`k.department_id`),
    sql`k.year = ${kept.year}`,
    kept.marked.length > 0 ? sql`not ${isMarked(kept, sql`k.employee_id`)}` : undefined,
  )

/**
 * Selects those who are employed or had any training in a year, of the people whom a member sees and who are not marked, as rows `k`: most are
 * employed, and of the others alone it is looked up what they learned since.
 */
export function keptListed(member: CompanyMembership, kept: KeptYear): SQL {
  const learned = timeOfDays(sql`select ${peopleColumns}`, kept.companyId, sinceOf(kept))
  const hasLearnedSince = isPast(kept)
    ? sql`false`
    : sql`exists (select from ${employees} where ${employees.id} = k.employee_id
        and exists (select from (${learned}) f where ${isFresh(kept.companyId)} and f.seconds > 0) offset 0)`
  // Not joined with the departments of a branch: how few people it takes to be so is not known, and each department would be gone through for each.
  return sql`select k.employee_id from ${employeeYears} k where (${ofUnmarked(member, kept)}) is true
    and (k.is_employed or k.seconds + k.outside_seconds > 0 or ${hasLearnedSince})`
}

const elsewhere = sql`k.outside_seconds::float8 as outside, k.outside_cost::float8 as outside_cost`

/** Selects what the people whom a member sees learned since the last day that is kept: `employee_id`, `seconds`. */
function learnedSince(member: CompanyMembership, kept: KeptYear, narrowed?: SQL): SQL {
  const { companyId } = kept
  const since = sinceOf(kept)
  const who = and(
    learnedIn(companyId, since),
    inReachOf(member, employees.companyId, employees.departmentId),
    narrowed,
  )
  const people = sql`select ${peopleColumns} from ${employees} where ${who}`
  return sql`select f.employee_id, sum(f.seconds) as seconds from (${timeOfDays(people, companyId, since)}) f
    where ${isFresh(companyId)} group by 1`
}

/**
 * Selects what people who are not marked had in a year, as `trainingOf` does.
 * @param narrowed the condition for `employees`, where there is one beside that a member sees them
 */
export function keptTraining(member: CompanyMembership, kept: KeptYear, narrowed?: SQL): SQL {
  const isOver = isPast(kept)
  const learned = isOver ? sql`k.seconds` : sql`k.seconds + coalesce(l.seconds, 0)`
  const fresh = sql`left join (${learnedSince(member, kept, narrowed)}) l on l.employee_id = k.employee_id`
  return sql`
    select k.employee_id as id, k.department_id, k.is_employed, (${learned})::float8 as platform, ${elsewhere}
    from ${employeeYears} k ${isOver ? sql`` : fresh}
    where ${and(
      ofUnmarked(member, kept),
      narrowed && sql`k.employee_id in (select ${employees.id} from ${employees} where ${narrowed})`,
    )}`
}

/**
 * Selects of whom a year is not as it is kept, as rows that add up with {@link keptSums}: as they are kept with a `sign` of -1; and those who
 * learned since, as they are now, with one of 1. Marked ones are to be added as they are now.
 */
export function keptOtherwise(member: CompanyMembership, kept: KeptYear): SQL | null {
  const had = sql`k.department_id, k.is_employed`
  const marked = sql`select -1 as sign, ${had}, k.seconds::float8 as platform, ${elsewhere} from ${employeeYears} k
    where ${inReachOf(member, sql`k.company_id`, sql`k.department_id`)} and k.year = ${kept.year} and ${isMarked(kept, sql`k.employee_id`)}`
  const fresh = sql`select n.sign, ${had}, (k.seconds + n.times * l.seconds)::float8 as platform, ${elsewhere}
    from (${learnedSince(member, kept)}) l join ${employeeYears} k on k.employee_id = l.employee_id cross join (values (1, 1), (-1, 0)) n (sign, times)
    where ${ofUnmarked(member, kept)}`
  const all = [...(kept.marked.length > 0 ? [marked] : []), ...(isPast(kept) ? [] : [fresh])]
  return all.length === 0 ? null : sql.join(all, sql` union all `)
}
