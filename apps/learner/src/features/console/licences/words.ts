import { useLingui } from '@lingui/react/macro'
import type { OfferState } from './api.ts'

export const offerStates: readonly OfferState[] = ['open', 'pending', 'bought', 'withdrawn', 'over']

/** What the state of an offer is called. */
export function useStateWords(): Record<OfferState, string> {
  const { t } = useLingui()
  return {
    open: t({ message: 'Open', context: 'offer' }),
    pending: t({ message: 'Ordered, not paid', context: 'offer' }),
    bought: t({ message: 'Bought', context: 'offer' }),
    withdrawn: t({ message: 'Withdrawn', context: 'offer' }),
    over: t({ message: 'Past its last day', context: 'offer' }),
  }
}
