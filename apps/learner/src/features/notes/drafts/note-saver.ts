import type { Note, NoteCalls } from '../api.ts'
import { holdDraft, newKey, type Draft, type DraftStore } from './draft-store.ts'
import { sendDraft, type Outcome } from './send-draft.ts'

/** So long after the last key press a note is sent, in milliseconds; and again while the service is away. */
const pause = 800
const again = 15_000
/** How many texts without an answer are remembered. */
const mostSent = 5

/** How a note stands that is being written. */
export interface SaverState {
  text: string
  status: 'saved' | 'unsaved' | 'saving' | Exclude<Outcome['kind'], 'saved'>
  /** As it stands elsewhere, where it was changed there. */
  theirs: Note | null
  /** Why the service refuses it. */
  message: string | null
  /** Whether the browser keeps what is not saved; else it lives as long as the page. */
  isKept: boolean
}

interface Options {
  store: DraftStore
  calls: NoteCalls
  onSaved: (note: Note) => void
  /** An earlier visit has left it: it has not been opened here. */
  isLeft?: boolean
}

/** Those that this page has open, for callers that need them sent: signing out. */
export const openSavers = new Set<NoteSaver>()

/**
 * Saves a note while it is written: in this browser with each change, at the service after a pause, one request at a time. What the
 * service does not acknowledge stays in the browser; what was changed elsewhere is never overwritten before its owner has chosen.
 */
export class NoteSaver {
  /** Begun as a new note, whatever it is by now. */
  readonly isNew: boolean
  readonly isLeft: boolean
  #isWritten = false
  #draft: Draft
  /** What the service has. */
  #saved: string
  #state: SaverState
  #sending: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #release: (() => void) | null = null
  readonly #options: Options
  readonly #listeners = new Set<() => void>()

  /** @param saved what the service has of it: nothing of a new note, or one that an earlier visit has left */
  constructor(draft: Draft, saved: string, options: Options) {
    this.isNew = draft.id === null
    this.isLeft = options.isLeft === true
    openSavers.add(this)
    this.#draft = draft
    this.#saved = saved
    this.#options = options
    this.#state = {
      text: draft.text,
      status: draft.text === saved ? 'saved' : 'unsaved',
      theirs: null,
      message: null,
      isKept: true,
    }
    void holdDraft(draft).then(release => {
      this.#release = release
    })
  }

  /** Whether it is being edited here. */
  get isWritten(): boolean {
    return this.#isWritten
  }

  get draft(): Draft {
    return this.#draft
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly state = (): SaverState => this.#state

  write(text: string): void {
    this.#isWritten = true
    this.#draft = { ...this.#draft, text }
    if (text === this.#saved || text.trim() === '') this.#options.store.remove(this.#draft)
    else this.#keep()
    const { status } = this.#state
    // While a conflict waits for a choice, editing continues.
    const waits = status === 'changed' || status === 'gone'
    this.#set({ text, ...(!waits && { status: this.#isDue() ? 'unsaved' : 'saved', message: null }) })
    this.#sendIn(pause)
  }

  /** Sends what is not saved, now. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  /** The note was changed elsewhere: one's own text in its place, or that one's. */
  choose(whose: 'mine' | 'theirs'): Promise<void> {
    const { theirs } = this.#state
    if (theirs === null) return Promise.resolve()
    this.#draft = { ...this.#draft, id: theirs.id, revision: theirs.revision }
    this.#saved = theirs.text
    this.#set({ status: 'unsaved', theirs: null })
    if (whose === 'theirs') {
      this.write(theirs.text)
      this.#options.onSaved(theirs)
    }
    return this.flush()
  }

  /** The note was deleted elsewhere: what was written becomes a new one. */
  saveAsNew(): Promise<void> {
    this.#options.store.remove(this.#draft)
    this.#draft = { ...this.#draft, id: null, revision: 0, key: newKey() }
    this.#saved = ''
    this.#set({ status: 'unsaved' })
    this.write(this.#draft.text)
    return this.flush()
  }

  /** Leaves it: what is not saved is sent, and stays in the browser where that fails. */
  async leave(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
    this.#release?.()
    openSavers.delete(this)
  }

  #isDue(): boolean {
    const { text } = this.#draft
    return text !== this.#saved && text.trim() !== ''
  }

  async #send(): Promise<void> {
    while (this.#isDue() && this.#state.status !== 'changed' && this.#state.status !== 'gone') {
      this.#set({ status: 'saving', message: null })
      const sending = this.#draft
      this.#draft = { ...sending, sent: [...(sending.sent ?? []), sending.text].slice(-mostSent) }
      this.#keep()
      const outcome = await sendDraft(sending, this.#options.calls)
      if (outcome.kind !== 'saved') return this.#fail(outcome)
      const { note } = outcome
      this.#draft = { ...this.#draft, id: note.id, revision: note.revision, sent: [] }
      this.#saved = note.text
      if (this.#isDue()) this.#keep()
      else this.#options.store.remove(this.#draft)
      this.#options.onSaved(note)
      this.#set({ status: this.#isDue() ? 'unsaved' : 'saved' })
    }
  }

  #keep(): void {
    this.#set({ isKept: this.#options.store.put(this.#draft) })
  }

  #fail(outcome: Exclude<Outcome, { kind: 'saved' }>): void {
    this.#set({
      status: outcome.kind,
      theirs: outcome.kind === 'changed' ? outcome.note : null,
      message: outcome.kind === 'refused' ? outcome.message : null,
    })
    if (outcome.kind === 'away') this.#sendIn(again)
  }

  #sendIn(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), delay)
  }

  #set(part: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}
