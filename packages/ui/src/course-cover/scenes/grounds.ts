import { apothem, tilings, type Tile, type Tiling } from './tilings.ts'

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The star in a tile by Hankin's method: from the middle of every edge two lines leave at the contact angle and end
 * where they meet their neighbours'. Tiles that share an edge so share the lines that cross it.
 * @param angle in degrees, from the edge
 * @param scale pixels for a side of 1
 */
function starPath(tile: Tile, angle: number, scale: number): string {
  const step = Math.PI / tile.sides
  const theta = (angle * Math.PI) / 180
  const middle = apothem(tile.sides)
  const tip = (middle * Math.cos(theta)) / Math.cos(theta - step)
  const points = Array.from({ length: tile.sides * 2 }, (_, i) => {
    const radius = (i % 2 === 0 ? middle : tip) * scale
    const at = tile.turn + i * step
    return [round(radius * Math.cos(at)), round(radius * Math.sin(at))] as const
  })
  const [first] = points as [readonly [number, number]]
  // Relative, so that the same star says the same wherever it stands: the file shrinks to a tenth.
  const rest = points.slice(1).map(([x, y], i) => `${round(x - points[i]![0])} ${round(y - points[i]![1])}`)
  return `M${round(tile.x * scale + first[0])} ${round(tile.y * scale + first[1])}l${rest.join('l')}z`
}

/** A girih-like pattern over a whole cover. @param width of its large tiles, in pixels @param turn in degrees */
function ground(tiling: Tiling, angle: number, width: number, turn: number): string {
  const largest = Math.max(...tiling.tiles.map(tile => tile.sides))
  const scale = width / (2 * apothem(largest))
  const cells = Array.from({ length: 400 }, (_, i) => [(i % 20) - 10, Math.floor(i / 20) - 10] as const)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const isSeen = ({ x, y }: Tile) =>
    Math.abs(x * cos - y * sin) * scale < 160 + width * 0.6 &&
    Math.abs(x * sin + y * cos) * scale < 90 + width * 0.6
  const stars = cells
    .flatMap(([column, row]) =>
      tiling.tiles.map(tile => ({
        ...tile,
        x: tile.x + column * tiling.width,
        y: tile.y + row * tiling.height,
      })),
    )
    .filter(isSeen)
    .map(tile => starPath(tile, angle, scale))
  const turned = turn ? ` rotate(${turn})` : ''
  return `<path transform="translate(160 90)${turned}" d="${stars.join('')}" fill="var(--c-star)" stroke="var(--c-seam)" stroke-width="1.5"/>`
}

/** The grounds of covers: each tiling at each of its angles, some closer, some turned. */
export const grounds: readonly string[] = tilings
  .flatMap(tiling => tiling.angles.map(angle => ({ tiling, angle })))
  .map(({ tiling, angle }, i) => ground(tiling, angle, 52 + ((i * 11) % 24), [0, 30, 15, 45][i % 4]!))
