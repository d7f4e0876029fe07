/** A part of a video, in tenths of a second, or of the day, in seconds: from, and up to. */
export type Segment = [from: number, to: number]

/** Pairs of numbers as the service answers with them. */
export function asSegments(pairs: readonly (readonly number[])[]): Segment[] {
  return pairs.flatMap(([from, to]) =>
    from === undefined || to === undefined ? [] : [[from, to] as Segment],
  )
}

/** Segments in order, those that touch made one. */
export function mergeSegments(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = []
  for (const [from, to] of segments.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else if (from < to) merged.push([from, to])
  }
  return merged
}

/**
 * What was played between two looks at a video's position, in seconds; a jump is nothing.
 * @param elapsed seconds between the looks
 * @param rate the playback speed, which makes honest steps longer
 */
export function playedBetween(from: number, to: number, elapsed: number, rate: number): Segment | null {
  const step = to - from
  // Events come late on a busy machine; a jump is longer than the clock allows.
  if (step <= 0 || step > elapsed * rate + 0.5) return null
  const segment: Segment = [Math.round(from * 10), Math.round(to * 10)]
  return segment[0] < segment[1] ? segment : null
}

/** Seconds since 1970, by this device's clock. */
export const thisSecond = () => Math.floor(Date.now() / 1000)
