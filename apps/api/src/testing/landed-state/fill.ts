import type pg from 'pg'
import { continueIds } from './load.ts'

/** How many of each are made beside the demo's. */
export interface FillSizes {
  courses: number
  learners: number
}

/**
 * Fills the schema of migration 0012 with made-up rows that fit together: courses with a section, two lessons and a price; learners, two in
 * each of the first courses; progress, exams with attempts and answers, certificates, orders with payments and bills. Rows that triggers
 * would have made are made here, since a hundred thousand runs of a trigger take minutes.
 */
export async function fillLandedState(client: pg.Client, { courses, learners }: FillSizes): Promise<void> {
  const taken = Math.min(courses, 20_000)
  await client.query('begin; set local session_replication_role = replica')
  for (const statement of statements(courses, learners, taken)) await client.query(statement)
  await client.query('commit')
  await continueIds(client)
  await client.query('analyze')
}

/** Ids of what is made begin here; those of the demo are below. */
export const firstId = 1_000_000

const texts = `jsonb_build_object('ar', 'درس ' || n, 'en', 'Lesson ' || n)`
/** The number of a made-up learner in a course; the second one of two comes seven behind. */
const learner = (learners: number, offset = 0) => `${firstId} + (n + ${offset}) % ${learners}`
/** Of one enrolment in `e`: for both learners of each course that anybody takes. */
const enrolled = (learners: number, taken: number) => `
  select n, ${firstId} + n as course_id, ${learner(learners)} as user_id, n as nth from generate_series(1, ${taken}) n
  union all select n, ${firstId} + n, ${learner(learners, 7)}, ${taken} + n from generate_series(1, ${taken}) n`

function statements(courses: number, learners: number, taken: number): string[] {
  return [
    ...catalogue(courses, taken),
    ...people(learners, taken),
    ...exams(learners, taken),
    ...orders(learners, taken),
  ]
}

function catalogue(courses: number, taken: number): string[] {
  return [
    `insert into sections (id, course_id, key, position, title) overriding system value
      select ${firstId} + n, ${firstId} + n, 'only', 1, '{"ar":"قسم","en":"Section"}' from generate_series(1, ${courses}) n`,
    `insert into lessons (id, course_id, section_id, key, position, kind, title, body, duration_seconds, free_preview) overriding system value
      select ${firstId} + 2 * n + k, ${firstId} + n, ${firstId} + n, 'lesson-' || k, k + 1, 'article', ${texts}, jsonb_build_object('ar', 'نصّ الدرس ' || n), 300, k = 0
      from generate_series(1, ${courses}) n, generate_series(0, 1) k`,
    `insert into courses (id, slug, instructor_id, category_id, title, summary, description, level, languages, price, cover, state, sold, duration_seconds, lesson_count,
        published_at, search_vector, title_folded, created_at, updated_at, card_ar, card_en, outline_ar, outline_en) overriding system value
      select ${firstId} + n, 'landed-' || n, i.id, k.id, t.title, d.summary, d.summary, d.level, d.languages, p.price, d.cover, 'published',
        case when n <= ${taken} then 2 else 0 end, 600, 2, '2026-01-01'::timestamptz + n * interval '1 minute', to_tsvector('simple', t.folded), t.folded, '2026-01-01', '2026-01-01',
        ${card('ar')}, ${card('en')}, ${outline('ar', taken)}, ${outline('en', taken)}
      from generate_series(1, ${courses}) n
        join (select row_number() over (order by id) - 1 as place, count(*) over () as size, c.* from courses c) d on d.place = n % d.size
        join instructors i on i.id = d.instructor_id join categories k on k.id = d.category_id
        cross join lateral (select case when n % 4 = 0 then 0 else 4900 + n % 50 * 100 end as price) p
        cross join lateral (select jsonb_strip_nulls(jsonb_build_object('ar', (d.title->>'ar') || ' ' || n, 'en', (d.title->>'en') || ' ' || n)) as title, d.title_folded || ' ' || n as folded) t`,
    `insert into course_search select id, category_id, instructor_id, level, languages, price, rating, sold, duration_seconds, published_at, search_vector from courses where id > ${firstId}`,
    `update categories c set course_count = course_count + m.added from (select category_id, count(*) as added from courses where id > ${firstId} group by 1) m where m.category_id = c.id`,
    `update instructors i set course_count = course_count + m.added from (select instructor_id, count(*) as added from courses where id > ${firstId} group by 1) m where m.instructor_id = i.id`,
    `update counters set value = value + ${courses} where name = 'courses_published'`,
  ]
}

