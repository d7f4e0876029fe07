/** As many as the service takes at once. */
const most = 100

export interface ShownQuestion {
  question: number
  at: string
}

/** Which questions came on the screen on this page, the first time each, until the service has noted them. */
export class ShownQuestions {
  readonly #seen = new Set<number>()
  #waiting: ShownQuestion[] = []

  /** @param at by the service's time */
  note(question: number, at: string): void {
    if (this.#seen.has(question)) return
    this.#seen.add(question)
    this.#waiting.push({ question, at })
  }

  waiting(): readonly ShownQuestion[] {
    return this.#waiting.slice(0, most)
  }

  settle(noted: readonly ShownQuestion[]): void {
    this.#waiting = this.#waiting.filter(one => !noted.includes(one))
  }
}
