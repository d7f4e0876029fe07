import { Trans } from '@lingui/react/macro'
import { Card, Heading, Link, Skeleton } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { AppLink, LoadError, usePush } from '@masar/app-shell'
import { PushSwitch } from '../push-switch.tsx'
import { preferencesQuery } from './api.ts'
import { PreferencesForm } from './preferences-form.tsx'
import styles from './preferences.module.css'

/** How one wants to be told: this device, what by which way, and when. */
export function PreferencesScreen() {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery())
  const { state: push } = usePush()
  return (
    <div className={styles.page}>
      <Link as={AppLink} to="/notifcations" className={styles.back}>
        <Trans>To your notifications</Trans>
      </Link>
      <Heading level={1}>
        <Trans>Notification settings</Trans>
      </Heading>
      <PushSwitch />
      {data && push !== 'unknown' ? (
        <PreferencesForm kept={data.data} hasPush={push !== 'unset'} />
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy>
          <Skeleton width="50%" />
          <Skeleton shape="block" height="18rem" />
        </Card>
      )}
    </div>
  )
}
