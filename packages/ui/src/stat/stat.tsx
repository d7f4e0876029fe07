import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './stat.module.css'

/** A row of figures; a list of terms for screen readers. */
export function StatList({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={cx(styles.list, className)} />
}

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode
  value: ReactNode
  icon?: LucideIcon
  note?: ReactNode
}

/** One figure and what it counts; for use in a StatList. */
export function Stat({ label, value, icon, note, className, ...rest }: StatProps) {
  return (
    <div {...rest} className={cx(styles.stat, className)}>
      <dt className={styles.label}>
        {icon && <Icon of={icon} size={18} />}
        {label}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
