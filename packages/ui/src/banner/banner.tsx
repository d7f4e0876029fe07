import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './banner.module.css'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: BannerTone
  title?: ReactNode
  icon?: LucideIcon
  /** What to do about it: a button or a link. */
  action?: ReactNode
  /** Read out when it appears after the page: offline, unavailable. */
  isAnnounced?: boolean
}

const icons: Record<BannerTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

/** Something that concerns the whole page or a section of it. */
export function Banner({
  tone = 'info',
  title,
  icon = icons[tone],
  action,
  isAnnounced,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <div
      role={isAnnounced ? 'status' : undefined}
      {...rest}
      className={cx(styles.banner, className)}
      data-tone={tone}
    >
      <Icon of={icon} size={22} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
