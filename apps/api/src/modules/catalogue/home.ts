import type pg from 'pg'
import { readyCard } from '../../db/answers/ready.ts'
import { textStatement } from '../../db/statement.ts'
import type { Locale } from '../../locale.ts'
import { joinObjects } from '../../plugins/ready-json.ts'

/** The home page in one statement: best sellers, newest, and the other fields of `Home` (schema.ts) by name. */
const homeSql = (locale: Locale) => `
select
  (select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where state = 'published' order by sold desc, id desc limit 8) best),
  (select string_agg(card, ',') from (select ${readyCard('courses', locale)} as card from courses where state = 'published' order by published_at desc, id desc limit 8) newest),
  (select row_to_json(home)::text from (select
    coalesce((select json_agg(row_to_json(k)) from (select id, slug, in_language(name, '${locale}') as name, course_count from categories order by position, id) k), '[]') as categories,
    coalesce((select json_agg(row_to_json(t)) from (select i.id, in_language(i.name, '${locale}') as name, in_language(i.title, '${locale}') as title, u.avatar,
        i.course_count, i.student_count, list_in_language(i.expertise, '${locale}') as expertise
      from instructors i join users u on u.id = i.user_id where i.state = 'approved' order by i.student_count desc, i.id limit 6) t), '[]') as teachers,
    coalesce((select json_agg(row_to_json(f)) from (select id, in_language(question, '${locale}') as question, in_language(answer, '${locale}') as answer
      from faqs order by position limit 6) f), '[]') as faqs,
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
    const [best, newest, rest] = row ?? []
    return `{"data":${joinObjects(`{"best_selling":[${best ?? ''}],"newest":[${newest ?? ''}]}`, rest ?? '')}}`
  }
}
