import { sql, type SQL } from 'drizzle-orm'
import { index, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { arabicFirst } from './names.ts'

/** The key that puts employee numbers in order as people count: E-9 before E-10. Who has none stands last, read from the last number down too. */
export function byNumber(number: AnyPgColumn, isBack: boolean): SQL {
  const [none, some] = isBack ? [`'0'`, `'1'`] : [`'1'`, `'0'`]
  return sql`(case when ${number} is null then ${sql.raw(none)} else ${sql.raw(some)} || regexp_replace(lower(${number}), '[0-9]+$', '')
    || lpad(coalesce(substring(${number} from '[0-9]+$'), ''), 40, '0') end) collate "C"`
}

/** The key that puts people in order by whether they are there, are invited or have left, and then by name. @param nameKey by which the reader finds names */
export function byState(state: AnyPgColumn, nameKey: SQL): SQL {
  return sql`(case ${state} when 'active' then '0' when 'invited' then '1' else '2' end || ${nameKey}) collate "C"`
}

type OrderedByJob = Record<
  'companyId' | 'job' | 'nameKeyEn' | 'nameKeyAr' | 'id' | 'departmentId',
  AnyPgColumn
>

/** Indexes that read those of one job by name, as either reader finds them; who of a branch has which is counted from the first alone. */
export function indexesByJob({ companyId, job, nameKeyEn, nameKeyAr, id, departmentId }: OrderedByJob) {
  return [
    index('employees_by_job').on(companyId, job, sql`${nameKeyEn} collate "C"`, id, departmentId),
    index('employees_by_job_arabic_first').on(companyId, job, arabicFirst(nameKeyAr), id),
  ]
}
