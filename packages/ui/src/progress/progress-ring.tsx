import type { CSSProperties } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import { type ProgressProps, useProgress } from './progress.tsx'
import styles from './progress.module.css'

export interface ProgressRingProps extends ProgressProps {
  /** In CSS pixels. */
  size?: number
  /** What it says instead of the whole percentage: “23.7%”. */
  valueText?: string
}

/** Progress as a ring: it starts at the top and runs in the reading direction. */
export function ProgressRing({
  value,
  label,
  showValue = true,
  size = 56,
  valueText,
  className,
  style,
  ...rest
}: ProgressRingProps) {
  const { part, text, aria } = useProgress({ value, label })
  const shown = valueText ?? text
  return (
    <div
      {...rest}
      {...aria}
      aria-valuetext={shown}
      className={cx(styles.ring, className)}
      style={{ ...style, inlineSize: size, blockSize: size } as CSSProperties}
      data-full={part === 100 || undefined}
    >
      <svg viewBox="0 0 36 36" aria-hidden className={styles.circle}>
        <circle cx="18" cy="18" r="15.9" />
        <circle
          cx="18"
          cy="18"
          r="15.9"
          pathLength="100"
          strokeDasharray={`${part} 100`}
          className={styles.arc}
        />
      </svg>
      {showValue && (
        <span aria-hidden className={styles.value}>
          {shown}
        </span>
      )}
    </div>
  )
}
