import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0131_sums_of_ratings')
})
afterAll(() => migrating.close())

/** A large company whose one department was counted, one of whose people rated a course, and a list of two people. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select 'student', n, n, n, n from unnest(array['owner', 'one', 'teacher']) n;
insert into companies (user_id, slug, legal_name, registration_number)
  select id, 'c', '{"ar":"ش"}', '1010101010' from users where email = 'owner';
insert into departments (company_id, name) select id, '{"ar":"ق"}' from companies;
insert into employees (company_id, user_id, name, name_key, search_folded, email, department_id, state)
  select d.company_id, u.id, 'one', 'one', 'one', 'one', d.id, 'active' from departments d, users u where u.email = 'one';
insert into instructors (user_id, slug, name, title, bio, expertise, state, student_count) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved', 0 from users where email = 'teacher';
insert into categories (slug, name) values ('c', '{"ar":"ف"}');
insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, title_folded, search_vector, instructor_id, category_id)
  select 'k', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 0, '', '', i.id, c.id from instructors i, categories c;
insert into reviews (course_id, user_id, stars) select c.id, u.id, 4 from courses c, users u where u.email = 'one';
insert into employee_imports (company_id, role, locale, kind, state, total) select id, 'owner', 'ar', 'csv', 'ready', 2 from companies;
insert into employee_import_rows (company_id, import_id, line, cells, faults, state)
  select i.company_id, i.id, n, case n when 1 then '{"name":"أَمَل  علي","email":"AMAL@example.com","number":"٧"}' else '{"name":"Åsa"}' end::jsonb, '[]', 'good'
  from employee_imports i, generate_series(1, 2) n;
delete from report_marks; delete from report_changes;
insert into report_companies (company_id) select id from companies;
insert into report_slices (company_id, department_id, as_of, is_moving, due_at) select company_id, id, now(), false, now() + interval '1 hour' from departments`

test('what was counted is counted anew, with its ratings; listed people are found as they are written or folded', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { client } = migrating
  const changed = await client.query('select department_id from report_changes')
  const departments = await client.query('select id as department_id from departments')
  expect(changed.rows).toEqual(departments.rows)
  const rows = await client.query<{ text: string }>(
    'select search_text as text from employee_import_rows order by line',
  )
  expect(rows.rows.map(({ text }) => text)).toEqual(['امل علي amal@example.com 7', 'asa'])
  // Whatever is said from now on marks who says it.
  await client.query('update reviews set stars = 5')
  await client.query('update reviews set stars = 5')
  const marks = await client.query('select user_id from report_marks')
  expect(marks.rows).toHaveLength(1)
})
