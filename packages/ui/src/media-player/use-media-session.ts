import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { MediaChapter } from './media-player-props.ts'

/** What the system shows of a video beside its own controls: on a locked phone, in a car, on a keyboard's keys. */
export interface MediaAbout {
  title: string
  /** Who speaks or made it. */
  artist?: string | undefined
  /** What it belongs to, such as a course. */
  album?: string | undefined
  chapters?: readonly MediaChapter[]
  poster?: string | undefined
  /** The systems' keys for the one before and the one after; without them they are off. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** Some systems list the chapters; browsers for others read past them. */
interface ChapteredMetadata extends MediaMetadataInit {
  chapterInfo: { title: string; startTime: number }[]
}

/** Seconds that the system's keys move where it names none. */
const step = 10
const actions = ['seekbackward', 'seekforward', 'seekto', 'previoustrack', 'nexttrack'] as const

/** Tells the system what plays and lets its controls move it, from the first playing on until the video leaves the page. */
export function useMediaSession(video: RefObject<HTMLVideoElement | null>, about: MediaAbout): void {
  const show = useEffectEvent((session: MediaSession) => {
    const { title, artist = '', album = '', chapters = [], poster } = about
    const metadata: ChapteredMetadata = {
      title,
      artist,
      album,
      artwork: poster ? [{ src: new URL(poster, location.href).href }] : [],
      chapterInfo: chapters.map(chapter => ({ title: chapter.title, startTime: chapter.second })),
    }
    session.metadata = new MediaMetadata(metadata)
  })
  const act = useEffectEvent(
    (element: HTMLVideoElement, { action, ...details }: MediaSessionActionDetails) => {
      if (action === 'previoustrack') about.onPrevious?.()
      else if (action === 'nexttrack') about.onNext?.()
      else if (action === 'seekto') element.currentTime = details.seekTime ?? element.currentTime
      else element.currentTime += (details.seekOffset ?? step) * (action === 'seekbackward' ? -1 : 1)
    },
  )
  const knows = useEffectEvent((action: (typeof actions)[number]) =>
    action === 'previoustrack' ? !!about.onPrevious : action === 'nexttrack' ? !!about.onNext : true,
  )
  useEffect(() => {
    const element = video.current
    if (!element || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const stop = new AbortController()
    const { signal } = stop
    let isOurs = false
    const take = () => {
      isOurs = true
      show(session)
      for (const action of actions)
        handle(session, action, knows(action) ? details => act(element, details) : null)
    }
    element.addEventListener('playing', take, { signal })
    for (const event of ['playing', 'pause', 'seeked', 'ratechange'])
      element.addEventListener(event, () => isOurs && place(session, element), { signal })
    return () => {
      stop.abort()
      if (!isOurs) return
      session.metadata = null
      for (const action of actions) handle(session, action, null)
    }
  }, [video])
}

/** Browsers refuse the actions that they don't know. */
function handle(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.warn(`this browser has no media action ${action}`)
  }
}

function place(session: MediaSession, { duration, currentTime, playbackRate }: HTMLVideoElement): void {
  // A length that isn't known, or a speed of none, is refused.
  if (!Number.isFinite(duration) || duration <= 0 || playbackRate <= 0) return
  session.setPositionState?.({ duration, playbackRate, position: Math.min(currentTime, duration) })
}
