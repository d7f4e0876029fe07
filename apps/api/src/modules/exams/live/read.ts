import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import { namesOf } from '../../../db/names.ts'
import type { BilingualText } from '../../../db/schema/columns.ts'
import type { AttemptState, SubmittedBy } from '../../../db/schema/index.ts'
import { pick, type Locale } from '../../../locale.ts'
import { taughtExam, type TaughtExam } from '../allowances/taught-exam.ts'
import { hasNextSection, isOverdue } from '../overdue.ts'
import { silentSeconds } from './contact.ts'

/** What counts for nothing is not watched, and has a record all the same. */
type WatchedState = Exclude<AttemptState, 'abandoned'>

export interface LiveRow<State extends AttemptState = WatchedState> extends Record<string, unknown> {
  id: string
  user_id: string
  name: BilingualText
  number: number
  state: State
  started_at: Date | string
  deadline_at: Date | string | null
  deadline_reason: 'time_limit' | 'closing' | null
  has_time_limit: boolean
  submitted_at: Date | string | null
  submitted_by: SubmittedBy | null
  answered: number
  questions: number
  saved_at: Date | string | null
  seen_at: Date | string | null
  is_connected: boolean
  is_overdue: boolean
  has_next_section: boolean
  extra_seconds: number
  disconnections: number
  lost_seconds: number
  returnable_seconds: number
}

/** More than anybody watches at once; those under way come first. */
const shownAtOnce = 1000

/** Attempts as the live page shows them. @param which a condition on attempts `a` */
export function liveAttempts(which: SQL): SQL {
  return sql`
    select a.id, a.user_id, ${namesOf('u')} as name, a.number, a.state, a.started_at, a.deadline_at, a.deadline_reason,
      a.time_limit_seconds is not null as has_time_limit, a.submitted_at, a.submitted_by,
      (select count(*)::int from attempt_questions q where q.attempt_id = a.id) as questions,
      coalesce(w.answered, 0) as answered, w.saved_at, greatest(p.seen_at, w.saved_at) as seen_at,
      a.state = 'in_progress' and greatest(p.seen_at, w.saved_at, a.started_at) > clock_timestamp() - ${sql.raw(`interval '${silentSeconds} seconds'`)} as is_connected,
      ${isOverdue('a')} as is_overdue, ${hasNextSection('a')} as has_next_section,
      (select coalesce(sum(g.extra_seconds), 0)::int from attempt_allowances g where g.exam_id = a.exam_id and g.user_id = a.user_id
        and g.withdrawn_at is null and (g.attempt_id = a.id or g.attempt_id is null and (a.submitted_at is null or g.created_at < a.submitted_at))) as extra_seconds,
      coalesce(d.count, 0) as disconnections, coalesce(d.seconds, 0) as lost_seconds, coalesce(d.returnable, 0) as returnable_seconds
    from attempts a join users u on u.id = a.user_id and u.erased_at is null
    left join attempt_contacts p on p.attempt_id = a.id
    left join lateral (select count(*) filter (where r.value is not null or exists (select from answer_files f
        where f.attempt_id = r.attempt_id and f.question_id = r.question_id and f.finished_at is not null))::int as answered, max(r.saved_at) filter (where r.revision > 0) as saved_at
      from answers r where r.attempt_id = a.id) w on true
    left join lateral (select count(*)::int as count, round(sum(extract(epoch from l.ended_at - l.began_at)))::int as seconds,
        coalesce(round(sum(extract(epoch from l.ended_at - l.began_at)) filter (where l.returned_at is null)), 0)::int as returnable
      from attempt_disconnections l where l.attempt_id = a.id) d on true
    where ${which}`
}

export function presentLive<State extends AttemptState>(
  row: LiveRow<State>,
  names: 'shown' | 'hidden',
  locale: Locale,
) {
  const moment = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())
  return {
    attempt_id: Number(row.id),
    learner: { id: Number(row.user_id), name: names === 'hidden' ? null : pick(row.name, locale) },
    number: row.number,
    state: row.state,
    started_at: new Date(row.started_at).toISOString(),
    deadline_at: moment(row.deadline_at),
    deadline_reason: row.deadline_reason,
    has_time_limit: row.has_time_limit,
    submitted_at: moment(row.submitted_at),
    submitted_by: row.submitted_by,
    answered: row.answered,
    questions: row.questions,
    saved_at: moment(row.saved_at),
    seen_at: moment(row.seen_at),
    is_connected: row.is_connected,
    is_overdue: row.is_overdue,
    has_next_section: row.has_next_section,
    extra_seconds: row.extra_seconds,
    disconnections: row.disconnections,
    lost_seconds: row.lost_seconds,
    returnable_seconds: row.returnable_seconds,
  }
}

export function presentPlace(exam: TaughtExam, locale: Locale) {
  return {
    exam: { id: exam.id, title: pick(exam.title, locale) },
    course: { id: exam.courseId, title: pick(exam.course, locale) },
  }
}

/** An exam under way, as its instructor watches it. @throws AppError `not_found` */
export async function liveExam(
  db: Connection,
  examId: number,
  instructorId: number,
  { names = 'shown', locale }: { names?: 'shown' | 'hidden' | undefined; locale: Locale },
) {
  const exam = await taughtExam(db, examId, instructorId)
  const { rows } = await db.execute<LiveRow>(sql`
    ${liveAttempts(sql`a.exam_id = ${examId} and (a.state = 'in_progress' or a.submitted_at > clock_timestamp() - interval '24 hours')
      and a.state <> 'abandoned' and a.submitted_by is distinct from 'access_ended'`)}
    order by a.state = 'in_progress' desc, a.id desc limit ${shownAtOnce}`)
  return {
    ...presentPlace(exam, locale),
    has_time_limit: exam.hasTimeLimit,
    has_password: exam.hasPassword,
    attempts_allowed: exam.attemptsAllowed,
    opens_at: exam.opensAt?.toISOString() ?? null,
    closes_at: exam.closesAt?.toISOString() ?? null,
    server_time: new Date().toISOString(),
    attempts: rows.map(row => presentLive(row, names, locale)),
  }
}
