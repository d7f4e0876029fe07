import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@masar/ui'
import styles from './course-page.module.css'
import card from './purchase-card.module.css'

/** The measure of the page while the course is on its way. */
export function CourseSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" className={styles.page}>
      <span className="visually-hidden">{t`The course is loading…`}</span>
      <div className={styles.band} data-plain>
        <div className={styles.head}>
          <Skeleton width="12rem" />
          <Skeleton shape="block" height="2.5rem" width="80%" />
          <Skeleton width="95%" />
          <Skeleton width="60%" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={card.side}>
          <Skeleton shape="block" height="24rem" />
        </div>
        <div className={styles.content}>
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="18rem" />
        </div>
      </div>
    </div>
  )
}
