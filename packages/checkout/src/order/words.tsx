import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, type BadgeProps } from '@masar/ui'
import type { ReactNode } from 'react'
import type { DeclineReason, OrderState } from './model.ts'

const tones: Record<OrderState, BadgeProps['tone']> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  partially_refunded: 'primary',
  refunded: 'primary',
}

/** The state of an order in a word or two. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { t } = useLingui()
  const words: Record<OrderState, string> = {
    pending: t`Waiting for payment`,
    paid: t`Paid`,
    failed: t`Payment failed`,
    expired: t`Not paid in time`,
    cancelled: t`Cancelled`,
    partially_refunded: t`Partly refunded`,
    refunded: t`Refunded`,
  }
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}

/** Why a card was declined, and what to do about it. */
export function DeclineText({ reason }: { reason: DeclineReason }) {
  return declineTexts[reason]()
}

const declineTexts: Record<DeclineReason, () => ReactNode> = {
  card_declined: () => (
    <Trans>The bank declined the card. Check its details, or pay with another card.</Trans>
  ),
  insufficient_funds: () => (
    <Trans>There is not enough money on the card. Top it up, or pay with another card.</Trans>
  ),
  authentication_failed: () => (
    <Trans>The bank could not confirm that the card is yours. Try again and confirm when it asks.</Trans>
  ),
  other: () => <Trans>The payment did not go through. Try again, or pay with another card.</Trans>,
}
