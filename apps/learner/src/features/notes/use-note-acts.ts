import { useLingui } from '@lingui/react/macro'
import { browserDrafts } from './drafts/draft-store.ts'
import type { NoteSaver } from './drafts/note-saver.ts'
import { removeLater } from './remove-later.ts'
import { useEditors } from './use-editors.ts'
import { useRemoval } from './use-removal.ts'

/** What is done with the notes of a lesson: begun, written, put away, deleted. @param onPutAway where the focus goes then */
export function useNoteActs(lessonId: number, onPutAway: () => void) {
  const { t } = useLingui()
  const { savers, close, reopen, beginNew, beginEdit } = useEditors(lessonId)
  const { hidden, remove } = useRemoval()
  const putAway = (saver: NoteSaver) => {
    void saver.leave()
    close(saver)
    onPutAway()
  }
  /** A note that the service has is deleted there; one that it never had is forgotten here. Both can be undone. */
  const removeSaver = async (saver: NoteSaver) => {
    await saver.leave()
    close(saver)
    onPutAway()
    const { draft } = saver
    const { status, text } = saver.state()
    if (draft.id !== null && status !== 'gone') {
      // What was not saved of it comes back with it.
      const isUnsaved = status !== 'saved'
      browserDrafts.remove(draft)
      return remove({ id: draft.id, lesson_id: lessonId }, () => {
        if (!isUnsaved) return
        browserDrafts.put(draft)
        void reopen(draft, '').flush()
      })
    }
    if (text.trim() === '') return
    removeLater({
      text: t`The note is deleted.`,
      undo: t`Undo`,
      hide: () => browserDrafts.remove(draft),
      show: () => {
        browserDrafts.put(draft)
        void reopen(draft, '').flush()
      },
      carryOut: () => {},
    })
  }
  return { savers, hidden, remove, removeSaver, putAway, beginNew, beginEdit }
}
