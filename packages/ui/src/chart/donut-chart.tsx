import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@masar/text'
import { pie } from 'd3-shape'
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

const slices = pie<number>().sort(null)
const turn = 2 * Math.PI

/** Where each part begins, and how much of the whole it is: both from 0 to 1, in the order given. */
function arcsOf(values: number[]) {
  return slices(values).map(({ startAngle, endAngle }) => ({
    from: startAngle / turn,
    share: (endAngle - startAngle) / turn,
  }))
}

/** Parts of a whole; it starts at the top and runs in the reading direction. */
export function DonutChart({ categoryLabel, valueLabel, parts, centre, format, ...rest }: DonutChartProps) {
  const { tag } = useUi()
  const { t } = useLingui()
  const write = format ?? ((value: number) => formatNumber(tag, value))
  const arcs = arcsOf(parts.map(({ value }) => value))
  const shares = new Map(parts.map((part, index) => [part, arcs[index]?.share ?? 0]))
  const percent = (part: (typeof parts)[number]) =>
    formatNumber(tag, shares.get(part) ?? 0, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <ChartFrame
      {...rest}
      legend={parts.map(part => (
        <>
          <bdi>{part.name}</bdi> <b>{percent(part)}</b>
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
          cell: percent,
          isNumeric: true,
        },
      ]}
    >
      <div className={styles.donut}>
        <svg viewBox="0 0 36 36">
          <circle cx="18" cy="18" r="15.9" className={styles.ground} />
          {arcs.map(({ from, share }, index) => (
            <circle
              key={parts[index]?.name}
              cx="18"
              cy="18"
              r="15.9"
              pathLength="100"
              style={toneOf(index)}
              strokeDashoffset={-100 * from}
              strokeDasharray={`${Math.max(0, share * 100 - (parts.length > 1 ? 0.8 : 0))} 100`}
            />
          ))}
        </svg>
        <bdi>{centre ?? write(parts.reduce((all, { value }) => all + value, 0))}</bdi>
      </div>
    </ChartFrame>
  )
}
