import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { useRights } from '../rights.ts'
import styles from './parts.module.css'

type Place = 'employees' | 'departments' | 'groups' | 'invite'

/** The way between the pages of people; nothing for those who may see the departments alone. */
export function PeopleNav({ at }: { at: Place }) {
  const { t } = useLingui()
  const { readsPeople } = useRights()
  const current = (place: Place) => (place === at ? ('page' as const) : undefined)
  if (!readsPeople) return null
  return (
    <nav aria-label={t`People`} className={styles.nav}>
      <AppLink to="/Employees" aria-current={current('employees')}>
        <Trans>Employees</Trans>
      </AppLink>
      <AppLink to="/departments" aria-current={current('departments')}>
        <Trans>Departments</Trans>
      </AppLink>
      <AppLink to="/groups" aria-current={current('groups')}>
        <Trans>Groups</Trans>
      </AppLink>
    </nav>
  )
}
