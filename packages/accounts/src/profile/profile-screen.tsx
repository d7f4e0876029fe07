import { Trans } from '@lingui/react/macro'
import { Card, Heading, Skeleton } from '@masar/ui'
import { LoadError, useApp } from '@masar/app-shell'
import { useProfile } from './api.ts'
import { Details } from './details.tsx'
import { Leaving } from './leaving.tsx'
import styles from './profile.module.css'
import { Reading } from './reading.tsx'
import { Sessions } from './sessions.tsx'
import { Telling } from './telling.tsx'
import { WaysIn } from './ways-in.tsx'
import { Who } from './who.tsx'

/** One's own account: who one is, how one comes in, where one is signed in, and the ways out. */
export function ProfileScreen() {
  const { app } = useApp()
  const { data: profile, error, isFetching, refetch } = useProfile()
  return (
    <div className={styles.page}>
      <Heading level={1}>
        {app === 'company' ? <Trans>Company profile</Trans> : <Trans>Profile</Trans>}
      </Heading>
      {profile ? (
        <>
          <Who profile={profile} />
          <Details key={profile.id} profile={profile} />
          <WaysIn profile={profile} />
        </>
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy>
          <Skeleton width="50%" />
          <Skeleton shape="block" height="18rem" />
        </Card>
      )}
      <Sessions />
      <Telling />
      <Reading />
      <Leaving email={profile?.email} />
    </div>
  )
}
