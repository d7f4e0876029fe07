import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0134_ways_to_stand')
})
afterAll(() => migrating.close())

/** Three people: one with two requirements, one in two ways, one of whom nothing is demanded; and what is kept of a past day. */
const data = `
insert into users (kind, name, name_key, name_folded, email) values ('company', 'owner', 'owner', 'owner', 'owner');
insert into companies (user_id, slug, legal_name, registration_number) select id, 'c', '{"ar":"ش"}', '1010101010' from users;
insert into employees (company_id, name, name_key, search_folded, email) select c.id, n, n, n, n from companies c, unnest(array['alike', 'mixed', 'none']) n;
update employee_standings k set standings = case e.name when 'alike' then '{16,32}' when 'mixed' then '{20,38}' else '{}' end::bigint[]
  from employees e where e.id = k.employee_id;
insert into standing_days (company_id, day) select id, '2026-01-31' from companies;
insert into past_standings (company_id, day_id, employee_id, standings) select d.company_id, d.id, e.id, '{21}' from standing_days d, employees e where e.name = 'mixed'`

test('of what is kept it is known in which ways people stand, of what was kept before as of what comes', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { client } = migrating
  const ways = async () => {
    const { rows } = await client.query<{ ways: number }>(
      'select k.ways from employee_standings k join employees e on e.id = k.employee_id order by e.name',
    )
    return rows.map(row => row.ways)
  }
  expect(await ways()).toEqual([0b1, 0b1010000, 0])
  expect((await client.query('select ways from past_standings')).rows).toEqual([{ ways: 0b100000 }])
  await client.query("update employee_standings set standings = '{18}'")
  expect(await ways()).toEqual([0b100, 0b100, 0b100])
})
