import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '../../../../db/client.ts'
import { advisoryLocks } from '../../../../db/locks.ts'
import {
  type DisclosureRules,
  employeeYears,
  reportCompanies,
  trainingYears,
  trainingYearSums,
} from '../../../../db/schema/index.ts'
import type { CompanyMembership } from '../../../accounts/auth/viewer.ts'
import { inReachOf } from '../../policy.ts'
import { findClosed } from '../closed.ts'
import { yearOf } from '../period.ts'
import { readRules } from '../rules.ts'

interface CompanyYear {
  companyId: number
  year: number
}

const ofYear = ({ companyId, year }: CompanyYear) =>
  and(eq(trainingYears.companyId, companyId), eq(trainingYears.year, year))

const countingRules = ({ minimum_units, platform_unit_minutes, outside_unit_minutes }: DisclosureRules) => ({
  minimumUnits: minimum_units,
  platformUnitMinutes: platform_unit_minutes,
  outsideUnitMinutes: outside_unit_minutes,
})

/** Whether the years kept of people are added up by department, with those who are short by just these rules. */
export async function isAddedUp(
  db: Connection,
  which: CompanyYear,
  rules: DisclosureRules,
): Promise<boolean> {
  const by = countingRules(rules)
  const [row] = await db.select().from(trainingYears).where(ofYear(which))
  return (
    row?.minimumUnits === by.minimumUnits &&
    row.platformUnitMinutes === by.platformUnitMinutes &&
    row.outsideUnitMinutes === by.outsideUnitMinutes
  )
}

/** Selects what is added up of the people whom a member sees, in rows that add up: `department_id`, counts, and sums as disclosures name them. */
export const keptSums = (member: CompanyMembership, year: number): SQL => sql`
  select s.department_id, s.headcount, s.trainees, s.under_minimum, s.seconds as platform, s.outside_seconds as outside, s.outside_cost
  from ${trainingYearSums} s where s.year = ${year} and ${inReachOf(member, sql`s.company_id`, sql`s.department_id`)}`

/**
 * Adds up the years that are not yet, or by other rules than the company's, and those of which there have become many rows.
 * @returns why it could not of some: they keep no others waiting
 */
export async function addUpYears(db: Database): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const which of await keptYears(db)) {
    const rules = await rulesOf(db, which)
    if ((await isAddedUp(db, which, rules)) && !(await isCrowded(db, which))) continue
    await db
      .transaction(async tx => {
        await tx.execute(sql`set local statement_timeout = '60s'`)
        await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.reportMarks})`)
        await addUp(tx, which, await rulesOf(tx, which))
      })
      .catch((error: unknown) => failures.push(error))
  }
  return failures
}

async function keptYears(db: Connection): Promise<CompanyYear[]> {
  const { rows } = await db.execute<{ companyId: number; from: number; until: string }>(sql`
    select ${reportCompanies.companyId}::float8 as "companyId", ${reportCompanies.trainingFrom} as "from", ${reportCompanies.trainingUntil}::text as until
    from ${reportCompanies} where ${reportCompanies.trainingUntil} is not null order by 1`)
  return rows.flatMap(({ companyId, from, until }) =>
    Array.from({ length: yearOf(until) - from + 1 }, (_, n) => ({ companyId, year: from + n })),
  )
}

/** By which rules a year is told: its own, where it was disclosed. */
const rulesOf = async (db: Connection, { companyId, year }: CompanyYear): Promise<DisclosureRules> =>
  (await findClosed(db, companyId, year))?.rules ?? (await readRules(db, companyId))

/** Changes come as rows of their own: up to twice as many as departments are read as soon. */
async function isCrowded(db: Connection, { companyId, year }: CompanyYear): Promise<boolean> {
  const { rows } = await db.execute<{ isCrowded: boolean }>(sql`
    select count(*) > 100 + 2 * count(distinct coalesce(s.department_id, 0)) as "isCrowded"
    from ${trainingYearSums} s where s.company_id = ${companyId} and s.year = ${year}`)
  return rows[0]?.isCrowded === true
}

/** Waits for whoever changes people of the year, and has them wait, so that all are counted by the same rules. */
async function addUp(tx: Transaction, { companyId, year }: CompanyYear, rules: DisclosureRules) {
  const by = countingRules(rules)
  await tx
    .insert(trainingYears)
    .values({ companyId, year, ...by })
    .onConflictDoUpdate({ target: [trainingYears.companyId, trainingYears.year], set: by })
  await tx.execute(sql`
    with gone as (delete from ${trainingYearSums} where company_id = ${companyId} and year = ${year})
    insert into ${trainingYearSums} (company_id, year, department_id, headcount, trainees, under_minimum, seconds, outside_seconds, outside_cost)
    select k.company_id, k.year, k.department_id, count(*) filter (where k.is_employed), count(*) filter (where k.seconds + k.outside_seconds > 0),
      count(*) filter (where k.is_employed and training_is_short(k.seconds, k.outside_seconds, y)),
      sum(k.seconds), sum(k.outside_seconds), sum(k.outside_cost)
    from ${employeeYears} k join ${trainingYears} y on y.company_id = k.company_id and y.year = k.year
    where k.company_id = ${companyId} and k.year = ${year} group by 1, 2, 3`)
}
