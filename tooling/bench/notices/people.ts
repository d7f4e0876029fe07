import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../../../apps/api/src/db/client.ts'
import { hashOf } from '../../../apps/api/src/secrets.ts'

/** The kind that is sent, and that the preferences are about. */
export const noticeKind = 'assignment_made'

const statements = [
  `insert into users (kind, name, name_key, name_folded, email, verified_at)
    select 'student', 'Bench', 'bench', 'bench', 'notice-' || n || '@example.com', now() from generate_series(1, $1::int) n`,
  // A tenth wants nothing on the site, a fifth e-mails, a quarter no push messages.
  `insert into notification_preferences (user_id, kind, channel, is_on)
    select u.id, '${noticeKind}', c.channel, c.is_on from bench_people u
    join (values ('site', false, 10), ('mail', true, 5), ('push', false, 4)) c(channel, is_on, nth) on hashint8(u.id * 31 + c.nth) % c.nth = 0`,
  // Half have chosen a schedule: quiet hours, zones and digests of all kinds.
  `insert into notification_settings (user_id, quiet_from, quiet_until, time_zone, mail_rhythm)
    select id, (array[0, 1320, 780])[1 + id % 3], (array[0, 420, 900])[1 + id % 3],
      (array['Asia/Riyadh', 'Africa/Cairo', 'Europe/Berlin', 'America/Los_Angeles'])[1 + id % 4],
      (array['each', 'daily', 'weekly'])[1 + id % 5 % 3] from bench_people where id % 2 = 0`,
  // A third have a device.
  `with opened as (insert into sessions (token_hash, user_id, device, ip, expires_at)
      select 'device-' || id, id, 'bench', '127.0.0.1', now() + interval '1 day' from bench_people where id % 3 = 0 returning id, user_id)
    insert into push_tokens (user_id, session_id, kind, token, app, locale) select user_id, id, 'fid', 'fid-' || id, 'learner', 'ar' from opened`,
  // Everyone was notified before: on empty tables PostgreSQL plans what a site of this size never sees.
  `insert into notifications (user_id, sequence, kind, read_at) select id, n, 'enrolled', now() from bench_people, generate_series(1, 2) n`,
  `insert into notification_counters (user_id, last) select id, 2 from bench_people`,
]

/** Makes people with mixed preferences, in a view of their own: `bench_people`. */
export async function makePeople(pool: OpenDatabase['pool'], count: number): Promise<void> {
  await pool.query(`create view bench_people as select id from users where email like 'notice-%@example.com'`)
  for (const statement of statements) await pool.query(statement, statement.includes('$1') ? [count] : [])
  await pool.query('analyze')
}

/** Signs some of these people in. @returns their tokens */
export async function signIn(pool: OpenDatabase['pool'], count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await pool.query(
    `insert into sessions (token_hash, user_id, device, ip, expires_at)
      select t.hash, p.id, 'bench', '127.0.0.1', now() + interval '1 day'
      from unnest($1::text[]) with ordinality t(hash, n)
        join (select id, row_number() over (order by hashint8(id)) as n from bench_people) p using (n)`,
    [tokens.map(hashOf)],
  )
  return tokens
}
