import { Trans } from '@lingui/react/macro'
import { DateText, DurationText, formatNumber, Isolate, useUi } from '@masar/ui'
import type { Attempt } from './api.ts'

/** How much was given, by whom and why. */
export function AllowanceLine({ allowance }: { allowance: Attempt['allowances'][number] }) {
  const { tag } = useUi()
  const { extra_seconds, extra_attempts, opens_at, closes_at, by, reason } = allowance
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
      {opens_at !== null && (
        <>
          <Trans>
            It opens for you on <DateText value={opens_at} format="time" />.
          </Trans>{' '}
        </>
      )}
      {closes_at !== null && (
        <>
          <Trans>
            It closes for you on <DateText value={closes_at} format="time" />.
          </Trans>{' '}
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
