import { Trans } from '@lingui/react/macro'
import { Card, Heading, Skeleton, VisuallyHidden } from '@masar/ui'
import styles from './dashboard.module.css'

/** The measure of the dashboard while it is on its way. */
export function DashboardSkeleton() {
  return (
    <div className={styles.screen} aria-busy>
      <header className={styles.head}>
        <div>
          <Heading level={1}>
            <VisuallyHidden>
              <Trans>Company dashboard</Trans>
            </VisuallyHidden>
            <Skeleton width="16rem" />
          </Heading>
          <Skeleton width="11rem" />
        </div>
      </header>
      <div className={styles.waitingFigures}>
        {[0, 1, 2, 3].map(each => (
          <div key={each}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="1.6rem" />
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        {[0, 1, 2, 3].map(each => (
          <Card key={each}>
            <Skeleton width="40%" />
            <Skeleton shape="block" height="14rem" />
          </Card>
        ))}
      </div>
    </div>
  )
}
