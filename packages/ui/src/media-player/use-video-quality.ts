import { useRef, useState, type SyntheticEvent } from 'react'
import { useKeptChoice } from '../kept-choice/use-kept-choice.ts'
import {
  heightBelow,
  heightFor,
  offeredOf,
  qualityChoices,
  surroundings,
  type VideoQuality,
} from './video-quality.ts'

/** Milliseconds after a change of the picture in which it may wait without being too large. */
const settling = 5000
/** Milliseconds within which a second wait says that the connection is too slow. */
const lately = 60_000

/**
 * In which size a video is shown: as it was last chosen on this device, or by itself, by the room that it has and by what the connection
 * carries. One that stops twice within a minute goes on in the next smaller size.
 * @param qualities of one video; none where there is nothing to choose
 * @returns the choice and what else may be chosen, the height that is shown now (null where there is nothing to choose), and what the player is
 * to be handed: `playedSrc` and `onWaiting`
 */
export function useVideoQuality(qualities: readonly VideoQuality[]) {
  const heights = qualities.map(({ height }) => height)
  const [choice, keepChoice] = useKeptChoice('video-quality', qualityChoices)
  // What there was room for as the video came; then what the connection carried.
  const [automatic, setAutomatic] = useState(() => heightFor('auto', heights, surroundings()))
  const height = choice === 'auto' ? automatic : heightFor(choice, heights, surroundings())
  const waits = useRef<number[]>([])
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const onWaiting = ({ currentTarget: { seeking, currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    const now = performance.now()
    if (choice !== 'auto' || height === null || seeking || currentTime === 0) return
    if (now - changedAt.current < settling) return
    waits.current = [...waits.current.filter(at => now - at < lately), now]
    const below = heightBelow(height, heights)
    if (waits.current.length < 2 || below === null) return
    waits.current = []
    changedAt.current = now
    setAutomatic(below)
  }
  const choose = (next: typeof choice) => {
    changedAt.current = performance.now()
    if (next === 'auto') setAutomatic(heightFor('auto', heights, surroundings()))
    keepChoice(next)
  }
  const playedSrc = qualities.find(each => each.height === height)?.src
  return { choice, choose, offered: offeredOf(heights), height, playedSrc, onWaiting }
}
