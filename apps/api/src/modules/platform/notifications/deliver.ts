import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from '../../../db/client.ts'
import type { BroadcastEvent } from '../../../gateways/broadcast/broadcast.ts'
import type { Effects } from '../outbox/effects.ts'
import { afterQuiet, defaultSchedule, type DeliverySchedule, digestTime } from './delivery-schedule.ts'
import { alwaysMailedKinds, defaultChannels } from './kinds.ts'
import { type SharedNotice, userChannel } from './notice.ts'

/** Hours for which deliveries are retried while a device is off or the push service is unavailable. */
const pushHours = 72

/** When the senders have something to do, each moment once. */
export interface DueTimes {
  mails: Date[]
  pushes: Date[]
}

/** What becomes of a notice for one person. */
interface Plan {
  user_id: number
  /** Whether it is listed on the site. */
  site: boolean
  /** When its e-mail and its push messages are due, as ISO text; null for none. */
  mail_due_at: string | null
  push_from: string | null
}

interface Made {
  id: number
  user_id: number
  sequence: number | null
  created_ms: number
  is_pushed: boolean
}

/**
 * Notifies people by the channels that each of them chose, in the caller's transaction: the notification, its sequence number, its e-mail
 * and its push messages exist if and only if that commits; their events are left to its effects. Each person's counter is locked until then, so sequence numbers follow
 * the order of the commits, without gaps. The counters are locked in the order of the ids: two such transactions never wait for each other in
 * a circle. Ids without an account are skipped.
 * @param userIds each once
 * @param now decides whether quiet hours delay e-mails and push messages
 * @returns when the senders have to be woken
 */
export async function deliver(
  tx: Connection,
  notice: SharedNotice,
  userIds: number[],
  { now, effects }: { now: Date; effects: Effects },
): Promise<DueTimes> {
  const plans = await planFor(tx, notice, userIds, now)
  const wanted = plans.filter(plan => plan.site || plan.mail_due_at !== null || plan.push_from !== null)
  const made = wanted.length > 0 ? await write(tx, notice, wanted, now) : new Map<number, Made>()
  effects.emit(...plans.flatMap(({ user_id }) => eventsOf(notice, user_id, made.get(user_id))))
  const pushed = wanted.filter(({ user_id }) => made.get(user_id)?.is_pushed)
  return {
    mails: distinct(wanted.map(plan => plan.mail_due_at)),
    pushes: distinct(pushed.map(plan => plan.push_from)),
  }
}

/** What each person's preferences make of a notice, in the order of the ids. */
async function planFor(
  tx: Connection,
  { kind, isOwnAct = false }: SharedNotice,
  userIds: number[],
  now: Date,
): Promise<Plan[]> {
  const { rows } = await tx.execute<{
    id: number
    channels: Partial<typeof defaultChannels> | null
    schedule: DeliverySchedule | null
  }>(sql`select u.id::float8 as id, c.channels, case when s.user_id is not null then json_build_object('quietFrom', s.quiet_from,
      'quietUntil', s.quiet_until, 'timeZone', s.time_zone, 'mailRhythm', s.mail_rhythm) end as schedule
    from users u left join notification_settings s on s.user_id = u.id
      left join lateral (select json_object_agg(p.channel, p.is_on) as channels from notification_preferences p
        where p.user_id = u.id and p.kind = ${kind}) c on true
    where ${amongIds(userIds)} order by u.id for key share of u`)
  const timesOf = dueTimes(now)
  const isMailed = alwaysMailedKinds.includes(kind)
  return rows.map(({ id, channels, schedule }) => {
    const { site, mail, push } = { ...defaultChannels, ...channels }
    const { digest, quietEnd } = timesOf(schedule ?? defaultSchedule)
    return {
      user_id: id,
      site,
      mail_due_at: mail && !isMailed ? digest : null,
      push_from: push && !isOwnAct ? quietEnd : null,
    }
  })
}

/** Of an array the planner does not know the length beforehand: it would plan again for each one person, as most notices have. */
function amongIds(userIds: number[]): SQL {
  return userIds.length === 1
    ? sql`u.id = ${userIds[0]}`
    : sql`u.id = any(${`{${userIds.join(',')}}`}::bigint[])`
}

/** When people with a schedule are due, reckoned once for all who share it: looking at a time zone takes long. */
function dueTimes(now: Date): (schedule: DeliverySchedule) => { digest: string; quietEnd: string } {
  const known = new Map<string, { digest: string; quietEnd: string }>()
  return schedule => {
    const key = [schedule.quietFrom, schedule.quietUntil, schedule.timeZone, schedule.mailRhythm].join(' ')
    const times = known.get(key) ?? {
      digest: digestTime(now, schedule).toISOString(),
      quietEnd: afterQuiet(now, schedule).toISOString(),
    }
    known.set(key, times)
    return times
  }
}

/** Writes all that is stored, in one statement. @returns the notifications by person; one that is not listed, or of their own act, does not count as unread */
async function write(
  tx: Connection,
  { kind, data, link, isOwnAct = false }: SharedNotice,
  plans: Plan[],
  now: Date,
): Promise<Map<number, Made>> {
  const { rows } = await tx.execute<Made & Record<string, unknown>>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(plans)}::json)
        as g(user_id bigint, site boolean, mail_due_at timestamptz, push_from timestamptz)
    ), counted as (
      insert into notification_counters as c (user_id, last) select user_id, 1 from given where site order by user_id
      on conflict (user_id) do update set last = c.last + 1 returning c.user_id, c.last
    ), made as (
      insert into notifications (user_id, sequence, kind, data, link, read_at)
      select g.user_id, c.last, ${kind}, ${JSON.stringify(data)}::jsonb, ${link}::text,
        case when g.site and not ${isOwnAct}::boolean then null else ${now.toISOString()}::timestamptz end
      from given g left join counted c on c.user_id = g.user_id order by g.user_id
      returning id, user_id, sequence, created_at
    ), mailed as (
      insert into notification_mails (notification_id, user_id, due_at)
      select m.id, m.user_id, g.mail_due_at from made m join given g on g.user_id = m.user_id where g.mail_due_at is not null
    ), pushed as (
      insert into push_deliveries (notification_id, token_id, next_try_at, expires_at)
      select m.id, t.id, g.push_from, g.push_from + make_interval(hours => ${pushHours})
      from made m join given g on g.user_id = m.user_id join push_tokens t on t.user_id = m.user_id
      where g.push_from is not null for key share of t
      returning notification_id
    )
    select id::float8 as id, user_id::float8 as user_id, sequence::float8 as sequence,
      (extract(epoch from created_at) * 1000)::float8 as created_ms, id in (select notification_id from pushed) as is_pushed
    from made`)
  return new Map(rows.map(row => [row.user_id, row]))
}

function eventsOf(
  { kind, data, link, event }: SharedNotice,
  userId: number,
  made: Made | undefined,
): BroadcastEvent[] {
  const channel = userChannel(userId)
  const events: BroadcastEvent[] = event ? [{ channel, name: event.name, data: event.data }] : []
  if (made && made.sequence !== null) {
    const { id, sequence: seq, created_ms } = made
    const created_at = new Date(Math.round(created_ms)).toISOString()
    events.unshift({
      channel,
      name: 'NotificationCreated',
      data: { id, seq, kind, data, link, created_at },
    })
  }
  return events
}

function distinct(times: (string | null)[]): Date[] {
  return [...new Set(times)].filter(time => time !== null).map(time => new Date(time))
}
