import { Trans, useLingui } from '@lingui/react/macro'
import type { CartCoupon } from '@masar/api-sdk'
import { useCarried } from '@masar/app-shell'
import { Badge, Button, DateText, Ltr, Price, Text, TextField } from '@masar/ui'
import { TicketPercent } from 'lucide-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { cartActs, useCartChange } from '../cart-acts/index.ts'
import styles from './cart.module.css'
import { useCartErrorMessage } from './cart-error-message.ts'

/** The cart's coupon: entered, shown with what it does or why it does nothing, and taken off again. */
export function Coupon({ coupon, currency }: { coupon: CartCoupon | null; currency: string }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <section>
      <div aria-live="polite">
        {coupon && (
          <KeptCoupon coupon={coupon} currency={currency} onRemoved={() => field.current?.focus()} />
        )}
      </div>
      <CouponForm field={field} hasCoupon={coupon !== null} />
    </section>
  )
}

function KeptCoupon({
  coupon,
  currency,
  onRemoved,
}: {
  coupon: CartCoupon
  currency: string
  onRemoved: () => void
}) {
  const { t } = useLingui()
  const { code } = coupon
  const change = useCartChange()
  const wordsOf = useCartErrorMessage()
  // Reported by the hook while it is mounted, and followed by the promise when the coupon goes.
  const remove = () => void change.mutateAsync(cartActs.removeCoupon()).then(onRemoved, () => undefined)
  return (
    <div className={styles.kept}>
      <Badge tone={coupon.reason === null ? 'success' : 'warning'} icon={TicketPercent}>
        <Ltr>{coupon.code}</Ltr>
      </Badge>
      <Button
        size="sm"
        variant="quiet"
        isPending={change.isPending}
        aria-label={t`Remove the coupon ${code}`}
        onPress={remove}
      >
        <Trans>Remove</Trans>
      </Button>
      <Text size="sm" className={coupon.reason === null ? styles.cheaper : styles.dearer}>
        {coupon.reason === null ? (
          <Trans>
            You save <Price amount={coupon.discount} currency={currency} />.
          </Trans>
        ) : (
          <ReasonWords coupon={coupon} currency={currency} />
        )}
      </Text>
      {change.error && (
        <Text size="sm" className={styles.dearer} role="alert">
          {wordsOf(change.error)}
        </Text>
      )}
    </div>
  )
}

/** Why a coupon takes nothing off the present cart. */
function ReasonWords({ coupon, currency }: { coupon: CartCoupon; currency: string }) {
  switch (coupon.reason) {
    case 'not_started':
      return coupon.starts_at === null ? (
        <Trans>This coupon is not valid yet.</Trans>
      ) : (
        <Trans>
          This coupon is valid from: <DateText value={coupon.starts_at} format="time" />
        </Trans>
      )
    case 'ended':
      return <Trans>This coupon has expired.</Trans>
    case 'used_up':
      return <Trans>This coupon has been used up.</Trans>
    case 'used':
      return <Trans>You have used this coupon as often as it allows.</Trans>
    case 'minimum':
      return (
        <Trans>
          This coupon needs courses it covers for at least{' '}
          <Price amount={coupon.minimum} currency={currency} />. Still missing:{' '}
          <Price amount={coupon.missing} currency={currency} />
        </Trans>
      )
    case 'no_course':
      return <Trans>This coupon is for other courses than those in your cart.</Trans>
    case null:
      return null
  }
}

function CouponForm({ field, hasCoupon }: { field: RefObject<HTMLInputElement | null>; hasCoupon: boolean }) {
  const { t } = useLingui()
  const [code, setCode] = useCarried('coupon', '')
  const [isMissing, setMissing] = useState(false)
  const change = useCartChange()
  const wordsOf = useCartErrorMessage()
  const type = (next: string) => {
    setCode(next)
    setMissing(false)
    change.reset()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const isEmpty = code.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) field.current?.focus()
    else
      change.mutate(cartActs.setCoupon(code.trim()), {
        onSuccess: () => setCode(''),
        onError: () => field.current?.focus(),
      })
  }
  const error = isMissing ? t`Enter the coupon’s code.` : change.error && wordsOf(change.error)
  return (
    <form noValidate onSubmit={apply}>
      <TextField
        ref={field}
        label={hasCoupon ? t`Another coupon` : t`Coupon`}
        isOptional
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={error}
        onChange={type}
        trail={
          <Button type="submit" size="sm" variant="quiet" isPending={change.isPending}>
            <Trans>Apply</Trans>
          </Button>
        }
      />
    </form>
  )
}
