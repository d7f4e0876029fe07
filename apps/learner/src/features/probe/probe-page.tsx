import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, RealtimeProvider, useSession } from '@masar/app-shell'
import { PushSwitch } from '@masar/notifications'
import { Heading, Link, Text } from '@masar/ui'
import { CatchUpProbe } from './catch-up-probe.tsx'
import { ChannelProbe } from './channel-probe.tsx'
import { ConnectionProbe } from './connection-probe.tsx'
import { CountryProbe } from './country-probe.tsx'
import styles from './probe-page.module.css'
import { PushProbe } from './push-probe.tsx'

/** The current state of the realtime connection and push: for diagnosing events that do not arrive. */
export function ProbePage() {
  const { t } = useLingui()
  const userId = useSession(session => session.info?.id ?? null)
  return (
    <RealtimeProvider>
      <div className={styles.page}>
        <Heading level={1}>
          <Trans>Realtime and push probe</Trans>
        </Heading>
        <ConnectionProbe />
        <CountryProbe />
        {userId === null ? (
          <Text soft>
            <Trans>Visitors have no live connection.</Trans>{' '}
            <Link as={AppLink} to="/auth/login">{t`Sign in`}</Link>
          </Text>
        ) : (
          <>
            <ChannelProbe userId={userId} />
            <CatchUpProbe />
            <PushProbe>
              <PushSwitch />
            </PushProbe>
          </>
        )}
      </div>
    </RealtimeProvider>
  )
}
