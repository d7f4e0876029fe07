import { sql } from 'drizzle-orm'
import { lessons } from '../../../db/schema/index.ts'
import { attendedSeconds, halfSeconds, liveNow, type LiveState } from './state.ts'

const user = sql`${sql.placeholder('user')}`

/** A live lesson as the statement of its page reads it. */
interface LiveRow {
  state: LiveState
  starts_at: string
  ends_at: string
  moved_from: string | null
  changes_in: number | null
  open_url: string | null
  attended: number
  half: number
}

/** When the lesson that the statement reads is held, what it is now, and how much of it the person attended; null where it has no time. */
export const liveSession = sql<LiveRow | null>`(select json_build_object('state', l.state, 'starts_at', s.starts_at, 'ends_at', s.ends_at,
    'moved_from', s.moved_from, 'changes_in', l.changes_in, 'open_url', l.open_url, 'attended', ${attendedSeconds(user)}, 'half', ${halfSeconds})
  from live_sessions s, ${liveNow} l where s.lesson_id = ${lessons.id} and ${lessons.kind} = 'live')`

/** Whether the lesson has a scheduled time: attending it completes it. */
export const isHeld = sql<boolean>`exists (select from live_sessions h where h.lesson_id = ${lessons.id} and h.cancelled_at is null)`

/** @param mayJoin whether the caller learns or teaches the course: no one else gets the link to join */
export function presentLive(row: LiveRow | null, mayJoin: boolean) {
  if (row === null) return null
  const moment = (at: string) => new Date(at).toISOString()
  return {
    state: row.state,
    starts_at: moment(row.starts_at),
    ends_at: moment(row.ends_at),
    moved_from: row.moved_from === null ? null : moment(row.moved_from),
    changes_in_seconds: row.changes_in,
    join_url: mayJoin ? row.open_url : null,
    attended_seconds: row.attended,
    needed_seconds: row.half,
  }
}
