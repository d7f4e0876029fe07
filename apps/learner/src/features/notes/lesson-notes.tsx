import { Trans, useLingui } from '@lingui/react/macro'
import { LoadError } from '@masar/app-shell'
import { Button, EmptyState, showToast, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lessonNotesQuery, type Note } from './api.ts'
import type { NoteSaver } from './drafts/note-saver.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteItem, PlaceText } from './note-item.tsx'
import type { NotePlace } from './note-place.ts'
import styles from './notes.module.css'
import { useNoteActs } from './use-note-acts.ts'

interface LessonNotesProps {
  lessonId: number
  /** The second that the video shows; null where there is no video. */
  now: (() => number) | null
  /** A note that is to be shown where it stands. */
  shown: number | undefined
  /** Words at which a note is to be made. */
  quote: string | null
  onQuoteTaken: () => void
  /** Goes to where a note stands. @returns whether there is such a place */
  onJump: (to: NotePlace) => Promise<boolean>
}

/** One's own notes to a lesson: written, saved as they are written, listed in the order of the video. */
export function LessonNotes({ lessonId, now, shown, quote, onQuoteTaken, onJump }: LessonNotesProps) {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(lessonNotesQuery(lessonId))
  const addButton = useRef<HTMLButtonElement>(null)
  const acts = useNoteActs(lessonId, () => addButton.current?.focus())
  const { savers, hidden } = acts
  const takeQuote = useEffectEvent((words: string) => {
    acts.beginNew({ position: null, quote: words })
    onQuoteTaken()
  })
  useEffect(() => {
    if (quote !== null) takeQuote(quote)
  }, [quote])
  const jump = async (place: NotePlace) => {
    const isThere = await onJump(place)
    if (!isThere) showToast({ text: t`These words are not in the text as you read it here.`, tone: 'danger' })
    return isThere
  }
  const asked = useAsked(data?.data, shown, jump)
  const editorOf = (saver: NoteSaver) => (
    <NoteEditor
      saver={saver}
      onDone={() => acts.putAway(saver)}
      onDelete={() => void acts.removeSaver(saver)}
    />
  )
  // Where it is begun a new note stays as long as it is written, though the service has it by then.
  const isApart = ({ isNew, draft }: NoteSaver) => isNew || !data?.data.some(({ id }) => id === draft.id)
  const apart = savers.filter(isApart)
  const notes = data?.data.filter(({ id }) => !hidden.has(id) && !apart.some(({ draft }) => draft.id === id))
  return (
    <section className={styles.notes} aria-label={t`Your notes to this lesson`}>
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          iconStart={NotebookPen}
          onPress={() => acts.beginNew({ position: now && Math.floor(now()), quote: null })}
        >
          {now ? <Trans>Make a note at this second</Trans> : <Trans>Make a note</Trans>}
        </Button>
      </div>
      {apart.length + (notes?.length ?? 0) > 0 && (
        <ul className={styles.list}>
          {apart.map(saver => (
            <li key={saver.draft.key} className={styles.note}>
              {editorOf(saver)}
            </li>
          ))}
          {notes?.map(note => {
            const saver = savers.find(({ draft }) => draft.id === note.id)
            return saver ? (
              <li key={note.id} className={styles.note}>
                {editorOf(saver)}
              </li>
            ) : (
              <NoteItem
                key={note.id}
                note={note}
                isShown={note.id === asked}
                onEdit={() => acts.beginEdit(note)}
                onDelete={() => acts.remove(note)}
                place={<PlaceButton note={note} onJump={jump} />}
              />
            )
          })}
        </ul>
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <NotesSkeleton />}
      {notes?.length === 0 && apart.length === 0 && <NoNotes hasVideo={now !== null} />}
    </section>
  )
}

function placeOf({ position_seconds: position, quote }: Note): NotePlace {
  return { position, quote }
}

/**
 * The note that the address asks for, once the list has it: words of the text are gone to, a video has begun at its second already.
 * @returns the note to bring into sight, unless the words of the text are
 */
function useAsked(
  notes: readonly Note[] | undefined,
  shown: number | undefined,
  onJump: (to: NotePlace) => Promise<boolean>,
): number | undefined {
  const [done, setDone] = useState<{ id: number; isWords: boolean }>()
  const note = notes?.find(({ id }) => id === shown)
  const goThere = useEffectEvent(async (found: Note) => {
    if (done?.id === found.id) return
    setDone({ id: found.id, isWords: found.quote !== null })
    if (found.quote !== null) setDone({ id: found.id, isWords: await onJump(placeOf(found)) })
  })
  useEffect(() => {
    if (note) void goThere(note)
  }, [note])
  return done?.isWords === false ? done.id : undefined
}

function PlaceButton({ note, onJump }: { note: Note; onJump: (to: NotePlace) => Promise<boolean> }) {
  const place = placeOf(note)
  if (place.position === null && place.quote === null) return <PlaceText place={place} />
  return (
    <button type="button" className={styles.jump} onClick={() => void onJump(place)}>
      <PlaceText place={place} />
    </button>
  )
}

function NoNotes({ hasVideo }: { hasVideo: boolean }) {
  return (
    <EmptyState drawing="notes" title={<Trans>No notes to this lesson yet</Trans>}>
      {hasVideo ? (
        <Trans>A note keeps the second at which you make it. Only you can see it.</Trans>
      ) : (
        <Trans>
          Select words in the text to make a note on them, or make one on the whole lesson. Only you can see
          it.
        </Trans>
      )}
    </EmptyState>
  )
}

export function NotesSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading…`} className={styles.list}>
      {[0, 1].map(row => (
        <Skeleton key={row} shape="block" height="6rem" />
      ))}
    </div>
  )
}
