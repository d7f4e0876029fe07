import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@masar/text'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { ChartFrame, toneOf } from './chart-frame.tsx'
import type { ChartProps } from './chart-props.ts'
import styles from './chart.module.css'

export interface DonutChartProps extends ChartProps {
  /** Heads the first column of the table: “State”. */
  categoryLabel: string
  /** Heads the second: “Employees”. */
  valueLabel: string
  /** Five at most, none below zero. */
  parts: readonly { name: string; value: number }[]
  /** In the middle: the sum, unless something else is more telling. */
  centre?: string
}

/** Parts of a whole; it starts at the top and runs in the reading direction. */
export function DonutChart({ categoryLabel, valueLabel, parts, centre, format, ...rest }: DonutChartProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const write = format ?? ((value: number) => formatNumber(tag, value))
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const share = (value: number) => (sum === 0 ? 0 : value / sum)
  const percent = (value: number) =>
    formatNumber(tag, share(value), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <ChartFrame
      {...rest}
      legend={parts.map(({ name, value }) => (
        <>
          <bdi>{name}</bdi> <b>{percent(value)}</b>
        </>
      ))}
      rows={parts}
      rowKey={part => part.name}
      columns={[
        { id: 'name', header: categoryLabel, cell: part => part.name, isRowHeader: true },
        { id: 'value', header: valueLabel, cell: part => write(part.value), isNumeric: true },
        {
          id: 'share',
          header: t({ message: 'Share', context: 'part of a whole' }),
          cell: part => percent(part.value),
          isNumeric: true,
        },
      ]}
    >
      <div className={styles.donut}>
        <svg viewBox="0 0 36 36">
          <circle cx="18" cy="18" r="15.9" className={styles.ground} />
          {parts.map(({ name, value }, index) => (
            <circle
              key={name}
              cx="18"
              cy="18"
              r="15.9"
              pathLength="100"
              style={toneOf(index)}
              strokeDashoffset={
                -100 * parts.slice(0, index).reduce((all, part) => all + share(part.value), 0)
              }
              strokeDasharray={`${Math.max(0, share(value) * 100 - (parts.length > 1 ? 0.8 : 0))} 100`}
            />
          ))}
        </svg>
        <bdi>{centre ?? write(sum)}</bdi>
      </div>
    </ChartFrame>
  )
}
