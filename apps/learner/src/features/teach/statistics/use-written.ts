import { formatNumber, useUi } from '@masar/ui'

/** How a figure is written; what could not be computed is a dash, never 0. */
export function useWritten(unit?: '%'): (value: number | null) => string {
  const { tag } = useUi()
  return value => {
    if (value === null) return '—'
    return unit === '%'
      ? formatNumber(tag, value / 100, { style: 'percent', maximumFractionDigits: 1 })
      : formatNumber(tag, value, { maximumFractionDigits: 2 })
  }
}
