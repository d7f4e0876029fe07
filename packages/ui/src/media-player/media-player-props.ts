import type { ComponentProps } from 'react'

export interface MediaCaptions {
  language: string
  /** A WebVTT file. */
  src: string
  /** In its own language: «العربية», “English”. */
  label: string
}

export interface MediaChapter {
  /** At which it begins. */
  second: number
  title: string
}

export interface MediaPlayerProps extends Omit<
  ComponentProps<'video'>,
  'src' | 'title' | 'controls' | 'children' | 'className' | 'dir'
> {
  /** An MP4 or WebM file, of this site or with CORS. */
  src: string | undefined
  /** The file that is played of the same video: another size of it, in which it goes on where it is. `src` without it. */
  playedSrc?: string | undefined
  /** Names the video. */
  title: string
  /** Those last chosen on this device are shown from the start, or none; in the page's language until the user chooses. */
  captions?: readonly MediaCaptions[]
  /** Its parts in their order: marked on its timeline, and passed to the media session. */
  chapters?: readonly MediaChapter[]
  /** Seconds from the start at which it goes on; a function is handed the length. */
  startAt?: number | ((duration: number) => number)
  /** How fast it plays at first: what the user chose elsewhere. The speed last chosen on this device without it. */
  rate?: number | undefined
  /** Called with the user's choice. */
  onRateChosen?: ((rate: number) => void) | undefined
  /** Whose it is and what it belongs to, for the system's own controls, with their keys for the one before and after. */
  artist?: string | undefined
  album?: string | undefined
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  className?: string
}
