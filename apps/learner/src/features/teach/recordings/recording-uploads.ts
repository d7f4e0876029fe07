import { ApiError } from '@masar/api-sdk'
import { holdLock } from '../../kept/browser-lock.ts'
import { isRefused } from '../../kept/is-refused.ts'
import { retryDelay } from '../../uploads/retry.ts'
import { transfer } from '../../uploads/transfer.ts'
import { largestPart, type RecordingCalls } from './api.ts'
import type { RecordingStore, WaitingRecording } from './recording-store.ts'
import { TimeLeft } from './time-left.ts'

/** A recording of this browser on its way. */
export interface OutgoingRecording {
  name: string
  bytes: number
  /** What the service calls it; null until it was begun. */
  id: string | null
  /** `elsewhere`: another tab sends it; `refused`: the service does not take it, as `message` says. */
  state: 'sending' | 'paused' | 'offline' | 'elsewhere' | 'refused'
  /** How much of it has gone, from 0 to 1. */
  part: number
  secondsLeft: number | null
  message: string | null
}

export type OutgoingRecordings = Readonly<Record<number, OutgoingRecording>>

export interface RecordingPorts {
  user: number
  calls: RecordingCalls
  store: () => Promise<RecordingStore>
  /** The service has begun one, has all of it, or refused it: what it says of the lesson has changed. */
  onChanged: () => void
}

/** A person's recording uploads in this tab, whichever page it shows: stored in the browser until the service has them. */
export class RecordingUploads {
  readonly #ports: RecordingPorts
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<number, WaitingRecording>()
  readonly #sending = new Map<number, AbortController>()
  readonly #retries = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #failures = new Map<number, number>()
  #state: OutgoingRecordings = {}

  constructor(ports: RecordingPorts) {
    this.#ports = ports
  }

