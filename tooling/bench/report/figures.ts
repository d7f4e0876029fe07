/** One thing that was measured. */
export interface Figure {
  /** The part of the bench: `api`, `buying`. */
  part: string
  /** Where: the engine, the size of the catalogue, the page. */
  place: string
  name: string
  value: number
  /** What the value counts; `ratio` is a share of a bare server's requests per second. */
  unit: 'ratio' | 'ms' | 's' | 'MB' | 'KB' | 'requests' | 'points' | '%'
  isLessBetter: boolean
  /** What performance.md asks for. */
  goal?: number
  /** What the least that does the like takes in the same run, in the same unit. */
  floor?: number
}

const kept: Figure[] = []

/** Keeps figures for the page of this run. */
export function keep(...figures: Figure[]): void {
  kept.push(...figures)
}

/** What this run has kept so far, in the order in which it was measured. */
export function keptFigures(): readonly Figure[] {
  return kept
}

/** Whether a figure reaches its goal; null where it has none. */
export function reaches({ value, goal, isLessBetter }: Figure): boolean | null {
  if (goal === undefined) return null
  return isLessBetter ? value <= goal : value >= goal
}
