import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react'
import { errorOf, type FileError, type FileRules } from './file-rules.ts'

/**
 * Sends one file; rejects when that fails.
 * @param report how much of it has gone, 0 to 1
 * @param signal aborts when the person takes it back
 */
export type SendFile = (file: File, report: (part: number) => void, signal: AbortSignal) => Promise<unknown>

export type UploadState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'refused'

/** A file in a list of uploads. */
export interface ShownUpload<Id extends string | number = number> {
  id: Id
  file: Pick<File, 'name' | 'size'>
  state: UploadState
  /** 0 to 1. */
  part: number
  error?: FileError
  /** What is said of it in place of its state. */
  note?: ReactNode
  /** Stops sending it for a while, and goes on. */
  onPause?: () => void
  onResume?: () => void
  /** Fetches it, where it can be had. */
  onOpen?: () => void
}

export interface Upload extends ShownUpload {
  file: File
}

type Change = { add: Upload[] } | { id: number; to: Partial<Upload> } | { remove: number }

function reduce(uploads: Upload[], change: Change): Upload[] {
  if ('add' in change) return [...uploads, ...change.add]
  if ('remove' in change) return uploads.filter(({ id }) => id !== change.remove)
  return uploads.map(upload => (upload.id === change.id ? { ...upload, ...change.to } : upload))
}

/** Counts on: an id never names two files. */
let lastId = 0

const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'running' || state === 'done'

/** Why the service will never take a file, in words; undefined where another try may succeed. */
export type RejectionMessage = (error: unknown) => string | undefined

/** The files that were chosen, sent so many at a time; each can be cancelled, tried again and taken from the list. */
// long: the state of uploads and the acts on it, which share it
export function useUploads(
  send: SendFile,
  rules: FileRules,
  atOnce: number,
  rejectionMessage?: RejectionMessage,
) {
  const [uploads, change] = useReducer(reduce, [])
  const running = useRef(new Map<number, AbortController>())
  const calls = useRef({ send, rejectionMessage })
  useEffect(() => {
    calls.current = { send, rejectionMessage }
  })

  const begin = useCallback(async ({ id, file }: Upload) => {
    const stop = new AbortController()
    running.current.set(id, stop)
    change({ id, to: { state: 'running', part: 0 } })
    try {
      await calls.current.send(
        file,
        part => !stop.signal.aborted && change({ id, to: { part: Math.min(1, Math.max(0, part)) } }),
        stop.signal,
      )
      if (!stop.signal.aborted) change({ id, to: { state: 'done', part: 1 } })
    } catch (error) {
      // No message after a cancel; other errors are shown beside the file, and their cause is logged.
      if (stop.signal.aborted) return
      console.warn('a file could not be sent', error)
      const note = calls.current.rejectionMessage?.(error)
      change({ id, to: note === undefined ? { state: 'failed' } : { state: 'refused', note } })
    } finally {
      running.current.delete(id)
    }
  }, [])

  useEffect(() => {
    const free = atOnce - running.current.size
    for (const upload of uploads
      .filter(({ id, state }) => state === 'waiting' && !running.current.has(id))
      .slice(0, Math.max(0, free)))
      void begin(upload)
  }, [uploads, atOnce, begin])

  useEffect(() => {
    const open = running.current
    return () => open.forEach(stop => stop.abort())
  }, [])

  const add = (files: readonly File[]) => {
    let room = rules.mostFiles - uploads.filter(isOpen).length
    change({
      add: files.map(file => {
        const error = errorOf(file, rules) ?? (room-- > 0 ? undefined : 'too-many')
        return { id: ++lastId, file, part: 0, state: error ? 'refused' : 'waiting', error }
      }),
    })
  }
  const cancel = (id: number) => {
    running.current.get(id)?.abort()
    change({ id, to: { state: 'cancelled' } })
  }
  return {
    uploads,
    add,
    cancel,
    retry: (id: number) => change({ id, to: { state: 'waiting', part: 0 } }),
    remove: (id: number) => change({ remove: id }),
  }
}
