import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../ui-provider/class-names.ts'
import styles from './accordion.module.css'

/** Sections that open in place. Give the items one `name` and only one of them is open. */
export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.accordion, className)} />
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
  /** Makes the title a heading, by which the page is gone through. */
  headingLevel?: 2 | 3 | 4
  /** At the end of the line: a count, a length. */
  aside?: ReactNode
}

/** One section: the browser's own `details`, so its text is found by the page search and opens for it. */
export function AccordionItem({
  title,
  headingLevel,
  aside,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Title = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const)
  return (
    <details {...rest} className={cx(styles.item, className)}>
      <summary className={styles.summary}>
        <Icon of={ChevronDown} className={styles.chevron} />
        <Title className={styles.title}>{title}</Title>
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
