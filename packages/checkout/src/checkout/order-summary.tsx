import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Card, Heading, Isolate, Ltr } from '@masar/ui'
import { addressLine, countryName } from '../order/address.ts'
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
      <BilledTo buyer={order.buyer} />
    </Card>
  )
}

/** Who the bill is made out to, as it was ordered. */
function BilledTo({ buyer: { name, vat_number, address, purchase_order } }: Pick<Order, 'buyer'>) {
  const { i18n } = useLingui()
  const written = address && [addressLine(address), countryName(i18n.locale, address.country)]
  return (
    <dl className={styles.billed}>
      <div>
        <dt>
          <Trans>Invoice to</Trans>
        </dt>
        <dd>
          <Isolate>{name}</Isolate>
        </dd>
        {written?.map(
          line =>
            line !== '' && (
              <dd key={line}>
                <Isolate>{line}</Isolate>
              </dd>
            ),
        )}
      </div>
      {vat_number !== undefined && (
        <div>
          <dt>
            <Trans>VAT number</Trans>
          </dt>
          <dd>
            <Ltr>{vat_number}</Ltr>
          </dd>
        </div>
      )}
      {purchase_order !== undefined && (
        <div>
          <dt>
            <Trans>Purchase order number</Trans>
          </dt>
          <dd>
            <Isolate>{purchase_order}</Isolate>
          </dd>
        </div>
      )}
    </dl>
  )
}
