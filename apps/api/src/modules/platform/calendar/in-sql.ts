import { firstSunday, type WorkingDays } from '@masar/text'
import { sql, type SQL } from 'drizzle-orm'

const base = sql.raw(`date '${firstSunday}'`)
const ints = (numbers: readonly number[]) => sql`${sql.param([...numbers])}::int[]`

/** `nextWorkingDay` of the texts package, in SQL: the day itself, where it is worked, or else the next one that is. Null stays null. */
function nextWorkingDay(days: WorkingDays, day: SQL): SQL {
  return withRank(days, sql`(${day})::date - 1`, sql`1`)
}

/** `workingDayAfter` of the texts package, in SQL. @param count at least 1 */
function workingDayAfter(days: WorkingDays, day: SQL, count: SQL): SQL {
  return withRank(days, sql`(${day})::date`, sql`(${count})::int`)
}

/** The day so many days after another, moved to a working day, whichever days are counted. @param isInWorkingDays of each row */
export function dueDay(working: WorkingDays, start: SQL, days: SQL, isInWorkingDays: SQL): SQL {
  return sql`case when ${isInWorkingDays} and ${days} > 0 then ${workingDayAfter(working, start, days)}
    else ${nextWorkingDay(working, sql`${start} + ${days}`)} end`
}

/**
 * The working day that comes so many after a day, in whole numbers: no table is looked into. The rank is reckoned once (`offset 0` keeps it from
 * being written out wherever it is used); a barrier at each step took a third longer, for two microseconds a row on the embedded database.
 */
function withRank({ weekdays, counts, closed, thresholds }: WorkingDays, day: SQL, steps: SQL): SQL {
  const length = sql.raw(String(weekdays.length))
  return sql`(select ${base} + f.at / ${length} * 7 + (${ints(weekdays)})[f.at % ${length} + 1] from (
    select r.rank + width_bucket(r.rank, ${ints(thresholds)}) - 1 as at from (
      select n.weekday - width_bucket(n.weekday, ${ints(closed)}) + ${steps} as rank from (
        select b.day / 7 * ${length} + (${ints(counts)})[b.day % 7 + 1] as weekday from (
          select ${day} - ${base} as day) b) n
    offset 0) r) f)`
}
