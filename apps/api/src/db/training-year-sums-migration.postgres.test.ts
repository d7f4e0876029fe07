import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0138_training_year_sums')
})
afterAll(() => migrating.close())

/** Two people whose years are kept; one of them had training elsewhere in the later one, of which some was removed again. */
const data = `
insert into users (kind, name, name_key, name_folded, email) values ('company', 'owner', 'owner', 'owner', 'owner');
insert into companies (user_id, slug, legal_name, registration_number) select id, 'c', '{"ar":"ش"}', '1010101010' from users;
insert into employees (company_id, name, name_key, search_folded, email, state) select id, n, n, n, n, 'invited' from companies, unnest(array['one', 'two']) n;
insert into employee_years (company_id, year, employee_id, is_employed, seconds)
  select company_id, y, id, true, 60 from employees, unnest(array[2025, 2026]) y;
insert into outside_trainings (company_id, employee_id, title, evidence, completed_on, minutes, cost, removed_at)
  select e.company_id, e.id, 'First aid', 'A card', '2026-03-01', m, 100, case m when 40 then now() end from employees e, unnest(array[10, 20, 40]) m
  where e.name = 'one'`

test('the years that are kept of people have what they had elsewhere', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { rows } = await migrating.client.query(`
    select e.name, k.year, k.outside_seconds::int as seconds, k.outside_cost::int as cost
    from employee_years k join employees e on e.id = k.employee_id order by 1, 2`)
  expect(rows).toEqual([
    { name: 'one', year: 2025, seconds: 0, cost: 0 },
    { name: 'one', year: 2026, seconds: 1800, cost: 200 },
    { name: 'two', year: 2025, seconds: 0, cost: 0 },
    { name: 'two', year: 2026, seconds: 0, cost: 0 },
  ])
  // From now on an entry marks whom it is of.
  await migrating.client.query(`truncate report_marks`)
  await migrating.client.query(`delete from outside_trainings where minutes = 10`)
  const marks = await migrating.client.query(
    'select e.name from report_marks m join employees e on e.id = m.employee_id',
  )
  expect(marks.rows).toEqual([{ name: 'one' }])
})
