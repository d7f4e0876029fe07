import type { Storage } from '../../../gateways/storage.ts'
import { discard } from './parts.ts'

/** Milliseconds: long enough for any request under way to have written its row. */
export const settledMs = 3_600_000
const atOnce = 500

/**
 * Removes the files of a folder that nothing names: their row went with what it belonged to, or a process was killed between the row and the
 * file.
 * @param knownOf those of the names that something names
 * @returns how many files
 */
export async function sweepFolder(
  storage: Storage,
  folder: string,
  settled: number,
  knownOf: (names: string[]) => Promise<readonly string[]>,
): Promise<number> {
  const names = await storage.olderThan(folder, settled)
  let removed = 0
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce)
    const known = new Set(await knownOf(some))
    const orphans = some.filter(name => !known.has(name))
    await discard(storage, orphans)
    removed += orphans.length
  }
  return removed
}
