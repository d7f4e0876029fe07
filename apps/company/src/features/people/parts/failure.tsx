import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner } from '@masar/ui'

/** Why an act failed, said when it does; what a field says itself is not said twice. */
export function Failure({ error }: { error: ApiError | null }) {
  return (
    <div role="alert">
      {error && Object.keys(error.errors).length === 0 && (
        <Banner tone="danger">
          <FailureText error={error} />
        </Banner>
      )}
    </div>
  )
}

/** The words for why an act failed. */
export function FailureText({ error }: { error: ApiError }) {
  return error.kind === 'answer' ? error.message : <Trans>Not done: there is no connection. Try again.</Trans>
}
