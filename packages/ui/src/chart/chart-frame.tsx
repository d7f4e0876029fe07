import { Trans } from '@lingui/react/macro'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { Table } from '../table/table.tsx'
import type { TableColumn } from '../table/table-props.ts'
import { cx } from '../ui-provider/class-names.ts'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'

interface FrameProps<Row> extends Omit<ChartProps, 'format'> {
  legend?: readonly ReactNode[]
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: ReactNode
}

/** The colour of a series, by its place; each is also distinguished by its legend, its table column and, on lines, its dashes. */
export const toneOf = (index: number) => ({ '--series': `var(--chart-${(index % 5) + 1})` }) as CSSProperties

/** What every chart has: its name, its drawing, a legend, and the same figures as a table for those who can't see it. */
export function ChartFrame<Row>({
  title,
  summary,
  legend = [],
  columns,
  rows,
  rowKey,
  children,
  className,
  ...rest
}: FrameProps<Row>) {
  const id = useId()
  return (
    <figure {...rest} aria-labelledby={id} className={cx(styles.chart, className)}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      {summary && <p className={styles.summary}>{summary}</p>}
      <div aria-hidden className={styles.drawing}>
        {children}
      </div>
      {legend.length > 0 && (
        <ul role="list" aria-hidden className={styles.legend}>
          {legend.map((name, index) => (
            <li key={index} style={toneOf(index)} data-series={index % 5}>
              <i />
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.figures}>
        <summary>
          <Trans>The figures as a table</Trans>
        </summary>
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      </details>
    </figure>
  )
}
