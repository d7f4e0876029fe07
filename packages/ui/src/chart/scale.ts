import { scaleLinear } from 'd3-scale'
import type { ChartSeries } from './chart-props.ts'

export interface Scale {
  /** Round values along the axis, the lowest first. */
  ticks: readonly number[]
  /** Where a value stands, 0 (lowest) to 1. */
  at: (value: number) => number
}

/** An axis of round values that holds all of these; it always holds zero, so that lengths can be compared. */
export function scaleOf(series: readonly ChartSeries[], count = 5): Scale {
  const known = series.flatMap(({ values }) => values.filter(value => value !== null))
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  const scale = scaleLinear(low === high ? [0, 1] : [low, high], [0, 1]).nice(count)
  const marks = scale.ticks(count)
  // Of what is counted, half a thing is none.
  const isCounted = known.every(Number.isInteger)
  return { ticks: isCounted ? marks.filter(Number.isInteger) : marks, at: scale }
}
