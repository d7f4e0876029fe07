import type { CompanyColor } from '@masar/text'
import type { ComponentProps } from 'react'
import { Isolate } from '../isolate/isolate.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './company-name.module.css'

/**
 * What `data-company` of an element says, so that `--company` (text and lines) and `--company-soft` (grounds) inside it are a company's:
 * nothing where it has the site's own colour, and both are unset.
 */
export function companyTone(color: CompanyColor | undefined): CompanyColor | undefined {
  return color === 'masar' ? undefined : color
}

export interface CompanyNameProps extends Omit<ComponentProps<'span'>, 'color' | 'children'> {
  name: string
  color?: CompanyColor | undefined
}

/** A company's name, in its colour where it has chosen one. */
export function CompanyName({ name, color, className, ...rest }: CompanyNameProps) {
  const tone = companyTone(color)
  return (
    <span {...rest} className={cx(styles.name, className)} data-company={tone}>
      {tone && <span aria-hidden className={styles.dot} />}
      <Isolate>{name}</Isolate>
    </span>
  )
}
