import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './card.module.css'

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** No padding: its content reaches its edges. */
  isFlush?: boolean
}

/** A framed piece of the page. With a CardLink inside, the whole card is that link's target. */
export function Card({ as = 'div', isFlush, className, ...rest }: CardProps) {
  const Tag = as as ElementType
  return <Tag {...rest} className={cx(styles.card, !isFlush && styles.padded, className)} />
}

/**
 * The class of the one link whose target is the whole card around it; put it on the router's link in the card's
 * title: `<Heading level={3}><Link className={cardLinkClass()}>…`. Other buttons in the card stay usable above it.
 */
export function cardLinkClass(): string {
  return cx(styles.link)
}
