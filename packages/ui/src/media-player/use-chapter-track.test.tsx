import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MediaChapter } from './media-player-props.ts'
import { useChapterTrack } from './use-chapter-track.ts'

interface Cue {
  startTime: number
  endTime: number
  text: string
}
/** As a browser's: off, it has no cues, and each change of its mode fires an event. */
class Track {
  #mode = 'hidden'
  readonly #cues: Cue[] = []
  /** The state that a player sees on a change event. */
  readonly found: string[][] = []
  get mode() {
    return this.#mode
  }
  set mode(mode: string) {
    if (mode === this.#mode) return
    this.#mode = mode
    if (mode === 'hidden') this.found.push(this.#cues.map(({ text }) => text))
  }
  get cues() {
    return this.#mode === 'disabled' ? null : this.#cues
  }
  addCue(cue: Cue) {
    this.#cues.push(cue)
  }
  removeCue(cue: Cue) {
    this.#cues.splice(this.#cues.indexOf(cue), 1)
  }
}
let tracks: Track[]
beforeEach(() => {
  tracks = []
  vi.stubGlobal('VTTCue', function (this: Cue, startTime: number, endTime: number, text: string) {
    Object.assign(this, { startTime, endTime, text })
  })
  vi.spyOn(HTMLMediaElement.prototype, 'addTextTrack').mockImplementation(kind => {
    expect(kind).toBe('chapters')
    const track = new Track()
    tracks.push(track)
    return track as unknown as TextTrack
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Player({ chapters }: { chapters: readonly MediaChapter[] }) {
  const video = useRef<HTMLVideoElement>(null)
  useChapterTrack(video, chapters)
  return <video ref={video} />
}
const chapters = [
  { second: 0, title: 'Start' },
  { second: 12, title: 'A < B & C' },
]

test('each chapter lasts until the next one, and the last to the end', () => {
  render(<Player chapters={chapters} />)
  expect(tracks[0]?.cues?.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
    [0, 12, 'Start'],
    [12, 1e6, 'A < B & C'],
  ])
})

test('other chapters take their place, and players are notified once they are loaded', () => {
  const { rerender } = render(<Player chapters={chapters} />)
  rerender(<Player chapters={chapters.map(each => ({ ...each }))} />)
  rerender(<Player chapters={[{ second: 5, title: 'Only' }]} />)
  expect(tracks).toHaveLength(1)
  expect(tracks[0]?.found).toEqual([['Start', 'A < B & C'], ['Only']])
  rerender(<Player chapters={[]} />)
  expect(tracks[0]?.cues).toEqual([])
})

test('a video without chapters has no track of them', () => {
  render(<Player chapters={[]} />)
  expect(tracks).toEqual([])
})
