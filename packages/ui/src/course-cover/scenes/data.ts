import { board } from './props.ts'
import { disc, dot, each, line, rect, shadow, shape, stroke, type Scene } from './shapes.ts'

const heights = [
  [30, 46, 40, 62, 78],
  [44, 36, 58, 52, 80],
  [24, 38, 54, 48, 74],
] as const

/** Bars below a curve. Axes keep their sides: from the right the line runs along the foot first, as the axis. */
const chart: Scene = {
  variants: 3,
  draw(variant, direction) {
    const bars = heights[variant]!
    const tops = bars.map((height, i) => [84 + i * 37, 136 - height - 14] as const)
    const curve = tops
      .slice(1)
      .map(([x, y], i) => `C${tops[i]![0] + 18} ${tops[i]![1]} ${x - 18} ${y} ${x} ${y}`)
      .join('')
    const from =
      direction === 'ltr'
        ? `M-9 126H30a16 16 0 0 0 16-16C48 ${tops[0]![1]} 62 ${tops[0]![1]} 84 ${tops[0]![1]}`
        : `M329 143H66a14 14 0 0 1-14-14C52 ${tops[0]![1]} 66 ${tops[0]![1]} 84 ${tops[0]![1]}`
    const drawing =
      shadow(160, 166, 118, 5) +
      board(38, 12, 244, 150) +
      stroke('M62 66h196M62 90h196M62 114h196', 'faint', 2) +
      each(bars, (height, i) => {
        const isLast = i === bars.length - 1
        const x = 71 + i * 37
        return (
          rect(x, 140 - height, 26, height, isLast ? 'strong' : 'soft', 3) +
          rect(x + 19, 140 - height, 7, height, isLast ? 'deep' : 'side', 2)
        )
      }) +
      stroke('M56 143h208', 'side', 3) +
      line(from + curve) +
      dot(...tops[4]!)
    return direction === 'ltr' ? drawing : `<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g>`
  },
}

const clouds = [
  'M86 124h0M98 106h0M112 120h0M120 98h0M136 110h0M140 88h0M156 96h0M164 74h0M182 88h0M192 62h0M206 78h0M222 50h0M234 66h0',
  'M84 122h0M100 128h0M108 112h0M126 120h0M138 100h0M152 116h0M166 92h0M174 104h0M190 76h0M204 90h0M212 62h0M228 72h0M240 48h0',
] as const

/** Points, and the line that is drawn through them. */
const scatter: Scene = {
  variants: 2,
  draw(variant, direction) {
    const curve = ['C96 118 120 108 144 98S204 70 228 44', 'C120 122 144 116 166 96S204 56 230 42'][variant]!
    const drawing =
      shape('M56 14h206a8 8 0 0 1 8 8v128a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z', 'deep') +
      shape('M64 158l-16 22M254 158l16 22', 'deep') +
      stroke('M84 158l-12 30M236 158l12 30', 'strong', 7) +
      rect(40, 154, 240, 9, 'strong', 4.5) +
      stroke('M68 30v112h178', 'side', 4) +
      stroke('M104 138v-108M140 138v-108M176 138v-108M212 138v-108M72 106h172M72 70h172', 'ink', 1.5) +
      stroke(clouds[variant]!, 'soft', 9) +
      stroke(
        direction === 'ltr' ? `M68 124${curve}` : `M246 142H88C66 142 66 128 78 124${curve}`,
        'glow',
        7,
      ) +
      dot(variant ? 231 : 229, 43)
    const entry =
      direction === 'ltr'
        ? line('M-9 140H30a16 16 0 0 0 16-16h4') + stroke('M50 124h18', 'glow', 7)
        : line('M329 142H272') + stroke('M268 142h-22', 'glow', 7)
    return direction === 'ltr'
      ? drawing + entry
      : `<g transform="matrix(-1 0 0 1 320 0)">${drawing + entry}</g>`
  },
}

