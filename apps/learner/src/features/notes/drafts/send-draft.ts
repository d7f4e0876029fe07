import { isRefused } from '../../kept/is-refused.ts'
import type { Note, NoteCalls } from '../api.ts'
import { holdDraft, type Draft, type DraftStore } from './draft-store.ts'

/** What became of a draft that was sent. */
export type Outcome =
  | { kind: 'saved'; note: Note }
  /** No connection, or no service: it is to be sent again. */
  | { kind: 'away' }
  /** Written on elsewhere: the note as it stands there. */
  | { kind: 'changed'; note: Note }
  /** Deleted elsewhere. */
  | { kind: 'gone' }
  /** What another try doesn't change, in the service's words. */
  | { kind: 'refused'; message: string }

/** Sends a draft once: a new note is made under its key, a known one changed as it was last read. */
export async function sendDraft(draft: Draft, calls: NoteCalls): Promise<Outcome> {
  const outcome = await sendOnce(draft, calls)
  // The conflicting version is what was sent from here before, whose answer was lost.
  if (outcome.kind === 'changed' && draft.sent?.includes(outcome.note.text))
    return sendOnce({ ...draft, id: outcome.note.id, revision: outcome.note.revision }, calls)
  return outcome
}

async function sendOnce(draft: Draft, calls: NoteCalls): Promise<Outcome> {
  try {
    const note =
      draft.id === null
        ? await create(draft, calls)
        : await calls.change(draft.id, { text: draft.text, revision: draft.revision })
    // Made before, when the answer was lost, and written on elsewhere since.
    return note.text === draft.text ? { kind: 'saved', note } : { kind: 'changed', note }
  } catch (error) {
    return outcomeOf(error, draft)
  }
}

async function create({ lesson, key, text, position, quote }: Draft, calls: NoteCalls): Promise<Note> {
  const note = await calls.create(lesson, {
    key,
    text,
    ...(position !== null && { position_seconds: position }),
    ...(quote !== null && { quote }),
  })
  // It was made with what was typed until then, and it is unchanged.
  return note.text !== text && note.revision === 1 ? calls.change(note.id, { text, revision: 1 }) : note
}

function outcomeOf(error: unknown, { id }: Draft): Outcome {
  if (!isRefused(error)) return { kind: 'away' }
  if (error.code === 'note_changed') return { kind: 'changed', note: (error.data as { note: Note }).note }
  if (error.status === 404 && id !== null) return { kind: 'gone' }
  return { kind: 'refused', message: error.message }
}

/** Sends what earlier visits have left, of any lesson. What needs its owner (changed elsewhere, refused) stays. @returns how many wait */
export async function sendLeftDrafts(
  store: DraftStore,
  user: number,
  calls: NoteCalls,
  onSaved: (note: Note) => void = () => {},
): Promise<number> {
  for (const draft of store.ofUser(user)) {
    const release = await holdDraft(draft)
    if (release === null) continue
    // As it is now: another tab may have sent it, or written on, before it let go.
    const left = () => store.ofUser(user).find(({ key }) => key === draft.key)
    const now = left()
    const outcome = now && (await sendDraft(now, calls))
    if (outcome?.kind === 'saved') {
      if (left()?.text === now?.text) store.remove(draft)
      onSaved(outcome.note)
    }
    release()
    if (outcome?.kind === 'away') break
  }
  return store.ofUser(user).length
}
