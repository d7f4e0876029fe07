import { isSignedIn, sessionStore } from '@masar/app-shell'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reportProgress, showProgress } from '../api.ts'
import type { Lesson } from '../lesson.ts'
import { tab } from '../kept-progress.ts'
import { ProgressReporter } from './reporter.ts'
import { thisSecond } from './segments.ts'
import { waitingStore } from './waiting-store.ts'

/** Seconds between two reports while something happens. */
const every = 15
/** For so many seconds after a touch the learner counts as reading. */
const touched = 60

export interface LessonProgress extends Pick<ProgressReporter, 'add' | 'begin' | 'flush'> {
  /** Called by the player, so that watching counts as active time. */
  setPlaying(isPlaying: boolean): void
  /** Whether the last report did not arrive and waits in this browser. */
  readonly isKept: boolean
  /** Told whenever that changes. @returns what ends it */
  onKept(listener: () => void): () => void
}

/** Of a preview nothing is counted. */
const idle = { current: false }

/** Reports progress of a lesson while it is on screen: every 15 seconds, and at once when the page is hidden or left. Null for a preview. */
export function useProgress(lesson: Lesson): LessonProgress | null {
  const client = useQueryClient()
  const [parts] = useState(() => {
    const user = sessionStore.getState().info?.id
    if (!lesson.is_enrolled || user === undefined || !isSignedIn(sessionStore.getState())) return null
    return partsOf(lesson, user, client)
  })
  useActiveTime(parts?.reporter ?? null, parts?.isPlaying ?? idle)
  useReports(parts?.reporter ?? null)
  return parts?.progress ?? null
}

function partsOf(lesson: Lesson, user: number, client: QueryClient) {
  const isPlaying = { current: false }
  const listeners = new Set<() => void>()
  let isKept = false
  const setKept = (now: boolean) => {
    if (isKept === now) return
    isKept = now
    for (const listener of listeners) listener()
  }
  const reporter = new ProgressReporter({
    user,
    lesson: lesson.id,
    course: lesson.course.id,
    tab,
    opened: lesson.opened,
    store: waitingStore(),
    send: reportProgress,
    onAnswer: answer => {
      setKept(false)
      showProgress(client, lesson.id, lesson.course.id, answer)
    },
    onKept: () => setKept(true),
  })
  const progress: LessonProgress = {
    add: reporter.add.bind(reporter),
    begin: reporter.begin.bind(reporter),
    flush: reporter.flush.bind(reporter),
    setPlaying: now => {
      isPlaying.current = now
    },
    get isKept() {
      return isKept
    },
    onKept: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { reporter, progress, isPlaying }
}

function useReports(reporter: ProgressReporter | null): void {
  useEffect(() => {
    if (!reporter) return
    const flush = () => void reporter.flush()
    const hide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    const timer = setInterval(flush, every * 1000)
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', flush)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [reporter])
}

/** Counts seconds in which the video plays, or the learner has scrolled, typed or touched lately. */
function useActiveTime(reporter: ProgressReporter | null, isPlaying: { current: boolean }): void {
  useEffect(() => {
    if (!reporter) return
    let lastTouch = performance.now()
    let last = thisSecond()
    const touch = () => {
      lastTouch = performance.now()
    }
    const count = () => {
      const now = thisSecond()
      // A machine that slept meanwhile was not read on.
      const from = Math.max(last, now - 2)
      last = now
      const isReading =
        document.visibilityState === 'visible' && performance.now() - lastTouch < touched * 1000
      if (from < now && (isPlaying.current || isReading)) reporter.add({ active: [[from, now]] })
    }
    const timer = setInterval(count, 1000)
    const events = ['scroll', 'pointerdown', 'keydown', 'wheel'] as const
    for (const event of events) addEventListener(event, touch, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, touch, { capture: true })
    }
  }, [reporter, isPlaying])
}
