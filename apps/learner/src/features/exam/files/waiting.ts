import { ApiError } from '@masar/api-sdk'
import { transfer } from '../../uploads/transfer.ts'
import { type FileCalls, transferOf } from './api.ts'
import type { FileStore, WaitingFile } from './file-store.ts'

/**
 * Tries once to send the files of exams that wait in this browser, and forgets those that have arrived or that the service will never take.
 * @param callsOf the calls of an attempt, as the tab makes them that had the session lock
 * @param patience milliseconds; what is on its way by then counts as not sent, and goes on from there later
 * @returns how many still wait
 */
export async function sendWaitingFiles(
  store: FileStore,
  user: number | null,
  callsOf: (attempt: number, holder: string) => FileCalls,
  patience = 5000,
): Promise<number> {
  const waiting = await store.ofUser(user)
  if (waiting.length === 0) return 0
  const stop = new AbortController()
  const trying = Promise.all(
    waiting.map(file => trySending(store, file, callsOf(file.attempt, file.holder), stop.signal)),
  )
  await Promise.race([trying, new Promise(done => setTimeout(done, patience))])
  stop.abort()
  return (await store.ofUser(user)).length
}

async function trySending(
  store: FileStore,
  file: WaitingFile,
  calls: FileCalls,
  signal: AbortSignal,
): Promise<void> {
  const onBegun = (id: string | null) => store.put({ ...file, id })
  try {
    await transfer(file, { ...transferOf(calls, file), signal, onBegun, onPart: () => {} })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) throw error
    // It keeps waiting, and who asked learns how many do.
    if (error.kind !== 'answer' || error.status >= 500 || !isSettled(error, file)) return
  }
  await store.remove(file)
}

const settledCodes = new Set([
  'attempt_closed',
  'question_passed',
  'file_kind_refused',
  'file_too_large',
  'files_full',
  'exam_files_full',
])

/** What the service will never take: the attempt has ended, the exam goes forward only, or the file is not one that the question takes. */
function isSettled({ code, status }: ApiError, { id }: WaitingFile): boolean {
  return (
    settledCodes.has(code) ||
    // An upload that the API has dropped starts over when its exam is open again.
    (status === 404 && id === null)
  )
}

/** Forgets the files that wait of a person's exams, for good. */
export async function discardWaitingFiles(store: FileStore, user: number | null): Promise<void> {
  for (const file of await store.ofUser(user)) await store.remove(file)
}
