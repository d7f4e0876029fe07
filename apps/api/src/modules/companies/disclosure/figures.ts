import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { DisclosureFigures, DisclosureRules } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import type { CompanyMembership } from '../../accounts/auth/viewer.ts'
import { readsSeats } from '../policy.ts'
import { addUpPurchases } from '../reports/purchases/adding-up.ts'
import { type Addends, departmentName } from './facts.ts'
import { periodOf } from './period.ts'
import { isShort, unitsOf } from './rules.ts'

interface Row extends Record<string, unknown> {
  is_total: boolean
  id: number | null
  name: BilingualText | null
  headcount: number
  trainees: number
  under_minimum: number
  platform_seconds: number
  outside_seconds: number
  outside_cost: number
}

/** What is added up: whose training, of which year, by which rules. */
interface Asked {
  year: number
  rules: DisclosureRules
  addends: Addends
}

/** Adds up rows of people by department. */
const addedUp = (rows: SQL, rules: DisclosureRules) => sql`
  select t.department_id, sum(t.sign) filter (where t.is_employed) as headcount, sum(t.sign) filter (where t.platform + t.outside > 0) as trainees,
    sum(t.sign) filter (where t.is_employed and ${isShort(rules)}) as under_minimum,
    sum(t.sign * t.platform) as platform, sum(t.sign * t.outside) as outside, sum(t.sign * t.outside_cost) as outside_cost
  from (${rows}) t group by t.department_id`

/** What a year adds up to, of the people whom a member sees. */
export async function readFigures(
  db: Connection,
  member: CompanyMembership,
  { year, rules, addends }: Asked,
): Promise<DisclosureFigures> {
  const { rows } = await db.execute<Row>(sql`
    with each as (
      ${sql.join(
        [addends.sums, addends.rows && addedUp(addends.rows, rules)].filter(each => each !== null),
        sql` union all `,
      )}
    ), sums as (
      select grouping(e.department_id) = 1 as is_total, e.department_id, coalesce(sum(e.headcount), 0)::int as headcount,
        coalesce(sum(e.trainees), 0)::int as trainees, coalesce(sum(e.under_minimum), 0)::int as under_minimum,
        coalesce(sum(e.platform), 0)::float8 as platform_seconds, coalesce(sum(e.outside), 0)::float8 as outside_seconds,
        coalesce(sum(e.outside_cost), 0)::float8 as outside_cost
      from each e group by grouping sets ((), (e.department_id))
    )
    select t.*, t.department_id::float8 as id, ${departmentName} as name from sums t order by t.is_total desc, t.department_id nulls last`)
  const [total, ...departments] = rows
  if (!total) throw new Error('A disclosure has no total.')
  const { headcount, trainees, under_minimum, platform_seconds, outside_seconds, outside_cost } = total
  return {
    headcount,
    trainees,
    under_minimum,
    platform_seconds,
    outside_seconds,
    platform_cost: readsSeats(member) ? await platformCost(db, member.companyId, year) : null,
    outside_cost,
    departments: departments
      .filter(row => row.trainees > 0)
      .map(row => ({
        id: row.id,
        name: row.name,
        trainees: row.trainees,
        seconds: row.platform_seconds + row.outside_seconds,
      })),
  }
}

async function platformCost(db: Connection, companyId: number, year: number): Promise<number> {
  const { totals } = await addUpPurchases(db, companyId, 'spending', periodOf(year), 'en')
  return totals.paid - totals.refunded
}

/** The same in the reader's language, with the units that they make. */
export function presentFigures(figures: DisclosureFigures, rules: DisclosureRules, locale: Locale) {
  return {
    ...figures,
    units: unitsOf(rules, figures.platform_seconds, figures.outside_seconds),
    departments: figures.departments.map(({ name, ...row }) => ({
      ...row,
      name: name && pick(name, locale),
    })),
  }
}
