/** A regular polygon of a tiling: how many sides, where its middle is, and the angle of its first edge's middle. */
export interface Tile {
  sides: number
  x: number
  y: number
  /** Radians. */
  turn: number
}

/** A tiling by regular polygons of side 1, as the tiles of one cell that repeats. */
export interface Tiling {
  width: number
  height: number
  tiles: readonly Tile[]
  /** Contact angles (degrees) at which its stars look well made. */
  angles: readonly number[]
}

/** The distance from the middle of a regular polygon of side 1 to the middle of an edge. */
export const apothem = (sides: number): number => 1 / (2 * Math.tan(Math.PI / sides))

const half = Math.PI / 2
const root3 = Math.sqrt(3)
const octagonWidth = 2 * apothem(8)
const dodecagonWidth = 2 * apothem(12)
/** In the 3.12.12 tiling: from a dodecagon's middle to that of a triangle beside it. */
const toTriangle = dodecagonWidth / root3

function triangles(x: number, y: number): Tile[] {
  return [
    { sides: 3, x, y: y + toTriangle, turn: -half },
    { sides: 3, x, y: y - toTriangle, turn: half },
  ]
}

/** Named by what meets at a corner: 4.8.8 has a square and two octagons there. */
export const tilings: readonly Tiling[] = [
  {
    // 4.8.8
    width: octagonWidth,
    height: octagonWidth,
    angles: [62, 67.5, 73],
    tiles: [
      { sides: 8, x: 0, y: 0, turn: 0 },
      { sides: 4, x: octagonWidth / 2, y: octagonWidth / 2, turn: Math.PI / 4 },
    ],
  },
  {
    // 3.12.12
    width: dodecagonWidth,
    height: dodecagonWidth * root3,
    angles: [67, 72, 76],
    tiles: [
      { sides: 12, x: 0, y: 0, turn: 0 },
      { sides: 12, x: dodecagonWidth / 2, y: (dodecagonWidth * root3) / 2, turn: 0 },
      ...triangles(0, 0),
      ...triangles(dodecagonWidth / 2, (dodecagonWidth * root3) / 2),
    ],
  },
  {
    // 6.6.6
    width: root3,
    height: 3,
    angles: [60, 66, 72],
    tiles: [
      { sides: 6, x: 0, y: 0, turn: 0 },
      { sides: 6, x: root3 / 2, y: 1.5, turn: 0 },
    ],
  },
  {
    // 4.4.4.4
    width: 1,
    height: 1,
    angles: [60, 66],
    tiles: [{ sides: 4, x: 0, y: 0, turn: 0 }],
  },
  {
    // 3.6.3.6
    width: 2,
    height: 2 * root3,
    angles: [60, 66, 72],
    tiles: [
      { sides: 6, x: 0, y: 0, turn: half },
      { sides: 6, x: 1, y: root3, turn: half },
      { sides: 3, x: 1, y: 1 / root3, turn: half },
      { sides: 3, x: 1, y: -1 / root3, turn: -half },
      { sides: 3, x: 0, y: 2 / root3, turn: -half },
      { sides: 3, x: 0, y: -2 / root3, turn: half },
    ],
  },
]
