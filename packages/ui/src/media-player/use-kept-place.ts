import { useRef, type RefObject } from 'react'

/**
 * Has a video go on where it is when it is loaded again: from another file, or by its player.
 * @returns to be called as the element's events come
 */
export function useKeptPlace(video: RefObject<HTMLVideoElement | null>) {
  const place = useRef({ time: 0, isPlaying: false })
  const isReloading = useRef(false)
  return {
    /** Where it is, and whether it plays. */
    note() {
      const element = video.current
      // While it is loaded again it is at its start, which the user has not chosen.
      if (element && !isReloading.current && element.readyState > 0)
        place.current = { time: element.currentTime, isPlaying: !element.paused && !element.ended }
    },
    emptied() {
      isReloading.current = place.current.time > 0 || place.current.isPlaying
    },
    /** Its length is known. */
    loaded() {
      const element = video.current
      if (!element || !isReloading.current) return
      isReloading.current = false
      goOn(element, place.current)
    },
  }
}

function goOn(video: HTMLVideoElement, { time, isPlaying }: { time: number; isPlaying: boolean }): void {
  video.currentTime = time
  if (isPlaying)
    void video.play().catch((error: unknown) => console.warn('the video waits to be played', error))
}
