import type pg from 'pg'
import { readyCard } from '../../db/answers/ready.ts'
import { textStatement } from '../../db/statement.ts'
import type { Locale } from '../../locale.ts'
import { sampleFields } from './sample-question.ts'
import { everyVoiceSql, firstVoicesSql } from './home-voices.ts'

const courseName = (locale: Locale) =>
  `json_build_object('id', c.id, 'title', in_language(c.title, '${locale}'))`

/** Best sellers with a video looked through at most for one that opens now. */
const mostCourses = 200

/** The best sellers of which something holds, by columns of theirs: those that are taught in the reader's language come first. */
const bestSellers = (columns: string, condition: string, locale: Locale, most: number) =>
  `select ${columns} from courses where state = 'published' and ${condition}
      order by (languages @> array['${locale}']::text[]) desc, sold desc, id desc limit ${most}`

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
    from (${bestSellers('id, title, sample_question', 'sample_question is not null', locale, 1)}) c) q`

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
  ['voices', 'v.json', 'null'],
  ['numbers', numbersSql, 'null'],
]

/**
 * The home page in one statement, and as one text: what is put together here would be copied again by this process. The second column says whether
 * its voices are still to be looked for (`everyVoiceSql`).
 */
export const homeSql = (locale: Locale) => {
  const cards = [
    ['best_selling', cardsSql("state = 'published'", 'sold', locale)],
    ['newest', cardsSql("state = 'published'", 'published_at', locale)],
    ['free', cardsSql("state = 'published' and price = 0", 'sold', locale)],
  ].map(([name, json]) => `'"${name}":[', (${json}), ']'`)
  const rest = fields(locale).map(
    ([name, json, none]) => `'"${name}":', coalesce((${json})::text, '${none}')`,
  )
  return `select concat('{"data":{', ${[...cards, ...rest].join(", ',', ")}, '}}'), v.json is null from (${firstVoicesSql(locale)}) v (json)`
}

/** The home page, ready to send. */
export class HomeReader {
  readonly #read: Record<Locale, ReturnType<typeof textStatement>>
  readonly #everyVoice: Record<Locale, ReturnType<typeof textStatement>>

  constructor(pool: pg.Pool) {
    const inBoth = (name: string, sqlIn: (locale: Locale) => string) => {
      const statement = (locale: Locale) =>
        textStatement(pool, `${name}_${locale}`, { sql: sqlIn(locale), params: [] })
      return { ar: statement('ar'), en: statement('en') }
    }
    this.#read = inBoth('home', homeSql)
    this.#everyVoice = inBoth('home_voices', everyVoiceSql)
  }

  async json(locale: Locale): Promise<string> {
    const [row] = await this.#read[locale]()
    const [json, lacksVoices] = row ?? []
    return lacksVoices === 't' ? this.#withEveryVoice(json ?? '', locale) : (json ?? '')
  }

  async #withEveryVoice(json: string, locale: Locale): Promise<string> {
    const [row] = await this.#everyVoice[locale]()
    // Within a text the quotes would have backslashes before them.
    return json.replace('"voices":null', () => `"voices":${row?.[0] ?? '[]'}`)
  }
}
