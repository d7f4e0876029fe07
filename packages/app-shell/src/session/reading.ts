import { type Reading, readingOfWord, readingWord, usualReading } from '@masar/text'
import { create } from 'zustand'
import { clearCookie, type CookieJar, localeAge, readCookie, writeCookie } from './cookies.ts'

const cookie = 'reading'

/**
 * How this browser's person reads days and numbers: the account's choice, kept in a cookie, so that the first rendering knows it. A page
 * that the host prerendered is the same for everybody; it is hydrated with the usual reading, and follows the choice right after.
 */
export const readingStore = create<Reading>()(() => usualReading)

/** The choice, for components. */
export function useReading(): Reading {
  return readingStore()
}

/** Reads the cookie again. */
export function refreshReading(): Reading {
  const reading = readingOfWord(readCookie(document, cookie))
  const shown = readingStore.getState()
  if (readingWord(reading) !== readingWord(shown)) readingStore.setState(reading, true)
  return reading
}

/** Keeps a choice for a year; the usual one needs no cookie. */
export function writeReading(jar: CookieJar, reading: Reading, isSecure: boolean): void {
  const word = readingWord(reading)
  if (word === readingWord(usualReading)) clearCookie(jar, cookie)
  else writeCookie(jar, cookie, word, { age: localeAge, isSecure })
}

/** Shows the account's choice from now on, here and at the next start. */
export function keepReading(reading: Reading): void {
  writeReading(document, reading, location.protocol === 'https:')
  refreshReading()
}
