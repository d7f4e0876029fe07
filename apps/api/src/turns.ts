/** Lets so many pieces of heavy work run at once; more would only queue for the thread pool and hold up everything else that uses it. */
export class Turns {
  readonly #atOnce: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>(go => this.#waiting.push(go))
    else this.#running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the longest waiting caller.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
