import { useEffect, useRef, type RefObject } from 'react'
import { keep } from '../kept-choice/kept-choice.ts'
import { useKeptChoice } from '../kept-choice/use-kept-choice.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import type { MediaCaptions } from './media-player-props.ts'

const name = 'captions'
const off = 'off'
/** The user has not chosen yet, or this video lacks the choice. */
const likeThePage = 'page'

/** The language whose captions a video begins with, null for none: as last chosen on this device, in the page's language at first. */
export function useFirstCaptions(captions: readonly MediaCaptions[]): string | null {
  const { locale } = useUi()
  const [kept] = useKeptChoice<string>(name, [likeThePage, off, ...captions.map(({ language }) => language)])
  if (kept === off) return null
  return kept === likeThePage ? locale : kept
}

/** Keeps the captions that the user turns on, changes or turns off for the next video. @returns the language to begin with, null for none */
export function useKeptCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly MediaCaptions[],
): string | null {
  const first = useFirstCaptions(captions)
  const begun = captions.some(({ language }) => language === first) ? first : null
  const atFirst = useRef(begun)
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!(tracks instanceof EventTarget)) return
    let last = atFirst.current
    // The browser turns on the first one by itself, after other changes perhaps: that none is on before says nothing.
    let hasBegun = last === null
    const hear = () => {
      const shown = shownIn(tracks)
      hasBegun ||= shown !== null
      if (!hasBegun || shown === last) return
      last = shown
      keep(name, shown ?? off)
    }
    tracks.addEventListener('change', hear)
    return () => tracks.removeEventListener('change', hear)
  }, [video])
  return first
}

/** The language of the captions that are on. */
function shownIn(tracks: TextTrackList): string | null {
  const isCaption = ({ kind }: TextTrack) => kind === 'captions' || kind === 'subtitles'
  return Array.from(tracks).find(track => isCaption(track) && track.mode === 'showing')?.language ?? null
}
