import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import styles from '../../people/parts/parts.module.css'
import { addressOf } from '../place.ts'
import { useLearnRights } from '../rights.ts'

type Place = 'assignments' | 'acts' | 'paths' | 'standing' | 'requests' | 'budgets'

/** The way between the views of what people learn; nothing for those to whom all but the budgets is closed. */
export function LearnNav({ at }: { at: Place }) {
  const { t } = useLingui()
  const { readsStanding, readsPeople } = useLearnRights()
  const current = (place: Place) => (place === at ? ('page' as const) : undefined)
  if (!readsPeople) return null
  return (
    <nav aria-label={t`Assignments and learning paths`} className={styles.nav}>
      {/* Named, for the router marks a link whose values are all in the address. */}
      <AppLink to={addressOf({ view: 'list' })} aria-current={current('assignments')}>
        <Trans>Assignments</Trans>
      </AppLink>
      <AppLink to={addressOf({ view: 'paths' })} aria-current={current('paths')}>
        <Trans>Learning paths</Trans>
      </AppLink>
      {readsStanding && (
        <AppLink to={addressOf({ view: 'standing' })} aria-current={current('standing')}>
          <Trans>Standing assignments</Trans>
        </AppLink>
      )}
      <AppLink to="/requests" aria-current={current('requests')}>
        <Trans>Requests</Trans>
      </AppLink>
      <AppLink to="/budgets" aria-current={current('budgets')}>
        <Trans>Budgets</Trans>
      </AppLink>
      <AppLink to={addressOf({ view: 'acts' })} aria-current={current('acts')}>
        <Trans>History</Trans>
      </AppLink>
    </nav>
  )
}
