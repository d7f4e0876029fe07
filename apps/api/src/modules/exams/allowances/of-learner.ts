import { sql, type SQL } from 'drizzle-orm'

/** What a learner was given, as the database tells it. */
export interface GivenAllowance {
  id: number
  extra_seconds: number
  extra_attempts: number
  opens_at: string | null
  closes_at: string | null
  reason: string
  by: string | null
  at: string
}

/** A select of what was given and not withdrawn, the oldest first, as one JSON array. @param which a condition on `w` */
export function allowancesText(which: SQL): SQL {
  return sql`select coalesce(json_agg(json_build_object('id', w.id, 'extra_seconds', w.extra_seconds, 'extra_attempts', w.extra_attempts, 'opens_at', w.opens_at, 'closes_at', w.closes_at,
      'reason', w.reason, 'by', g.name, 'at', w.created_at) order by w.id), '[]')
    from attempt_allowances w left join users g on g.id = w.granted_by where ${which} and w.withdrawn_at is null`
}

export function presentAllowance({ at, opens_at, closes_at, ...allowance }: GivenAllowance) {
  const moment = (given: string | null) => (given === null ? null : new Date(given).toISOString())
  return {
    ...allowance,
    opens_at: moment(opens_at),
    closes_at: moment(closes_at),
    at: new Date(at).toISOString(),
  }
}
