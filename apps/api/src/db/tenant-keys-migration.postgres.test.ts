import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0018_tenant_keys')
})
afterAll(() => migrating.close())

const all = async (statement: string) =>
  (await migrating.client.query<Record<string, unknown>>(statement)).rows

/** Two companies alike, each with one of everything; their ids are 1 and 2, and so are those of what they have. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select k, n, n, n, n
  from (values ('company', 'first'), ('company', 'second'), ('student', 'learner'), ('student', 'other'), ('instructor', 'teacher')) as p (k, n);
insert into instructors (user_id, slug, name, title, bio, expertise, state) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved' from users where email = 'teacher';
insert into categories (slug, name) values ('c', '{"ar":"ف"}');
insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
  select 'k', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 0, 'published', now(), '', '', i.id, c.id from instructors i, categories c;
insert into companies (user_id, slug, legal_name, registration_number) select id, email, '{"ar":"ش"}', '1' from users where kind = 'company' order by id;
insert into departments (company_id, name) select id, '{"ar":"ق"}' from companies order by id;
insert into employees (company_id, user_id, name, name_key, search_folded, email, state, department_id)
  select c.id, u.id, 'x', 'x', 'x', 'x', 'active', c.id from companies c join users u on u.id = c.id + 2 order by 1;
update employees set manager_id = id;
insert into employee_invitations (employee_id, token_hash, expires_at) select id, id::text, now() from employees order by employees.id;
insert into employee_groups (company_id, name) select id, '{"ar":"م"}' from companies order by id;
insert into employee_group_members (group_id, employee_id) select id, id from employees;
insert into learning_paths (company_id, name) select id, '{"ar":"م"}' from companies order by id;
insert into learning_path_courses (path_id, course_id, position) select id, 1, 1 from learning_paths;
insert into requirements (company_id, path_id, group_id) select id, id, id from companies order by id;
insert into waivers (requirement_id, employee_id, reason) select id, id, 'x' from companies order by id;
insert into orders (public_id, user_id, company_id, idempotency_key, subtotal, total, net, vat, buyer, expires_at)
  select id::text, id, id, id::text, 100, 100, 87, 13, '{}', now() from companies order by companies.id;
insert into orders (public_id, user_id, idempotency_key, subtotal, total, net, vat, buyer, expires_at) values ('own', 3, 'k', 100, 100, 87, 13, '{}', now());
insert into order_lines (order_id, course_id, title, unit_price, total) select id, 1, '{"ar":"د"}', 100, 100 from orders order by id;
insert into seat_pools (company_id, course_id, bought, used) select id, 1, 5, 1 from companies order by id;
insert into seat_ledger (pool_id, employee_id, order_line_id, movement, seats) select id, id, id, 'assigned', -1 from companies order by id;
insert into assignments (company_id, employee_id, course_id, learning_path_id) select id, id, 1, id from companies order by id;
insert into enrolments (user_id, course_id) values (3, 1), (4, 1);
insert into enrolment_grants (user_id, course_id, kind, seat_id, assignment_id) values (3, 1, 'seat', 1, 1), (4, 1, 'seat', 2, null), (4, 1, 'assignment', null, 2), (4, 1, 'free', null, null);`

beforeAll(() => migrating.client.query(data))

test.each([
  ['employees.department_id', 'update employees set department_id = 1 where id = 2', 2],
  ['employees.manager_id', 'update employees set manager_id = 1 where id = 2', 2],
  [
    'employee_group_members.employee_id',
    'update employee_group_members set employee_id = 1 where group_id = 2',
    1,
  ],
  ['assignments.employee_id', `update assignments set employee_id = 1, state = 'withdrawn' where id = 2`, 2],
  ['assignments.learning_path_id', 'update assignments set learning_path_id = 1 where id = 2', 2],
  ['requirements.path_id', 'update requirements set path_id = 1 where id = 2', 2],
  ['requirements.group_id', 'update requirements set group_id = 1 where id = 2', 2],
  ['waivers.employee_id', 'update waivers set employee_id = 1 where id = 2', 2],
  ['seat_ledger.employee_id', 'update seat_ledger set employee_id = 1 where id = 2', 2],
  ['seat_ledger.order_line_id', 'update seat_ledger set order_line_id = 3 where id = 2', 2],
  ['seat_ledger.order_line_id', 'update seat_ledger set order_line_id = 99 where id = 2', 2],
  [
    'enrolment_grants.seat_id',
    'delete from enrolment_grants where seat_id = 2; update enrolment_grants set seat_id = 2 where seat_id = 1',
    1,
  ],
])('%s that names another company’s stops the migration and is named: %s', async (relation, breaking, id) => {
  // Rolled back by the migration, with everything that it did itself.
  await migrating.client.query(`begin; ${breaking}`)
  await expect(migrating.finish()).rejects.toMatchObject({
    cause: {
      message: expect.stringMatching(
        new RegExp(`${relation.replace('.', '\\.')}[^\n]*: 1, ids ${id}\n[^]*start again`),
      ),
    },
  })
})

test('the start-up error says what to do, not which statement failed', async () => {
  await migrating.client.query('update employees set department_id = 1 where id = 2')
  await expect(openDatabase({ url: migrating.url })).rejects.toThrow(
    /^The database was not migrated: Some rows name a thing of another company[^]*department_id: 1, ids 2\n.*start again/,
  )
  await migrating.client.query('update employees set department_id = 2 where id = 2')
})

test('every row gets the company of the thing that it belongs to, and none is lost', async () => {
  await migrating.finish()
  const tables = [
    'employee_invitations',
    'employee_group_members',
    'learning_path_courses',
    'waivers',
    'seat_ledger',
  ]
  const fields = ['employee_id', 'group_id', 'path_id', 'requirement_id', 'pool_id']
  for (const [index, table] of tables.entries())
    expect(
      await all(`select company_id::int, ${fields[index]}::int as of from ${table} order by 1`),
      table,
    ).toEqual([
      { company_id: 1, of: 1 },
      { company_id: 2, of: 2 },
    ])
  expect(await all('select order_id::int, company_id::int from order_lines order by 1')).toEqual([
    { order_id: 1, company_id: 1 },
    { order_id: 2, company_id: 2 },
    { order_id: 3, company_id: null },
  ])
  expect(
    await all('select user_id::int, kind, company_id::int from enrolment_grants order by user_id, kind'),
  ).toEqual([
    { user_id: 3, kind: 'seat', company_id: 1 },
    { user_id: 4, kind: 'assignment', company_id: 2 },
    { user_id: 4, kind: 'free', company_id: null },
    { user_id: 4, kind: 'seat', company_id: 2 },
  ])
  expect(
    await all(
      'select department_id::int, manager_id::int from employees union all select learning_path_id::int, employee_id::int from assignments order by 1',
    ),
  ).toEqual([1, 1, 2, 2].map(id => ({ department_id: id, manager_id: id })))
})
