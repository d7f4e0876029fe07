import type { ChartSeries } from './chart-props.ts'
import type { Scale } from './scale.ts'

interface Point {
  /** Its place among the categories. */
  at: number
  /** Per cent from where reading begins, and from the top. */
  x: number
  y: number
  value: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** The known values as points; each stands in the middle of its category's share of the width. */
export function pointsOf(values: ChartSeries['values'], scale: Scale): Point[] {
  return values.flatMap((value, at) =>
    value === null
      ? []
      : [{ at, value, x: round(((at + 0.5) / values.length) * 100), y: round((1 - scale.at(value)) * 100) }],
  )
}

/** The path through a series' points, in a box of 100 by 100, left to right; it begins anew after what is not known. */
export function linePath(values: ChartSeries['values'], scale: Scale): string {
  const points = pointsOf(values, scale)
  return points
    .map(({ at, x, y }, index) => `${index === 0 || points[index - 1]!.at !== at - 1 ? 'M' : 'L'}${x} ${y}`)
    .join('')
}
