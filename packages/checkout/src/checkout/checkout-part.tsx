import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, PaymentStart } from '@masar/api-sdk'
import { AppLink, LoadError, useApp } from '@masar/app-shell'
import { buttonClass, EmptyState, Heading, Skeleton } from '@masar/ui'
import { useState } from 'react'
import { pendingOrderOf } from '../order/api.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout.module.css'
import { PendingOrder } from './pending-order.tsx'
import { useBuyerForm } from './use-buyer-form.ts'
import { useQuote } from './use-quote.ts'

/** Who buys, how, and what: three short steps, and one button with the sum on it. */
export function CheckoutPart({ onOrdered }: { onOrdered: (start: PaymentStart) => void }) {
  const isCompany = useApp().app === 'company'
  const quote = useQuote()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const form = useBuyerForm(isCompany, quote.data?.quote.buyer ?? null)
  const inTheWay = pendingOrderOf(refusal) ?? pendingOrderOf(quote.error)
  const again = () => {
    setRefusal(null)
    void quote.refetch()
  }
  return (
    <div className={styles.page}>
      <Heading level={1}>
        <Trans>Checkout</Trans>
      </Heading>
      {inTheWay !== undefined ? (
        <PendingOrder id={inTheWay} onCancelled={again} />
      ) : quote.error?.code === 'cart_empty' ? (
        <EmptyCart />
      ) : quote.data ? (
        <CheckoutForm
          standing={quote.data}
          form={form}
          requoting={{ isRunning: quote.isFetching, error: quote.error, again }}
          refusal={refusal}
          onRefused={setRefusal}
          onOrdered={onOrdered}
        />
      ) : quote.error ? (
        <LoadError error={quote.error} isRetrying={quote.isFetching} onRetry={again} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function EmptyCart() {
  const { app } = useApp()
  return (
    <EmptyState
      title={<Trans>There is nothing to pay for</Trans>}
      action={
        <AppLink to={app === 'company' ? '/cart' : '/courses'} className={buttonClass()}>
          {app === 'company' ? <Trans>To the cart</Trans> : <Trans>Browse the courses</Trans>}
        </AppLink>
      }
    >
      <p>
        <Trans>
          Your cart holds nothing that can be bought. What you bought before is among your orders.
        </Trans>
      </p>
      <AppLink to="/shop-history" className={styles.way}>
        <Trans>To your orders</Trans>
      </AppLink>
    </EmptyState>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.columns} role="status" aria-label={t`Calculating the prices`}>
      <Skeleton height="18rem" />
      <Skeleton height="14rem" />
    </div>
  )
}
