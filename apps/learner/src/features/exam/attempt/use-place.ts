import { useEffect, useState } from 'react'

interface Place {
  /** Place of the question that is shown, from 0. */
  at: number
  /** Ids of questions that the learner wants to come back to. */
  flagged: readonly number[]
  /** Ids of questions that have been on the screen. */
  seen: readonly number[]
  view: 'one' | 'all'
  /** The other language is shown beside. */
  isDouble: boolean
}

const start: Place = { at: 0, flagged: [], seen: [], view: 'one', isDouble: false }

/**
 * Where the learner is in the paper: kept in this tab, so that a reload goes on at the same question.
 * @param paper an attempt, or one of its sections; the same for as long as the component is mounted
 * @param earliest the first place that may be shown: what comes before is passed
 */
export function usePlace(paper: string, count: number, earliest = 0) {
  const key = `exam-place-${paper}`
  const [place, setPlace] = useState<Place | null>(null)
  // What a question that came on the screen has begun already stays.
  useEffect(() => setPlace(before => before ?? kept(key)), [key])
  const change = (to: (before: Place) => Place) =>
    setPlace(known => {
      const before = known ?? kept(key)
      const next = to(before)
      if (next !== before) sessionStorage.setItem(key, JSON.stringify(next))
      return next
    })
  const set = (part: Partial<Place>) => change(before => ({ ...before, ...part }))
  const { at, flagged, seen, view, isDouble } = place ?? start
  return {
    at: Math.min(Math.max(at, earliest), count - 1),
    flagged,
    seen,
    view,
    isDouble,
    set,
    see: (id: number) =>
      change(before => (before.seen.includes(id) ? before : { ...before, seen: [...before.seen, id] })),
    toggleFlag: (id: number) =>
      set({ flagged: flagged.includes(id) ? flagged.filter(each => each !== id) : [...flagged, id] }),
  }
}

function kept(key: string): Place {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Place>
    return {
      at: Number(value.at) || 0,
      flagged: Array.isArray(value.flagged) ? value.flagged : [],
      seen: Array.isArray(value.seen) ? value.seen : [],
      view: value.view === 'all' ? 'all' : 'one',
      isDouble: value.isDouble === true,
    }
  } catch {
    return start // not ours: begin at the first question
  }
}
