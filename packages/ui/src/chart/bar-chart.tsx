import { formatNumber } from '@masar/text'
import { useUi } from '../ui-provider/ui-provider.tsx'
import { ChartFrame, toneOf } from './chart-frame.tsx'
import type { SeriesChartProps } from './chart-props.ts'
import styles from './chart.module.css'
import { Plot } from './plot.tsx'
import { scaleOf, type Scale } from './scale.ts'
import { seriesColumns } from './series-table.ts'

export interface BarChartProps extends SeriesChartProps {
  /** `rows` suits long names and few series: each name stands above its bar. */
  layout?: 'columns' | 'rows'
}

interface BarsProps extends Pick<SeriesChartProps, 'categories' | 'series'> {
  scale: Scale
  write: (value: number) => string
}

function Columns({ categories, series, scale, write }: BarsProps) {
  const zero = scale.at(0)
  return (
    <Plot {...{ scale, categories, write }}>
      <div className={styles.columns}>
        {categories.map((category, at) => (
          <div key={at}>
            {series.map(({ name, values }, index) => {
              const end = scale.at(values[at] ?? 0)
              return (
                <i
                  key={index}
                  className={styles.bar}
                  style={{
                    ...toneOf(index),
                    blockSize: `${Math.abs(end - zero) * 100}%`,
                    insetBlockEnd: `${Math.min(end, zero) * 100}%`,
                  }}
                  title={`${category} · ${name}: ${values[at] == null ? '—' : write(values[at])}`}
                  data-below={end < zero || undefined}
                />
              )
            })}
          </div>
        ))}
      </div>
    </Plot>
  )
}

function Rows({ categories, series, scale, write }: BarsProps) {
  return (
    <div className={styles.rows}>
      {categories.map((category, at) => (
        <div key={at}>
          <bdi className={styles.rowName}>{category}</bdi>
          {series.map(({ values }, index) => (
            <div key={index} className={styles.row} style={toneOf(index)}>
              <span>
                <i
                  className={styles.bar}
                  style={{ inlineSize: `${Math.max(0, scale.at(values[at] ?? 0)) * 100}%` }}
                />
              </span>
              <bdi>{values[at] == null ? '—' : write(values[at])}</bdi>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Amounts side by side. The bars run along the reading direction; the axis begins at zero, so lengths can be compared. */
export function BarChart({
  categoryLabel,
  categories,
  series,
  layout = 'columns',
  format,
  ...rest
}: BarChartProps) {
  const { tag } = useUi()
  const write = format ?? (value => formatNumber(tag, value))
  const Bars = layout === 'rows' ? Rows : Columns
  return (
    <ChartFrame
      {...rest}
      legend={series.length > 1 ? series.map(({ name }) => name) : []}
      columns={seriesColumns({ categoryLabel, categories, series }, write)}
      rows={categories.map((_, index) => index)}
      rowKey={row => `${row}`}
    >
      <Bars {...{ categories, series, write }} scale={scaleOf(series)} />
    </ChartFrame>
  )
}
