import { useEffect, useState } from 'react'

interface Place {
  /** Place of the question that is shown, from 0. */
  at: number
  /** Ids of questions that the learner wants to come back to. */
  flagged: readonly number[]
  view: 'one' | 'all'
  /** The other language is shown beside. */
  isDouble: boolean
}

const start: Place = { at: 0, flagged: [], view: 'one', isDouble: false }

/** Where the learner is in the paper: kept in this tab, so that a reload goes on at the same question. @param paper an attempt, or one of its sections */
export function usePlace(paper: string, count: number) {
  const key = `exam-place-${paper}`
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => setPlace(kept(key)), [key])
  const set = (part: Partial<Place>) =>
    setPlace(before => {
      const next = { ...(before ?? start), ...part }
      sessionStorage.setItem(key, JSON.stringify(next))
      return next
    })
  const { at, flagged, view, isDouble } = place ?? start
  return {
    at: Math.min(at, count - 1),
    flagged,
    view,
    isDouble,
    set,
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
      view: value.view === 'all' ? 'all' : 'one',
      isDouble: value.isDouble === true,
    }
  } catch {
    return start // not ours: begin at the first question
  }
}
