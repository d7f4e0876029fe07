import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RefundReason } from './model.ts'

const texts: Record<RefundReason, () => ReactNode> = {
  not_paid: () => <Trans>it isn’t paid</Trans>,
  too_late: () => <Trans>more than 14 days have passed since the payment</Trans>,
  progress: () => <Trans>20% of the course or more is done</Trans>,
  requested: () => <Trans>a refund has already been requested</Trans>,
  none_left: () => <Trans>nothing of it is left to give back</Trans>,
  nothing_paid: () => <Trans>nothing was paid for it</Trans>,
}

/** Why a line can't be given back. */
export function RefundReasonText({ reason }: { reason: RefundReason | null }) {
  return texts[reason ?? 'none_left']()
}
