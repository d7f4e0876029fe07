import { Trans } from '@lingui/react/macro'
import { formatNumber, useUi } from '@masar/ui'

interface CountedProps {
  /** What the attempts that count come to, by the exam's method. */
  percent: number
  passed: boolean | null
}

/** A result’s percentage, as every place that names it writes it. */
export const percentText = (tag: string, percent: number): string =>
  formatNumber(tag, percent / 100, { style: 'percent', maximumFractionDigits: 1 })

/** What counts over all attempts, and whether the exam is passed by it. */
export function Counted({ percent, passed }: CountedProps) {
  const { tag } = useUi()
  return (
    <>
      {percentText(tag, percent)}
      {passed !== null && ' · '}
      {passed === true && <Trans>Passed</Trans>}
      {passed === false && <Trans>Not passed</Trans>}
    </>
  )
}
