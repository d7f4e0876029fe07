import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0137_people_told_of')
})
afterAll(() => migrating.close())

/** A large company that was counted: one person of its department has courses and a result, one of no department has learned. */
const data = `
insert into users (kind, name, name_key, name_folded, email) values ('company', 'owner', 'owner', 'owner', 'owner');
insert into companies (user_id, slug, legal_name, registration_number) select id, 'c', '{"ar":"ش"}', '1010101010' from users;
insert into departments (company_id, name) select id, '{"ar":"ق"}' from companies;
insert into employees (company_id, name, name_key, search_folded, email, department_id, state)
  select d.company_id, n, n, n, n, case n when 'one' then d.id end, 'invited' from departments d, unnest(array['one', 'two']) n;
insert into report_people (company_id, department_id, employee_id, assigned, not_started, in_progress, completed, overdue, begun, begun_completed, seconds, days,
    recent_seconds, recent_days, last_day, results, passed, percents, hidden)
  select e.company_id, e.department_id, e.id, n, n, 0, 0, 0, 0, 0, 0, 1 - n, 0, 0, -1, 0, 0, 0, n from employees e
    cross join lateral (select (e.department_id is not null)::int as n) k;
insert into report_slices (company_id, department_id, as_of, is_moving, due_at)
  select company_id, department_id, now(), false, now() + interval '1 hour' from employees order by name`

test('of departments that were counted it is known of how many people reports tell, before they are counted again', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { rows } = await migrating.client.query(
    'select told_of_completion as completion, told_of_time as time, told_of_scores as scores from report_slices order by department_id nulls last',
  )
  expect(rows).toEqual([
    { completion: 1, time: 0, scores: 1 },
    { completion: 0, time: 1, scores: 0 },
  ])
})
