import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { employeeYears, trainingYears } from '../db/schema/index.ts'

/** What the years of people come to by year and department, and what is added up of them: the same, if all is well. */
export async function trainingSums(db: Database) {
  const rules = await db.select().from(trainingYears)
  const counted = new Map<string, number[]>()
  const add = (key: string, values: readonly number[]) =>
    counted.set(
      key,
      values.map((value, n) => value + (counted.get(key)?.[n] ?? 0)),
    )
  for (const row of await db.select().from(employeeYears)) {
    const by = rules.find(({ companyId, year }) => companyId === row.companyId && year === row.year)
    if (!by) continue
    const { seconds, outsideSeconds, outsideCost, isEmployed } = row
    const units = seconds / 60 / by.platformUnitMinutes + outsideSeconds / 60 / by.outsideUnitMinutes
    add(`${row.companyId} ${row.year} ${row.departmentId}`, [
      Number(isEmployed),
      Number(seconds + outsideSeconds > 0),
      Number(isEmployed && units < by.minimumUnits),
      seconds,
      outsideSeconds,
      outsideCost,
    ])
  }
  const { rows } = await db.execute<{ key: string; sums: number[] }>(sql`
    select concat(company_id, ' ', year, ' ', coalesce(department_id::text, 'null')) as key, array[sum(headcount), sum(trainees), sum(under_minimum),
      sum(seconds), sum(outside_seconds), sum(outside_cost)]::float8[] as sums from training_year_sums group by 1`)
  const isAny = ([, sums]: readonly [string, number[]]) => sums.some(sum => sum !== 0)
  return {
    counted: Object.fromEntries([...counted].filter(isAny)),
    addedUp: Object.fromEntries(rows.map(({ key, sums }) => [key, sums] as const).filter(isAny)),
  }
}
