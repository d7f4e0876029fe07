import { useLingui } from '@lingui/react/macro'
import { showToast } from '@masar/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { deleteNote, hideNote, type Note } from './api.ts'
import { removeLater } from './remove-later.ts'

/** Notes that are being deleted, wherever lists show them: they are there still as long as that can be undone. */
let going: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function setGoing(id: number, isGoing: boolean): void {
  going = new Set(isGoing ? [...going, id] : [...going].filter(each => each !== id))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The notes that no list shows while their deletion can be undone, and what deletes one. */
export function useRemoval() {
  const { t } = useLingui()
  const client = useQueryClient()
  const hidden = useSyncExternalStore(subscribe, () => going)
  /** @param onUndo what else comes back with it */
  const remove = (note: Pick<Note, 'id' | 'lesson_id'>, onUndo: () => void = () => {}) =>
    removeLater({
      text: t`The note is deleted.`,
      undo: t`Undo`,
      hide: () => setGoing(note.id, true),
      show: () => {
        setGoing(note.id, false)
        onUndo()
      },
      carryOut: () =>
        void deleteNote(note.id)
          .then(
            () => hideNote(client, note),
            () =>
              showToast({
                text: t`The note could not be deleted. It is in your list again.`,
                tone: 'danger',
              }),
          )
          .finally(() => setGoing(note.id, false)),
    })
  return { hidden, remove }
}