/** What `course_card` makes of such a course, without a call of the function for each. */
const card = (
  locale: string,
) => `(select row_to_json(x)::text from (select ${firstId} + n as id, in_language(t.title, '${locale}') as title,
  (select row_to_json(y) from (select k.id, k.slug, in_language(k.name, '${locale}') as name) y) as category,
  (select row_to_json(y) from (select i.id, in_language(i.name, '${locale}') as name) y) as instructor, d.level, d.languages, p.price,
  null as compare_at_price, 'SAR' as currency, 0 as rating, 0 as rating_count, 600 as duration_seconds, 2 as lesson_count, d.cover) x)`

/** What `course_outline` makes of its section, lessons and exam. */
const outline = (locale: 'ar' | 'en', taken: number) => {
  const [section, lesson] = locale === 'ar' ? ['قسم', 'درس '] : ['Section', 'Lesson ']
  const exam = locale === 'ar' ? 'اختبار' : 'Exam'
  return `format('{"sections":[{"id":%s,"title":"${section}","lessons":[{"id":%s,"title":"${lesson}%s","kind":"article","duration_seconds":300,"free_preview":true},'
    || '{"id":%s,"title":"${lesson}%s","kind":"article","duration_seconds":300,"free_preview":false}]}],"exam":%s}', ${firstId} + n, ${firstId} + 2 * n, n, ${firstId} + 2 * n + 1, n,
    case when n % 4 = 0 and n <= ${taken} then format('{"id":%s,"title":"${exam}","question_count":1,"time_limit_seconds":null,"pass_mark":60}', ${firstId} + n) else 'null' end)`
}

function people(learners: number, taken: number): string[] {
  return [
    `insert into users (id, kind, name, name_key, name_folded, email) overriding system value
      select ${firstId} + n, 'student', 'متعلّم ' || n, 'متعلم ' || n, 'متعلم ' || n, 'landed-' || n || '@example.com' from generate_series(0, ${learners - 1}) n`,
    `update counters set value = value + case name when 'learners' then ${learners} else ${2 * taken} end where name in ('learners', 'enrolments')`,
    `insert into enrolments (id, user_id, course_id, source, state, percent, last_lesson_id, last_seen_at, completed_at, created_at) overriding system value
      select ${firstId} + nth, e.user_id, course_id, case when c.price = 0 then 'free' else 'order' end, case when nth % 5 = 0 then 'completed' when nth % 17 = 0 then 'ended' else 'active' end,
        case when nth % 5 = 0 then 100 when nth % 2 = 0 then 50 else 0 end, case when nth % 2 = 0 then ${firstId} + 2 * n end, '2026-03-01',
        case when nth % 5 = 0 then '2026-03-01'::timestamptz end, '2026-02-01'
      from (${enrolled(learners, taken)}) e join courses c on c.id = e.course_id`,
    `insert into lesson_progress (user_id, lesson_id, course_id, completed_at, updated_at)
      select user_id, ${firstId} + 2 * n + k, course_id, '2026-03-01', '2026-03-01' from (${enrolled(learners, taken)}) e, generate_series(0, 1) k
      where nth % 5 = 0 or (nth % 2 = 0 and k = 0)`,
    `insert into notes (user_id, lesson_id, text) select user_id, ${firstId} + 2 * n, 'ملاحظة ' || n from (${enrolled(learners, taken)}) e where nth % 10 = 0`,
    `insert into favourites (user_id, course_id, position) select user_id, course_id, n from (${enrolled(learners, taken)}) e where nth % 10 = 1`,
  ]
}

