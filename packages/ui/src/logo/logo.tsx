import type { ComponentProps } from 'react'
import { cx } from '../ui-provider/class-names.ts'
import { useUi } from '../ui-provider/ui-provider.tsx'
import styles from './logo.module.css'

/** The line that runs and turns: the mark, the loading mark and the progress of a course are this one path. */
export const masarPath = 'M28 25h-7.5a5.5 5.5 0 0 1-5.5-5.5v-7A5.5 5.5 0 0 0 9.5 7H9'

/** The mark alone; a brand mark doesn't turn with the reading direction. */
export function PathMark({ size = 32, className, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      aria-hidden
      {...rest}
      className={cx(styles.mark, className)}
    >
      <path d={masarPath} />
      <circle cx="6" cy="7" r="3.5" />
    </svg>
  )
}

/** Mark and name, in the reader's script. */
export function Logo({ className, ...rest }: ComponentProps<'span'>) {
  const { locale } = useUi()
  return (
    <span {...rest} className={cx(styles.logo, className)}>
      <PathMark />
      {/* in no catalogue: the product's name, in every script the same word */}
      <span>{locale === 'ar' ? 'مسار' : 'Masar'}</span>
    </span>
  )
}
