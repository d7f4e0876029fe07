import { IconButton, Text } from '@masar/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chosen-bar.module.css'

interface ChosenBarProps {
  /** Named for assistive technology, which has no visual context. */
  label: string
  /** How many are chosen, in words; null where none are, and nothing shows. */
  count: ReactNode
  /** A way to choose more, beside the count. */
  more?: ReactNode
  clearLabel: string
  onClear: () => void
  /** The acts. */
  children: ReactNode
}

/** How many of a list are chosen, and what may be done with all of them. It keeps in sight while the list scrolls. */
export function ChosenBar({ label, count, more, clearLabel, onClear, children }: ChosenBarProps) {
  return (
    <>
      <div role="status" className="visually-hidden">
        {count}
      </div>
      {count !== null && (
        <section className={styles.bar} aria-label={label}>
          <Text as="span" strong>
            {count}
          </Text>
          {more}
          <div className={styles.acts}>
            {children}
            <IconButton icon={X} label={clearLabel} onPress={onClear} />
          </div>
        </section>
      )}
    </>
  )
}
