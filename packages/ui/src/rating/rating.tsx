import { Plural, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { formatNumber } from '@masar/text'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './rating.module.css'

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0 to 5. */
  value: number
  /** How many rated it; shown in brackets. */
  count?: number
  /** One star and the number, for tight places. */
  isCompact?: boolean
}

/** Stars, filled from the reading side, and the number in words for screen readers. */
export function Rating({ value, count, isCompact, className, ...rest }: RatingProps) {
  const { t } = useLingui()
  const { tag } = useUi()
  const shown = formatNumber(tag, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const stars = <Stars count={isCompact ? 1 : 5} />
  const filled = isCompact ? 100 : Math.min(100, Math.max(0, value * 20))
  return (
    <span {...rest} className={cx(styles.rating, className)}>
      <span role="img" aria-label={t`Rated ${shown} out of 5`} className={styles.stars}>
        <span className={styles.row}>{stars}</span>
        <span className={cx(styles.row, styles.filled)} style={{ inlineSize: `${filled}%` }}>
          {stars}
        </span>
      </span>
      <b aria-hidden>{shown}</b>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden>({formatNumber(tag, count)})</span>
          <span className="visually-hidden">
            <Plural value={count} one="# rating" other="# ratings" />
          </span>
        </span>
      )}
    </span>
  )
}

/** One star in a field of 24 by 24, from its top. */
const star = 'l3.1 6.2 6.9 1-5 4.9 1.2 6.8-6.2-3.2-6.2 3.2 1.2-6.8-5-4.9 6.9-1z'

/** All stars in one drawing: a list of courses has hundreds of them. */
function Stars({ count }: { count: number }) {
  const outline = Array.from({ length: count }, (_, index) => `M${index * 24 + 12} 2.1${star}`).join('')
  return (
    <svg
      aria-hidden
      width={count * 16}
      height={16}
      viewBox={`0 0 ${count * 24} 24`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      <path d={outline} />
    </svg>
  )
}
