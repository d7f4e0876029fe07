import type { CompanyColor } from '@masar/text'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { BilingualText } from '../../db/schema/columns.ts'
import { pick, type Locale } from '../../locale.ts'
import { waitsForTurn } from './path-order.ts'

interface WaitingRow extends Record<string, unknown> {
  id: number
  title: BilingualText
  path: BilingualText
  afterId: number
  afterTitle: BilingualText
  dueOn: string | null
  company: BilingualText
  color: CompanyColor
}

/** What companies assigned to a person that opens only after another course of its path: with that course, in the order of the paths. */
export async function readWaiting(db: Database, userId: number, locale: Locale) {
  const { rows } = await db.execute<WaitingRow>(sql`
    select k.id::float8 as id, k.title, p.name as path, after.id::float8 as "afterId", after.title as "afterTitle",
      a.due_on::text as "dueOn", c.legal_name as company, c.color
    from employees e join assignments a on a.company_id = e.company_id and a.employee_id = e.id and a.state = 'assigned'
      join learning_paths p on p.company_id = a.company_id and p.id = a.learning_path_id and p.order_enforced
      join learning_path_courses mine on mine.path_id = p.id and mine.course_id = a.course_id
      join courses k on k.id = a.course_id join companies c on c.id = a.company_id
      cross join lateral (
        select f.id, f.title from learning_path_courses earlier join courses f on f.id = earlier.course_id
          join assignments b on b.company_id = a.company_id and b.employee_id = a.employee_id and b.course_id = earlier.course_id
            and b.state in ('assigned', 'in_progress')
        where earlier.path_id = p.id and earlier.position < mine.position order by earlier.position desc limit 1
      ) after
    where e.user_id = ${userId} and e.state = 'active' and ${waitsForTurn(sql`a.id`)}
    order by p.id, mine.position limit 200`)
  return rows.map(row => ({
    course: { id: row.id, title: pick(row.title, locale) },
    path: pick(row.path, locale),
    after: { id: row.afterId, title: pick(row.afterTitle, locale) },
    due_on: row.dueOn,
    assigned_by: pick(row.company, locale),
    assigned_by_color: row.color,
  }))
}
