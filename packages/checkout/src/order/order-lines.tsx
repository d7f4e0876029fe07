import { Plural, Trans } from '@lingui/react/macro'
import { cx, formatMoney, Isolate, Price, useUi } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './order.module.css'

/** What a quote's line and an order's have alike. */
export interface ShownLine {
  /** Null for a yearly licence, of which `seats` are the places. */
  course_id: number | null
  title: string
  seats: number
  /** In minor units, as all sums are. */
  unit_price: number
  discount: number
  total: number
  /** What the buyer saw in the cart, where the course costs something else now. */
  previous_price?: number | null
}

export interface OrderLinesProps<Line extends ShownLine> {
  lines: readonly Line[]
  currency: string
  /** A company's lines say how many seats. */
  withSeats?: boolean
  /** What can be done with a line: below its title. */
  renderAct?: (line: Line) => ReactNode
  className?: string
}

/** What is bought, line by line, with what each costs. */
export function OrderLines<Line extends ShownLine>({
  lines,
  currency,
  withSeats = false,
  renderAct,
  className,
}: OrderLinesProps<Line>) {
  return (
    <ul className={cx(styles.lines, className)}>
      {lines.map(line => (
        <li key={line.course_id ?? 'licence'} className={styles.line}>
          <div className={styles.title}>
            <Isolate>{line.title}</Isolate>
            <LineNotes line={line} currency={currency} withSeats={withSeats} />
            {renderAct?.(line)}
          </div>
          <Price amount={line.total} currency={currency} isExact className={styles.sum} />
        </li>
      ))}
    </ul>
  )
}

function LineNotes({ line, currency, withSeats }: { line: ShownLine; currency: string; withSeats: boolean }) {
  const { tag } = useUi()
  const money = (minor: number) => <bdi>{formatMoney(tag, minor, currency, { exact: true })}</bdi>
  return (
    <>
      {withSeats && (
        <span className={styles.note}>
          {line.course_id === null ? (
            <Trans>
              <Plural value={line.seats} one="# place for a year" other="# places for a year" /> ×{' '}
              {money(line.unit_price)}
            </Trans>
          ) : (
            <Trans>
              <Plural value={line.seats} one="# seat" other="# seats" /> × {money(line.unit_price)}
            </Trans>
          )}
        </span>
      )}
      {typeof line.previous_price === 'number' && (
        <span className={cx(styles.note, styles.changed)}>
          <Trans>
            The price was {money(line.previous_price)} and is {money(line.unit_price)} now.
          </Trans>
        </span>
      )}
      {line.discount > 0 && (
        <span className={styles.note}>
          <Trans>Discount: {money(line.discount)}</Trans>
        </span>
      )}
    </>
  )
}
