import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button } from '@masar/ui'
import type { ReactNode } from 'react'

interface BlockErrorProps {
  /** The query that failed. */
  query: { error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  /** What is missing, where no heading above says it. */
  title?: ReactNode
}

/**
 * A block of a screen that failed to load while the rest is there, in a line or two: a drawing as large as an empty page's would push off the
 * screen what did load. What is a whole screen, list or dialog has `LoadError`.
 */
export function BlockError({ query: { error, isFetching, refetch }, title }: BlockErrorProps) {
  return (
    <Banner
      role="alert"
      tone="warning"
      title={title ?? <Trans>This part could not be loaded</Trans>}
      // What is not for this account will not be at another try either.
      action={
        error?.status !== 403 && (
          <Button size="sm" variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {error && <Reason error={error} />}
    </Banner>
  )
}

function Reason({ error }: { error: ApiError }) {
  if (error.kind === 'answer') return error.message
  return error.kind === 'timeout' ? (
    <Trans>The service takes too long to answer.</Trans>
  ) : (
    <Trans>There is no connection.</Trans>
  )
}
