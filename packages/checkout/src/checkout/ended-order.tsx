import { Trans } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { buttonClass, Card, Heading, Text } from '@masar/ui'
import type { ReactNode } from 'react'
import { declineOf, holdsLicence } from '../order/model.ts'
import { DeclineText } from '../order/words.tsx'
import styles from './checkout.module.css'

const titles: Partial<Record<Order['state'], () => ReactNode>> = {
  failed: () => <Trans>The payment failed too often</Trans>,
  expired: () => <Trans>The time to pay is over</Trans>,
  cancelled: () => <Trans>The order is cancelled</Trans>,
}

/** An order that ended unpaid: what that means, and the way back to what the cart still holds. */
export function EndedOrder({ order }: { order: Order }) {
  const decline = order.state === 'failed' ? declineOf(order) : null
  return (
    <Card as="section" className={styles.part} aria-labelledby="order-state">
      <div role="status" className={styles.part}>
        <Heading level={2} size="md" id="order-state">
          {titles[order.state]?.()}
        </Heading>
        {decline !== null && (
          <Text>
            <DeclineText reason={decline} />
          </Text>
        )}
        <Text>
          <Trans>
            Nothing was charged, and nothing left your cart. A payment that arrives late is given back in
            full.
          </Trans>
        </Text>
      </div>
      <div className={styles.acts}>
        {holdsLicence(order) ? (
          <AppLink to="/courses" className={buttonClass()}>
            <Trans>Back to the offer</Trans>
          </AppLink>
        ) : (
          <>
            <AppLink to="/cart-details" className={buttonClass()}>
              <Trans>Order again</Trans>
            </AppLink>
            <AppLink to="/cart" className={buttonClass({ variant: 'secondary' })}>
              <Trans>Back to the cart</Trans>
            </AppLink>
          </>
        )}
      </div>
    </Card>
  )
}
