import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets an answer leave only at whole multiples of a step after its question came, whether it succeeded or failed: what differs by
 * less than the step between two kinds of asker cannot be read from the time it took (quality.md, A-10).
 * @param stepMs milliseconds; well above what the work takes on an idle machine
 */
export async function inEvenTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    const taken = performance.now() - startedAt
    await wait(stepMs - (taken % stepMs))
  }
}
