import type pg from 'pg'
import { readyCard } from '../../db/answers/ready.ts'
import { textStatement } from '../../db/statement.ts'
import type { Locale } from '../../locale.ts'
import { joinObjects } from '../../plugins/ready-json.ts'
import { sampleFields } from './sample-question.ts'

/** Courses taught in the reader's language come before others. */
const theirs = (locale: Locale) => `(c.languages @> array['${locale}']::text[]) desc`
const courseName = (locale: Locale) =>
  `json_build_object('id', c.id, 'title', in_language(c.title, '${locale}'))`

/**
 * The video of the best seller that anyone may watch. It looks through the best sellers alone: a catalogue may have none. Its words are picked once it is
 * found, not for each that could be it.
 */
const previewSql = (locale: Locale) => `
  select row_to_json(p) from (select f.id, in_language(f.lesson, '${locale}') as title, f.duration_seconds,
      json_build_object('id', f.course_id, 'title', in_language(f.title, '${locale}')) as course,
      (select json_build_object('id', k.id, 'slug', k.slug, 'name', in_language(k.name, '${locale}')) from categories k where k.id = f.category_id) as category
    from (select l.id, l.title as lesson, l.duration_seconds, c.id as course_id, c.title, c.category_id
      from (select id, title, category_id, languages, sold from courses where state = 'published' order by sold desc, id desc limit 100) c
      join lessons l on l.course_id = c.id and l.free_preview and l.kind = 'video' and l.retired_at is null and l.opens_at is null and l.opens_after_days is null
      order by ${theirs(locale)}, c.sold desc, c.id desc, l.position limit 1) f) p`

/** A question that anyone may try, of the best seller that has one; its key stays here (sample-question.ts). */
const sampleSql = (locale: Locale) => `
  select row_to_json(q) from (select ${courseName(locale)} as course, ${sampleFields('c', locale)}
    from (select c.id, c.title, c.sample_question from courses c where c.state = 'published' and c.sample_question is not null
      order by ${theirs(locale)}, c.sold desc, c.id desc limit 1) c) q`

/** What learners said of different courses, in the reader's script first: among the newest reviews, those that say something in a few words. */
const voicesSql = (locale: Locale) => `
  select json_agg(row_to_json(v)) from (select f.id, f.name, f.avatar, f.stars, f.text,
      json_build_object('id', f.course_id, 'title', in_language(f.title, '${locale}')) as course
    from (select r.id, w.name, w.avatar, r.stars, r.text, c.id as course_id, c.title
      from (select distinct on (course_id) id, course_id, user_id, stars, text, (text ~ '[\u0621-\u064a]') = ${locale === 'ar'} as is_theirs
        from (select id, course_id, user_id, stars, text from reviews where hidden_at is null order by id desc limit 300) recent
        where stars >= 4 and char_length(text) between 30 and 240
        order by course_id, is_theirs desc, stars desc, id desc) r
      join courses c on c.id = r.course_id and c.state = 'published'
      join users w on w.id = r.user_id and w.name <> '—'
      order by r.is_theirs desc, r.stars desc, c.sold desc, r.id desc limit 3) f) v`

/** The home page in one statement: best sellers, newest, and the other fields of `Home` (schema.ts) by name. */
const homeSql = (locale: Locale) => `
select
  (select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where state = 'published' order by sold desc, id desc limit 8) best),
  (select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where state = 'published' order by published_at desc, id desc limit 8) newest),
  (select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where state = 'published' and price = 0 order by sold desc, id desc limit 8) free),
  (select row_to_json(home)::text from (select
    coalesce((select json_agg(row_to_json(k)) from (select id, slug, in_language(name, '${locale}') as name, course_count from categories order by position, id) k), '[]') as categories,
    coalesce((select json_agg(row_to_json(t)) from (select i.id, in_language(i.name, '${locale}') as name, in_language(i.title, '${locale}') as title, u.avatar,
        i.course_count, i.student_count, list_in_language(i.expertise, '${locale}') as expertise
      from instructors i join users u on u.id = i.user_id where i.state = 'approved' order by i.student_count desc, i.id limit 6) t), '[]') as teachers,
    coalesce((select json_agg(row_to_json(f)) from (select id, in_language(question, '${locale}') as question, in_language(answer, '${locale}') as answer
      from (select * from faqs order by position limit 6) faqs order by position) f), '[]') as faqs,
    (${previewSql(locale)}) as preview, (${sampleSql(locale)}) as sample, coalesce((${voicesSql(locale)}), '[]') as voices,
    (select row_to_json(n) from (select
        coalesce(max(value) filter (where name = 'courses_published'), 0) as courses, coalesce(max(value) filter (where name = 'learners'), 0) as learners,
        coalesce(max(value) filter (where name = 'instructors_approved'), 0) as teachers, coalesce(max(value) filter (where name = 'enrolments'), 0) as enrolments
      from counter_totals) n) as numbers) home)`

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
    const [best, newest, free, rest] = row ?? []
    return `{"data":${joinObjects(`{"best_selling":[${best ?? ''}],"newest":[${newest ?? ''}],"free":[${free ?? ''}]}`, rest ?? '')}}`
  }
}
