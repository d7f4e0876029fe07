import type { CourseCard } from '@masar/api-sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clientQuery } from '../calls/queries.ts'

/** Milliseconds of quiet before what is typed is searched. */
const pause = 250
/** With fewer characters half of all words match. */
const fewestLetters = 2
const mostSuggested = 6
/** As long as the service takes. */
const longestQuery = 100

const isEnough = (words: string) => [...words].length >= fewestLetters

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(waiting)
  }, [text])
  return paused
}

export interface SuggestedCourses {
  courses: CourseCard[]
  /** What a person who waits reads where there are none: that they are looked for, or could not be. `found` without courses says nothing. */
  state: 'idle' | 'searching' | 'failed' | 'found'
}

/** The courses that the catalogue would find first, fetched after a pause; the previous call is aborted. None for less than two characters. */
export function useSuggestedCourses(typed: string): SuggestedCourses {
  const words = typed.trim().slice(0, longestQuery)
  const searched = usePaused(words)
  /** Until when the service wants not to be asked, since there were too many calls. */
  const [silentUntil, setSilentUntil] = useState(0)
  const { data, error, errorUpdatedAt, fetchStatus } = useQuery({
    ...clientQuery('/courses', { query: { q: searched, limit: mostSuggested } }),
    enabled: isEnough(words) && isEnough(searched) && silentUntil === 0,
    // An extra: errors are not retried, the next keystroke fetches again.
    retry: false,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const wait = error?.retryAfter
  useEffect(() => {
    if (wait !== undefined) setSilentUntil(errorUpdatedAt + wait * 1000)
  }, [wait, errorUpdatedAt])
  useEffect(() => {
    if (silentUntil === 0) return
    const waiting = setTimeout(() => setSilentUntil(0), silentUntil - Date.now())
    return () => clearTimeout(waiting)
  }, [silentUntil])
  if (!isEnough(words)) return { courses: [], state: 'idle' }
  const courses = error ? [] : (data?.data ?? [])
  if (fetchStatus === 'fetching' || searched !== words) return { courses, state: 'searching' }
  // Offline nothing is asked (`paused`), nor while the service wants to be left alone.
  const isMissing = error !== null || fetchStatus === 'paused' || (silentUntil !== 0 && !data)
  return { courses, state: isMissing ? 'failed' : 'found' }
}
