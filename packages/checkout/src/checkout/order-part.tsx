import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { AppLink, LoadError, useApp } from '@masar/app-shell'
import { buttonClass, cx, EmptyState, Heading, Ltr, Skeleton } from '@masar/ui'
import { useEffect, useRef } from 'react'
import { OrderEvents } from '../order/order-events.tsx'
import { useLiveOrder } from '../order/use-live-order.ts'
import { OrderStateBadge } from '../order/words.tsx'
import styles from './checkout.module.css'
import { EndedOrder } from './ended-order.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaidOrder } from './paid-order.tsx'
import { PendingCard } from './pending-card.tsx'
import { PendingTransfer } from './pending-transfer.tsx'
import type { useRedirect } from './use-redirect.ts'

export interface OrderPartProps {
  id: string
  redirect: ReturnType<typeof useRedirect>
  /** The checkout stood here before: the focus goes to what came of it. */
  takesFocus: boolean
}

/** An order's page, which follows its payment by itself and ends where there is a way on. */
export function OrderPart({ id, redirect, takesFocus }: OrderPartProps) {
  const { query, order, onChange, setConnected } = useLiveOrder(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = order !== undefined
  useEffect(() => {
    if (takesFocus && isThere) heading.current?.focus()
  }, [takesFocus, isThere])
  if (query.error?.status === 404) return <UnknownOrder />
  if (query.error && !order)
    return (
      <LoadError
        error={query.error}
        level={1}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <div className={cx(styles.page, styles.narrow)}>
      <OrderEvents onChange={onChange} onConnected={setConnected} />
      {order ? (
        <>
          <div className={styles.head}>
            <Heading level={1} ref={heading} tabIndex={-1}>
              <Trans>
                Order <Ltr>{order.number}</Ltr>
              </Trans>
            </Heading>
            <span role="status">
              <OrderStateBadge state={order.state} />
            </span>
          </div>
          <OrderInState order={order} redirect={redirect} />
          <OrderSummary order={order} />
          <AppLink to="/shop-history" className={styles.way}>
            <Trans>All your orders</Trans>
          </AppLink>
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}

function OrderInState({ order, redirect }: { order: Order; redirect: OrderPartProps['redirect'] }) {
  switch (order.state) {
    case 'pending':
      return order.method === 'bank_transfer' ? (
        <PendingTransfer order={order} />
      ) : (
        <PendingCard order={order} redirect={redirect} />
      )
    case 'failed':
    case 'expired':
    case 'cancelled':
      return <EndedOrder order={order} />
    default:
      return <PaidOrder order={order} />
  }
}

function UnknownOrder() {
  const { app } = useApp()
  return (
    <EmptyState
      drawing="orders"
      level={1}
      title={<Trans>We couldn’t find this order</Trans>}
      action={
        <AppLink to="/shop-history" className={buttonClass()}>
          <Trans>To your orders</Trans>
        </AppLink>
      }
    >
      {app === 'company' ? (
        <Trans>The link may be wrong, or the order is another company’s.</Trans>
      ) : (
        <Trans>The link may be wrong, or the order was placed with another account.</Trans>
      )}
    </EmptyState>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.part} role="status" aria-label={t`Loading the order`}>
      <Skeleton height="3rem" />
      <Skeleton height="12rem" />
      <Skeleton height="14rem" />
    </div>
  )
}
