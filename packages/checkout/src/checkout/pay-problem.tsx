import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner } from '@masar/ui'

interface PayProblemProps {
  error: ApiError | null
  /** There is a form, whose fields stay as they are. */
  isTyped?: boolean
}

/** Why an act led to nothing, where no field says it. */
export function PayProblem({ error, isTyped = false }: PayProblemProps) {
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
      {isTyped ? (
        <Trans>What you typed is kept. Press again once you are connected: you never pay twice.</Trans>
      ) : (
        <Trans>Press again once you are connected: you never pay twice.</Trans>
      )}
    </Banner>
  )
}
