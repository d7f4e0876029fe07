import { Trans } from '@lingui/react/macro'
import { AppLink, leave } from '@masar/app-shell'
import { Button, EmptyState, LinkButton } from '@masar/ui'

/** An operator who has shown no second factor in this browser. */
export function SecondFactorDemanded() {
  return (
    <EmptyState
      level={1}
      title={<Trans>The console asks for two-step verification</Trans>}
      action={
        <>
          <LinkButton as={AppLink} to="/profile/two-factors">
            <Trans>Set it up</Trans>
          </LinkButton>
          <Button variant="secondary" onPress={() => void leave()}>
            <Trans>I have it: sign in again</Trans>
          </Button>
        </>
      }
    >
      <Trans>Set up an authenticator app or a passkey, then come back to this page.</Trans>
    </EmptyState>
  )
}
