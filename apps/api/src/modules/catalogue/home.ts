import type pg from 'pg'
import { readyCard } from '../../db/answers/ready.ts'
import { textStatement } from '../../db/statement.ts'
import type { Locale } from '../../locale.ts'
import { sampleFields } from './sample-question.ts'

/** Best sellers with a video looked through at most for one that opens now. */
const mostCourses = 100

const courseName = (locale: Locale) =>
  `json_build_object('id', c.id, 'title', in_language(c.title, '${locale}'))`

/** The rows of one select after the other, as far as they are asked for: the second is not run where the first has given enough. */
const inTurn = (...selects: string[]) => selects.map(select => `(${select})`).join(' union all ')

/** The best sellers of which something holds, by columns of theirs: first those that are taught in the reader's language, then all. */
const bestSellers = (columns: string, condition: string, locale: Locale, most: number) => {
  const sold = (more: string) =>
    `select ${columns} from courses where state = 'published' and ${condition} ${more} order by sold desc, id desc limit ${most}`
  return inTurn(sold(`and languages @> array['${locale}']::text[]`), sold(''))
}

/** The video of the best seller that anyone may watch. Its words are picked once it is found, not for each that could be it. */
const previewSql = (locale: Locale) => `
  select row_to_json(p) from (select f.id, in_language(f.lesson, '${locale}') as title, f.duration_seconds,
      json_build_object('id', f.course_id, 'title', in_language(f.title, '${locale}')) as course,
      (select json_build_object('id', k.id, 'slug', k.slug, 'name', in_language(k.name, '${locale}')) from categories k where k.id = f.category_id) as category
    from (select l.id, l.title as lesson, l.duration_seconds, c.id as course_id, c.title, c.category_id
      from (${bestSellers('id, title, category_id', 'has_free_video', locale, mostCourses)}) c
      cross join lateral (select id, title, duration_seconds from lessons where course_id = c.id and free_preview and kind = 'video' and retired_at is null
        and opens_at is null and opens_after_days is null order by position limit 1) l limit 1) f) p`

/** A question that anyone may try, of the best seller that has one; its key stays here (sample-question.ts). */
const sampleSql = (locale: Locale) => `
  select row_to_json(q) from (select ${courseName(locale)} as course, ${sampleFields('c', locale)}
    from (${bestSellers('id, title, sample_question', 'sample_question is not null', locale, 1)} limit 1) c) q`

/**
 * What learners said of three courses: in the reader's script first, then those with the most stars, then the newest, and of each course the first.
 * One is found after the other, each of a course that has none yet: however many a course has, others are heard too.
 */
const voicesSql = (locale: Locale) => {
  const inScript = (script: Locale, more: string) =>
    `select r.id, r.course_id, r.user_id, r.stars, r.text from reviews r where r.voice = '${script}' ${more}
      and exists (select from courses c where c.id = r.course_id and c.state = 'published' offset 0)
      and exists (select from users w where w.id = r.user_id and w.name <> '—' offset 0) order by r.stars desc, r.id desc limit 1`
  const next = (more = '') =>
    `select * from (${inTurn(inScript(locale, more), inScript(locale === 'ar' ? 'en' : 'ar', more))}) s limit 1`
  return `
  with recursive voices as (
    select 1 as place, array[f.course_id] as courses, f.* from (${next()}) f
    union all select v.place + 1, v.courses || f.course_id, f.* from voices v cross join lateral (${next('and r.course_id <> all(v.courses)')}) f where v.place < 3
  )
  select json_agg(json_build_object('id', r.id, 'name', w.name, 'avatar', w.avatar, 'stars', r.stars, 'text', r.text, 'course', ${courseName(locale)}) order by r.place)
  from voices r join courses c on c.id = r.course_id join users w on w.id = r.user_id`
}

/** Counters with what is not folded yet, in one pass over both: the view `counter_totals` would look through the second once for each. */
const numbersSql = `
  select row_to_json(n) from (select
      coalesce(sum(value) filter (where name = 'courses_published'), 0) as courses, coalesce(sum(value) filter (where name = 'learners'), 0) as learners,
      coalesce(sum(value) filter (where name = 'instructors_approved'), 0) as teachers, coalesce(sum(value) filter (where name = 'enrolments'), 0) as enrolments
    from (select name, value::bigint as value from counters union all select name, delta from counter_deltas) c) n`

const cardsSql = (condition: string, order: string, locale: Locale) => `
  select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where ${condition} order by ${order} desc, id desc limit 8) c`

/** The fields of `Home` (schema.ts) in their order: SQL for the JSON of each, and what stands where there is nothing. */
const fields = (locale: Locale): [name: string, json: string, none: string][] => [
  [
    'categories',
    `
  select json_agg(row_to_json(k)) from (select id, slug, in_language(name, '${locale}') as name, course_count from categories order by position, id) k`,
    '[]',
  ],
  [
    'teachers',
    `
  select json_agg(row_to_json(t)) from (select i.id, in_language(i.name, '${locale}') as name, in_language(i.title, '${locale}') as title, u.avatar,
      i.course_count, i.student_count, list_in_language(i.expertise, '${locale}') as expertise
    from instructors i join users u on u.id = i.user_id where i.state = 'approved' order by i.student_count desc, i.id limit 6) t`,
    '[]',
  ],
  [
    'faqs',
    `
  select json_agg(row_to_json(f)) from (select id, in_language(question, '${locale}') as question, in_language(answer, '${locale}') as answer
    from (select * from faqs order by position limit 6) faqs order by position) f`,
    '[]',
  ],
  ['preview', previewSql(locale), 'null'],
  ['sample', sampleSql(locale), 'null'],
  ['voices', voicesSql(locale), '[]'],
  ['numbers', numbersSql, 'null'],
]

/** The home page in one statement, and as one text: what is put together here would be copied again by this process. */
const homeSql = (locale: Locale) => {
  const cards = [
    ['best_selling', cardsSql("state = 'published'", 'sold', locale)],
    ['newest', cardsSql("state = 'published'", 'published_at', locale)],
    ['free', cardsSql("state = 'published' and price = 0", 'sold', locale)],
  ].map(([name, json]) => `'"${name}":[', (${json}), ']'`)
  const rest = fields(locale).map(
    ([name, json, none]) => `'"${name}":', coalesce((${json})::text, '${none}')`,
  )
  return `select concat('{"data":{', ${[...cards, ...rest].join(", ',', ")}, '}}')`
}

/** The home page, ready to send. */
export class HomeReader {
  readonly #read: Record<Locale, ReturnType<typeof textStatement>>

  constructor(pool: pg.Pool) {
    const statement = (locale: Locale) =>
      textStatement(pool, `home_${locale}`, { sql: homeSql(locale), params: [] })
    this.#read = { ar: statement('ar'), en: statement('en') }
  }

  async json(locale: Locale): Promise<string> {
    const [row] = await this.#read[locale]()
    return row?.[0] ?? ''
  }
}
