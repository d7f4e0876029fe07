import { Plural, Trans } from '@lingui/react/macro'
import type { Cart } from '@masar/api-sdk'
import { AppLink, cartQuery, LoadError, useApp, useGo } from '@masar/app-shell'
import { EmptyState, Heading, LinkButton, Skeleton, Text, VisuallyHidden } from '@masar/ui'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { cartScope } from '../cart-acts/index.ts'
import { BuySeats } from './buy-seats.tsx'
import { CartLineItem } from './cart-line.tsx'
import styles from './cart.module.css'
import { Coupon } from './coupon.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { CartSaves, settleAll } from './saves.ts'
import { Totals } from './totals.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useLeftOut } from './use-left-out.ts'

/** The cart: a person's courses, or in the portal the seats that a company is about to buy. */
export function CartScreen() {
  const { app } = useApp()
  const cart = useQuery(cartQuery(app))
  const known = cart.data?.data
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Heading level={1} ref={heading} tabIndex={-1} className={styles.heading}>
          <Trans>Cart</Trans>
        </Heading>
        {known && known.lines.length > 0 && (
          <Text soft size="sm">
            <Plural value={known.lines.length} one="# course" other="# courses" />
          </Text>
        )}
      </div>
      {cart.isPending && <CartSkeleton />}
      {cart.isError && !known && (
        <LoadError error={cart.error} isRetrying={cart.isFetching} onRetry={() => void cart.refetch()} />
      )}
      {known && <KnownCart cart={known} heading={heading} />}
    </div>
  )
}

function KnownCart({ cart, heading }: { cart: Cart; heading: RefObject<HTMLHeadingElement | null> }) {
  const { app } = useApp()
  const { leftOut, dismiss } = useLeftOut(cart)
  const list = useRef<HTMLUListElement>(null)
  const onRemoval = useFocusAfterRemoval(list, cart.lines.length, heading)
  const { id: scope } = cartScope(app)
  const isChanging = useIsMutating({ predicate: ({ options }) => options.scope?.id === scope }) > 0
  const [saves] = useState(() => new Set<() => Promise<boolean>>())
  return (
    <CartSaves value={saves}>
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} onDismiss={dismiss} />}
      {app === 'company' && <BuySeats cart={cart} />}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines} ref={list}>
            {cart.lines.map(line => (
              <CartLineItem key={line.course.id} line={line} onRemoval={onRemoval} />
            ))}
          </ul>
          <aside className={styles.side}>
            <Coupon coupon={cart.coupon} currency={cart.currency} />
            <Totals cart={cart} isStale={isChanging} />
            <CheckoutLink saves={saves} />
          </aside>
        </div>
      )}
    </CartSaves>
  )
}

/** The way on. What is typed is stored first, so that the checkout counts with it. */
function CheckoutLink({ saves }: { saves: ReadonlySet<() => Promise<boolean>> }) {
  const go = useGo()
  const follow = (event: MouseEvent) => {
    if (saves.size === 0) return
    event.preventDefault()
    void settleAll(saves).then(isSettled => {
      if (isSettled) go('/cart-details')
      else document.querySelector<HTMLElement>(`.${styles.seats} [aria-invalid]`)?.focus()
    })
  }
  return (
    <LinkButton as={AppLink} to="/cart-details" wide size="lg" onClick={follow}>
      <Trans>Go to checkout</Trans>
    </LinkButton>
  )
}

function EmptyCart() {
  const { app } = useApp()
  if (app === 'company')
    return (
      <EmptyState drawing="cart" title={<Trans>Your cart is empty</Trans>}>
        <Trans>Search for a course above and add seats for your people.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      drawing="cart"
      title={<Trans>Your cart is empty</Trans>}
      action={
        <LinkButton as={AppLink} to="/courses">
          <Trans>Browse the courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Add a course from its page, and it waits for you here on all your devices.</Trans>
    </EmptyState>
  )
}

function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <VisuallyHidden role="status">
        <Trans>The cart is loading…</Trans>
      </VisuallyHidden>
      <div className={styles.lines}>
        {[1, 2].map(line => (
          <div key={line} className={styles.line}>
            <Skeleton shape="block" className={styles.cover} />
            <div className={styles.names}>
              <Skeleton width="80%" />
              <Skeleton width="40%" />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.side}>
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="6rem" />
      </div>
    </div>
  )
}
