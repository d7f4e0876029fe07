import { Trans, useLingui } from '@lingui/react/macro'
import { AppLink, useApp } from '@masar/app-shell'
import { Button, formatNumber, linkClass, Price, Text, useUi } from '@masar/ui'
import { Heart, Trash2 } from 'lucide-react'
import type { CartLine } from '../cart-acts/index.ts'
import styles from './cart.module.css'
import { CourseBrief } from './course-brief.tsx'
import { LineSeats } from './line-seats.tsx'
import { useRemoval } from './use-removal.ts'

/** A course that is about to be bought: what it costs, what changed, and the ways out of the cart. */
export function CartLineItem({ line, onRemoval }: { line: CartLine; onRemoval: () => void }) {
  const { t } = useLingui()
  const { app } = useApp()
  const { isPending, remove, moveToFavorites } = useRemoval(line)
  const { course, discount, total } = line
  const { title } = course
  const leave = (act: () => void) => () => {
    onRemoval()
    act()
  }
  return (
    <li className={styles.line} aria-busy={isPending || undefined}>
      <CourseBrief course={course} />
      <div className={styles.price}>
        <Price amount={total} compareAt={total + discount} currency={course.currency} isExact size="lg" />
      </div>
      <LineNotes line={line} />
      {app === 'company' && <LineSeats key={course.id} line={line} />}
      <div className={styles.acts}>
        <Button
          size="sm"
          variant="quiet"
          iconStart={Trash2}
          isPending={isPending}
          data-removes
          aria-label={t`Remove from the cart: ${title}`}
          onPress={leave(remove)}
        >
          <Trans>Remove</Trans>
        </Button>
        {app === 'learner' && (
          <Button
            size="sm"
            variant="quiet"
            iconStart={Heart}
            isDisabled={isPending}
            aria-label={t`Move to favourites: ${title}`}
            onPress={leave(moveToFavorites)}
          >
            <Trans>Move to favourites</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

/** What is to be said of a line: how its price has changed, what the coupon takes off, an order that waits. */
function LineNotes({ line }: { line: CartLine }) {
  const { app } = useApp()
  const { course, unit_price: price, previous_price: previous, discount, pending_order: order } = line
  const { company_seats: owned } = line
  const { tag } = useUi()
  const each = <Price amount={price} currency={course.currency} />
  const before = previous !== null && <Price amount={previous} currency={course.currency} />
  return (
    <div className={styles.notes}>
      {app === 'company' && (
        <Text size="sm" soft>
          <Trans>Price of a seat: {each}</Trans>
        </Text>
      )}
      {owned !== null && owned.bought > 0 && (
        <Text size="sm" soft>
          <Trans>
            Your seats for it: {formatNumber(tag, owned.bought)}, free: {formatNumber(tag, owned.free)}
          </Trans>
        </Text>
      )}
      {previous !== null && (
        <Text size="sm" className={previous > price ? styles.cheaper : styles.dearer}>
          {previous > price ? (
            <Trans>The price has dropped since you added it. It was {before}.</Trans>
          ) : (
            <Trans>The price has risen since you added it. It was {before}.</Trans>
          )}
        </Text>
      )}
      {discount > 0 && (
        <Text size="sm" soft>
          <Trans>
            The coupon takes off: <Price amount={discount} currency={course.currency} />
          </Trans>
        </Text>
      )}
      {order !== null && (
        <Text size="sm" className={styles.dearer}>
          <Trans>
            This course waits in an order.{' '}
            <AppLink to={`/cart-details?order=${order}`} className={linkClass()}>
              Continue that order or cancel it
            </AppLink>
          </Trans>
        </Text>
      )}
    </div>
  )
}
