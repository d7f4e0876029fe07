import { Trans } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { AppLink, useApp } from '@masar/app-shell'
import { buttonClass, Card, DateText, formatMoney, Heading, linkClass, Ltr, useUi } from '@masar/ui'
import { CancelOrder } from '../order/cancel-order.tsx'
import { CopyButton } from '../order/copy-button.tsx'
import { OrderLines } from '../order/order-lines.tsx'
import { OrderStateBadge } from '../order/words.tsx'
import { useLingui } from '@lingui/react/macro'
import styles from './history.module.css'
import { OrderRefunds } from './order-refunds.tsx'
import { RefundAct } from './refund-act.tsx'

/** An order with its lines, papers and what can be done with it. */
export function OrderCard({ order }: { order: Order }) {
  const isCompany = useApp().app === 'company'
  const { tag } = useUi()
  const isPending = order.state === 'pending'
  return (
    <Card as="li" className={styles.order}>
      <div className={styles.head}>
        <div>
          <Heading level={3} size="sm">
            <AppLink to={`/cart-details?order=${order.id}`} className={linkClass({ quiet: true })}>
              <Trans>
                Order <Ltr>{order.number}</Ltr>
              </Trans>
            </AppLink>
          </Heading>
          <DateText value={order.created_at} format="time" className={styles.when} />
        </div>
        <div className={styles.sum}>
          <OrderStateBadge state={order.state} />
          <strong>
            <bdi>{formatMoney(tag, order.total, order.currency, { exact: true })}</bdi>
          </strong>
        </div>
      </div>
      <OrderLines lines={order.lines} currency={order.currency} withSeats={isCompany} />
      {isPending && order.transfer_reference !== null && <Reference text={order.transfer_reference} />}
      <Papers order={order} />
      <OrderRefunds order={order} />
      <div className={styles.acts}>
        {isPending && (
          <>
            <AppLink to={`/cart-details?order=${order.id}`} className={buttonClass()}>
              {order.method === 'card' ? <Trans>Continue to payment</Trans> : <Trans>See how to pay</Trans>}
            </AppLink>
            <CancelOrder id={order.id} />
          </>
        )}
        <RefundAct order={order} />
      </div>
    </Card>
  )
}

function Reference({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <p className={styles.reference}>
      <span>
        <Trans>
          Transfer reference: <Ltr>{text}</Ltr>
        </Trans>
      </span>
      <CopyButton text={text} label={t`Copy the reference`} />
    </p>
  )
}

/** The bill, what corrects it, and the pro-forma while that is all there is. */
function Papers({
  order: { bill, pro_forma: proForma, credit_notes: creditNotes, number },
}: {
  order: Order
}) {
  const { t } = useLingui()
  const papers = [
    ...(bill ? [{ ...bill, kind: t`Tax invoice` }] : []),
    ...creditNotes.map(note => ({ ...note, kind: t`Credit note` })),
    ...(proForma && !bill ? [{ ...proForma, kind: t`Pro-forma invoice` }] : []),
  ]
  if (papers.length === 0) return null
  return (
    <ul className={styles.papers} aria-label={t`Documents of order ${number}`}>
      {papers.map(paper => (
        <li key={paper.id}>
          <AppLink to={`/Bill/${paper.id}`} isOutside className={linkClass()}>
            <span>
              {paper.kind} <Ltr>{paper.number}</Ltr>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
