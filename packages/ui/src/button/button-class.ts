import { cx } from '../ui-provider/class-names.ts'
import styles from './button.module.css'

/** The one act of a screen is primary; the others are secondary or quiet; danger destroys something. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what holds it. */
  wide?: boolean
  iconOnly?: boolean
}

/** The look of a button as a class, for anchors and a router's links: `<Link className={buttonClass()}>`. */
export function buttonClass({ variant = 'primary', size = 'md', wide, iconOnly }: ButtonLook = {}): string {
  return cx(
    styles.button,
    styles[variant],
    size !== 'md' && styles[size],
    wide && styles.wide,
    iconOnly && styles.iconOnly,
  )
}
