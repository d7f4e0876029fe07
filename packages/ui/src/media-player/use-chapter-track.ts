import { useEffect, useRef, type RefObject } from 'react'
import type { MediaChapter } from './media-player-props.ts'

/** Behind the end of every video: how long this one lasts isn't known at first, and cues end with it. */
const behindTheEnd = 1e6

/** Hands a video's chapters to whatever controls stand over it, as a text track of their own kind. */
export function useChapterTrack(
  video: RefObject<HTMLVideoElement | null>,
  chapters: readonly MediaChapter[],
): void {
  const track = useRef<TextTrack | null>(null)
  // The same chapters come as another list with every answer of the service.
  const known = JSON.stringify(chapters)
  useEffect(() => {
    const given = JSON.parse(known) as MediaChapter[]
    const element = video.current
    if (!element || typeof VTTCue === 'undefined' || (given.length === 0 && track.current === null)) return
    track.current ??= element.addTextTrack('chapters')
    const own = track.current
    // A track that is off has no cues; the change of its mode is what players hear of.
    own.mode = 'hidden'
    for (const cue of Array.from(own.cues ?? [])) own.removeCue(cue)
    for (const [at, { second, title }] of given.entries())
      own.addCue(new VTTCue(second, given[at + 1]?.second ?? behindTheEnd, title))
    own.mode = 'disabled'
    own.mode = 'hidden'
  }, [video, known])
}
