import { fold } from '@masar/text'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import { pick, type Locale } from '../../../locale.ts'
import { decodeCursor, pageOf } from '../../cursor.ts'
import { hasAccess } from '../access.ts'
import { attendedSeconds, measuredSeconds } from './state.ts'

interface AttendeeRow extends Record<string, unknown> {
  id: string
  user_id: string
  name: BilingualText
  attended: number
  measured: number
  corrected_at: Date | string | null
  corrected_by: BilingualText | null
  total: number
}

const pageSize = 50
const order = 'enrolled'
const user = sql.raw('e.user_id')

/** Who may learn the course, in the order in which they enrolled, each with what they attended of a live lesson. */
export async function attendanceOf(
  db: Connection,
  lesson: { id: number; courseId: number },
  { cursor, q, locale }: { cursor: string | undefined; q: string | undefined; locale: Locale },
) {
  const from = decodeCursor(cursor, order, 'number')
  const wanted = q === undefined ? sql`true` : sql`u.name_folded like ${`%${escaped(fold(q))}%`}`
  const which = sql`e.course_id = ${lesson.courseId} and ${hasAccess(user, sql.raw('e.course_id'))} and u.erased_at is null and ${wanted}`
  const { rows } = await db.execute<AttendeeRow>(sql`
    select e.id, e.user_id, ${namesOf('u')} as name, ${attendedSeconds(user)} as attended, ${measuredSeconds(user)} as measured,
      k.corrected_at, (select ${namesOf('u')} from users u where u.id = k.corrected_by) as corrected_by,
      ${from === null ? sql`(select count(*)::int from enrolments e join users u on u.id = e.user_id where ${which})` : sql`${from.total}::int`} as total
    from enrolments e join users u on u.id = e.user_id join live_sessions s on s.lesson_id = ${lesson.id}
    left join live_corrections k on k.lesson_id = s.lesson_id and k.user_id = e.user_id
    where ${which} and e.id > ${from?.id ?? 0} order by e.id limit ${pageSize + 1}`)
  const total = rows[0]?.total ?? from?.total ?? 0
  return pageOf(
    rows,
    pageSize,
    { total, isBounded: false },
    row => ({
      id: Number(row.user_id),
      name: pick(row.name, locale),
      attended_seconds: row.attended,
      measured_seconds: row.measured,
      corrected_at: row.corrected_at === null ? null : new Date(row.corrected_at).toISOString(),
      corrected_by: row.corrected_by && pick(row.corrected_by, locale),
    }),
    last => ({ sort: order, value: 0, id: Number(last.id), total }),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)
}
