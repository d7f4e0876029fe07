/** `removed`: rows that the folder does not hold any more, deleted or retired. */
export const outcomes = ['created', 'changed', 'unchanged', 'removed'] as const
export type Outcome = (typeof outcomes)[number]
export type Tally = Record<Outcome, number>

/** What an import did, by kind of thing. */
export class Report {
  readonly tallies = new Map<string, Tally>()

  count(kind: string, outcome: Outcome, number = 1): void {
    if (number === 0 && !this.tallies.has(kind) && outcome === 'removed') return
    const tally = this.tallies.get(kind) ?? { created: 0, changed: 0, unchanged: 0, removed: 0 }
    tally[outcome] += number
    this.tallies.set(kind, tally)
  }

  total(outcome: Outcome): number {
    return [...this.tallies.values()].reduce((sum, tally) => sum + tally[outcome], 0)
  }

  /** A small table for a terminal. */
  toString(): string {
    const rows = [...this.tallies].map(([kind, tally]) => [
      kind,
      ...outcomes.map(outcome => String(tally[outcome])),
    ])
    return [['', ...outcomes], ...rows]
      .map(
        ([kind = '', ...numbers]) =>
          `${kind.padEnd(20)}${numbers.map(number => number.padStart(11)).join('')}`,
      )
      .join('\n')
  }
}
