import { scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
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

/** All places, those that are not known without a point; each is in the middle of its category's share of the width. */
function placesOf(values: ChartSeries['values'], scale: Scale): (Point | null)[] {
  const along = scalePoint([...values.keys()], [0, 100]).padding(0.5)
  return values.map((value, at) =>
    value === null ? null : { at, value, x: round(along(at) ?? 0), y: round((1 - scale.at(value)) * 100) },
  )
}

/** The known values as points. */
export function pointsOf(values: ChartSeries['values'], scale: Scale): Point[] {
  return placesOf(values, scale).filter(place => place !== null)
}

const path = line<Point | null>()
  .defined(place => place !== null)
  .x(place => place?.x ?? 0)
  .y(place => place?.y ?? 0)

/** The path through a series' points, in a box of 100 by 100, left to right; with gaps at unknown values. */
export function linePath(values: ChartSeries['values'], scale: Scale): string {
  return path(placesOf(values, scale)) ?? ''
}
