import { Plural, Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink, cartQuery, useApp } from '@masar/app-shell'
import { Banner, Button, buttonClass, Isolate } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { cartActs, useCartChange } from '../cart-acts/index.ts'
import { CancelOrder } from '../order/cancel-order.tsx'
import { OrderEvents } from '../order/order-events.tsx'
import { useLiveOrder } from '../order/use-live-order.ts'
import styles from './checkout.module.css'
import { PayProblem } from './pay-problem.tsx'

interface PendingOrderProps {
  id: string
  /** It holds the yearly licence that is to be bought. */
  isLicence?: boolean
  /** It is out of the way: what the cart holds can be ordered. */
  onSettled: () => void
}

/** Another order with some of these courses waits for payment: it is continued or cancelled, or the rest is ordered without them. */
export function PendingOrder({ id, isLicence = false, onSettled }: PendingOrderProps) {
  const { app } = useApp()
  // What is known of the cart may be from before that order.
  const cart = useQuery({ ...cartQuery(app), refetchOnMount: 'always' })
  const lines = cart.data?.data.lines ?? []
  // It may be paid, cancelled or over in another tab, while this one is open.
  const { order, onChange, setConnected } = useLiveOrder(id)
  const isSettled = order !== undefined && order.state !== 'pending'
  const settle = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])
  const waiting = lines.filter(({ pending_order: order }) => order === id)
  return (
    <div role="alert">
      <OrderEvents onChange={onChange} onConnected={setConnected} />
      <Banner tone="warning" title={<Trans>An order is waiting for payment</Trans>}>
        {isLicence ? (
          <p>
            <Trans>It holds this licence. Continue it, or cancel it and order again.</Trans>
          </p>
        ) : waiting.length === 0 ? (
          <p>
            <Trans>
              It holds one of these courses already. Continue it, or cancel it and order again from your cart.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Plural
                value={waiting.length}
                one="It holds this course already:"
                other="It holds these courses already:"
              />
            </p>
            <ul>
              {waiting.map(({ course }) => (
                <li key={course.id}>
                  <Isolate>{course.title}</Isolate>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.acts}>
          <AppLink to={`/cart-details?order=${id}`} className={buttonClass()}>
            <Trans>Continue that order</Trans>
          </AppLink>
          {waiting.length > 0 && waiting.length < lines.length && (
            <OrderTheRest courses={waiting.map(({ course }) => course.id)} onDone={onSettled} />
          )}
          <CancelOrder id={id} />
        </div>
      </Banner>
    </div>
  )
}

/** Takes what waits elsewhere out of the cart, so that the rest can be ordered. */
function OrderTheRest({ courses, onDone }: { courses: readonly number[]; onDone: () => void }) {
  const change = useCartChange()
  const [error, setError] = useState<ApiError | null>(null)
  const leaveOut = async () => {
    setError(null)
    try {
      for (const id of courses) await change.mutateAsync(cartActs.remove(id))
      onDone()
    } catch (thrown) {
      setError(thrown as ApiError)
    }
  }
  return (
    <>
      <Button variant="secondary" isPending={change.isPending} onPress={() => void leaveOut()}>
        <Trans>Order the rest without them</Trans>
      </Button>
      <PayProblem error={error} />
    </>
  )
}
