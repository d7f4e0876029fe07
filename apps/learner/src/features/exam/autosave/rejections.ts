import { unsent } from '../model/answers.ts'
import type { LiveState } from './live-state.ts'

/** Milliseconds for which it stands that an answer gave way to the stored one, whatever is typed meanwhile. */
const toldFor = 15_000

/** Answers that the service will not take as they are, each with its message, said for as long as they stand there. */
export class Rejections {
  readonly #live: LiveState
  readonly #messages = new Map<number, string>()
  /** What was said of an answer that gave way to the stored one, for so long as it takes to read. */
  #told: { message: string; until: number } | null = null

  constructor(live: LiveState) {
    this.#live = live
  }

  has(question: number): boolean {
    return this.#messages.has(question)
  }

  add(question: number, message: string): void {
    this.#messages.set(question, message)
    this.show()
  }

  forget(question: number): void {
    this.#messages.delete(question)
  }

  /** An answer has given way to the stored one. */
  tell(message: string): void {
    this.#told = { message, until: this.#live.now() + toldFor }
    this.show()
  }

  show(): void {
    const standing = unsent(this.#live.current.answers)
    for (const question of this.#messages.keys())
      if (!standing.includes(question)) this.#messages.delete(question)
    const told = this.#told !== null && this.#live.now() < this.#told.until ? this.#told.message : null
    this.#live.set({ rejection: [...this.#messages.values()].at(-1) ?? told })
  }

  /** The message of the first of these questions that has one. */
  firstOf(questions: readonly number[]): string | undefined {
    return questions.flatMap(question => this.#messages.get(question) ?? [])[0]
  }
}
