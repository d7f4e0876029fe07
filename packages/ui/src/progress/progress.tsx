import type { ComponentProps } from 'react'
import { formatNumber } from '@masar/text'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './progress.module.css'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to 100. */
  value: number
  /** What progresses: “Your progress in Web pages from scratch”. */
  label: string
  /** Shows the percentage beside it. */
  showValue?: boolean
}

/** The part that is done, as a width, as words and as a screen reader hears it. */
export function useProgress({ value, label }: Pick<ProgressProps, 'value' | 'label'>) {
  const { tag } = useUi()
  const part = Math.min(100, Math.max(0, value))
  const text = formatNumber(tag, Math.floor(part) / 100, { style: 'percent' })
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuenow': Math.round(part),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuetext': text,
  } as const
  return { part, text, aria }
}

/** A line that fills from the reading side; full, it turns to the colour of achievement. */
export function ProgressBar({ value, label, showValue, className, ...rest }: ProgressProps) {
  const { part, text, aria } = useProgress({ value, label })
  return (
    <div {...rest} className={cx(styles.bar, className)}>
      <div {...aria} className={styles.track} data-full={part === 100 || undefined}>
        <div className={styles.fill} style={{ inlineSize: `${part}%` }} />
      </div>
      {showValue && (
        <span aria-hidden className={styles.value}>
          {text}
        </span>
      )}
    </div>
  )
}
