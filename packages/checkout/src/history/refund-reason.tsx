import { Plural, Trans } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import type { ReactNode } from 'react'
import type { RefundReason } from './model.ts'

type Terms = Order['refund_terms']

const texts: Record<RefundReason, (terms: Terms) => ReactNode> = {
  not_paid: () => <Trans>it isn’t paid</Trans>,
  too_late: ({ days }) => (
    <Plural
      value={days}
      one="more than # day has passed since the payment"
      other="more than # days have passed since the payment"
    />
  ),
  progress: ({ percent }) => <Trans>{percent}% of the course or more is done</Trans>,
  requested: () => <Trans>a refund has already been requested</Trans>,
  none_left: () => <Trans>nothing is left to refund</Trans>,
  nothing_paid: () => <Trans>nothing was paid for it</Trans>,
}

/** Why a line can't be given back, by the terms of the site. */
export function RefundReasonText({ reason, terms }: { reason: RefundReason | null; terms: Terms }) {
  return texts[reason ?? 'none_left'](terms)
}
