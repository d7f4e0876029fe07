import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner } from '@masar/ui'

/** Why there is no order yet, where no field says it; what was typed stays. */
export function PayProblem({ error }: { error: ApiError | null }) {
  if (!error) return null
  if (error.kind === 'answer')
    return (
      <Banner tone="danger" role="alert">
        {Object.keys(error.errors).length > 0
          ? Object.entries(error.errors).map(([field, messages]) => <p key={field}>{messages.join(' ')}</p>)
          : error.message}
      </Banner>
    )
  return (
    <Banner tone="warning" role="alert" title={<Trans>No answer came</Trans>}>
      <Trans>What you typed is kept. Press again once you are connected: you never pay twice for it.</Trans>
    </Banner>
  )
}
