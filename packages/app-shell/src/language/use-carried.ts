import { stripLocale } from '@masar/site-map'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { isSignedIn } from '../session/session.ts'
import { sessionStore } from '../session/session-store.ts'
import { languageEvent } from './language.ts'

const key = 'masar-language-typed'

/** What was typed on one page by one person, by the names of its parts. */
interface Carried {
  owner: number
  path: string
  values: Record<string, unknown>
}

/** The same in both languages. */
const pathHere = () => stripLocale(location.pathname)
const personHere = () => sessionStore.getState().info?.id ?? 0

/**
 * A state of a form that a change of language does not throw away: the same page begins with it in the other language, for whoever typed it.
 * Reloads and other pages begin anew; what must outlive those has a draft.
 * @param name of this state, among those of the page; none carries nothing
 * @param initial what the form begins with otherwise; the state must be what JSON can say
 * @param open what is carried of it: the place to leave secrets out
 */
export function useCarried<T>(
  name: string | undefined,
  initial: T | (() => T),
  open: (value: T) => T = value => value,
): [T, Dispatch<SetStateAction<T>>] {
  // A page that the host rendered is hydrated as it is: a visitor's state comes after that.
  const [begun] = useState(() => {
    const fresh = typeof initial === 'function' ? (initial as () => T)() : initial
    const kept =
      name !== undefined && isSignedIn(sessionStore.getState()) ? readCarried(name, fresh) : undefined
    return { value: kept === undefined ? fresh : kept, isCarried: kept !== undefined }
  })
  const [value, setValue] = useState(begun.value)
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      if (name === undefined) return
      if (begun.isCarried || value !== begun.value) carry(name, open(value))
    }
  })
  useEffect(() => {
    if (name === undefined) return
    const late = begun.isCarried ? undefined : readCarried(name, begun.value)
    if (late !== undefined) setValue(late)
    dropCarried(name)
    const hand = () => latest.current()
    addEventListener(languageEvent, hand)
    return () => removeEventListener(languageEvent, hand)
  }, [name, begun])
  return [value, setValue]
}

function carry(name: string, value: unknown): void {
  write({ owner: personHere(), path: pathHere(), values: { ...read(), [name]: value } })
}

/** @param like what the form begins with otherwise: what has another shape was written by another version of it */
function readCarried<T>(name: string, like: T): T | undefined {
  const kept = read()[name]
  return kept !== undefined && isLike(kept, like) ? (kept as T) : undefined
}

/** Used up: it is carried once. */
function dropCarried(name: string): void {
  const { [name]: dropped, ...values } = read()
  if (dropped === undefined) return
  write(Object.keys(values).length === 0 ? null : { owner: personHere(), path: pathHere(), values })
}

/** What was carried to this page for this person. */
function read(): Record<string, unknown> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Carried | null
    return kept?.owner === personHere() && kept.path === pathHere() ? kept.values : {}
  } catch {
    return {} // no storage, or written by something else: the same as not there
  }
}

function write(carried: Carried | null): void {
  try {
    if (carried === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(carried))
  } catch {
    // Full or refused: what is typed is lost with the page, as it would be without this.
  }
}

function isLike(kept: unknown, like: unknown): boolean {
  if (like === null || kept === null) return true
  if (typeof kept !== typeof like || Array.isArray(kept) !== Array.isArray(like)) return false
  return typeof like !== 'object' || Object.keys(like).every(name => name in Object(kept))
}