/** Every fourth taken course has an exam with one question, and its first learner an attempt; one in fifty is under way. */
function exams(learners: number, taken: number): string[] {
  const examined = `select n, ${firstId} + n as id, ${learner(learners)} as user_id from generate_series(4, ${taken}, 4) n`
  return [
    `insert into exams (id, course_id, title, pass_mark, review, published_at) overriding system value
      select id, id, '{"ar":"اختبار","en":"Exam"}', 60, '{"just_after":["overall"]}', '2026-01-01' from (${examined}) x`,
    `insert into questions (id, exam_id, key, position, kind, points) overriding system value select id, id, 'q', 1, 'true_false', 1 from (${examined}) x`,
    `insert into question_versions (question_id, version, body, answer_key) select id, 1, '{"ar":"سؤال"}', '{"truth":true}' from (${examined}) x`,
    `insert into attempts (id, exam_id, user_id, number, seed, holder, max_score, state, started_at, submitted_at, submitted_by, score, percent, passed, receipt) overriding system value
      select id, id, user_id, 1, n, 'tab', 1, s.state, '2026-03-01', s.done, case when s.done is not null then 'learner' end, s.score, s.score * 100, s.score = 1, case when s.done is not null then 'r-' || n end
      from (${examined}) x cross join lateral (select case when n % 200 = 0 then 'in_progress' else 'graded' end as state,
        case when n % 200 <> 0 then '2026-03-01 01:00'::timestamptz end as done, case when n % 200 <> 0 then (n / 4 % 2)::numeric end as score) s`,
    `insert into attempt_questions (attempt_id, position, question_id, version, points) select id, 1, id, 1, 1 from (${examined}) x`,
    `insert into answers (attempt_id, question_id, value, revision, made_at, saved_at, points, is_right)
      select id, id, jsonb_build_object('truth', n / 4 % 2 = 1), 1, '2026-03-01 00:30', '2026-03-01 00:30', n / 4 % 2, n / 4 % 2 = 1 from (${examined}) x`,
    `insert into certificates (code, user_id, course_id, holder_name, course_title, grade, issued_at)
      select rpad('landed-' || nth, 22, '-'), e.user_id, e.course_id, 'متعلّم', c.title, 100, '2026-03-02'
      from (${enrolled(learners, taken)}) e join courses c on c.id = e.course_id where nth % 10 = 0`,
  ]
}

/** Every third taken course was bought by its first learner, if it has a price. */
function orders(learners: number, taken: number): string[] {
  const bought = `select o.n, ${firstId} + o.n as id, o.user_id, c.title, c.price from (select n, ${learner(learners)} as user_id from generate_series(3, ${taken}, 3) n) o
    join courses c on c.id = ${firstId} + o.n where c.price > 0`
  return [
    `insert into orders (id, public_id, user_id, state, idempotency_key, subtotal, total, net, vat, buyer, expires_at, paid_at) overriding system value
      select id, 'landed-' || n, user_id, 'paid', 'landed-' || n, price, price, price - price * 15 / 115, price * 15 / 115, '{"name":"متعلّم"}', '2026-02-01', '2026-02-01' from (${bought}) b`,
    `insert into order_lines (id, order_id, course_id, title, unit_price, total) overriding system value select id, id, id, title, price, price from (${bought}) b`,
    `insert into payments (order_id, provider, provider_id, state, amount, settled_at) select id, 'sandbox', 'landed-' || n, 'succeeded', price, '2026-02-01' from (${bought}) b`,
    `insert into bills (public_id, kind, series, year, number, order_id, seller, buyer, lines, total, net, vat, uuid, hash, issued_at)
      select 'landed-' || n, 'simplified', 'L', 2026, n, id, '{}', '{"name":"متعلّم"}', '[]', price, price - price * 15 / 115, price * 15 / 115, 'landed-' || n, md5(n::text), '2026-02-01' from (${bought}) b`,
  ]
}
