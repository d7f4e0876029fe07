import { Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { useHref } from '@masar/app-shell'
import { Banner, DurationText, Link } from '@masar/ui'

/** Why signing in failed and the way on; faults of a single field stand at that field. */
export function SignInFault({ error }: { error: ApiError }) {
  const href = useHref()
  if (error.kind !== 'answer') {
    return <Banner tone="warning" role="alert" title={<Trans>No connection</Trans>}><Trans>What you typed is kept. Try again once you are connected.</Trans></Banner>
  }
  if (error.code === 'company_account') {
    return (
      <Banner tone="info" role="alert">
        <p>{error.message}</p>
        <p><Link href={`${href('/auth/login')}?company`}><Trans>Sign in to the company portal</Trans></Link></p>
      </Banner>
    )
  }
  if (error.status === 429) {
    return (
      <Banner tone="warning" role="alert" title={<Trans>Too many tries</Trans>}>
        {error.retryAfter === undefined ? <Trans>Wait a little and try again.</Trans> : <Trans>Try again in <DurationText seconds={error.retryAfter} />.</Trans>}
      </Banner>
    )
  }
  return <Banner tone="danger" role="alert">{error.message}</Banner>
}
