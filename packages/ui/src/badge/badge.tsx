import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger'
  icon?: LucideIcon
}

/** A word or two about the state of a thing. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(styles.badge, className)} data-tone={tone}>
      {icon && <Icon of={icon} size={14} />}
      <span className={styles.words}>{children}</span>
    </span>
  )
}

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  count: number
  /** More than that is shown as “99+”. */
  max?: number
}

/** A count at the corner of an icon button; nothing at zero. The button's label must say it in words. */
export function CountBadge({ count, max = 99, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span {...rest} aria-hidden className={cx(styles.count, className)}>
      {count > max ? `${max}+` : count}
    </span>
  )
}
