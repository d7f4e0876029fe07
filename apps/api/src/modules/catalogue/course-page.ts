import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { readyCard, readyOutline } from '../../db/answers/ready.ts'
import { textStatement } from '../../db/statement.ts'
import { AppError } from '../../errors.ts'
import type { Locale } from '../../locale.ts'
import { joinObjects } from '../../plugins/ready-json.ts'
import { sampleOf } from './sample-question.ts'

/**
 * A course page in one statement: its kept card and outline, and the other fields of `CoursePage` (schema.ts) by name.
 * In the inner selects, `in_language` is the SQL twin of `pick`.
 */
const courseSql = (locale: Locale) => `
select ${readyCard('c', locale)}, (select row_to_json(page)::text from (select
  in_language(c.summary, '${locale}') as summary, in_language(c.description, '${locale}') as description,
  list_in_language(c.outcomes, '${locale}') as outcomes, list_in_language(c.requirements, '${locale}') as requirements,
  list_in_language(c.makes, '${locale}') as makes, (${sampleOf('c', locale)}) as sample,
  c.trailer, c.sold, iso_moment(c.published_at) as published_at, iso_moment(c.updated_at) as updated_at,
  (select row_to_json(t) from (select i.id, in_language(i.name, '${locale}') as name, in_language(i.title, '${locale}') as title, u.avatar,
    i.course_count, i.student_count, list_in_language(i.expertise, '${locale}') as expertise) t) as teacher,
  (select array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]
    from reviews r where r.course_id = c.id and r.hidden_at is null) as rating_breakdown,
  coalesce((select json_agg(row_to_json(r)) from (select r.id, w.name, w.avatar, r.stars, r.text, iso_moment(r.created_at) as created_at,
    iso_moment(r.edited_at) as edited_at, r.helpful_count,
    case when r.reply is not null then json_build_object('text', r.reply, 'replied_at', iso_moment(r.replied_at)) end as reply
    from (select r.*, (select count(*)::int from review_votes v where v.review_id = r.id) as helpful_count
      from reviews r where r.course_id = c.id and r.hidden_at is null order by helpful_count desc, r.id desc limit 5) r
    join users w on w.id = r.user_id order by r.helpful_count desc, r.id desc) r), '[]') as reviews) page),
  (select string_agg(card, ',') from (select ${readyCard('o', locale)} as card from courses o
    where o.category_id = c.category_id and o.state = 'published' and o.id <> c.id order by o.sold desc, o.id desc limit 4) o),
  ${readyOutline('c', locale)}
from courses c join instructors i on i.id = c.instructor_id join users u on u.id = i.user_id
where c.id = $1 and c.state = 'published'`

/** A course's page, ready to send. */
export class CoursePageReader {
  readonly #read: Record<Locale, ReturnType<typeof textStatement>>

  constructor(pool: pg.Pool) {
    const statement = (locale: Locale) =>
      textStatement(pool, `course_page_${locale}`, {
        sql: courseSql(locale),
        params: [sql.placeholder('id')],
      })
    this.#read = { ar: statement('ar'), en: statement('en') }
  }

  /** @throws AppError `not_found` for a course that is not published */
  async json(id: number, locale: Locale): Promise<string> {
    const [row] = await this.#read[locale]({ id })
    if (!row) throw new AppError('not_found')
    const [card, page, related, outline] = row
    return `{"data":${joinObjects(card ?? '', page ?? '', outline ?? '', `{"related":[${related ?? ''}]}`)}}`
  }
}
