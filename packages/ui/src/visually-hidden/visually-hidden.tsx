import type { ComponentProps } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import styles from './skip-link.module.css'

/** Words for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={cx('visually-hidden', props.className)} />
}

/** The first thing Tab reaches on a page: past the header, to the content. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a href="#main" {...rest} className={cx('visually-hidden', styles.skip, className)} />
}
