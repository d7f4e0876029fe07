import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { ErrorState, LinkButton } from '@masar/ui'

/** Instead of a page that the service would refuse to the member's role: no fields, no ways to its neighbours, nothing to try again. */
export function NotOpen() {
  return (
    <ErrorState
      level={1}
      title={<Trans>Not open to this account</Trans>}
      action={
        <LinkButton as={AppLink} to="/" variant="secondary">
          <Trans>To the dashboard</Trans>
        </LinkButton>
      }
    >
      <Trans>Your role in the company does not open this page.</Trans>
    </ErrorState>
  )
}
