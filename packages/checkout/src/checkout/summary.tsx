import { Trans } from '@lingui/react/macro'
import type { Checkout } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { Isolate, Ltr, Text } from '@masar/ui'
import { holdsLicence } from '../order/model.ts'
import { OrderLines } from '../order/order-lines.tsx'
import { OrderTotals } from '../order/order-totals.tsx'
import styles from './checkout.module.css'

/** What is ordered and what it comes to. */
export function Summary({ quote, withSeats }: { quote: Checkout; withSeats: boolean }) {
  const { lines, left_out: leftOut, coupon, currency } = quote
  return (
    <>
      <OrderLines lines={lines} currency={currency} withSeats={withSeats} />
      {leftOut.length > 0 && (
        <div className={styles.leftOut}>
          <Text size="sm" soft>
            <Trans>Not in the order, since it can’t be bought:</Trans>
          </Text>
          <ul>
            {leftOut.map(({ course_id: id, title }) => (
              <li key={id}>
                <Isolate>{title}</Isolate>
              </li>
            ))}
          </ul>
        </div>
      )}
      {coupon !== null && coupon.reason !== null && (
        <Text size="sm" soft>
          <Trans>
            The coupon <Ltr>{coupon.code}</Ltr> doesn’t apply to this order; the cart says why.
          </Trans>
        </Text>
      )}
      <OrderTotals sums={quote} couponCode={coupon?.code ?? null} />
      {!holdsLicence(quote) && (
        <AppLink to="/cart" className={styles.way}>
          <Trans>Change the cart</Trans>
        </AppLink>
      )}
    </>
  )
}
