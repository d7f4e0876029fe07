import { Trans } from '@lingui/react/macro'
import type { Cart } from '@masar/api-sdk'
import { Price, Text } from '@masar/ui'
import styles from './cart.module.css'

/** What the cart costs, and the VAT in it. @param isStale a change is under way, and another sum will follow */
export function Totals({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const { subtotal, discount, total, vat, vat_rate: rate, currency } = cart
  const percent = rate / 100
  return (
    <div className={styles.totals} data-stale={isStale || undefined}>
      {discount > 0 && (
        <dl className={styles.sums}>
          <dt>
            <Trans>Subtotal</Trans>
          </dt>
          <dd>
            <Price amount={subtotal} currency={currency} isExact />
          </dd>
          <dt>
            <Trans>Discount</Trans>
          </dt>
          <dd>
            <Price amount={-discount} currency={currency} isExact />
          </dd>
        </dl>
      )}
      <dl className={styles.sums} aria-live="polite" aria-atomic>
        <dt className={styles.total}>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Price amount={total} currency={currency} isExact size="lg" />
        </dd>
      </dl>
      {rate > 0 && (
        <Text size="sm" soft>
          <Trans>
            Includes {percent}% VAT: <Price amount={vat} currency={currency} isExact />
          </Trans>
        </Text>
      )}
    </div>
  )
}
