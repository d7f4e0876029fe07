import type { MadeCompany } from './people.ts'

/** How many of each there are at most. */
const [teamCount, savedCount, messageCount, batchCount] = [60, 40, 500, 2000]

/**
 * What a company keeps beside its people and what they learn: its team, saved reports, messages, acts that assigned something, standing assignments, an
 * imported list, what its directory calls people, and what these say of courses. Read from the tables alone, so that it can be made at the end.
 */
export function records({ id }: MadeCompany): string[] {
  const owner = `(select user_id from companies where id = ${id})`
  return [
    `insert into company_members (company_id, user_id, role, department_id)
      select ${id}, e.user_id, 'manager', d.id from departments d join employees e on e.id = d.head_id
      where d.company_id = ${id} and e.user_id is not null order by d.id limit ${teamCount} on conflict do nothing`,
    `insert into saved_reports (company_id, created_by, is_shared, name, query)
      select ${id}, ${owner}, n % 2 = 0, 'تقرير ' || n,
        jsonb_build_object('report', (array['completion', 'time', 'scores'])[1 + n % 3], 'by', (array['course', 'department', 'month'])[1 + n / 3 % 3])
      from generate_series(1, ${savedCount}) n order by n`,
    `insert into company_messages (company_id, created_by, text, total, sent, created_at, finished_at)
      select ${id}, ${owner}, jsonb_build_object('ar', 'نذكّركم بإنهاء الدورة رقم ' || n), 100, 100, m.at, m.at + interval '1 minute'
      from generate_series(1, ${messageCount}) n cross join lateral (select now() - make_interval(days => 600 - n) as at) m order by n`,
    `insert into assignment_batches (company_id, created_by, state, total, done, created_at, finished_at)
      select ${id}, ${owner}, 'done', 1 + n % 700, 1 + n % 700, m.at, m.at + interval '1 minute'
      from generate_series(1, ${batchCount}) n cross join lateral (select now() - make_interval(hours => 9000 - n * 4) as at) m order by n`,
    `insert into assignment_batch_items (company_id, batch_id, employee_id, course_id, outcome)
      select ${id}, b.id, a.employee_id, a.course_id, 'assigned'
      from (select row_number() over (order by id) as n, id from assignment_batches where company_id = ${id}) b
        join (select row_number() over (order by id) as n, employee_id, course_id from assignments where company_id = ${id}) a on a.n / 20 = b.n - 1
      order by b.id, a.course_id, a.employee_id on conflict do nothing`,
    `insert into standing_assignments (company_id, group_id, course_id, due_days)
      select ${id}, g.id, c.course_id, 30 from employee_groups g
        cross join (select distinct course_id from (select course_id from assignments where company_id = ${id} order by id limit 2000) a order by 1 limit 3) c
      where g.company_id = ${id} order by g.id, c.course_id`,
    ...imported(id),
    `insert into scim_users (company_id, employee_id, external_id, formatted_name)
      select company_id, id, 'x-' || number, name from employees where company_id = ${id} and id % 2 = 0 order by id`,
    `insert into reviews (user_id, course_id, stars, text, created_at)
      select e.user_id, a.course_id, 1 + (a.id % 5)::int, 'شرح واضح ومفيد', a.completed_at + interval '1 hour'
      from assignments a join employees e on e.id = a.employee_id
      where a.company_id = ${id} and a.state = 'completed' and e.user_id is not null and a.id % 20 = 0 and a.completed_at < now() - interval '1 hour'
      order by a.id on conflict do nothing`,
  ]
}

/** The list by which everybody came in, as it stands after they were invited. */
function imported(id: number): string[] {
  return [
    `insert into employee_imports (company_id, created_by, role, locale, kind, state, total, faulty, done, invited, created_at, finished_at)
      select ${id}, c.user_id, 'owner', 'ar', 'csv', 'done', e.people, 0, e.people, e.people, now() - interval '700 days', now() - interval '699 days'
      from companies c, (select count(*)::int as people from employees where company_id = ${id}) e where c.id = ${id}`,
    `insert into employee_import_rows (company_id, import_id, line, cells, name, email, number, job, faults, state)
      select ${id}, i.id, row_number() over (order by e.id), jsonb_build_object('name', e.name, 'email', e.email, 'number', e.number, 'job', e.job),
        e.name, e.email, e.number, e.job, '[]', case when e.id % 50 = 0 then 'passed' else 'invited' end
      from employees e cross join (select max(id) as id from employee_imports where company_id = ${id}) i where e.company_id = ${id}`,
  ]
}
