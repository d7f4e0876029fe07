import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { factsOf } from '../reports/facts.ts'

interface Time extends Record<string, unknown> {
  seconds: number
  days: number
  lastOn: string | null
}

interface Graded extends Record<string, unknown> {
  examId: number
  courseId: number
  examTitle: BilingualText
  courseTitle: BilingualText
  percent: number
  passed: boolean
  day: string
}

interface OnPath extends Record<string, unknown> {
  id: number
  name: BilingualText
  courses: number
  completed: number
  percent: number
}

/** One person as the reports select people. */
const person = (companyId: number, id: number) =>
  sql`select id, user_id, department_id from employees where company_id = ${companyId} and id = ${id}`

/** What one person learned, as the reports of time and scores count it, and how far they are on the paths that are assigned. */
export async function readLearned(db: Connection, companyId: number, id: number, locale: Locale) {
  const people = person(companyId, id)
  const [time, exams, paths] = await Promise.all([
    db.execute<Time>(sql`
      select coalesce(sum(f.seconds), 0)::float8 as seconds, count(distinct f.day)::int as days, max(f.day)::text as "lastOn"
      from (${factsOf.time.from(people, companyId, {})}) f`),
    db.execute<Graded>(sql`
      select f.exam_id::float8 as "examId", f.course_id::float8 as "courseId", x.title as "examTitle", c.title as "courseTitle",
        f.percent::float8 as percent, f.passed, f.day::text as day
      from (${factsOf.scores.from(people, companyId, {})}) f join exams x on x.id = f.exam_id join courses c on c.id = f.course_id
      where f.is_visible order by f.day desc, f.exam_id`),
    db.execute<OnPath>(sql`
      select p.id::float8 as id, p.name, count(*)::int as courses, (count(*) filter (where a.state = 'completed'))::int as completed,
        round(avg(a.percent))::int as percent
      from assignments a join learning_paths p on p.company_id = a.company_id and p.id = a.learning_path_id
      where a.company_id = ${companyId} and a.employee_id = ${id} and a.state <> 'withdrawn' group by p.id order by p.id`),
  ])
  const { seconds = 0, days = 0, lastOn = null } = time.rows[0] ?? {}
  return {
    learned: { seconds, days, last_on: lastOn },
    exams: exams.rows.map(row => ({
      exam: { id: row.examId, title: pick(row.examTitle, locale) },
      course: { id: row.courseId, title: pick(row.courseTitle, locale) },
      percent: row.percent,
      passed: row.passed,
      on: row.day,
    })),
    paths: paths.rows.map(({ name, ...row }) => ({ ...row, name: pick(name, locale) })),
  }
}
