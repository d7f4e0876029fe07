import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { reportProgress } from './api.ts'
import { isSeen, watched } from './model.ts'

/** Seconds between two reports while a video runs. */
const every = 10

interface Options {
  lessonId: number
  /** Reports are for the enrolled only. */
  isKept: boolean
  onSeen: () => void
}

/** Keeps where a video is: every ten seconds, and at once when it stops or the page is hidden or left. */
export function useVideoProgress(
  video: RefObject<HTMLVideoElement | null>,
  { lessonId, isKept, onSeen }: Options,
) {
  const seen = useRef({ last: 0, seconds: 0, reported: -1, isTold: false })
  const told = useRef(onSeen)
  useEffect(() => {
    told.current = onSeen
  })

  const report = useCallback(() => {
    const at = Math.floor(seen.current.last)
    const seconds = Math.min(3600, Math.floor(seen.current.seconds))
    if (!isKept || (at === seen.current.reported && seconds === 0)) return
    seen.current.reported = at
    seen.current.seconds -= seconds
    // The next report carries what this one could not; a lost position is told by nothing but a message in the console.
    reportProgress(lessonId, { position_seconds: at, seconds_seen: seconds }).catch((error: unknown) => {
      seen.current.seconds += seconds
      console.warn('the position in the video could not be kept', error)
    })
  }, [isKept, lessonId])

  useLastReport(report)

  const onTimeUpdate = () => {
    const element = video.current
    if (!element) return
    const { current } = seen
    current.seconds += watched(current.last, element.currentTime, element.playbackRate)
    current.last = element.currentTime
    if (current.seconds >= every) report()
    if (!current.isTold && isSeen(element.currentTime, element.duration)) {
      current.isTold = true
      told.current()
    }
  }
  const onSeeked = () => {
    const element = video.current
    if (!element) return
    seen.current.last = element.currentTime
    if (element.paused && element.readyState > 0) report()
  }
  return { onTimeUpdate, onSeeked, onPause: report, onEnded: report }
}

/** Reports when the page is hidden or left, and when the video goes. */
function useLastReport(report: () => void): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') report()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', report)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', report)
      report()
    }
  }, [report])
}
