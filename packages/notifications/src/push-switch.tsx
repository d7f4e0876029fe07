import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Card, Switch, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import { PushDenied, type PushState, usePush } from '@masar/app-shell'
import styles from './notifications.module.css'

/** Notifications of this very browser, even while Masar is closed. */
export function PushSwitch() {
  const { t } = useLingui()
  const { state, change, retry } = usePush()
  const isOn = change.isPending ? change.variables : state === 'on'
  const reasons: Partial<Record<PushState, ReactNode>> = {
    unable: <Trans>This browser cannot show notifications from websites.</Trans>,
    denied: (
      <Trans>
        Your browser blocks notifications from Masar. Allow them in its settings for this site, then switch
        them on here.
      </Trans>
    ),
    failed: <Trans>We could not find out whether this device gets notifications.</Trans>,
  }
  if (state === 'unset')
    return (
      <Text soft size="sm">
        <Trans>
          This site sends no notifications to devices. You read your notifications here, and by e-mail if you
          choose so.
        </Trans>
      </Text>
    )
  const reason = reasons[state]
  const error =
    change.error instanceof PushDenied
      ? t`Your browser did not allow notifications.`
      : t`This device could not be changed. Check your connection and try again.`
  return (
    <Card as="section" className={styles.push} aria-label={t`Notifications on this device`}>
      <Switch
        checked={isOn}
        disabled={reason !== undefined || state === 'unknown'}
        isPending={change.isPending}
        onChange={on => change.mutate(on)}
        error={change.isError && state !== 'denied' ? error : undefined}
      >
        <Trans>Notifications on this device</Trans>
      </Switch>
      <Text soft size="sm">
        {reason ?? <Trans>They reach you while Masar is closed, too, in the language of this page.</Trans>}
      </Text>
      {state === 'failed' && (
        <Button variant="secondary" onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Card>
  )
}
