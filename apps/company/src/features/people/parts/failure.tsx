import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { fieldError } from '@masar/app-shell'
import { Banner } from '@masar/ui'

interface FailureProps {
  error: ApiError | null
  /** A field that does not stand here: what is wrong with it is said as everything else. */
  field?: string
}

/** Why an act failed, said when it does; what a field says itself is not said twice. */
export function Failure({ error, field }: FailureProps) {
  const ofField = field === undefined ? undefined : fieldError(error, field)
  return (
    <div role="alert">
      {error && (ofField !== undefined || Object.keys(error.errors).length === 0) && (
        <Banner tone="danger">{ofField ?? <FailureText error={error} />}</Banner>
      )}
    </div>
  )
}

/** The words for why an act failed. */
export function FailureText({ error }: { error: ApiError }) {
  return error.kind === 'answer' ? error.message : <Trans>Not done: there is no connection. Try again.</Trans>
}
