import type { LiveAttempt } from './api.ts'
import type { LiveGroup, LivePlace } from './place.ts'

export function groupOf({ state, is_connected }: Pick<LiveAttempt, 'state' | 'is_connected'>): LiveGroup {
  if (state !== 'in_progress') return 'ended'
  return is_connected ? 'writing' : 'lost'
}

/** The time of an attempt is up, and what was made before is still taken in. @param now by the service's clock */
export function isOverdueAt(
  { state, deadline_at, has_next_section }: Pick<LiveAttempt, 'state' | 'deadline_at' | 'has_next_section'>,
  now: number,
): boolean {
  return state === 'in_progress' && !has_next_section && time(deadline_at) <= now
}

type Sort = NonNullable<LivePlace['sort']>
type Figure = (row: LiveAttempt) => number

const time = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at))
const figures: Record<Exclude<Sort, 'name'>, Figure> = {
  saved: ({ saved_at }) => (saved_at === null ? 0 : Date.parse(saved_at)),
  answered: ({ answered, questions }) => answered / Math.max(1, questions),
  left: ({ state, deadline_at }) => (state === 'in_progress' ? time(deadline_at) : Number.POSITIVE_INFINITY),
  lost: ({ lost_seconds }) => lost_seconds,
}

/** Who needs help first, unless the address asks for another order: lost, then under way, then ended. */
const urgency: Record<LiveGroup, number> = { lost: 0, writing: 1, ended: 2 }

/** The rows that are shown, in their order. Equal ones stay as they came, so that nothing jumps. */
export function shownRows(
  rows: readonly LiveAttempt[],
  { show, sort, order }: LivePlace,
  names: Intl.Collator,
): LiveAttempt[] {
  const shown = show === undefined ? [...rows] : rows.filter(row => groupOf(row) === show)
  const sign = order === 'down' ? -1 : 1
  const nameOf = ({ learner, attempt_id }: LiveAttempt) => learner.name ?? String(attempt_id)
  return shown.toSorted((a, b) => {
    if (sort === undefined) return urgency[groupOf(a)] - urgency[groupOf(b)]
    if (sort === 'name') return sign * names.compare(nameOf(a), nameOf(b))
    const [x, y] = [figures[sort](a), figures[sort](b)]
    return x === y ? 0 : sign * (x < y ? -1 : 1)
  })
}

export function countsOf(rows: readonly LiveAttempt[]): Record<LiveGroup, number> {
  const counts = { writing: 0, lost: 0, ended: 0 }
  for (const row of rows) counts[groupOf(row)] += 1
  return counts
}
