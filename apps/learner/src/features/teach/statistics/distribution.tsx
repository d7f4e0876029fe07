import { useLingui } from '@lingui/react/macro'
import { BarChart, formatNumber, useUi } from '@masar/ui'

/** How many attempts reached each tenth of the marks. */
export function Distribution({ counts }: { counts: readonly number[] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const number = (value: number) => formatNumber(tag, value)
  return (
    <BarChart
      title={t`Attempts by percentage`}
      categoryLabel={t`Percentage`}
      categories={counts.map((_, at) => `${number(at * 10)}–${number(at * 10 + 10)}`)}
      series={[{ name: t`Attempts`, values: counts }]}
    />
  )
}
