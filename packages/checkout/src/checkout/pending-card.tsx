import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, type Order, type PaymentStart } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Banner, Button, Card, Countdown, formatMoney, Heading, Link, Text, useUi } from '@masar/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { payOrder, refetchOrders, showOrder } from '../order/api.ts'
import { CancelOrder } from '../order/cancel-order.tsx'
import { declineOf } from '../order/model.ts'
import { useCheck } from '../order/use-live-order.ts'
import { useNow } from '../order/use-now.ts'
import { DeclineText } from '../order/words.tsx'
import styles from './checkout.module.css'
import { PayProblem } from './pay-problem.tsx'
import type { useRedirect } from './use-redirect.ts'

export interface PendingCardProps {
  order: Order
  redirect: ReturnType<typeof useRedirect>
}

/** An order that waits for a card: what is happening, and the ways on. */
export function PendingCard({ order, redirect }: PendingCardProps) {
  const { tag } = useUi()
  const check = useCheck(order.id)
  const payment = usePayment(order.id, redirect.leaveFor)
  const decline = declineOf(order)
  const sum = <bdi>{formatMoney(tag, order.total, order.currency, { exact: true })}</bdi>
  return (
    <Card as="section" className={styles.part} aria-labelledby="order-state">
      <div role="status" className={styles.part}>
        <Heading level={2} size="md" id="order-state">
          {decline === null ? (
            <Trans>We are waiting for the payment</Trans>
          ) : (
            <Trans>The payment did not go through</Trans>
          )}
        </Heading>
        {decline === null ? (
          <Text>
            <Trans>
              If you have paid, there is nothing to do: this page changes by itself as soon as the payment
              service confirms it, usually within a minute.
            </Trans>
          </Text>
        ) : (
          <Banner tone="warning">
            <p>
              <DeclineText reason={decline} />
            </p>
            <p>
              <Trans>Nothing was charged.</Trans>{' '}
              <Plural
                value={order.tries_left}
                one="You have # attempt left."
                other="You have # attempts left."
              />
            </p>
          </Banner>
        )}
      </div>
      <TimeLeft until={order.expires_at} />
      <PayProblem error={payment.error ?? check.error} />
      {check.isSuccess && (
        <Text role="status" soft>
          <Trans>The payment service has not received a payment yet.</Trans>
        </Text>
      )}
      <div className={styles.acts}>
        {redirect.url === null ? (
          <Button size="lg" isPending={payment.isPending} onPress={() => payment.mutate()}>
            <span>
              {decline === null ? <Trans>Pay {sum} now</Trans> : <Trans>Try again: pay {sum}</Trans>}
            </span>
          </Button>
        ) : (
          <Text role="status">
            <Trans>
              Taking you to the payment page…{' '}
              <Link href={redirect.url}>If nothing happens, open it here</Link>
            </Trans>
          </Text>
        )}
        <Button variant="secondary" isPending={check.isPending} onPress={() => check.mutate()}>
          <Trans>Ask again whether it was paid</Trans>
        </Button>
        <CancelOrder id={order.id} />
      </div>
    </Card>
  )
}

function usePayment(id: string, onReady: (url: string | null) => void) {
  const { app } = useApp()
  const client = useQueryClient()
  return useMutation<PaymentStart, ApiError>({
    mutationFn: () => payOrder(app, id),
    onSuccess: ({ order, redirect_url }) => {
      showOrder(client, app, order)
      onReady(redirect_url)
    },
    // It was paid or ended meanwhile: the page says so.
    onError: () => refetchOrders(client, app),
  })
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useLingui()
  const now = useNow(true)
  if (Date.parse(until) <= now)
    return (
      <Text>
        <Trans>The time to pay is over. The order ends in a moment, unless a payment arrives.</Trans>
      </Text>
    )
  return <Countdown remaining={Date.parse(until) - now} label={t`Time left to pay`} announceAt={[300, 60]} />
}
