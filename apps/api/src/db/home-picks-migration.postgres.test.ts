import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratingBefore, type Migrating } from '../testing/migrating.ts'

let migrating: Migrating
beforeAll(async () => {
  migrating = await migratingBefore('0133_what_the_home_page_picks')
})
afterAll(() => migrating.close())

/** Three courses: with a free video, with one that is retired, and with none; and four reviews of the first. */
const data = `
insert into users (kind, name, name_key, name_folded, email) select 'student', n, n, n, n from unnest(array['one', 'two', 'three', 'four', 'teacher']) n;
insert into instructors (user_id, slug, name, title, bio, expertise, state, student_count) select id, 't', '{"ar":"م"}', '{}', '{}', '{}', 'approved', 2 from users where email = 'teacher';
insert into categories (slug, name) values ('c', '{"ar":"ف"}');
insert into courses (slug, title, summary, description, outcomes, requirements, level, languages, price, state, published_at, title_folded, search_vector, instructor_id, category_id)
  select s, '{"ar":"د"}', '{"ar":"د"}', '{"ar":"د"}', '{}', '{}', 'beginner', '{ar}', 500, 'published', now(), '', '', i.id, c.id
  from instructors i, categories c, unnest(array['video', 'retired', 'bare']) s;
insert into sections (course_id, key, position, title) select id, 's', 1, '{"ar":"ق"}' from courses;
insert into lessons (course_id, section_id, key, position, kind, media, duration_seconds, title, free_preview, retired_at)
  select c.id, s.id, 'l', 1, 'video', 'a.mp4', 60, '{"ar":"درس"}', c.slug <> 'bare', case c.slug when 'retired' then now() end from courses c join sections s on s.course_id = c.id;
insert into reviews (course_id, user_id, stars, text, hidden_at)
  select c.id, u.id, case u.email when 'three' then 3 else 5 end, case u.email when 'two' then 'A clear course that put my whole work in order.' else 'دورة واضحة أعادت ترتيب عملي كله، وأنصح بها.' end,
    case u.email when 'four' then now() end
  from courses c, users u where c.slug = 'video' and u.email <> 'teacher';`

test('courses know of their free videos, and reviews of where they may be shown', async () => {
  await migrating.client.query(data)
  await migrating.finish()
  const { client } = migrating
  const courses = await client.query('select slug, has_free_video from courses order by id')
  expect(courses.rows).toEqual([
    { slug: 'video', has_free_video: true },
    { slug: 'retired', has_free_video: false },
    { slug: 'bare', has_free_video: false },
  ])
  const reviews = await client.query(
    'select u.email, voice from reviews r join users u on u.id = r.user_id order by u.id',
  )
  expect(reviews.rows).toEqual([
    { email: 'one', voice: 'ar' },
    { email: 'two', voice: 'en' },
    { email: 'three', voice: null },
    { email: 'four', voice: null },
  ])
})
