import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0013_memberships_and_audit')
})
afterAll(() => migrating.close())

const all = async (statement: string) =>
  (await migrating.client.query<Record<string, unknown>>(statement)).rows

/** A company's account and a learner, each signed in; the company has a tree of departments and two members. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select k, n, n, n, n
  from (values ('company', 'owner'), ('student', 'learner'), ('student', 'boss'), ('student', 'clerk')) as p (k, n);
insert into companies (user_id, slug, legal_name, registration_number) select id, 'o', '{"ar":"ش"}', '1' from users where email = 'owner';
insert into departments (company_id, name) select id, '{"en":"Above"}' from companies;
insert into departments (company_id, parent_id, name) select company_id, id, '{"en":"Below"}' from departments;
insert into company_members (company_id, user_id, role, department_id)
  select c.id, u.id, case u.email when 'boss' then 'manager' else 'finance' end, d.id
  from companies c, users u, departments d where u.email in ('boss', 'clerk') and d.parent_id is not null;
insert into sessions (token_hash, user_id, expires_at) select email, id, now() + interval '1 day' from users where email in ('owner', 'learner');`

test('sessions go on in the capacity that they had, and members keep their roles', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  expect(
    await all(
      'select token_hash, capacity, company_id is not null as has_company, second_factor_at from sessions order by token_hash',
    ),
  ).toEqual([
    { token_hash: 'learner', capacity: 'personal', has_company: false, second_factor_at: null },
    { token_hash: 'owner', capacity: 'company', has_company: true, second_factor_at: null },
  ])
  expect(await all('select count(distinct browser_id)::int as browsers from sessions')).toEqual([
    { browsers: 2 },
  ])
  expect(
    await all(
      `select u.email, m.role, d.name->>'en' as branch from company_members m join users u on u.id = m.user_id
       left join departments d on d.id = m.department_id order by u.email`,
    ),
  ).toEqual([
    { email: 'boss', role: 'manager', branch: 'Below' },
    // A department says which branch a manager sees; other roles see the whole company.
    { email: 'clerk', role: 'finance', branch: null },
  ])
  expect(await all('select count(*)::int as below from departments where parent_id is not null')).toEqual([
    { below: 1 },
  ])
})
