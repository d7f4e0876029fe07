import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Badge, type BadgeProps, DateText, formatMoney, Isolate, useUi } from '@masar/ui'
import styles from './history.module.css'
import type { Refund } from './model.ts'

const tones: Record<Refund['state'], BadgeProps['tone']> = {
  requested: 'warning',
  granted: 'success',
  refused: 'danger',
  paid: 'success',
}

/** What was asked back of an order, and what the operator said. */
export function OrderRefunds({ order }: { order: Order }) {
  const { t } = useLingui()
  if (order.refunds.length === 0) return null
  return (
    <ul className={styles.refunds} aria-label={t`Refunds of order ${order.number}`}>
      {order.refunds.map(refund => (
        <RefundRow
          key={refund.id}
          refund={refund}
          currency={order.currency}
          line={order.lines.find(({ id }) => id === refund.line_id)}
        />
      ))}
    </ul>
  )
}

function RefundRow({
  refund,
  currency,
  line,
}: {
  refund: Refund
  currency: string
  line: Order['lines'][number] | undefined
}) {
  const { t } = useLingui()
  const { tag } = useUi()
  const isCompany = useApp().app === 'company'
  const words: Record<Refund['state'], string> = {
    requested: t`Refund requested`,
    granted: t`Refund granted, on its way`,
    refused: t`Refund refused`,
    paid: t`Refund paid`,
  }
  return (
    <li className={styles.refund}>
      <p>
        <Badge tone={tones[refund.state]}>{words[refund.state]}</Badge>{' '}
        <bdi>{formatMoney(tag, refund.amount, currency, { exact: true })}</bdi>
      </p>
      <p className={styles.when}>
        {line && <Isolate>{line.title}</Isolate>}
        {isCompany && (
          <>
            {' · '}
            {line?.course_id === null ? (
              <Plural value={refund.seats} one="# place" other="# places" />
            ) : (
              <Plural value={refund.seats} one="# seat" other="# seats" />
            )}
          </>
        )}
        {' · '}
        <DateText value={refund.decided_at ?? refund.created_at} format="short" />
      </p>
      {refund.decision !== null && refund.decision !== '' && (
        <p>
          <Trans>
            Our answer: <Isolate>{refund.decision}</Isolate>
          </Trans>
        </p>
      )}
    </li>
  )
}
