import { Ltr } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './accounts.module.css'

/** An e-mail address or a phone number in a sentence: on one line where it fits on any. */
export function Address({ children }: { children: ReactNode }) {
  return <Ltr className={styles.address}>{children}</Ltr>
}
