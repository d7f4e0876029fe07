const first = 1000
const most = 15_000

/**
 * Milliseconds until an answer is sent again after so many failures in a row.
 * @param retryAfter seconds that the service asked for
 */
export function retryDelay(failures: number, retryAfter?: number): number {
  const own = Math.min(most, first * 2 ** Math.max(0, failures - 1))
  return retryAfter === undefined ? own : Math.max(own, Math.min(retryAfter * 1000, 60_000))
}
