import type { ReactNode } from 'react'
import styles from './filter-grid.module.css'

/** The fields by which a list is narrowed down, beside each other as far as there is room for what they say. */
export function FilterGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
