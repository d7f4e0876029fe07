import { ApiError } from '@masar/api-sdk'
import type { Question } from '../api.ts'
import { retryDelay } from '../../uploads/retry.ts'
import { transfer } from '../../uploads/transfer.ts'
import { type AnswerFile, type FileCalls, transferOf } from './api.ts'
import type { FileStore, WaitingFile } from './file-store.ts'

/** Sent at a time. */
const atOnce = 2

/** A file of this browser on its way. */
export interface OutgoingFile {
  key: string
  question: number
  name: string
  bytes: number
  /** `waiting`: for its turn; `offline`: for the network; `refused`: the service does not take it, as `message` says. */
  state: 'waiting' | 'sending' | 'offline' | 'refused'
  /** How much of it has gone, from 0 to 1. */
  part: number
  message: string | null
}

export interface FilesState {
  /** What the service has, by question. */
  stored: Readonly<Record<number, readonly AnswerFile[]>>
  outgoing: readonly OutgoingFile[]
}

interface FilePorts {
  attempt: number
  user: number | null
  /** The id by which this tab has the session lock. */
  holder: string
  calls: FileCalls
  store: FileStore
  /** The time of the service. */
  now: () => string
  /** Another tab or device writes. */
  onLockLost: () => void
}

type Questions = readonly Pick<Question, 'id' | 'files'>[]

/** The files of an attempt in this tab: kept in the browser until the service has them, whatever happens to page and network. */
export class AttemptFiles {
  readonly #ports: FilePorts
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<string, WaitingFile>()
  readonly #sending = new Map<string, AbortController>()
  #state: FilesState
  #isStopped = false
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(questions: Questions, ports: FilePorts) {
    this.#ports = ports
    this.#state = { stored: storedOf(questions), outgoing: [] }
  }

  readonly state = (): FilesState => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** How many are on their way and would be missing if the attempt ended now. */
  get underWay(): number {
    return this.#state.outgoing.filter(({ state }) => state !== 'refused').length
  }

  /** Goes on with what waited in this browser. */
  async start(): Promise<void> {
    this.#isStopped = false
    const { store, attempt, user } = this.#ports
    const kept = (await this.#keep(() => store.ofAttempt(attempt))) ?? []
    const mine = kept.filter(file => file.user === user && !this.#waiting.has(file.key))
    for (const file of mine) this.#waiting.set(file.key, file)
    this.#set({ outgoing: [...mine.map(outgoing), ...this.#state.outgoing] })
    this.#set({ stored: this.#withoutOutgoing(this.#state.stored) })
    this.#pump()
  }

  /** Sends nothing more; what waits stays in the browser. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#retry)
    for (const sending of this.#sending.values()) sending.abort()
  }

  /** The attempt has ended: what had not arrived by then is of no use any more. */
  forget(): void {
    this.stop()
    for (const key of this.#waiting.keys()) this.#drop(key)
  }

  /** Takes chosen files. Those that break a rule never come here. */
  add(question: number, files: readonly File[]): void {
    const { attempt, user, holder, now } = this.#ports
    const fresh = files.map(file => ({
      attempt,
      key: crypto.randomUUID(),
      user,
      question,
      holder,
      name: file.name,
      blob: file,
      madeAt: now(),
      id: null,
    }))
    for (const file of fresh) {
      this.#waiting.set(file.key, file)
      void this.#keep(() => this.#ports.store.put(file))
    }
    this.#set({ outgoing: [...this.#state.outgoing, ...fresh.map(outgoing)] })
    this.#pump()
  }

  /** Takes back a file that is on its way, or was refused. */
  async cancel(key: string): Promise<void> {
    const file = this.#waiting.get(key)
    this.#sending.get(key)?.abort()
    this.#drop(key)
    if (file?.id == null) return
    try {
      await this.#ports.calls.remove(file.id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      console.warn('a cancelled upload stays with the service until it is swept', error)
    }
  }

  /** The address of a file that the service has, good for minutes. @throws ApiError */
  link(id: string): Promise<string> {
    return this.#ports.calls.link(id)
  }

  /** Removes a file that the service has. @throws ApiError */
  async remove(question: number, id: string): Promise<void> {
    await this.#ports.calls.remove(id)
    const stored = (this.#state.stored[question] ?? []).filter(file => file.id !== id)
    this.#set({ stored: { ...this.#state.stored, [question]: stored } })
  }

  /** The attempt was loaded again: another device may have added or removed files. */
  refreshed(questions: Questions): void {
    this.#set({ stored: this.#withoutOutgoing(storedOf(questions)) })
    this.resume()
  }

  /** The network is back, or the session lock. */
  resume(): void {
    this.#isStopped = false
    this.#failures = 0
    clearTimeout(this.#retry)
    this.#pump()
  }

  /** What is on its way from here is shown once. */
  #withoutOutgoing(stored: FilesState['stored']): FilesState['stored'] {
    const ids = new Set([...this.#waiting.values()].map(({ id }) => id))
    return Object.fromEntries(
      Object.entries(stored).map(([question, files]) => [
        question,
        files.filter(file => file.is_whole || !ids.has(file.id)),
      ]),
    )
  }

  #set(part: Partial<FilesState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  #change(key: string, part: Partial<OutgoingFile>): void {
    this.#set({
      outgoing: this.#state.outgoing.map(file => (file.key === key ? { ...file, ...part } : file)),
    })
  }

  #drop(key: string): void {
    this.#waiting.delete(key)
    this.#set({ outgoing: this.#state.outgoing.filter(file => file.key !== key) })
    void this.#keep(() => this.#ports.store.remove({ attempt: this.#ports.attempt, key }))
  }

  /** The browser's store may fail at any time (a full disk): the file then lives as long as the page. */
  async #keep<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      console.warn('files of answers cannot be kept in this browser', error)
      return undefined
    }
  }

