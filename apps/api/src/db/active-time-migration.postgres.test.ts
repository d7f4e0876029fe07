import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0099_video-chapters-and-active-spans')
})
afterAll(() => migrating.close())

/** Four lessons: one of which time was counted for five minutes, two that say only one of both moments, and one of which none was. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select 'student', n, n, n, n from unnest(array['one', 'teacher']) n;
insert into instructors (user_id, slug, name, title, bio, expertise, state, student_count) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved', 0 from users where email = 'teacher';
insert into categories (slug, name) values ('c', '{"ar":"ف"}');
insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, title_folded, search_vector, instructor_id, category_id)
  select 'k', '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 0, '', '', i.id, c.id from instructors i, categories c;
insert into sections (course_id, key, position, title) select id, 's', 1, '{"ar":"ق"}' from courses;
insert into lessons (course_id, section_id, key, position, kind, title)
  select s.course_id, s.id, 'l' || n, n, 'article', '{"ar":"درس"}' from sections s, generate_series(1, 4) n;
insert into lesson_progress (user_id, lesson_id, course_id, seconds_seen, started_at, active_at)
  select u.id, l.id, l.course_id, 200, case when l.position in (1, 2) then to_timestamp(1000.4) end, case when l.position in (1, 3) then to_timestamp(1300.6) end
  from users u, lessons l where u.email = 'one'`

test('time that was counted cannot be claimed again, and what was counted stays', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { rows } = await migrating.client.query<{ spans: string; seconds: number }>(
    'select p.active_spans::text as spans, p.seconds_seen as seconds from lesson_progress p join lessons l on l.id = p.lesson_id order by l.position',
  )
  expect(rows.map(({ spans }) => spans)).toEqual(['{[1000,1301)}', '{}', '{[1300,1301)}', '{}'])
  expect(rows.map(({ seconds }) => seconds)).toEqual([200, 200, 200, 200])
})
