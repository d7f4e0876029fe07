/** A video in one of the sizes that there are of it. */
export interface VideoQuality {
  /** Pixels of the shorter side of its picture. */
  height: number
  src: string
}

/** By what this device and its connection are: what the automatic choice goes by. */
export interface Surroundings {
  /** CSS pixels of the page's width. */
  width: number
  density: number
  /** Megabits a second, as far as the browser knows. */
  downlink: number | undefined
  savesData: boolean
}

/** `most` is the largest that there is; a height is the largest up to it. */
export const qualityChoices = ['auto', '360', '720', '1080', 'most'] as const
export type QualityChoice = (typeof qualityChoices)[number]

/** Megabits a second under which a picture of a height stops now and then. */
const needed = (height: number) => (height <= 360 ? 0 : height <= 720 ? 1.5 : height <= 1080 ? 4 : 16)
/** A wide page shows a video beside the curriculum. */
const widest = 960

/**
 * The height of the picture that a choice means among those that there are.
 * @param heights in any order; null where there are none
 */
export function heightFor(
  choice: QualityChoice,
  heights: readonly number[],
  around: Surroundings,
): number | null {
  const rising = heights.toSorted((one, other) => one - other)
  const [lowest] = rising
  if (lowest === undefined) return null
  if (choice === 'most') return rising.at(-1) ?? lowest
  if (choice !== 'auto') return upTo(choice, rising)
  if (around.savesData) return lowest
  const shown = (Math.min(around.width, widest) * 9 * Math.min(around.density, 2)) / 16
  const { downlink = Number.POSITIVE_INFINITY } = around
  const fitting = rising.filter(height => needed(height) <= downlink)
  // A picture that is a little too small for its place looks the same.
  return fitting.find(height => height >= 0.8 * shown) ?? fitting.at(-1) ?? lowest
}

/** The largest height up to a choice; the smallest that there is where all are larger. @param rising not empty */
function upTo(choice: QualityChoice, rising: readonly number[]): number {
  return rising.findLast(height => height <= Number(choice)) ?? rising[0] ?? 0
}

/** What may be chosen of a video beside the automatic size, the largest first: each size once. */
export function offeredOf(heights: readonly number[]): { choice: QualityChoice; height: number }[] {
  const rising = heights.toSorted((one, other) => one - other)
  const numbered = qualityChoices.filter(choice => Number(choice) > 0)
  return rising.toReversed().flatMap((height, index) => {
    const choice = index === 0 ? 'most' : numbered.find(each => upTo(each, rising) === height)
    return choice === undefined ? [] : [{ choice, height }]
  })
}

/** The next smaller one; null below the smallest. */
export function heightBelow(height: number, heights: readonly number[]): number | null {
  return heights.toSorted((one, other) => other - one).find(each => each < height) ?? null
}

/** What the browser says of itself; not every one knows its connection. */
export function surroundings(): Surroundings {
  const { connection } = navigator as { connection?: { downlink?: number; saveData?: boolean } }
  return {
    width: innerWidth,
    density: devicePixelRatio,
    downlink: connection?.downlink,
    savesData: connection?.saveData ?? false,
  }
}
