import { useEffect, useRef, type ComponentProps } from 'react'
import type { MediaCaptions, MediaChapter, MediaPlayerProps } from './media-player-props.ts'
import { keepRate, keptRate } from './playback-rate.ts'
import { useChapterTrack } from './use-chapter-track.ts'
import { useKeptCaptions } from './use-kept-captions.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useMediaSession } from './use-media-session.ts'

const noChapters: readonly MediaChapter[] = []
const noCaptions: readonly MediaCaptions[] = []

/** What the video element takes, whichever controls stand over it: its tracks, the kept captions and speed, the place to go on at. */
// long: every property of one element, in one list
export function useMedia({
  title,
  captions = noCaptions,
  chapters = noChapters,
  startAt = 0,
  rate,
  onRateChosen,
  onLoadedMetadata,
  onRateChange,
  className: _,
  src,
  playedSrc,
  artist,
  album,
  onPrevious,
  onNext,
  ref,
  ...rest
}: MediaPlayerProps): ComponentProps<'video'> {
  const own = useRef<HTMLVideoElement>(null)
  const hasBegun = useRef(false)
  const begin = (video: HTMLVideoElement) => {
    if (hasBegun.current) return
    hasBegun.current = true
    setRate(video, rate ?? keptRate())
    const at = typeof startAt === 'function' ? startAt(video.duration) : startAt
    if (at > 0) video.currentTime = at
  }
  useEffect(() => {
    // A file from the cache may be known before the element is on the page, when no listener is attached.
    if (own.current && own.current.readyState > 0) begin(own.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the element comes
  }, [])
  const place = useKeptPlace(own)
  useChapterTrack(own, chapters)
  const shownAtFirst = useKeptCaptions(own, captions)
  useMediaSession(own, { title, artist, album, chapters, poster: rest.poster, onPrevious, onNext })
  const keep = (video: HTMLVideoElement | null) => {
    own.current = video
    if (typeof ref === 'function') return ref(video)
    if (ref) ref.current = video
  }
  return {
    playsInline: true,
    preload: 'metadata',
    ...rest,
    src: playedSrc ?? src,
    ref: keep,
    'aria-label': title,
    onLoadedMetadata: event => {
      begin(event.currentTarget)
      place.loaded()
      onLoadedMetadata?.(event)
    },
    ...noted(rest, place),
    onRateChange: event => {
      const video = event.currentTarget
      // An element without a source falls back to its default speed by itself, which is not a choice.
      if (hasBegun.current && video.readyState > 0) {
        video.defaultPlaybackRate = video.playbackRate
        keepRate(video.playbackRate)
        onRateChosen?.(video.playbackRate)
      }
      onRateChange?.(event)
    },
    children: captions.map(({ language, src, label }) => (
      <track
        key={language}
        kind="captions"
        src={src}
        srcLang={language}
        label={label}
        default={language === shownAtFirst}
      />
    )),
  }
}

/** The events after which the position or the playback state changes, each passed to the caller too. */
function noted(
  { onTimeUpdate, onSeeked, onPlay, onPause, onEmptied }: ComponentProps<'video'>,
  place: ReturnType<typeof useKeptPlace>,
): ComponentProps<'video'> {
  return {
    onTimeUpdate: event => {
      place.note()
      onTimeUpdate?.(event)
    },
    onSeeked: event => {
      place.note()
      onSeeked?.(event)
    },
    onPlay: event => {
      place.note()
      onPlay?.(event)
    },
    onPause: event => {
      place.note()
      onPause?.(event)
    },
    onEmptied: event => {
      place.emptied()
      onEmptied?.(event)
    },
  }
}

/**
 * Sets a speed that lasts: loading the source again (the player does, as it starts) puts the element back to its default speed, and the
 * event that says so may come when the element is ready.
 */
function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate
  video.playbackRate = rate
}
