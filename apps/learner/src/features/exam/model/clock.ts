/** How far the service's clock is ahead of this device's, and how far that may be off. */
export interface ClockOffset {
  ms: number
  /** Half the round trip of the measurement. */
  uncertainty: number
}

export interface ClockSample {
  /** What the service said the time is. */
  serverTime: string
  /** When it was asked and when it answered, by this device's clock. */
  sentAt: number
  receivedAt: number
}

/**
 * Makes a call whose answer has the service's time, as a sample for the clock offset.
 * @param now the time by this device's clock
 */
export async function timed<T extends { server_time: string }>(
  call: () => Promise<{ data: T }>,
  now: () => number = () => Date.now(),
): Promise<{ data: T; sample: ClockSample }> {
  const sentAt = now()
  const { data } = await call()
  return { data, sample: { serverTime: data.server_time, sentAt, receivedAt: now() } }
}

/**
 * The offset after another answer of the service. A sharper measurement replaces a blunter one; one that contradicts
 * what was known replaces it too, since then this device's clock was set or has slept.
 */
export function measured(
  known: ClockOffset | null,
  { serverTime, sentAt, receivedAt }: ClockSample,
): ClockOffset {
  const uncertainty = Math.max(0, receivedAt - sentAt) / 2
  const ms = Date.parse(serverTime) - (sentAt + receivedAt) / 2
  if (known === null || uncertainty <= known.uncertainty) return { ms, uncertainty }
  const isContradicted = Math.abs(ms - known.ms) > uncertainty + known.uncertainty
  // What is old gets blunter, so that a drifting clock is followed.
  return isContradicted ? { ms, uncertainty } : { ms: known.ms, uncertainty: known.uncertainty + 5 }
}

/** The service's time at a moment of this device. */
export function serverNow(offset: ClockOffset | null, now: number): number {
  return now + (offset?.ms ?? 0)
}

/** Milliseconds until the deadline; null where there is none. Shown to the learner; the service alone decides. */
export function remainingMs(deadline: string | null, offset: ClockOffset | null, now: number): number | null {
  return deadline === null ? null : Date.parse(deadline) - serverNow(offset, now)
}
