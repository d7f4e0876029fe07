import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { masarPath } from '../logo/logo.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './path-loader.module.css'

export interface PathLoaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is awaited; “Loading…” unless given. */
  label?: string
  /** In CSS pixels. */
  size?: number
}

/** The loading mark: the path is walked, again and again; it shows after a moment, so quick loads stay quiet. */
export function PathLoader({ label, size = 56, className, ...rest }: PathLoaderProps) {
  const { t } = useLingui()
  return (
    <div role="status" {...rest} className={cx(styles.loader, className)}>
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden>
        <path d={masarPath} />
        <path d={masarPath} pathLength="100" className={styles.walked} />
      </svg>
      <span className="visually-hidden">{label ?? t`Loading…`}</span>
    </div>
  )
}
