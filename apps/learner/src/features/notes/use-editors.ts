import { sessionStore } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noteCalls, showNote, type Note } from './api.ts'
import { browserDrafts, holdDraft, newKey, type Draft } from './drafts/draft-store.ts'
import { NoteSaver } from './drafts/note-saver.ts'
import type { NotePlace } from './note-place.ts'

/** The notes of a lesson that are being written: those that were opened, and those that an earlier visit has left unsaved. */
export function useEditors(lesson: number) {
  const client = useQueryClient()
  const [savers, setSavers] = useState<readonly NoteSaver[]>([])
  const open = useRef(savers)
  useEffect(() => {
    open.current = savers
  })
  const close = (saver: NoteSaver) => setSavers(all => all.filter(each => each !== saver))

  const begin = (draft: Draft, saved: string, isLeft = false) => {
    const saver: NoteSaver = new NoteSaver(draft, saved, {
      store: browserDrafts,
      calls: noteCalls,
      isLeft,
      onSaved: note => {
        showNote(client, note)
        // When it is no longer edited, it joins the others once it is saved.
        if (!isLeft || saver.isWritten) return
        void saver.leave()
        close(saver)
      },
    })
    setSavers(all => [saver, ...all])
    return saver
  }
  const beginNew = ({ position, quote }: NotePlace) => {
    const user = userOf()
    if (user !== undefined)
      begin({ key: newKey(), user, lesson, id: null, revision: 0, position, quote, text: '' }, '')
  }
  const beginEdit = ({ id, revision, position_seconds: position, quote, text }: Note) => {
    const user = userOf()
    if (user === undefined || savers.some(({ draft }) => draft.id === id)) return
    begin({ key: newKey(), user, lesson, id, revision, position, quote, text }, text)
  }
  useLeft(lesson, draft => void begin(draft, '', true).flush())
  useEffect(
    () => () => {
      for (const saver of open.current) void saver.leave()
    },
    [lesson],
  )
  useFlushing(open)
  return { savers, close, reopen: begin, beginNew, beginEdit }
}

function userOf(): number | undefined {
  return sessionStore.getState().info?.id
}

/** Takes up what an earlier visit has left of a lesson, unless another tab is writing it. */
function useLeft(lesson: number, onLeft: (draft: Draft) => void): void {
  const takeUp = useEffectEvent(onLeft)
  useEffect(() => {
    const user = userOf()
    let isHere = true
    const look = async () => {
      for (const draft of user === undefined ? [] : browserDrafts.ofUser(user)) {
        const release = draft.lesson === lesson ? await holdDraft(draft) : null
        release?.()
        if (release && isHere) takeUp(draft)
      }
    }
    void look()
    return () => {
      isHere = false
    }
  }, [lesson])
}

/** What is not saved is sent while the page is hidden or left, and once the connection is back. */
function useFlushing(open: { readonly current: readonly NoteSaver[] }): void {
  useEffect(() => {
    const flush = () => {
      for (const saver of open.current) void saver.flush()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    // What the browser keeps outlives the page; what it does not is not left unasked.
    const ask = (event: BeforeUnloadEvent) => {
      const isLost = ({ state }: NoteSaver) => state().status !== 'saved' && !state().isKept
      if (open.current.some(isLost)) event.preventDefault()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', flush)
    addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', flush)
      removeEventListener('online', flush)
    }
  }, [open])
}
