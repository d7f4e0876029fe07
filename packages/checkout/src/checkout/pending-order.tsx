import { Trans } from '@lingui/react/macro'
import { AppLink } from '@masar/app-shell'
import { Banner, buttonClass } from '@masar/ui'
import { CancelOrder } from '../order/cancel-order.tsx'
import styles from './checkout.module.css'

/** Another order with one of these courses waits for payment: it is continued, or cancelled. */
export function PendingOrder({ id, onCancelled }: { id: string; onCancelled: () => void }) {
  return (
    <div role="alert">
      <Banner tone="warning" title={<Trans>An order is waiting for payment</Trans>}>
        <p>
          <Trans>
            It holds one of these courses already. Continue it, or cancel it and order again from your cart.
          </Trans>
        </p>
        <div className={styles.acts}>
          <AppLink to={`/cart-details?order=${id}`} className={buttonClass()}>
            <Trans>Continue that order</Trans>
          </AppLink>
          <CancelOrder id={id} onCancelled={onCancelled} />
        </div>
      </Banner>
    </div>
  )
}
