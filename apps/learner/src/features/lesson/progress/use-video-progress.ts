import { useRef, type RefObject } from 'react'
import { playedBetween } from './segments.ts'
import type { LessonProgress } from './use-progress.ts'

/** Tells what of a video was really played, and where it was left: reported as it goes, and at once when it stops. */
export function useVideoProgress(
  video: RefObject<HTMLVideoElement | null>,
  progress: LessonProgress | null,
  /** Where it goes on, in seconds: to be there is no news. */
  startsAt: number,
) {
  const last = useRef({ position: 0, at: 0 })

  const look = () => {
    const element = video.current
    if (!element || !progress) return
    const now = performance.now()
    const { position, at } = last.current
    last.current = { position: element.currentTime, at: now }
    const segment = playedBetween(position, element.currentTime, (now - at) / 1000, element.playbackRate)
    if (segment && !element.seeking)
      progress.add({ segments: [segment], position: Math.floor(element.currentTime) })
  }
  const stop = () => {
    look()
    progress?.setPlaying(false)
    void progress?.flush()
  }
  const onSeeked = () => {
    const element = video.current
    if (!element || !progress) return
    last.current = { position: element.currentTime, at: performance.now() }
    const position = Math.floor(element.currentTime)
    if (!element.paused || element.readyState === 0 || position === startsAt) return
    progress.add({ position })
    void progress.flush()
  }
  const onPlay = () => {
    last.current = { position: video.current?.currentTime ?? 0, at: performance.now() }
    progress?.setPlaying(true)
    progress?.begin()
  }
  return { onPlay, onTimeUpdate: look, onSeeked, onPause: stop, onEnded: stop }
}
