import { setTimeout as wait } from 'node:timers/promises'
import { DocumentBusyError, DocumentTooSlowError } from '../../platform/documents/documents.ts'

/** How often a document is asked for again while too many wait: five minutes in all. */
const mostWhileBusy = 150
/** How often one that took too long is: each try keeps the thread of documents from all others for as long as a document may take. */
const mostWhileSlow = 2

/**
 * Makes a document of many that no one waits for: where too many wait for theirs, it lets them go first.
 * @param waitMs between two tries
 * @throws DocumentBusyError when there was no room for minutes; DocumentTooSlowError when it took too long each time
 */
export async function whenFree(
  make: () => Promise<Uint8Array>,
  signal: AbortSignal,
  waitMs = 2000,
): Promise<Uint8Array> {
  let [busy, slow] = [0, 0]
  for (;;)
    try {
      return await make()
    } catch (error) {
      if (error instanceof DocumentTooSlowError) slow += 1
      else if (error instanceof DocumentBusyError) busy += 1
      else throw error
      if (busy > mostWhileBusy || slow > mostWhileSlow) throw error
      await wait(waitMs, undefined, { signal })
    }
}
