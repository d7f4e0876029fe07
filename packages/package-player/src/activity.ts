/** How long after an interaction the learner still counts as active, in seconds. */
const attention = 60
const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const

/** Counts the seconds in which the page was seen and the learner did something in it, or something played. */
export class Activity {
  #seconds = 0
  #lastAct = Date.now()

  /** @param contentOf the document of the content, where there is one */
  constructor(contentOf: () => Document | null) {
    this.watch(window)
    setInterval(() => {
      const isActive = Date.now() - this.#lastAct < attention * 1000 || isPlaying(contentOf())
      if (document.visibilityState === 'visible' && isActive) this.#seconds += 1
    }, 1000)
  }

  /** Acts in this window count, too. */
  watch(target: EventTarget): void {
    for (const act of acts)
      target.addEventListener(act, () => (this.#lastAct = Date.now()), { passive: true, capture: true })
  }

  take(): number {
    const seconds = this.#seconds
    this.#seconds = 0
    return seconds
  }
}

function isPlaying(content: Document | null): boolean {
  return [...(content?.querySelectorAll<HTMLMediaElement>('video, audio') ?? [])].some(
    media => !media.paused && !media.ended,
  )
}
