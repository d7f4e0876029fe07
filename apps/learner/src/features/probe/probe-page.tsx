import { Trans, useLingui } from '@lingui/react/macro'
import { type ConnectionStatus, nullConnection, type RealtimeConnection } from '@masar/realtime'
import { Badge, Card, Heading, Text } from '@masar/ui'
import { useState, useSyncExternalStore } from 'react'
import styles from './probe-page.module.css'

/** What the live line and push report just now: for whoever looks into why something does not arrive. */
export function ProbePage() {
  const { t } = useLingui()
  const [connection] = useState(nullConnection)
  const status = useStatus(connection)
  const words: Record<ConnectionStatus, string> = {
    connecting: t`connecting`, connected: t`connected`, unavailable: t`unavailable`, failed: t`failed`, disconnected: t`disconnected`,
  }
  return (
    <div className={styles.page}>
      <Heading level={1}><Trans>Realtime and push probe</Trans></Heading>
      <Card as="section" className={styles.part} aria-labelledby="line">
        <Heading level={2} size="md" id="line"><Trans>Live connection</Trans></Heading>
        <p role="status"><Badge tone={status === 'connected' ? 'success' : 'neutral'}>{words[status]}</Badge></p>
        {status === 'disconnected' && <Text soft size="sm"><Trans>This page opens no live connection: pages learn of changes when they ask for them.</Trans></Text>}
      </Card>
      <Card as="section" className={styles.part} aria-labelledby="push">
        <Heading level={2} size="md" id="push"><Trans>Push notifications</Trans></Heading>
        <p><Badge><Trans>off</Trans></Badge></p>
        <Text soft size="sm"><Trans>No push service is set up here, so this browser is asked for no permission.</Trans></Text>
      </Card>
    </div>
  )
}

function useStatus(connection: RealtimeConnection): ConnectionStatus {
  return useSyncExternalStore(connection.onStatus, () => connection.status, () => connection.status)
}
