/** What a learner answers, as the service takes it. */
export type Value = { option: string } | { truth: boolean } | { text: string }

interface Entry {
  question: number
  revision: number
  value: Value | null
}

interface Sent extends Entry {
  /** When it was made, as the browser says. */
  claimed: string
}

interface Made {
  /** By the clock of the service, which is this machine's. */
  at: number
  /** By how much the browser may have misjudged that clock. */
  uncertainty: number
}

/** What one learner's browsers did and were told, whichever of them; nothing in it comes from the service's database. */
export class Ledger {
  readonly acknowledged: Entry[] = []
  readonly #sent: Sent[] = []
  readonly #made = new Map<string, Made>()

  /** The learner answered. */
  made(question: number, value: Value | null, claimed: string, made: Made): void {
    this.#made.set(keyOf(question, value, claimed), made)
  }

  sent(entry: Sent): void {
    this.#sent.push(entry)
  }

  /** The browser shows it as saved. */
  saved(entry: Entry): void {
    this.acknowledged.push(entry)
  }

  /**
   * When a stored answer was made, for each time that it was sent.
   * @throws Error for what no browser of this learner has sent, or no one has made
   */
  makingOf({ question, revision, value }: Entry): Made[] {
    const sent = this.#sent.filter(
      other => other.question === question && other.revision === revision && isSame(other.value, value),
    )
    if (sent.length === 0)
      throw new Error(
        `Question ${question} has revision ${revision}, ${JSON.stringify(value)}: it was never sent.`,
      )
    return sent.map(({ claimed }) => {
      const made = this.#made.get(keyOf(question, value, claimed))
      if (!made)
        throw new Error(`Question ${question}: an answer of ${claimed} was sent that was never made.`)
      return made
    })
  }
}

export function isSame(one: Value | null, other: Value | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function keyOf(question: number, value: Value | null, claimed: string): string {
  return `${question} ${claimed} ${JSON.stringify(value)}`
}
