import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@masar/ui'
import styles from './learn-screen.module.css'

/** Stands where the courses will. */
export function LearnSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.list} role="status" aria-label={t`Loading…`}>
      {[0, 1, 2].map(row => (
        <Skeleton key={row} shape="block" className={styles.rowSkeleton} />
      ))}
    </div>
  )
}
