import { Trans, useLingui } from '@lingui/react/macro'
import {
  addToVisitorCart,
  AppLink,
  clientQuery,
  removeFromVisitorCart,
  useVisitorCart,
} from '@masar/app-shell'
import { EmptyState, LinkButton, Price, Sheet, showToast, Text } from '@masar/ui'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import styles from '../cart/cart.module.css'
import { useFocusAfterRemoval } from '../cart/use-focus-after-removal.ts'
import { VisitorLine } from './visitor-line.tsx'

interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What a visitor means to buy, with the prices of this moment, and the way to buying it. */
export function VisitorCartSheet({ isOpen, onOpenChange }: SheetProps) {
  const close = () => onOpenChange(false)
  const isEmpty = useVisitorCart().length === 0
  return (
    <Sheet
      side="end"
      title={<Trans>Cart</Trans>}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        isEmpty ? (
          <LinkButton as={AppLink} to="/courses" wide onClick={close}>
            <Trans>Browse the courses</Trans>
          </LinkButton>
        ) : (
          <LinkButton as={AppLink} to="/auth/login?next=/cart" wide onClick={close}>
            <Trans>Sign in to buy</Trans>
          </LinkButton>
        )
      }
    >
      {isOpen && <VisitorLines onFollow={close} />}
    </Sheet>
  )
}

function VisitorLines({ onFollow }: { onFollow: () => void }) {
  const { t } = useLingui()
  const ids = useVisitorCart()
  const courses = useQueries({
    queries: ids.map(id => clientQuery('/courses/{id}', { path: { id } })),
  })
  const list = useRef<HTMLUListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const onRemoval = useFocusAfterRemoval(list, ids.length, end)
  const total = courses.reduce((sum, { data }) => sum + (data?.data.price ?? 0), 0)
  const remove = (id: number, title: string) => {
    onRemoval()
    removeFromVisitorCart([id])
    showToast({
      text: t`Removed from the cart: ${title}`,
      action: { label: t`Undo`, onAction: () => void addToVisitorCart(id) },
    })
  }
  return (
    <div ref={end} tabIndex={-1} className={styles.visitor}>
      {ids.length === 0 ? (
        <EmptyState title={<Trans>Your cart is empty</Trans>}>
          <Trans>Add courses from their pages. They stay in this browser until you sign in.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul ref={list} className={styles.lines}>
            {ids.map((id, place) => {
              const course = courses[place]
              return course && <VisitorLine key={id} id={id} course={course} {...{ onFollow, remove }} />
            })}
          </ul>
          {courses.every(({ data, error }) => data ?? error?.status === 404) && (
            <p className={styles.visitorTotal}>
              <Trans>Total</Trans> <Price amount={total} isExact size="lg" />
            </p>
          )}
          <Text size="sm" soft>
            <Trans>Prices include VAT. Your courses stay in your cart when you sign in.</Trans>
          </Text>
        </>
      )}
    </div>
  )
}
