import { once } from 'node:events'
import { IdleThreads } from '../../../../idle-threads.ts'
import { Turns } from '../../../../turns.ts'
import { readQuestions, type QuestionFormat } from './formats.ts'
import { FileImages } from './images.ts'
import type { ReadFile, ReadOptions } from './reading.ts'

export interface GivenToThread {
  bytes: Uint8Array
  format: QuestionFormat
  options: ReadOptions
}
export interface ReadByThread extends Pick<ReadFile, 'read' | 'refused'> {
  found: ReadonlyMap<string, Uint8Array>
}

const mostMs = 60_000
const turns = new Turns(2)
const threads = new IdleThreads(new URL('./read-thread.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: 512 },
})

/**
 * Reads a file of questions in a thread: a megabyte of HTML in small pieces takes a processor many seconds. A file that takes a
 * minute, more memory than one may have, or a depth that its parser does not reach, is unreadable.
 */
export async function readApart(
  bytes: Uint8Array,
  format: QuestionFormat,
  options: ReadOptions,
  { patience = mostMs }: { patience?: number } = {},
): Promise<ReadFile> {
  // Sheets have a thread of their own already, and no HTML.
  if (format === 'xlsx' || format === 'csv') return readQuestions(bytes, format, options)
  const answer = await turns.take(() => answerOf({ bytes, format, options }, patience))
  const images = new FileImages()
  if (!answer) return { read: [], refused: [{ line: 1, reason: { code: 'file_unreadable' } }], images }
  for (const [id, file] of answer.found) images.found.set(id, Buffer.from(file))
  return { read: answer.read, refused: answer.refused, images }
}

/** What a thread has read; undefined for a file that is too much for it. */
async function answerOf(given: GivenToThread, patience: number): Promise<ReadByThread | undefined> {
  const thread = threads.take()
  const late = AbortSignal.timeout(patience)
  try {
    thread.postMessage(given)
    const [answer] = (await once(thread, 'message', { signal: late })) as [ReadByThread]
    threads.giveBack(thread)
    return answer
  } catch (error) {
    await thread.terminate()
    if (late.aborted || isTooMuch(error)) return undefined
    throw error
  }
}

function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}
