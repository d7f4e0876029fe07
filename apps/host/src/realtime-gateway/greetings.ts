/**
 * Greets new sockets at a bounded pace. After a restart all clients come at once; a client waits ten seconds for its
 * greeting, so being slow is better than rejecting it.
 */
export class Greetings {
  readonly #perTurn: number
  #left: number
  #waiting: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(perSecond: number) {
    this.#perTurn = Math.max(1, Math.ceil(perSecond / (1000 / turn)))
    this.#left = this.#perTurn
  }

  greet(greeting: () => void): void {
    this.#timer ??= setInterval(() => this.#nextTurn(), turn)
    if (this.#left > 0 && this.#waiting.length === 0) {
      this.#left -= 1
      greeting()
    } else {
      this.#waiting.push(greeting)
    }
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #nextTurn(): void {
    const now = this.#waiting.splice(0, this.#perTurn)
    this.#left = this.#perTurn - now.length
    for (const greeting of now) greeting()
    if (now.length > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** Milliseconds: short enough that other work comes between. */
const turn = 20
