import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { readyCard } from '../../db/answers/ready.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { pick, type Locale } from '../../locale.ts'
import type { CourseCard } from '../catalogue/schema.ts'

export const suggestionReasons = ['together', 'category', 'popular'] as const

interface Row extends Record<string, unknown> {
  card: string
  reason: (typeof suggestionReasons)[number]
  becauseId: number | null
  becauseTitle: BilingualText | null
}

/** A course that fewer share with the reader says more of them than of the course. */
const fewestTogether = 2
const most = 6

/**
 * What to take next, each with its reason: what learners of the reader's latest courses took too, then what is of the same category, then what most
 * chose. Bounded by the five latest courses and the newest learners of each, so that a large site answers as a small one.
 */
export async function readSuggestions(db: Database, userId: number, locale: Locale) {
  const { rows } = await db.execute<Row>(sql`
    with mine as (select e.course_id, e.completed_at, e.last_seen_at, e.id from enrolments e where e.user_id = ${userId}),
    recent as (select m.course_id, k.category_id, k.title, row_number() over (order by m.completed_at desc nulls last, m.last_seen_at desc nulls last, m.id desc) as place
      from mine m join courses k on k.id = m.course_id order by place limit 5),
    peers as (select r.course_id, p.user_id from recent r cross join lateral (
      select e.user_id from enrolments e where e.course_id = r.course_id and e.user_id <> ${userId} order by e.id desc limit 400) p),
    together as (select o.course_id, p.course_id as because, count(*) as learners from peers p join enrolments o on o.user_id = p.user_id
      group by o.course_id, p.course_id having count(*) >= ${fewestTogether}),
    popular as (select id from courses where state = 'published' order by sold desc, id desc limit 30),
    found as (
      select course_id, because, 'together' as reason, 1 as tier, learners as weight from together
      union all select c.id, r.course_id, 'category', 2, c.sold from recent r cross join lateral (
        select k.id, k.sold from courses k where k.category_id = r.category_id and k.state = 'published' order by k.sold desc, k.id desc limit 12) c
      union all select id, null, 'popular', 3, 0 from popular),
    chosen as (select distinct on (f.course_id) f.* from found f
      where not exists (select from mine m where m.course_id = f.course_id) order by f.course_id, f.tier, f.weight desc, f.because)
    select ${sql.raw(readyCard('c', locale))} as card, h.reason, h.because::float8 as "becauseId", b.title as "becauseTitle"
    from chosen h join courses c on c.id = h.course_id and c.state = 'published' left join courses b on b.id = h.because
    order by h.tier, h.weight desc, c.sold desc, c.id desc limit ${sql.raw(String(most))}`)
  return rows.map(row => ({
    course: JSON.parse(row.card) as CourseCard,
    reason: row.reason,
    because:
      row.becauseId === null || row.becauseTitle === null
        ? null
        : { id: row.becauseId, title: pick(row.becauseTitle, locale) },
  }))
}
