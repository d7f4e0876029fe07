import { Trans } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Card, Heading } from '@masar/ui'
import { OrderLines } from '../order/order-lines.tsx'
import { OrderTotals } from '../order/order-totals.tsx'
import styles from './checkout.module.css'

/** What an order holds. */
export function OrderSummary({ order }: { order: Order }) {
  const isCompany = useApp().app === 'company'
  return (
    <Card as="section" className={styles.part} aria-labelledby="order-holds">
      <Heading level={2} size="md" id="order-holds">
        <Trans>What it holds</Trans>
      </Heading>
      <OrderLines lines={order.lines} currency={order.currency} withSeats={isCompany} />
      <OrderTotals sums={order} couponCode={order.coupon_code} />
    </Card>
  )
}
