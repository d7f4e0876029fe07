import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0014_enrolment_grants')
})
afterAll(() => migrating.close())

const all = async (statement: string) =>
  (await migrating.client.query<Record<string, unknown>>(statement)).rows
const one = async (statement: string) => (await all(statement))[0]

/** Six learners in a course with an exam; `bought` and `given` have it of their company, too. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select 'student', n, n, n, n from unnest(array['free', 'bought', 'given', 'ended', 'sitting', 'returned', 'teacher', 'owner']) n;
insert into instructors (user_id, slug, name, title, bio, expertise, state) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved' from users where email = 'teacher';
insert into categories (slug, name) values ('c', '{"ar":"ف"}');
insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
  select 'k', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 0, 'published', now(), '', '', i.id, c.id from instructors i, categories c;
insert into exams (course_id, title, pass_mark, review) select id, '{"ar":"خ"}', 60, (select jsonb_object_agg(m,
  '["answers","correctness","marks","feedback","right_answers","overall"]'::jsonb) from unnest(array['just_after', 'while_open', 'after_closing']) m) from courses;
insert into companies (user_id, slug, legal_name, registration_number) select id, 'o', '{"ar":"ش"}', '1' from users where email = 'owner';
insert into employees (company_id, user_id, name, name_key, search_folded, email, state) select c.id, u.id, u.name, u.name, u.name, u.email, 'active'
  from companies c, users u where u.email in ('bought', 'given', 'returned');
insert into seat_pools (company_id, course_id, bought, used) select c.id, k.id, 5, 2 from companies c, courses k;
insert into assignments (company_id, employee_id, course_id, state, created_at)
  select e.company_id, e.id, k.id, case when e.name = 'returned' then 'withdrawn' else 'assigned' end, '2026-03-01' from employees e, courses k;
insert into seat_ledger (pool_id, employee_id, movement, seats) select p.id, e.id, 'assigned', -1 from seat_pools p, employees e;
insert into enrolments (user_id, course_id, source, state, percent, created_at, last_seen_at, completed_at)
  select u.id, k.id, case u.email when 'bought' then 'order' when 'given' then 'seat' when 'returned' then 'seat' else 'free' end,
    case u.email when 'free' then 'completed' when 'bought' then 'active' when 'given' then 'active' else 'ended' end,
    case u.email when 'free' then 100 else 40 end, '2026-02-01', '2026-02-20', case u.email when 'free' then '2026-02-20'::timestamptz end
  from users u, courses k where u.kind = 'student' and u.email not in ('teacher', 'owner');
insert into attempts (exam_id, user_id, number, seed, holder, max_score) select x.id, u.id, 1, 1, 'tab', 1 from exams x, users u where u.email = 'sitting';
insert into certificates (code, user_id, course_id, holder_name, course_title, issued_at)
  select u.email, u.id, k.id, 'x', '{}', '2026-02-10' from users u, courses k where u.email in ('free', 'given');
update employees set name = 'عطا', name_key = 'عطا', search_folded = 'عطا' where name = 'given';`

test('every enrolment becomes grants that say why, and nothing of it is lost', async () => {
  await migrating.client.query(data)
  const counted = await one(`select value::int from counters where name = 'enrolments'`)
  expect(counted).toEqual({ value: 6 })
  await migrating.finish()

  expect(await one('select count(*)::int as n, sum(percent)::int as percent from enrolments')).toEqual({
    n: 6,
    percent: 300,
  })
  expect(
    await all(`select u.email, g.kind, to_char(g.starts_at at time zone current_setting('timezone'), 'MM-DD') as starts, to_char(g.ends_at, 'MM-DD') as ends, g.ended_reason,
        a.state as assignment, l.movement as seat from enrolment_grants g join users u on u.id = g.user_id
      left join assignments a on a.id = g.assignment_id left join seat_ledger l on l.id = g.seat_id and l.employee_id = a.employee_id order by u.email, g.id`),
  ).toEqual([
    row('bought', 'order', '02-01'),
    row('bought', 'seat', '03-01', { assignment: 'assigned', seat: 'assigned' }),
    row('ended', 'free', '02-01', { ends: '02-20', ended_reason: 'unrecorded' }),
    row('free', 'free', '02-01'),
    row('given', 'seat', '02-01', { assignment: 'assigned', seat: 'assigned' }),
    row('returned', 'seat', '02-01', {
      ends: '02-20',
      ended_reason: 'unrecorded',
      assignment: 'withdrawn',
      seat: 'assigned',
    }),
    // The job that settles ended grants finds it, and closes the attempt.
    row('sitting', 'free', '02-01', { ends: '02-20' }),
  ])
  expect(
    await all(`select c.code, c.completed_at = e.completed_at as same, c.released_at = c.issued_at as told,
        to_char(c.completed_at, 'MM-DD') as at from certificates c join enrolments e using (user_id, course_id) order by 1`),
  ).toEqual([
    { code: 'free', same: true, told: true, at: '02-20' },
    { code: 'given', same: true, told: true, at: '02-10' },
  ])
  expect(
    await one(
      `select review->'just_after' ? 'right_answers' as early, review->'after_last_attempt' ? 'right_answers' as late from exams`,
    ),
  ).toEqual({ early: false, late: true })
  // Each name goes to its script; an employee's other one is that of the account, where it is written in the other script.
  expect(
    await one(`select u.name_ar as "accountAr", u.name_en as "accountEn", e.name_ar as ar, e.name_en as en, e.name_key_en as key, e.search_text as text
      from employees e join users u on u.id = e.user_id where u.email = 'given'`),
  ).toEqual({ accountAr: null, accountEn: 'given', ar: 'عطا', en: 'given', key: 'given', text: 'عطا given' })
  expect(await one(`select value::int from counter_totals where name = 'enrolments'`)).toEqual({ value: 6 })
})

function row(email: string, kind: string, starts: string, more: object = {}) {
  return { email, kind, starts, ends: null, ended_reason: null, assignment: null, seat: null, ...more }
}
