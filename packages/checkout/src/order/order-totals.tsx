import { Trans } from '@lingui/react/macro'
import { formatMoney, Ltr, useUi } from '@masar/ui'
import styles from './order.module.css'

export interface OrderTotalsProps {
  /** All sums in minor units, VAT included, but for `vat` itself. */
  sums: { currency: string; subtotal: number; discount: number; total: number; vat: number; vat_rate: number }
  couponCode: string | null
}

/** What it comes to: before the coupon, the coupon, the total, and how much of that is VAT. */
export function OrderTotals({ sums, couponCode }: OrderTotalsProps) {
  const { tag } = useUi()
  const { currency, subtotal, discount, total, vat, vat_rate: rate } = sums
  const money = (minor: number) => <bdi>{formatMoney(tag, minor, currency, { exact: true })}</bdi>
  const percent = <Ltr>{`${rate / 100}%`}</Ltr>
  return (
    <dl className={styles.totals}>
      {discount > 0 && (
        <>
          <div>
            <dt>
              <Trans>Before the discount</Trans>
            </dt>
            <dd>{money(subtotal)}</dd>
          </div>
          <div>
            <dt>
              {couponCode === null ? (
                <Trans>Discount</Trans>
              ) : (
                <Trans>
                  Discount with coupon <Ltr>{couponCode}</Ltr>
                </Trans>
              )}
            </dt>
            <dd>{money(-discount)}</dd>
          </div>
        </>
      )}
      <div className={styles.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{money(total)}</dd>
      </div>
      {rate > 0 && (
        <div className={styles.vat}>
          <dt>
            <Trans>Including VAT of {percent}</Trans>
          </dt>
          <dd>{money(vat)}</dd>
        </div>
      )}
    </dl>
  )
}
