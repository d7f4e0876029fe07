import { apothem, tilings, type Tile } from './tilings.ts'
import { hashOf, toneHue } from './tone.ts'

/** A cover as plain data: what the SVG draws. */
export interface CoverPattern {
  /** The hue of the category, and of the second tone, a little beside it. */
  hue: number
  secondHue: number
  /** The cell that repeats, in pixels of a 320 × 180 cover, and how it is turned. */
  cell: { width: number; height: number; turn: number; x: number; y: number }
  /** The stars of the large tiles, those of the small ones, and the rosettes inside the large. */
  stars: string
  small: string
  hearts: string
  /** The line that runs across and turns, from the reading side. */
  path: string
  end: [x: number, y: number]
}

/** A stream of numbers from 0 to 1 out of one seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The star in a tile by Hankin's method: from the middle of every edge two lines leave at the contact angle and end
 * where they meet their neighbours'. Tiles that share an edge so share the lines that cross it.
 * @param angle in degrees, from the edge
 * @param size below 1 for a smaller star in the same place
 */
export function starPath(tile: Tile, angle: number, scale: number, size = 1): string {
  const step = Math.PI / tile.sides
  const theta = (angle * Math.PI) / 180
  const middle = apothem(tile.sides)
  const tip = (middle * Math.cos(theta)) / Math.cos(theta - step)
  const points: string[] = []
  for (let i = 0; i < tile.sides * 2; i += 1) {
    const radius = (i % 2 === 0 ? middle : tip) * size
    const at = tile.turn + i * step
    points.push(
      `${round((tile.x + radius * Math.cos(at)) * scale)} ${round((tile.y + radius * Math.sin(at)) * scale)}`,
    )
  }
  return `M${points.join('L')}Z`
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A line over a cover of 320 × 180 that enters at the start, climbs by one to three turns and ends before the far edge. */
function runningLine(random: () => number): Pick<CoverPattern, 'path' | 'end'> {
  const between = (low: number, high: number) => Math.round(low + random() * (high - low))
  const r = 16
  const climbs = between(1, 3)
  const endX = between(262, 290)
  let y = between(136, 156)
  let path = `M-9 ${y}`
  for (let i = 1; i <= climbs; i += 1) {
    const x = Math.round((endX * i) / (climbs + 1)) + between(-18, 18)
    const rise = Math.max(2 * r, between(84, 112) / climbs)
    path += `H${x - r}a${r} ${r} 0 0 0 ${r} ${-r}v${round(2 * r - rise)}a${r} ${r} 0 0 1 ${r} ${-r}`
    y = round(y - rise)
  }
  return { path: `${path}H${endX}`, end: [endX, y] }
}

/**
 * The cover of a course without a picture: a girih-like pattern of stars and the line of Masar across it. The same
 * id and tone give the same cover, everywhere and for ever.
 * @param id the course's id
 * @param tone the place of its category among the categories
 */
export function coverPattern(id: string | number, tone: number): CoverPattern {
  const random = randomFrom(hashOf(`${id}`))
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const tiling = pick(tilings)
  const angle = pick(tiling.angles)
  const largest = Math.max(...tiling.tiles.map(tile => tile.sides))
  // Large tiles come out between 50 and 74 pixels wide, so a card shows a few dozen stars.
  const scale = (50 + random() * 24) / (2 * apothem(largest))
  const draw = (isLarge: boolean, size = 1) =>
    tiling.tiles
      .filter(tile => (tile.sides === largest) === isLarge)
      .map(tile => starPath(tile, angle, scale, size))
      .join('')
  const hue = toneHue(tone)
  return {
    hue,
    secondHue: (hue + pick([-24, 18, 26])) % 360,
    cell: {
      width: round(tiling.width * scale),
      height: round(tiling.height * scale),
      turn: pick([0, 15, 30, 45]),
      x: Math.round(random() * 60),
      y: Math.round(random() * 60),
    },
    stars: draw(true),
    small: draw(false),
    hearts: draw(true, 0.44),
    ...runningLine(random),
  }
}
