import { Trans } from '@lingui/react/macro'
import { DurationText, formatNumber, Isolate, useUi } from '@masar/ui'
import type { Attempt } from './api.ts'

/** How much was given, by whom and why. */
export function AllowanceLine({ allowance }: { allowance: Attempt['allowances'][number] }) {
  const { tag } = useUi()
  const { extra_seconds, extra_attempts, by, reason } = allowance
  const attempts = formatNumber(tag, extra_attempts)
  return (
    <p>
      {extra_seconds > 0 && (
        <>
          <Trans>
            Extra time: <DurationText seconds={extra_seconds} />.
          </Trans>{' '}
        </>
      )}
      {extra_attempts > 0 && (
        <>
          <Trans>Extra attempts: {attempts}.</Trans>{' '}
        </>
      )}
      {by !== null && (
        <>
          <Trans>
            From: <Isolate>{by}</Isolate>.
          </Trans>{' '}
        </>
      )}
      <Trans>
        Reason: <Isolate>{reason}</Isolate>
      </Trans>
    </p>
  )
}