/** A table with a cell that is lit. */
const table: Scene = {
  variants: 3,
  draw(variant) {
    const [column, row] = [
      [2, 2],
      [3, 1],
      [2, 1],
    ][variant]! as [number, number]
    const x = 84 + column * 42
    const y = 56 + row * 28
    return (
      shadow(160, 164, 112, 5) +
      rect(48, 20, 224, 140, 'paper', 9) +
      shape('M48 50V29a9 9 0 0 1 9-9h206a9 9 0 0 1 9 9v21z', 'strong') +
      rect(48, 50, 32, 110, 'faint') +
      stroke('M80 78h190M80 106h190M80 134h190M122 52v106M164 52v106M206 52v106M248 52v106', 'faint', 2) +
      each([0, 1, 2, 3], i => rect(90 + i * 42, 31, 22, 7, 'soft', 3.5)) +
      each([0, 1, 2, 3], i => rect(57, 61 + i * 28, 14, 6, 'side', 3)) +
      each([0, 1, 2, 3], r =>
        each([0, 1, 2, 3], c =>
          rect(
            88 + c * 42,
            61 + r * 28,
            12 + ((r * 7 + c * 5 + variant * 3) % 4) * 5,
            6,
            (r + c + variant) % 3 ? 'soft' : 'side',
            3,
          ),
        ),
      ) +
      rect(x - 7, y - 9, 50, 34, 'line', 7) +
      rect(x - 2, y - 4, 40, 24, 'sun', 3) +
      line(`M-9 150H20a14 14 0 0 0 14-14V${y + 22}a14 14 0 0 1 14-14H${x - 6}`) +
      dot(x + 18, y + 8, 6)
    )
  },
}

const layers: readonly (readonly (readonly number[])[])[] = [
  [[48, 90, 132], [34, 72, 108, 146], [52, 90, 128], [90]],
  [[40, 73, 107, 140], [56, 90, 124], [40, 73, 107, 140], [90]],
]

/** Layers of a network; the line is the way through it. */
const network: Scene = {
  variants: 2,
  draw(variant) {
    const columns = layers[variant]!
    const at = (column: number) => [78, 136, 194, 246][column]!
    const way = [
      [2, 1, 0, 0],
      [3, 1, 1, 0],
    ][variant]!
    const points = way.map((row, column) => [at(column), columns[column]![row]!] as const)
    return (
      rect(52, 14, 52, 152, 'pale', 26) +
      rect(110, 14, 52, 152, 'pale', 26) +
      rect(168, 14, 52, 152, 'pale', 26) +
      each(columns.slice(0, 3), (rows, column) =>
        stroke(
          rows
            .map(y => columns[column + 1]!.map(to => `M${at(column)} ${y}L${at(column + 1)} ${to}`).join(''))
            .join(''),
          'soft',
          2.5,
        ),
      ) +
      each(columns.slice(0, 3), (rows, column) =>
        each(rows, y => disc(at(column), y, 13, 'strong') + disc(at(column) - 2.5, y - 2.5, 8.5, 'soft')),
      ) +
      line(
        `M-9 ${points[0]![1] + 12}H24C44 ${points[0]![1] + 12} 52 ${points[0]![1]} 78 ${points[0]![1]}` +
          points
            .slice(1)
            .map(([x, y], i) => `C${x - 26} ${points[i]![1]} ${x - 30} ${y} ${x} ${y}`)
            .join(''),
      ) +
      each(points.slice(0, 3), ([x, y]) => disc(x, y, 14, 'line') + disc(x, y, 7, 'paper')) +
      disc(246, 90, 24, 'strong') +
      disc(246, 90, 17, 'deep') +
      dot(246, 90, 9)
    )
  },
}

/** A glass over a pattern; the line is its grip and its rim. */
const magnifier: Scene = {
  variants: 2,
  draw(variant) {
    const cells = Array.from(
      { length: 35 },
      (_, i) => [44 + (i % 7) * 40, 18 + Math.floor(i / 7) * 36] as const,
    )
    return (
      each(cells, ([x, y], i) => {
        const isOther = (i * 7 + variant * 4) % 5 === 0
        return variant
          ? rect(x - 13, y - 11, 26, 22, isOther ? 'side' : 'soft', 5)
          : disc(x, y, 10, isOther ? 'side' : 'soft')
      }) +
      shadow(174, 152, 58, 6) +
      disc(170, 82, 58, 'paper') +
      disc(170, 82, 50, 'pale') +
      (variant
        ? rect(118, 54, 40, 50, 'soft', 8) +
          rect(164, 36, 50, 54, 'strong', 8) +
          rect(164, 96, 40, 32, 'side', 8) +
          rect(130, 110, 28, 16, 'side', 6)
        : disc(142, 62, 15, 'soft') +
          disc(196, 108, 18, 'side') +
          disc(146, 112, 10, 'soft') +
          disc(200, 60, 10, 'soft') +
          disc(170, 82, 21, 'strong')) +
      line('M170 32a50 50 0 1 1-.1 0z', 10) +
      line('M-9 152H72c14 0 18-4 26-11', 10) +
      stroke('M90 150l36-32', 'deep', 16) +
      dot(variant ? 190 : 170, variant ? 62 : 82, 8)
    )
  },
}

/** Data: a chart, points with a line through them, a table with a lit cell, a network, a glass over a pattern. */
export const data: readonly Scene[] = [chart, scatter, table, network, magnifier]
