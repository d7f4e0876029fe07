import { Trans, useLingui } from '@lingui/react/macro'
import {
  addToVisitorCart,
  AppLink,
  clientQuery,
  LoadError,
  removeFromVisitorCart,
  useChargesVat,
  useVisitorCart,
} from '@masar/app-shell'
import { EmptyState, LinkButton, Price, Sheet, showToast, Text } from '@masar/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
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
      {isOpen && <VisitorCart onFollow={close} />}
    </Sheet>
  )
}

function VisitorCart({ onFollow }: { onFollow: () => void }) {
  const ids = useVisitorCart()
  const end = useRef<HTMLDivElement>(null)
  return (
    <div ref={end} tabIndex={-1} className={styles.visitor}>
      {ids.length === 0 ? (
        <EmptyState drawing="cart" title={<Trans>Your cart is empty</Trans>}>
          <Trans>Add courses from their pages. They stay in this browser until you sign in.</Trans>
        </EmptyState>
      ) : (
        <VisitorLines ids={ids} onFollow={onFollow} end={end} />
      )}
    </div>
  )
}

interface LinesProps {
  ids: readonly number[]
  onFollow: () => void
  /** What has the focus once no line is left. */
  end: RefObject<HTMLElement | null>
}

function VisitorLines({ ids, onFollow, end }: LinesProps) {
  const { t } = useLingui()
  // One call for all of them; while another set is on its way, the courses of the last one stand.
  const answer = useQuery({
    ...clientQuery('/courses', { query: { ids: ids.join(',') } }),
    placeholderData: keepPreviousData,
  })
  const courses = answer.data?.data
  const chargesVat = useChargesVat()
  const list = useRef<HTMLUListElement>(null)
  const onRemoval = useFocusAfterRemoval(list, ids.length, end)
  const remove = (id: number, title: string) => {
    const place = ids.indexOf(id)
    onRemoval()
    removeFromVisitorCart([id])
    showToast({
      text: t`Removed from the cart: ${title}`,
      action: { label: t`Undo`, onAction: () => void addToVisitorCart(id, place) },
    })
  }
  if (answer.isError && !courses)
    return (
      <LoadError
        level={3}
        error={answer.error}
        isRetrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    )
  const known = courses?.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <>
      <ul ref={list} className={styles.lines}>
        {ids.map(id => {
          const course = known.find(each => each.id === id)
          const isAwaited = !courses || answer.isPlaceholderData
          return <VisitorLine key={id} {...{ id, course, isAwaited, onFollow, remove }} />
        })}
      </ul>
      {courses && (
        <p className={styles.visitorTotal}>
          <Trans>Total</Trans>{' '}
          <Price amount={known.reduce((sum, { price }) => sum + price, 0)} isExact size="lg" />
        </p>
      )}
      <Text size="sm" soft>
        {chargesVat ? (
          <Trans>Prices include VAT. Your courses stay in your cart when you sign in.</Trans>
        ) : (
          <Trans>Your courses stay in your cart when you sign in.</Trans>
        )}
      </Text>
    </>
  )
}
