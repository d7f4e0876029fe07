import { sql, type SQL } from 'drizzle-orm'

/**
 * Selects `employee_id` and `course_id` of what people wait for, each once for each person: a standing assignment that still concerns them was
 * refused for want of a seat, and the course has not been assigned to them since.
 */
export function whoWaitsForSeats(companyId: number): SQL {
  const company = sql`${companyId}::bigint`
  return sql`with recursive meant (standing_id, department_id) as (
      select s.id, s.department_id from standing_assignments s where s.company_id = ${company} and s.department_id is not null
      union select m.standing_id, d.id from meant m join departments d on d.company_id = ${company} and d.parent_id = m.department_id
    ) select distinct i.employee_id, i.course_id from assignment_batch_items i
      join assignment_batches b on b.company_id = i.company_id and b.id = i.batch_id
      join standing_assignments s on s.company_id = b.company_id and s.id = b.standing_id
      join employees e on e.company_id = i.company_id and e.id = i.employee_id and e.state <> 'deactivated'
    where i.company_id = ${company} and i.outcome = 'no_seat'
      and (exists (select from employee_group_members m where m.company_id = ${company} and m.group_id = s.group_id and m.employee_id = e.id)
        or (s.id, e.department_id) in (select standing_id, department_id from meant))
      and not exists (select from assignments a where a.company_id = ${company} and a.employee_id = i.employee_id
        and a.course_id = i.course_id and (a.state <> 'withdrawn' or a.created_at > b.created_at))`
}
