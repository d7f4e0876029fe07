import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { buttonClass, type ButtonLook } from '../button/button-class.ts'
import { cx } from '../ui-provider/class-names.ts'
import styles from './link.module.css'

/** The look of a link as a class; `quiet` for navigation, where the place alone says that it is one. */
export function linkClass({ quiet = false }: { quiet?: boolean } = {}): string {
  return cx(quiet ? styles.quiet : styles.link)
}

type AsProps<T extends ElementType, Own> = Own & { as?: T } & Omit<
    ComponentPropsWithoutRef<T>,
    keyof Own | 'as'
  >

/** A link. `as` takes the router's own link; by itself it is an anchor. */
export function Link<T extends ElementType = 'a'>({
  as,
  quiet,
  className,
  ...rest
}: AsProps<T, { quiet?: boolean; className?: string }>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={cx(linkClass({ quiet }), className)} />
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton<T extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  iconOnly,
  className,
  ...rest
}: AsProps<T, ButtonLook & { className?: string }>) {
  const Tag: ElementType = as ?? 'a'
  return <Tag {...rest} className={cx(buttonClass({ variant, size, wide, iconOnly }), className)} />
}
