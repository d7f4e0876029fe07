import { sql, type SQL } from 'drizzle-orm'

/** A part of a video, in tenths of a second: from, and up to. */
export type Segment = readonly [from: number, to: number]

/** As fast as the fastest player plays. */
const fastest = 3
/** Tenths of a second that clocks and networks may differ by. */
const slack = 50

/** Segments as PostgreSQL takes them; what is empty or lies beyond the video is left out. @param lasts tenths of a second, where it is known */
export function multirangeOf(segments: readonly Segment[], lasts?: number | null): string {
  const end = lasts || Infinity
  const parts = segments
    .map(([from, to]) => [from, Math.min(to, end)] as const)
    .filter(([from, to]) => from < to)
  return `{${parts.map(([from, to]) => `[${from},${to})`).join(',')}}`
}

/** What PostgreSQL writes, as segments. */
export function segmentsOf(multirange: string): [number, number][] {
  return [...multirange.matchAll(/\[(\d{1,9}),(\d{1,9})\)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])
}

/** How much a multirange covers. */
export const covered = (ranges: SQL) =>
  sql`(select coalesce(sum(upper(r) - lower(r)), 0)::int from unnest(${ranges}) r)`

/**
 * How many tenths may be counted by now in all: what the fastest player can have played since the first report. Of the sum, not of each report
 * since the one before it: reports come late, doubled and in another order, in a burst after hours without a network, and then the time before
 * each says nothing of how long it was played; cut one by one, the same reports would count otherwise in another order. Nor would it be
 * stricter: with the slack given to each, a hundred reports within a second would count minutes that were not played. What is cut is answered as
 * uncounted, and counts when it is reported again later.
 */
export const allowed = (startedAt: SQL) =>
  sql`least(864000, extract(epoch from clock_timestamp() - ${startedAt}) * ${sql.raw(`${fastest * 10} + ${slack}`)})::int`

/** The first so many tenths of a multirange. */
export const firstOf = (ranges: SQL, tenths: SQL) => sql`(
  select coalesce(range_agg(int4range(lower(r), least(upper(r), lower(r) + ${tenths} - before))), '{}'::int4multirange)
  from (select r, coalesce(sum(upper(r) - lower(r)) over (order by lower(r) rows between unbounded preceding and 1 preceding), 0)::int as before
    from unnest(${ranges}) r) parts where before < ${tenths})`
