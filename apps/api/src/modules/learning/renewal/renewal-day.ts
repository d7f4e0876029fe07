import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { companyDay, siteDay } from '../../platform/calendar/days.ts'

/**
 * The last day on which the completion of a course holds, ISO; null where it holds for good, or there is none. It ends with the course's own
 * certificate, and for companies that the learner works for with what they require to be renewed; the earliest of these counts.
 */
export const renewalDay = (user: SQLWrapper | number, course: SQLWrapper | number): SQL<string | null> =>
  sql<string | null>`(select min(h.day)::text from enrolments d cross join lateral (
      select ${siteDay(sql`o.valid_until`)} as day from certificates o
        where o.user_id = d.user_id and o.course_id = d.course_id and o.completed_at = d.completed_at and o.released_at is not null and o.revoked_at is null
      union all
      select (${companyDay(sql`d.completed_at`, sql`r.company_id`)} + make_interval(months => r.renewal_months))::date
        from employees w join requirements r on r.company_id = w.company_id
        where w.user_id = d.user_id and w.state = 'active' and r.renewal_months is not null and r.ended_at is null
          and (r.course_id = d.course_id or exists (select from learning_path_courses k
            where k.company_id = r.company_id and k.path_id = r.path_id and k.course_id = d.course_id))
    ) h where d.user_id = ${user} and d.course_id = ${course} and d.completed_at is not null)`
