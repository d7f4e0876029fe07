import { Trans } from '@lingui/react/macro'
import { Banner, DurationText, Ltr } from '@masar/ui'
import { clockText } from '@masar/ui/countdown'
import { useEffect } from 'react'
import { showInPlace } from '@masar/app-shell'
import type { FormErrorState } from './use-form.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Why a form was not taken, where no field can say it; what is typed stays. */
export function FormError({ formError }: { formError: FormErrorState | null }) {
  const isAway = formError?.error.isPassing === true
  useEffect(() => (isAway ? showInPlace() : undefined), [isAway])
  if (!formError) return null
  const { error, at, otherErrors } = formError
  if (otherErrors.length > 0)
    return (
      <Banner tone="danger" role="alert">
        {otherErrors.map(error => (
          <p key={error}>{error}</p>
        ))}
      </Banner>
    )
  if (error.kind === 'timeout')
    return (
      <Banner tone="warning" role="alert" title={<Trans>The service takes too long to answer</Trans>}>
        <Trans>What you typed is kept. Try again in a moment.</Trans>
      </Banner>
    )
  if (error.kind !== 'answer') {
    return (
      <Banner tone="warning" role="alert" title={<Trans>No connection</Trans>}>
        <Trans>What you typed is kept. Try again once you are connected.</Trans>
      </Banner>
    )
  }
  if (error.status !== 429)
    return (
      <Banner tone="danger" role="alert">
        {error.message}
      </Banner>
    )
  return (
    <Banner tone="warning" role="alert" title={<Trans>Too many attempts</Trans>}>
      {error.retryAfter === undefined ? (
        <Trans>Wait a little and try again.</Trans>
      ) : (
        <Wait until={at + error.retryAfter * 1000} />
      )}
    </Banner>
  )
}

/** The wait that the service asks for, counted down. A screen reader hears how long it is, not every second of it. */
export function Wait({ until }: { until: number }) {
  const left = useSecondsLeft(until)
  if (left === 0) return <Trans>You can try again now.</Trans>
  return (
    <span aria-live="off">
      <Trans>
        Try again in <WaitText seconds={left} />.
      </Trans>
    </span>
  )
}

/** In words below a minute, as a clock from there on. */
export function WaitText({ seconds }: { seconds: number }) {
  return seconds < 60 ? <DurationText seconds={seconds} /> : <Ltr>{clockText(seconds * 1000)}</Ltr>
}
