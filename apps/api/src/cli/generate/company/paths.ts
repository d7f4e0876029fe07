import { drawsOf } from './draws.ts'
import type { MadeCompany } from './people.ts'

const pathCount = 200
/** People fall into so many classes; each class learns by paths of its own. */
export const pathClasses = 40

/**
 * Learning paths of three to eight courses, nine of ten published, and `generated_path_courses (class, course, path_id)`: by which published path a
 * class of people has a course. To be made before what is assigned.
 */
export function paths({ id, seed }: MadeCompany): string[] {
  const { share, below } = drawsOf(seed)
  return [
    `insert into learning_paths (company_id, name, state, order_enforced, created_at)
      select ${id}, jsonb_build_object('ar', 'مسار ' || n, 'en', 'Learning path ' || n),
        case when n % 20 = 19 then 'draft' when n % 20 = 9 then 'archived' else 'published' end, n % 20 = 19, now() - make_interval(days => 720 - n)
      from generate_series(1, ${pathCount}) n order by n`,
    `create temp table generated_paths on commit drop as
      select row_number() over (order by id)::int as n, id, state from learning_paths where company_id = ${id}`,
    `insert into learning_path_courses (company_id, path_id, course_id, position)
      select ${id}, p.id, c.id, c.position from generated_paths p cross join lateral (
        select d.id, row_number() over (order by d.draw, d.n) as position
        from (select n, id, ${share('path course', 'p.n * 1000 + n')} as draw from generated_courses) d
        order by d.draw, d.n limit 3 + ${below('path length', 'p.n', 6)}) c
      order by p.n, c.position`,
    `create temp table generated_path_courses on commit drop as
      select distinct on (p.n % ${pathClasses}, c.n) p.n % ${pathClasses} as class, c.n as course, p.id as path_id
      from generated_paths p join learning_path_courses l on l.path_id = p.id join generated_courses c on c.id = l.course_id
      where p.state <> 'draft' order by p.n % ${pathClasses}, c.n, p.n`,
  ]
}