  #pump(): void {
    if (this.#isStopped) return
    const free = this.#state.outgoing.filter(
      ({ key, state }) => state !== 'refused' && !this.#sending.has(key),
    )
    for (const { key } of free.slice(0, Math.max(0, atOnce - this.#sending.size))) void this.#send(key)
  }

  async #send(key: string): Promise<void> {
    const file = this.#waiting.get(key)
    if (!file) return
    const stop = new AbortController()
    this.#sending.set(key, stop)
    this.#change(key, { state: 'sending' })
    try {
      const id = await transfer(file, {
        ...transferOf(this.#ports.calls, file),
        signal: stop.signal,
        onPart: part => this.#change(key, { part }),
        onBegun: begun => this.#begun(key, begun),
      })
      this.#arrived(file, id)
      this.#failures = 0
    } catch (error) {
      if (stop.signal.aborted) this.#change(key, { state: 'waiting' })
      else this.#failed(key, error)
    } finally {
      this.#sending.delete(key)
      if (this.#failures === 0) this.#pump()
    }
  }

  /** A restarted upload is another file to the API. */
  async #begun(key: string, id: string | null): Promise<void> {
    const file = this.#waiting.get(key)
    if (!file) return
    const next = { ...file, id, key: id === null ? crypto.randomUUID() : key }
    this.#waiting.delete(key)
    this.#waiting.set(next.key, next)
    if (next.key !== key) {
      this.#change(key, { key: next.key, part: 0, state: 'waiting' })
      await this.#keep(() => this.#ports.store.remove(file))
    }
    await this.#keep(() => this.#ports.store.put(next))
  }

  #arrived({ key, question, name, blob }: WaitingFile, id: string): void {
    const file = { id, name, bytes: blob.size, received: blob.size, is_whole: true, sha256: null }
    const others = (this.#state.stored[question] ?? []).filter(one => one.id !== id)
    this.#set({ stored: { ...this.#state.stored, [question]: [...others, file] } })
    this.#drop(key)
  }

  #failed(key: string, error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'attempt_taken_over') {
      this.#change(key, { state: 'waiting' })
      this.stop()
      return this.#ports.onLockLost()
    }
    // An upload that the API dropped was restarted under another key.
    const isRestarted = !this.#waiting.has(key)
    const isPassing =
      isRestarted || error.kind !== 'answer' || error.status >= 500 || [401, 408, 429].includes(error.status)
    if (!isPassing) {
      this.#change(key, { state: 'refused', message: error.message })
      void this.#keep(() => this.#ports.store.remove({ attempt: this.#ports.attempt, key }))
      return
    }
    console.warn('a file could not be sent; trying again later', error.cause ?? error)
    this.#change(key, { state: 'offline' })
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#pump(), retryDelay(this.#failures, error.retryAfter))
  }
}

function storedOf(questions: Questions): FilesState['stored'] {
  return Object.fromEntries(questions.map(({ id, files = [] }) => [id, files]))
}

function outgoing({ key, question, name, blob }: WaitingFile): OutgoingFile {
  return { key, question, name, bytes: blob.size, state: 'waiting', part: 0, message: null }
}
