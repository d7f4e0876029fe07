import { drawsOf } from './draws.ts'
import type { MadeCompany } from './people.ts'

/** How many days ago each of the licences began; people fall to them by turns, one of four to none. */
const begunAgo = [300, 200, 100]
const shelfCount = 120
/** The most courses that one seat starts. */
const mostCourses = 4

/** A shelf, yearly licences that hold now, who took a place, and what they began and finished by it. To be made behind the access to what is assigned. */
export function licences(company: MadeCompany): string[] {
  return [...shelf(company.id), ...places(company), ...begun(company)]
}

const shelf = (id: number) => [
  `insert into company_shelves (company_id) values (${id})`,
  `insert into company_shelf_courses (company_id, course_id) select ${id}, id from generated_courses where n <= ${shelfCount} order by n`,
]

/** As many places as people took, and a tenth more. */
function places({ id, seed }: MadeCompany): string[] {
  const { below } = drawsOf(seed)
  return [
    `create temp table generated_holders on commit drop as
      select p.n, p.n % 4 as licence, p.id, p.user_id,
        (current_date - l.ago + ${below('place day', 'p.n', 90)})::timestamptz + make_interval(hours => 8, mins => ${below('place minute', 'p.n', 540)}) as at
      from generated_people p join (values ${begunAgo.map((ago, n) => `(${n}, ${ago})`).join(', ')}) l(n, ago) on l.n = p.n % 4
      where p.state = 'active' and p.user_id is not null and p.joined_on <= current_date - l.ago`,
    `insert into seat_pools (company_id, bought, used)
      select ${id}, count(h.n) + count(h.n) / 10 + 10, count(h.n) from generate_series(0, ${begunAgo.length - 1}) l(n)
        left join generated_holders h on h.licence = l.n group by l.n order by l.n`,
    `insert into licences (company_id, pool_id, places, unit_price, starts_on, ends_on, starts_at, ends_at, created_at)
      select ${id}, p.id, p.bought, 30000, d.first, d.last, d.first::timestamp at time zone c.time_zone, (d.last + 1)::timestamp at time zone c.time_zone,
        d.first::timestamp at time zone c.time_zone
      from (select row_number() over (order by id)::int - 1 as n, id, bought from seat_pools where company_id = ${id} and course_id is null) p
        join (values ${begunAgo.map((ago, n) => `(${n}, ${ago})`).join(', ')}) l(n, ago) on l.n = p.n join companies c on c.id = ${id}
        cross join lateral (select current_date - l.ago as first, (current_date - l.ago + interval '1 year' - interval '1 day')::date as last) d
      order by p.n`,
    `create temp table generated_licences on commit drop as
      select row_number() over (order by id)::int - 1 as n, pool_id, places, starts_at, ends_at from licences where company_id = ${id}`,
    `insert into seat_ledger (company_id, pool_id, movement, seats, at)
      select ${id}, pool_id, 'bought', places, starts_at from generated_licences order by n`,
    `insert into seat_ledger (company_id, pool_id, employee_id, movement, seats, at)
      select ${id}, l.pool_id, h.id, 'assigned', -1, h.at from generated_holders h join generated_licences l on l.n = h.licence order by h.at, h.n`,
  ]
}

/** What people began by their places of what is not assigned to them; some of it is finished. */
function begun({ id, seed }: MadeCompany): string[] {
  const { share, below } = drawsOf(seed)
  const key = 'w.n * 1000 + w.course'
  return [
    `create temp table generated_begun on commit drop as
      select w.*, case when w.luck < 0.4 then 100 else ${below('begun percent', key, 95)} end as percent,
        case when w.luck < 0.4 then least(w.at + make_interval(days => 1 + ${below('begun for', key, 60)}), now() - interval '1 hour') end as completed_at
      from (
        select distinct on (h.n, c.id) h.n, h.id as employee_id, h.user_id, h.at, l.ends_at, l.pool_id, c.n as course, c.id as course_id,
          ${share('begun luck', 'h.n * 1000 + c.n')} as luck
        from generated_holders h join generated_licences l on l.n = h.licence cross join generate_series(1, ${mostCourses}) j
          join generated_courses c on c.n = 1 + ${below('begun course', 'h.n * 10 + j', shelfCount)}
        where j <= 1 + ${below('begun courses', 'h.n', mostCourses)}
          and not exists (select from generated_assignments a where a.n = h.n and a.course = c.n)) w`,
    `insert into enrolments (user_id, course_id, percent, completed_at, created_at)
      select user_id, course_id, percent, completed_at, at from generated_begun order by at, n, course`,
    `insert into enrolment_grants (user_id, course_id, kind, starts_at, ends_at, company_id, seat_id, created_at)
      select b.user_id, b.course_id, 'licence', b.at, b.ends_at, ${id}, s.id, b.at
      from generated_begun b join seat_ledger s on s.pool_id = b.pool_id and s.employee_id = b.employee_id and s.movement = 'assigned'
      order by b.at, b.n, b.course`,
  ]
}
