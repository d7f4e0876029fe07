import type { LucideIcon } from 'lucide-react'
import type { SVGProps } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './icon.module.css'
import { isMirrored } from './mirrored.ts'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'of'> {
  /** An icon of lucide-react. */
  of: LucideIcon
  /** In CSS pixels; 20 beside body text. */
  size?: number
  /** What it says, when it stands alone; otherwise it is hidden from screen readers. */
  label?: string
  /** Overrides the table of icons that turn with the reading direction. */
  mirrored?: boolean
}

/** An icon; those that point along the reading direction turn in right-to-left text. */
export function Icon({ of: Drawing, size = 20, label, mirrored, className, ...rest }: IconProps) {
  const turns = mirrored ?? isMirrored(Drawing.displayName)
  const naming = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      {...rest}
      {...naming}
      size={size}
      strokeWidth={1.75}
      className={cx(styles.icon, turns && styles.mirrored, className)}
    />
  )
}
