/** A video's position, for what follows it: the transcript that follows it, notes that lead to its seconds. */
export class VideoClock {
  readonly video: { current: HTMLVideoElement | null } = { current: null }
  /** The second at which it is to begin, where one was asked for. */
  #start: number | null
  readonly #listeners = new Set<() => void>()

  constructor(start: number | null) {
    this.#start = start
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Whole seconds and their parts. */
  now(): number {
    return this.video.current?.currentTime ?? this.#start ?? 0
  }

  /** Called by the player as its place changes. */
  tick(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Where the video begins, once: a second that was asked for, else where it was left. */
  startFrom(left: number): number {
    const start = this.#start ?? left
    this.#start = null
    return start
  }

  /** Goes to a second and shows the video, whether it is there yet or not. */
  seek(second: number): void {
    const video = this.video.current
    // Before its length is known a video takes no second.
    if (video === null || video.readyState === 0) this.#start = second
    else video.currentTime = second
    video?.scrollIntoView?.({ block: 'nearest' })
    this.tick()
  }
}
