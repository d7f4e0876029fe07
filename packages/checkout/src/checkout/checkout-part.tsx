import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, PaymentStart } from '@masar/api-sdk'
import { AppLink, LoadError, useApp, useSession } from '@masar/app-shell'
import { buttonClass, EmptyState, Heading, Skeleton } from '@masar/ui'
import { useState } from 'react'
import { pendingOrderOf } from '../order/api.ts'
import { useCompanyId } from '../order/use-company-id.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout.module.css'
import { PendingOrder } from './pending-order.tsx'
import { useBillingPlaces } from './use-billing-places.tsx'
import { useBuyerForm } from './use-buyer-form.ts'
import { useQuote } from './use-quote.ts'

interface CheckoutPartProps {
  /** The offer of a yearly licence that is bought instead of the cart. */
  licence: number | undefined
  onOrdered: (start: PaymentStart) => void
}

/** Who buys, how, and what: three short steps, and one button with the sum on it. */
export function CheckoutPart({ licence: offer, onOrdered }: CheckoutPartProps) {
  const isCompany = useApp().app === 'company'
  const licence = isCompany ? offer : undefined
  const quote = useQuote(licence)
  const [paymentError, setPaymentError] = useState<ApiError | null>(null)
  const places = useBillingPlaces(isCompany)
  const owner = useOwner(isCompany)
  const suggested = quote.data?.quote.buyer ?? null
  const form = useBuyerForm({ isCompany, suggested, addresses: places.addresses, owner: owner.name })
  const inTheWay = pendingOrderOf(paymentError) ?? pendingOrderOf(quote.error)
  const again = () => {
    setPaymentError(null)
    void quote.refetch()
  }
  return (
    <div className={styles.page}>
      <Heading level={1}>
        <Trans>Checkout</Trans>
      </Heading>
      {inTheWay !== undefined ? (
        <PendingOrder id={inTheWay} isLicence={licence !== undefined} onSettled={again} />
      ) : quote.error?.code === 'cart_empty' ? (
        <EmptyCart />
      ) : licence !== undefined && quote.error?.code === 'not_found' ? (
        <OfferOver />
      ) : quote.data && !places.isPending && !owner.isPending ? (
        <CheckoutForm
          standing={quote.data}
          form={form}
          places={places}
          requoting={{ isRunning: quote.isFetching, error: quote.error, again }}
          paymentError={paymentError}
          onRefused={setPaymentError}
          onOrdered={start => {
            form.finish()
            onOrdered(start)
          }}
        />
      ) : quote.error ? (
        <LoadError error={quote.error} isRetrying={quote.isFetching} onRetry={again} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Whose what is typed is: the account's, and in the portal the company's. */
function useOwner(isCompany: boolean): { name: string | null; isPending: boolean } {
  const userId = useSession(({ info }) => info?.id ?? null)
  const company = useCompanyId(isCompany)
  const isKnown = userId !== null && (!isCompany || company.id !== null)
  return {
    name: isKnown ? (isCompany ? `${userId} ${company.id}` : String(userId)) : null,
    isPending: company.isPending,
  }
}

function EmptyCart() {
  const { app } = useApp()
  return (
    <EmptyState
      drawing="cart"
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

function OfferOver() {
  return (
    <EmptyState
      drawing="cart"
      title={<Trans>This offer is no longer open</Trans>}
      action={
        <AppLink to="/courses" className={buttonClass()}>
          <Trans>To your licences</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>It was bought or withdrawn, or its time is over. What you bought is among your orders.</Trans>
      </p>
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
