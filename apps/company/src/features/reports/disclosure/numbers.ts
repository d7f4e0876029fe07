import { formatNumber, useUi } from '@masar/ui'

/** How this page writes times and units. */
export function useNumbers() {
  const { tag } = useUi()
  const decimal = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  return {
    /** Seconds as hours. */
    hours: (seconds: number) => decimal(seconds / 3600),
    decimal,
  }
}
