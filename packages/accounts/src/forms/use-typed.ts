import { useCarried } from '@masar/app-shell'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from './draft.ts'

/** Where a form's draft is kept, and what never goes there. */
export interface Draft<T> {
  name: string
  secrets: readonly (keyof T & string)[]
}

/** What is typed into a form, and the way to change some of it; with a draft it outlives a reload, carried a change of language. */
export function useTyped<T extends object>(
  initial: T,
  draft: Draft<T> | undefined,
  carried: Draft<T> | undefined,
): {
  typed: T
  version: number
  latest: () => T
  change: (patch: Partial<T>) => void
  settle: (saved: T) => void
} {
  const [typed, setTyped, settle] = useCarried(carried?.name, initial, typed => ({
    ...typed,
    ...Object.fromEntries((carried?.secrets ?? []).map(secret => [secret, initial[secret]])),
  }))
  const [version, setVersion] = useState(0)
  const latest = useRef(typed)
  const change = (patch: Partial<T>) => {
    latest.current = { ...latest.current, ...patch }
    setTyped(latest.current)
  }
  // What was carried for a visitor comes after the first paint. In the layout: before anything more is typed.
  useLayoutEffect(() => {
    if (latest.current === typed) return
    latest.current = typed
    setVersion(last => last + 1)
  }, [typed])
  const name = draft?.name
  // After the first paint: rendering asks no storage.
  useEffect(() => {
    if (name === undefined) return
    const kept = readDraft(name)
    if (Object.keys(kept).length === 0) return
    latest.current = { ...latest.current, ...kept }
    setTyped(latest.current)
    setVersion(last => last + 1)
  }, [name, setTyped])
  const changeAndKeep = (patch: Partial<T>) => {
    change(patch)
    if (!draft) return
    const open = Object.entries(latest.current).filter(
      ([each]) => !draft.secrets.includes(each as keyof T & string),
    )
    keepDraft(draft.name, Object.fromEntries(open))
  }
  return { typed, version, latest: () => latest.current, change: changeAndKeep, settle }
}
