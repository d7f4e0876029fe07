import { sql, type SQL } from 'drizzle-orm'
import type { Connection, Database } from '../../../db/client.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { LessonCompletion } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors.ts'
import { pick, type Locale } from '../../../locale.ts'
import { isTaughtBy } from '../../teaching/policy.ts'
import { hasAccess } from '../access.ts'
import type { Ruled } from '../completion-rule.ts'
import { comingRecording, shownRecording, type TaughtRecordings } from '../recordings/taught.ts'
import { attendedSeconds, halfSeconds, liveNow, type LiveState } from './state.ts'

interface TaughtRow extends Record<string, unknown> {
  id: string
  title: BilingualText
  course_id: string
  course_title: BilingualText
  state: LiveState | null
  starts_at: Date | string | null
  ends_at: Date | string | null
  join_url: string | null
  open_url: string | null
  has_recording: boolean
  recording: TaughtRecordings['recording']
  upload: TaughtRecordings['upload']
  learners: number
  attended: number
}

/** More live lessons than one teaches at a time; the coming ones are listed first. */
const shownAtOnce = 200

const e = sql.raw('e.user_id')

async function readTaught(db: Connection, instructorId: number, which: SQL, locale: Locale) {
  const { rows } = await db.execute<TaughtRow>(sql`
    select l.id, l.title, c.id as course_id, c.title as course_title, s.state, s.starts_at, s.ends_at, s.join_url, s.open_url, l.media is not null as has_recording, ${shownRecording} as recording, ${comingRecording} as upload,
      (select count(*)::int from enrolments e where e.course_id = c.id and ${hasAccess(e, sql`c.id`)}) as learners,
      (select count(*)::int from (select v.user_id from live_visits v where v.lesson_id = l.id union select k.user_id from live_corrections k
        where k.lesson_id = l.id) e where s.starts_at is not null and ${attendedSeconds(e)} >= ${halfSeconds}) as attended
    from lessons l join courses c on c.id = l.course_id
    left join lateral (select s.*, n.state, n.open_url from live_sessions s, ${liveNow} n where s.lesson_id = l.id) s on true
    where l.kind = 'live' and l.retired_at is null and ${isTaughtBy(instructorId)} and ${which}
    order by case when s.state is null then 1 when s.state in ('over', 'cancelled') then 2 else 0 end,
      case when s.state in ('over', 'cancelled') then extract(epoch from s.starts_at) * -1 else extract(epoch from s.starts_at) end, l.id
    limit ${shownAtOnce}`)
  const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return rows.map(row => ({
    id: Number(row.id),
    title: pick(row.title, locale),
    course: { id: Number(row.course_id), title: pick(row.course_title, locale) },
    state: row.state,
    starts_at: moment(row.starts_at),
    ends_at: moment(row.ends_at),
    join_host: row.join_url === null ? null : (URL.parse(row.join_url)?.hostname ?? null),
    join_url: row.open_url,
    has_recording: row.has_recording,
    recording: row.recording,
    upload: row.upload,
    learners: row.learners,
    attended: row.attended,
  }))
}

/** The live lessons of an instructor's courses: the coming ones first, then those without a time, then what is over, the latest first. */
export function taughtLiveLessons(db: Database, instructorId: number, locale: Locale) {
  return readTaught(db, instructorId, sql`true`, locale)
}

/** One of them. @throws AppError `not_found` */
export async function taughtLiveLesson(
  db: Connection,
  instructorId: number,
  lessonId: number,
  locale: Locale,
) {
  const [lesson] = await readTaught(db, instructorId, sql`l.id = ${lessonId}`, locale)
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** A live lesson as those who change it need it. */
export interface HeldLesson extends Ruled {
  id: number
  courseId: number
  title: BilingualText
}

/**
 * Finds a live lesson that the person teaches, and locks it until the transaction ends: changes of its time come one after another.
 * @throws AppError `not_found`, whosever else it is
 */
export async function lockTaughtLesson(
  tx: Connection,
  instructorId: number,
  lessonId: number,
): Promise<HeldLesson> {
  const { rows } = await tx.execute<{
    course_id: string
    title: BilingualText
    completion: LessonCompletion
    watch_share: number
    media_tenths: number | null
    is_held: boolean
  }>(sql`
    select l.course_id, l.title, l.completion, l.watch_share, l.media_tenths,
      exists (select from live_sessions h where h.lesson_id = l.id and h.cancelled_at is null) as is_held from lessons l join courses c on c.id = l.course_id
    where l.id = ${lessonId} and l.kind = 'live' and l.retired_at is null and ${isTaughtBy(instructorId)} for no key update of l`)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return {
    id: lessonId,
    courseId: Number(row.course_id),
    title: row.title,
    kind: 'live',
    completion: row.completion,
    watchShare: row.watch_share,
    mediaTenths: row.media_tenths,
    isHeld: row.is_held,
  }
}
