import { Plural, Trans } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { AppLink } from '@masar/app-shell'
import { cartActs, useCartChange } from '@masar/checkout/cart-acts'
import { Button, cx, Heading, Isolate, LinkButton, Price, showToast, Text } from '@masar/ui'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { FailureText } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { useLearnRights } from '../rights.ts'
import type { Preview } from './api.ts'
import { AskForSeats } from './ask-for-seats.tsx'
import type { Draft } from './draft.ts'

interface MissingSeatsProps {
  seats: Preview['seats']
  /** Of all that is missing, in halalas. */
  cost: number
  draft: Draft
}

/** Which courses lack seats, what they cost, and the way to buy them. What is written stays in the tab meanwhile. */
export function MissingSeats({ seats, cost, draft }: MissingSeatsProps) {
  const { buys } = useLearnRights()
  const missing = seats.filter(seat => seat.missing > 0)
  if (missing.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="missing">
      <Heading level={3} size="md" id="missing">
        <Trans>Seats are missing</Trans>
      </Heading>
      <ul className={styles.rows}>
        {missing.map(({ course, missing: count, cost: part }) => (
          <li key={course.id} className={cx(styles.course, styles.entry)}>
            <span>
              <Isolate>{course.title}</Isolate>:{' '}
              <Plural value={count} one="# seat missing" other="# seats missing" />
            </span>
            <Price amount={part} />
          </li>
        ))}
      </ul>
      <Text>
        <Trans>
          Together, VAT included: <Price amount={cost} />
        </Trans>
      </Text>
      {buys ? <BuyMissing missing={missing} /> : <AskForSeats draft={draft} />}
    </section>
  )
}

function BuyMissing({ missing }: { missing: Preview['seats'] }) {
  const change = useCartChange()
  const [isDone, setDone] = useState(false)
  const put = async () => {
    try {
      // A course that is in the cart already keeps the larger number: pressed twice, it is bought once.
      for (const { course, missing: count } of missing)
        await change.mutateAsync(cartActs.add(course.id, count))
      setDone(true)
    } catch (error) {
      showToast({ tone: 'danger', text: <FailureText error={error as ApiError} /> })
    }
  }
  if (isDone)
    return (
      <div className={styles.acts} role="status">
        <Text as="span">
          <Trans>The seats are in the cart.</Trans>
        </Text>
        <LinkButton as={AppLink} to="/cart" variant="secondary">
          <Trans>Go to the cart</Trans>
        </LinkButton>
      </div>
    )
  return (
    <div>
      <Button
        variant="secondary"
        iconStart={ShoppingCart}
        isPending={change.isPending}
        onPress={() => void put()}
      >
        <Trans>Put the missing seats in the cart</Trans>
      </Button>
    </div>
  )
}
