import { unwrap } from '@masar/api-sdk'
import { clientApi } from '@masar/app-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showAttendance } from '../api.ts'
import type { Lesson } from '../lesson.ts'

/** How often attendance is reported to the API. */
const everyMs = 15_000
/** Timers of a page in the background come late, and not at all while the device sleeps: what is longer was not attended. */
const longestMs = 120_000

const keyOf = (lessonId: number) => `masar.live-visit.${lessonId}`

/** A visit as it is measured here: the service cuts it to what its clock allows. */
class Visit {
  readonly key = crypto.randomUUID()
  #seconds = 0
  #last = performance.now()

  /** Whole seconds so far. */
  look(): number {
    const now = performance.now()
    this.#seconds += Math.min(now - this.#last, longestMs) / 1000
    this.#last = now
    return Math.floor(this.#seconds)
  }
}

export interface LiveVisit {
  isIn: boolean
  join: () => void
  leave: () => void
}

/** Being in a live lesson, from joining to leaving: reported as it lasts, and once more while the page is left. */
export function useVisit(lesson: Lesson, isOpen: boolean): LiveVisit {
  const client = useQueryClient()
  const { id } = lesson
  const courseId = lesson.course.id
  // Reloading the page leaves no meeting.
  const [wants, setWants] = useState(() => sessionStorage.getItem(keyOf(id)) !== null)
  const isIn = wants && isOpen && lesson.is_enrolled
  useEffect(() => {
    if (!isIn) return
    const visit = new Visit()
    const report = async () => {
      const body = { key: visit.key, seconds: visit.look() }
      try {
        const call = clientApi().PATCH('/lessons/{id}/live/visit', {
          params: { path: { id } },
          body,
          keepalive: true,
        })
        showAttendance(client, id, courseId, (await unwrap(call)).data)
      } catch {
        // The next report says it all: each tells of the whole visit.
      }
    }
    const leaving = () => void report()
    void report()
    const timer = setInterval(leaving, everyMs)
    addEventListener('pagehide', leaving)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leaving)
      void report()
    }
  }, [client, courseId, id, isIn])
  const want = (wanted: boolean) => {
    if (wanted) sessionStorage.setItem(keyOf(id), '1')
    else sessionStorage.removeItem(keyOf(id))
    setWants(wanted)
  }
  return { isIn, join: () => want(true), leave: () => want(false) }
}
