import { Trans } from '@lingui/react/macro'
import { liveStore } from '@masar/app-shell'
import { Card, Heading, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import styles from './probe-page.module.css'

/** Push messages of this browser: the switch, and the last message that came while the page was to be seen. */
export function PushProbe({ children }: { children: ReactNode }) {
  const last = liveStore(state => state.lastPush)
  return (
    <Card as="section" className={styles.part} aria-labelledby="push">
      <Heading level={2} size="md" id="push">
        <Trans>Push notifications</Trans>
      </Heading>
      {children}
      <div role="status" className={styles.log}>
        {last === null ? (
          <Text soft size="sm">
            <Trans>No message yet since this page was loaded.</Trans>
          </Text>
        ) : (
          <code dir="ltr">{JSON.stringify(last)}</code>
        )}
      </div>
    </Card>
  )
}
