import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Cart } from '@masar/api-sdk'
import { cartQuery, useGo } from '@masar/app-shell'
import { cartActs, useCartChange } from '@masar/checkout/cart-acts'
import { SeatsField, seatsOf } from '@masar/checkout/seats'
import { Button, Isolate, Price, showToast, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import type { ShownCourse } from './place.ts'

interface BuyDialogProps {
  course: ShownCourse
  onClose: () => void
}

/** How many seats of a course are to be bought: they go to the company's cart. */
// long: one form in a dialog, its parts one below the other
export function BuyDialog({ course, onClose }: BuyDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const go = useGo()
  const cart = useQuery(cartQuery('company')).data as { data: Cart } | undefined
  const there = cart?.data.lines.find(line => line.course.id === course.id)?.seats ?? 0
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(Math.max(1, there))
  const seats = seatsOf(text)
  const change = useCartChange()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (seats === null) return
    change.mutate(there > 0 ? cartActs.setSeats(course.id, seats) : cartActs.add(course.id, seats), {
      onSuccess: () => {
        onClose()
        showToast({
          tone: 'success',
          text: <Plural value={seats} one="# seat is in the cart" other="# seats are in the cart" />,
          action: { label: t`Go to the cart`, onAction: () => go('/cart') },
        })
      },
    })
  }
  return (
    <Dialog
      title={<Trans>Buy seats</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !change.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={change.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={change.isPending}>
            <Trans>Put them in the cart</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={save} className={styles.form}>
        <Text strong>
          <Isolate>{course.title}</Isolate>
        </Text>
        {there > 0 && (
          <Text size="sm" soft>
            <Plural
              value={there}
              one="# seat of it is in the cart. The number here takes its place."
              other="# seats of it are in the cart. The number here takes their place."
            />
          </Text>
        )}
        <SeatsField
          title={course.title}
          text={text}
          seats={Math.max(1, there)}
          onType={setTyped}
          onLeave={() => {}}
        />
        {course.price !== undefined && seats !== null && (
          <Text>
            <Trans>
              Together, VAT included: <Price amount={course.price * seats} />
            </Trans>
          </Text>
        )}
        <Failure error={change.error} />
      </form>
    </Dialog>
  )
}
