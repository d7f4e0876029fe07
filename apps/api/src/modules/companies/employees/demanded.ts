import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { employees } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { calendarOf } from '../../platform/calendar/calendars.ts'
import { companyDay, companyToday } from '../../platform/calendar/days.ts'
import { peopleOn } from '../requirements/as-of.ts'
import { standingsWhere } from '../requirements/having-status.ts'
import type { RequirementStatus } from '../requirements/status.ts'

interface Row extends Record<string, unknown> {
  requirement_id: number
  course: BilingualText | null
  path: BilingualText | null
  status: RequirementStatus
  is_expiring: boolean
  completed_on: string | null
  valid_until: string | null
  due_on: string | null
  waiver: { reason: string; given_on: string; expires_on: string | null } | null
}

/** Where one person stands today with each requirement that is made of them, and the waiver that holds; what presses first. */
export async function readDemanded(db: Connection, companyId: number, id: number, locale: Locale) {
  const { days: working } = await calendarOf(db, companyId)
  const day = await companyToday(db, companyId)
  const who = sql`${employees.companyId} = ${companyId} and ${employees.id} = ${id} and ${peopleOn(day, companyId)}`
  const { rows } = await db.execute<Row>(sql`
    select s.requirement_id::float8 as requirement_id, c.title as course, p.name as path, s.status, s.is_expiring, s.completed_on::text as completed_on,
      s.valid_until::text as valid_until, s.due_on::text as due_on, w.waiver
    from (${standingsWhere({ companyId, working, day }, who)}) s
    join requirements r on r.company_id = ${companyId} and r.id = s.requirement_id
    left join courses c on c.id = r.course_id left join learning_paths p on p.company_id = r.company_id and p.id = r.path_id
    left join lateral (select json_build_object('reason', w.reason, 'given_on', ${companyDay(sql`w.created_at`, sql`w.company_id`)}, 'expires_on', w.expires_on) as waiver
      from waivers w where w.company_id = r.company_id and w.requirement_id = r.id and w.employee_id = ${id} and w.ended_at is null
        and (w.expires_on is null or w.expires_on >= ${day}::date) order by w.id desc limit 1) w on true
    order by array_position(array['expired', 'late', 'grace', 'due', 'met', 'waived'], s.status), s.due_on nulls last, s.requirement_id`)
  return rows.map(({ course, path, ...row }) => ({ ...row, name: pick(course ?? path ?? {}, locale) }))
}
