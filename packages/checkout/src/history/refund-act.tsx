import { Trans } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { Button, Isolate } from '@masar/ui'
import { lazy, Suspense, useState } from 'react'
import styles from './history.module.css'
import { RefundReasonText } from './refund-reason.tsx'

const RefundDialog = lazy(() =>
  import('./refund-dialog.tsx').then(({ RefundDialog: default_ }) => ({ default: default_ })),
)

/** The way to a refund, or on demand why there is none. */
export function RefundAct({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const isPaid = order.state === 'paid' || order.state === 'partially_refunded'
  if (!isPaid || order.total === 0) return null
  if (!order.lines.some(({ refundable }) => refundable.seats > 0)) return <WhyNot order={order} />
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <Trans>Request a refund</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function WhyNot({ order }: { order: Order }) {
  return (
    <details className={styles.why}>
      <summary>
        <Trans>Why can’t a refund be requested?</Trans>
      </summary>
      <ul>
        {order.lines.map(({ id, title, refundable }) => (
          <li key={id}>
            <Isolate>{title}</Isolate>:{' '}
            <RefundReasonText reason={refundable.reason} terms={order.refund_terms} />
          </li>
        ))}
      </ul>
    </details>
  )
}
