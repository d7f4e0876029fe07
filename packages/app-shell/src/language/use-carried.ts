import { stripLocale } from '@masar/site-map'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { isSignedIn } from '../session/session.ts'
import { sessionStore } from '../session/session-store.ts'
import { carriedKey, languageEvent } from './language.ts'

/** What was typed on one page in one session, by the names of its parts. */
interface Carried {
  owner: string
  page: string
  values: Record<string, unknown>
}

/** The same in both languages; pages of the portal are told apart by their query. */
export const pageHere = () => stripLocale(location.pathname) + location.search

/** Who types, and for whom: a session is one person’s, in one capacity, for one company, which only its token tells apart. */
function ownerHere(): string {
  const { info, capacity, token } = sessionStore.getState()
  // The token itself is not written anywhere else.
  let digest = 0
  for (const letter of token ?? '') digest = (Math.imul(digest, 31) + letter.charCodeAt(0)) | 0
  return `${info?.id ?? 0} ${capacity} ${digest}`
}

/**
 * A state of a form that a change of language does not throw away: the same page begins with it in the other language, for whoever typed it.
 * Reloads and other pages begin anew; what must outlive those has a draft. What is saved by a version has that version in the same state.
 * @param name of this state, among those of the page; none carries nothing
 * @param initial what the form begins with otherwise; the state must be what JSON can say
 * @param open what is carried of it: the place to leave secrets out
 * @returns the state, the way to change it, and the way to tell that it has been saved: what was saved is not carried
 */
export function useCarried<T>(
  name: string | undefined,
  initial: T | (() => T),
  open: (value: T) => T = value => value,
): [T, Dispatch<SetStateAction<T>>, settle: (saved: T) => void] {
  const fresh = typeof initial === 'function' ? (initial as () => T)() : initial
  // A page that the host rendered is hydrated as it is: a visitor's state comes after that.
  const [begun] = useState(() => {
    const kept =
      name !== undefined && isSignedIn(sessionStore.getState()) ? readCarried(name, fresh) : undefined
    return { fresh, value: kept === undefined ? fresh : kept, isCarried: kept !== undefined }
  })
  const [value, setValue] = useState(begun.value)
  const saved = useRef(begun.fresh)
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      // Nor what the form begins with by itself.
      if (name === undefined || isSame(value, saved.current) || isSame(value, fresh)) return
      carry(name, open(value))
    }
  })
  useEffect(() => {
    if (name === undefined) return
    const late = begun.isCarried ? undefined : readCarried(name, begun.fresh)
    if (late !== undefined) setValue(late)
    dropCarried(name)
    const hand = () => latest.current()
    addEventListener(languageEvent, hand)
    return () => removeEventListener(languageEvent, hand)
  }, [name, begun])
  const settle = (now: T) => {
    saved.current = now
  }
  return [value, setValue, settle]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function carry(name: string, value: unknown): void {
  write({ owner: ownerHere(), page: pageHere(), values: { ...read(), [name]: value } })
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
  write(Object.keys(values).length === 0 ? null : { owner: ownerHere(), page: pageHere(), values })
}

/** What was carried to this page for this session. */
function read(): Record<string, unknown> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(carriedKey) ?? 'null') as Carried | null
    return kept?.owner === ownerHere() && kept.page === pageHere() ? kept.values : {}
  } catch {
    return {} // no storage, or written by something else: the same as not there
  }
}

function write(carried: Carried | null): void {
  try {
    if (carried === null) sessionStorage.removeItem(carriedKey)
    else sessionStorage.setItem(carriedKey, JSON.stringify(carried))
  } catch {
    // Full or refused: what is typed is lost with the page, as it would be without this.
  }
}

function isLike(kept: unknown, like: unknown): boolean {
  if (like === null || kept === null) return true
  if (typeof kept !== typeof like || Array.isArray(kept) !== Array.isArray(like)) return false
  // A list may have become shorter.
  return (
    typeof like !== 'object' || Array.isArray(like) || Object.keys(like).every(name => name in Object(kept))
  )
}
