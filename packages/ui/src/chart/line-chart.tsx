import { formatNumber } from '@masar/text'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { ChartFrame, toneOf } from './chart-frame.tsx'
import type { SeriesChartProps } from './chart-props.ts'
import styles from './chart.module.css'
import { linePath, pointsOf } from './line-path.ts'
import { Plot } from './plot.tsx'
import { scaleOf } from './scale.ts'
import { seriesColumns } from './series-table.ts'

/** How something went over time, which runs along the reading direction. A gap stays a gap. */
export function LineChart({ categoryLabel, categories, series, format, ...rest }: SeriesChartProps) {
  const { tag } = useUi()
  const write = format ?? (value => formatNumber(tag, value))
  const scale = scaleOf(series)
  return (
    <ChartFrame
      {...rest}
      legend={series.length > 1 ? series.map(({ name }) => name) : []}
      columns={seriesColumns({ categoryLabel, categories, series }, write)}
      rows={categories.map((_, index) => index)}
      rowKey={row => `${row}`}
    >
      <Plot {...{ scale, categories, write }}>
        {/* The lines alone are drawn; the drawing is stretched over the field and mirrored with the reading direction. */}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {series.map(({ name, values }, index) => (
            <path key={name} d={linePath(values, scale)} style={toneOf(index)} data-series={index % 5} />
          ))}
        </svg>
        {series.map(({ name, values }, index) =>
          pointsOf(values, scale).map(({ at, x, y, value }) => (
            <i
              key={`${name}-${at}`}
              className={styles.point}
              style={{ ...toneOf(index), insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              title={`${categories[at]} · ${name}: ${write(value)}`}
            />
          )),
        )}
      </Plot>
    </ChartFrame>
  )
}
