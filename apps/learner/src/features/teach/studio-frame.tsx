import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Badge, formatNumber, useUi } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { taughtCoursesQuery } from './queries.ts'
import { waitingIn } from './overview/waiting-in.ts'
import styles from './teach.module.css'

/** The frame of the studio's pages: navigation, with counts of pending work. */
export function StudioFrame({
  at,
  children,
}: {
  at:
    | 'overview'
    | 'grading'
    | 'exam'
    | 'statistics'
    | 'attempts'
    | 'live'
    | 'live-lessons'
    | 'announcements'
    | 'quizzes'
    | 'chapters'
    | 'reviews'
  children: ReactNode
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  const { data } = useQuery(taughtCoursesQuery())
  const waiting = data ? waitingIn(data.data) : 0
  const current = (place: typeof at) => (place === at ? ('page' as const) : undefined)
  return (
    <div className={styles.studio}>
      <nav aria-label={t`Teaching studio`} className={styles.nav}>
        <AppLink to="/teach" isExact aria-current={current('overview')}>
          <Trans>My courses</Trans>
        </AppLink>
        <AppLink to="/teach/grading" aria-current={current('grading')}>
          <Trans>Grading</Trans>
          {waiting > 0 && <Badge tone="accent">{formatNumber(tag, waiting)}</Badge>}
        </AppLink>
        <AppLink to="/teach/live-lessons" aria-current={current('live-lessons')}>
          <Trans>Live lessons</Trans>
        </AppLink>
      </nav>
      {children}
    </div>
  )
}
