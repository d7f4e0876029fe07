import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { AppLink, useApp } from '@masar/app-shell'
import { Banner, buttonClass, Card, Heading, Isolate, linkClass, Ltr, Text } from '@masar/ui'
import { holdsLicence } from '../order/model.ts'
import styles from './checkout.module.css'

/** An order that is paid: what was bought is a press away, and so is the bill. */
export function PaidOrder({ order }: { order: Order }) {
  const isCompany = useApp().app === 'company'
  const isLicence = holdsLicence(order)
  return (
    <Card as="section" className={styles.part} aria-labelledby="order-state">
      <div role="status" className={styles.part}>
        <Heading level={2} size="md" id="order-state">
          {order.state === 'refunded' ? (
            <Trans>The order was refunded</Trans>
          ) : isLicence ? (
            <Trans>The licence is yours</Trans>
          ) : isCompany ? (
            <Trans>The seats are yours</Trans>
          ) : (
            <Trans>The courses are yours</Trans>
          )}
        </Heading>
        {order.state === 'paid' ? (
          <Text>
            <Trans>The order is paid. Thank you!</Trans>
          </Text>
        ) : (
          <Banner tone="info">
            {order.state === 'refunded' ? (
              <Trans>The whole order was refunded. Your progress is kept.</Trans>
            ) : (
              <Trans>A part of the order was refunded. The rest stays yours.</Trans>
            )}
          </Banner>
        )}
      </div>
      {order.state !== 'refunded' &&
        (isCompany ? (
          <AppLink to={isLicence ? '/courses' : '/'} className={buttonClass()}>
            {isLicence ? <Trans>See your licence</Trans> : <Trans>See your seats</Trans>}
          </AppLink>
        ) : (
          <Courses order={order} />
        ))}
      {order.bill !== null && (
        <AppLink to={`/Bill/${order.bill.id}`} isOutside className={linkClass()}>
          <Trans>
            Tax invoice <Ltr className={styles.number}>{order.bill.number}</Ltr>
          </Trans>
        </AppLink>
      )}
    </Card>
  )
}

function Courses({ order: { lines, refunds } }: { order: Order }) {
  const { t } = useLingui()
  const isBack = (id: number) =>
    refunds.some(({ line_id: line, state }) => line === id && (state === 'granted' || state === 'paid'))
  return (
    <ul className={styles.courses}>
      {lines
        .filter(({ id }) => !isBack(id))
        .map(({ id, course_id: course, title }) => (
          <li key={id}>
            <Isolate>{title}</Isolate>
            <AppLink
              to={`/Course/${course}`}
              className={buttonClass({ size: 'sm' })}
              aria-label={t`Start learning: ${title}`}
            >
              <Trans>Start learning</Trans>
            </AppLink>
          </li>
        ))}
    </ul>
  )
}
