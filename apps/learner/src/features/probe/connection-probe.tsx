import { Trans, useLingui } from '@lingui/react/macro'
import { liveStore } from '@masar/app-shell'
import type { ConnectionStatus } from '@masar/realtime'
import { useRealtime, useRealtimeStatus } from '@masar/realtime/react'
import { Badge, Button, Card, Heading, Isolate } from '@masar/ui'
import { useEffect, useState } from 'react'
import styles from './probe-page.module.css'

/** The state of the tab's one connection, every change of it, and a way to reconnect it. */
export function ConnectionProbe() {
  const { t } = useLingui()
  const status = useRealtimeStatus()
  const connection = useRealtime()
  const reopen = liveStore(state => state.reopen)
  const [changes, setChanges] = useState(0)
  useEffect(() => connection.onStatus(() => setChanges(count => count + 1)), [connection])
  const words: Record<ConnectionStatus, string> = {
    connecting: t`connecting`,
    connected: t`connected`,
    unavailable: t`unavailable`,
    failed: t`failed`,
    disconnected: t`disconnected`,
  }
  return (
    <Card as="section" className={styles.part} aria-labelledby="line">
      <Heading level={2} size="md" id="line">
        <Trans>Live connection</Trans>
      </Heading>
      <p role="status">
        <Badge tone={status === 'connected' ? 'success' : 'neutral'}>{words[status]}</Badge>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Socket</Trans>
          </dt>
          <dd>
            {connection.socketId === undefined ? t`none` : <Isolate dir="ltr">{connection.socketId}</Isolate>}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Connection changes</Trans>
          </dt>
          <dd>{changes}</dd>
        </div>
      </dl>
      {reopen && (
        <Button variant="secondary" onPress={reopen}>
          <Trans>Open it anew</Trans>
        </Button>
      )}
    </Card>
  )
}
