import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { foldedInSql } from '../../../db/schema/folded.ts'
import { keepStandingLater } from '../assignments/standing-scope.ts'

/** Whom a change can concern; everybody and every group of the company, without it. */
export interface Concerned {
  employeeIds?: readonly number[]
  groupId?: number
}

/**
 * Puts people into the groups whose rules hold for them, and takes those out whom only a rule had put in and for whom none holds any more:
 * one statement, whatever the number. Who was added by hand stays. Who left the company is in none by rule. Call it after each change to
 * people, departments or rules, under `lockStructure`: what is assigned to all of a group or department follows in the background.
 */
export async function applyRules(
  tx: Connection,
  companyId: number,
  { employeeIds, groupId }: Concerned = {},
): Promise<void> {
  const company = sql`${companyId}::bigint`
  const ofGroup = (column: SQL) => (groupId === undefined ? sql`` : sql` and ${column} = ${groupId}`)
  const ofPeople = (column: SQL) =>
    employeeIds === undefined ? sql`` : sql` and ${column} = any(${sql.param(employeeIds)}::bigint[])`
  await tx.execute(sql`
    with recursive branch (top, id) as (
      select r.department_id, r.department_id from employee_group_rules r
      where r.company_id = ${company} and r.department_id is not null${ofGroup(sql`r.group_id`)}
      union select b.top, d.id from departments d join branch b on d.parent_id = b.id
    ), ${sameJobs(company, { rules: ofGroup(sql`r.group_id`), people: ofPeople(sql`e.id`) })}, wanted as (
      select distinct r.group_id, e.id as employee_id
      from employee_group_rules r join employees e on e.company_id = r.company_id and e.state <> 'deactivated'
      where r.company_id = ${company}${ofGroup(sql`r.group_id`)}${ofPeople(sql`e.id`)}
        and (r.department_id is null or (r.department_id, e.department_id) in (select top, id from branch))
        and (r.joined_after is null or e.joined_on > r.joined_after)
        and (r.job is null or (r.job, e.job) in (select asked, job from same_jobs))
    ), gone as (
      delete from employee_group_members m
      where m.company_id = ${company} and m.is_by_rule${ofGroup(sql`m.group_id`)}${ofPeople(sql`m.employee_id`)}
        and not exists (select from wanted w where w.group_id = m.group_id and w.employee_id = m.employee_id)
    )
    insert into employee_group_members (company_id, group_id, employee_id, is_by_rule)
    select ${company}, group_id, employee_id, true from wanted on conflict do nothing`)
  await keepStandingLater(tx, { companyId, ...(employeeIds && { employeeIds: [...employeeIds] }) })
}

/**
 * Tables of a statement, the last of them `same_jobs`: each job that a rule asks for (`asked`) with each that people have (`job`) which is read the
 * same, as search folds words; a job of the common list in either of its languages. A job is folded once, however many people have it.
 * @param rules @param people conditions on `employee_group_rules r` and `employees e`, each after `and`
 */
function sameJobs(company: SQL, { rules, people }: Record<'rules' | 'people', SQL>): SQL {
  const asked = sql`select distinct r.job from employee_group_rules r where r.company_id = ${company} and r.job is not null${rules}`
  const had = sql`select distinct e.job from employees e where e.company_id = ${company} and e.job is not null${people} and exists (select from asked_jobs)`
  const folded = (text: SQL) => sql`cross join lateral (select ${foldedInSql(text)} as folded offset 0) f`
  return sql`
    asked_jobs as materialized (select w.job, f.folded from (${asked}) w ${folded(sql`w.job`)}),
    listed_jobs as materialized (
      select j.id, f.folded from job_names j cross join lateral (values (j.name ->> 'ar'), (j.name ->> 'en')) n(name) ${folded(sql`n.name`)}
      where n.name is not null and exists (select from asked_jobs)
    ),
    asked_forms as (
      select a.job as asked, a.folded from asked_jobs a
      union select a.job, other.folded from asked_jobs a join listed_jobs l on l.folded = a.folded join listed_jobs other on other.id = l.id
    ),
    same_jobs as materialized (
      select distinct m.asked, w.job from (${had}) w ${folded(sql`w.job`)} join asked_forms m on m.folded = f.folded
    )`
}