  readonly state = (): OutgoingRecordings => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Goes on with what waited in this browser. */
  async start(): Promise<void> {
    const kept = (await this.#keep(store => store.ofUser(this.#ports.user))) ?? []
    for (const file of kept)
      if (!this.#waiting.has(file.lesson)) this.#take(file, file.isPaused ? 'paused' : 'sending')
  }

  /** Sends nothing more; what waits stays in the browser. */
  stop(): void {
    for (const retry of this.#retries.values()) clearTimeout(retry)
    for (const sending of this.#sending.values()) sending.abort()
  }

  /** Takes a chosen file for a lesson. @param id of the upload that it goes on with; null for a new one */
  add(lesson: number, file: File, id: string | null = null): void {
    this.#sending.get(lesson)?.abort()
    const key = crypto.randomUUID()
    const fresh = { lesson, key, user: this.#ports.user, name: file.name, blob: file, isPaused: false, id }
    void this.#keep(store => store.put(fresh))
    this.#take(fresh, 'sending')
  }

  pause(lesson: number): void {
    clearTimeout(this.#retries.get(lesson))
    this.#change(lesson, { state: 'paused', secondsLeft: null })
    this.#sending.get(lesson)?.abort()
    this.#remember(lesson, { isPaused: true })
  }

  /** Goes on: after a pause, or since the network is back. */
  resume(lesson: number): void {
    clearTimeout(this.#retries.get(lesson))
    this.#failures.delete(lesson)
    this.#remember(lesson, { isPaused: false })
    void this.#send(lesson)
  }

  /** The network is back. */
  online(): void {
    for (const [lesson, { state }] of Object.entries(this.#state))
      if (state === 'offline' || state === 'elsewhere') this.resume(Number(lesson))
  }

  /** Takes back one that is on its way, or was refused. */
  async cancel(lesson: number): Promise<void> {
    const file = this.#waiting.get(lesson)
    const isRefusedOne = this.#state[lesson]?.state === 'refused'
    this.#sending.get(lesson)?.abort()
    this.#drop(lesson)
    if (file?.id == null || isRefusedOne) return
    try {
      await this.#ports.calls.cancel(lesson, file.id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      console.warn('a cancelled recording stays with the service until it is swept', error)
    }
    this.#ports.onChanged()
  }

  #take(file: WaitingRecording, state: 'sending' | 'paused'): void {
    const { lesson, name, blob, id } = file
    this.#waiting.set(lesson, file)
    const outgoing = { name, bytes: blob.size, id, part: 0, secondsLeft: null, message: null }
    this.#set({ ...this.#state, [lesson]: { ...outgoing, state } })
    if (state === 'sending') void this.#send(lesson)
  }

  #set(state: OutgoingRecordings): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #change(lesson: number, part: Partial<OutgoingRecording>): void {
    const known = this.#state[lesson]
    if (known) this.#set({ ...this.#state, [lesson]: { ...known, ...part } })
  }

  #remember(lesson: number, part: Partial<WaitingRecording>): void {
    const file = this.#waiting.get(lesson)
    if (!file) return
    const next = { ...file, ...part }
    this.#waiting.set(lesson, next)
    void this.#keep(store => store.put(next))
  }

  #drop(lesson: number): void {
    this.#waiting.delete(lesson)
    clearTimeout(this.#retries.get(lesson))
    const { [lesson]: _, ...others } = this.#state
    this.#set(others)
    void this.#keep(store => store.remove(lesson))
  }

  /** The browser's store may fail at any time (a full disk): the file then lives as long as the page. */
  async #keep<T>(act: (store: RecordingStore) => Promise<T>): Promise<T | undefined> {
    try {
      return await act(await this.#ports.store())
    } catch (error) {
      console.warn('recordings cannot be kept in this browser', error)
      return undefined
    }
  }

  async #send(lesson: number): Promise<void> {
    const key = this.#waiting.get(lesson)?.key
    if (key === undefined) return
    this.#sending.get(lesson)?.abort()
    const stop = new AbortController()
    this.#sending.set(lesson, stop)
    const release = await holdLock(`recording-${lesson}`)
    try {
      if (stop.signal.aborted) return
      if (release === null) return this.#later(lesson, 'elsewhere')
      this.#change(lesson, { state: 'sending', message: null })
      await this.#transfer(lesson, stop.signal)
      if (this.#waiting.get(lesson)?.key === key) this.#drop(lesson)
      this.#ports.onChanged()
    } catch (error) {
      if (!stop.signal.aborted) this.#failed(lesson, error, key)
    } finally {
      release?.()
      if (this.#sending.get(lesson) === stop) this.#sending.delete(lesson)
    }
  }

  async #transfer(lesson: number, signal: AbortSignal): Promise<void> {
    const file = this.#waiting.get(lesson)
    if (!file) return
    const left = new TimeLeft()
    const { calls, onChanged } = this.#ports
    await transfer(file, {
      calls: {
        begin: () => calls.begin(file),
        send: (id, offset, part, stopped) => calls.send(lesson, id, offset, part, stopped),
      },
      largestPart,
      signal,
      onPart: part => {
        if (!signal.aborted)
          this.#change(lesson, { part, secondsLeft: left.mark(part * file.blob.size, file.blob.size) })
      },
      onBegun: async id => {
        if (signal.aborted) return
        this.#remember(lesson, { id, ...(id === null && { key: crypto.randomUUID() }) })
        this.#change(lesson, { id })
        onChanged()
      },
    })
  }

  #failed(lesson: number, error: unknown, key: string): void {
    if (!(error instanceof ApiError)) throw error
    // An upload that the API dropped was restarted under another key.
    const isBegunAnew = this.#waiting.get(lesson)?.key !== key
    if (isRefused(error) && !isBegunAnew) {
      this.#change(lesson, { state: 'refused', message: error.message, secondsLeft: null })
      void this.#keep(store => store.remove(lesson))
      return this.#ports.onChanged()
    }
    console.warn('a recording could not be sent; trying again later', error.cause ?? error)
    this.#later(lesson, isBegunAnew ? 'sending' : 'offline', error.retryAfter)
  }

  #later(lesson: number, state: 'offline' | 'elsewhere' | 'sending', retryAfter?: number): void {
    const failures = (this.#failures.get(lesson) ?? 0) + 1
    this.#failures.set(lesson, failures)
    this.#change(lesson, { state, secondsLeft: null })
    clearTimeout(this.#retries.get(lesson))
    this.#retries.set(
      lesson,
      setTimeout(() => void this.#send(lesson), retryDelay(failures, retryAfter)),
    )
  }
}
