import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError, Checkout, PaymentStart } from '@masar/api-sdk'
import { useApp, useCarried } from '@masar/app-shell'
import { Button, Card, formatMoney, Heading, useUi } from '@masar/ui'
import { type FormEvent, useState } from 'react'
import { CompanyFields, PersonFields } from './buyer-step.tsx'
import styles from './checkout.module.css'
import { holdsLicence } from '../order/model.ts'
import { MethodStep } from './method-step.tsx'
import { PayProblem } from './pay-problem.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { QuoteClock } from './quote-clock.tsx'
import { changesOf, requoted } from './quote.ts'
import { Summary } from './summary.tsx'
import type { BillingPlaces } from './use-billing-places.tsx'
import type { BuyerForm } from './use-buyer-form.ts'
import { usePay } from './use-pay.ts'
import type { StandingQuote } from './use-quote.ts'

export interface CheckoutFormProps {
  standing: StandingQuote
  form: BuyerForm
  places: BillingPlaces
  requoting: { isRunning: boolean; error: ApiError | null; again: () => void }
  /** Why the last press led to no order. */
  paymentError: ApiError | null
  onRefused: (error: ApiError | null) => void
  onOrdered: (start: PaymentStart) => void
}

// long: the steps of one form, drawn one below the other
export function CheckoutForm({
  standing: { quote, until },
  form,
  places,
  requoting,
  paymentError,
  onRefused,
  onOrdered,
}: CheckoutFormProps) {
  const isCompany = useApp().app === 'company'
  const { pay, isPaying } = usePay()
  const review = useReview(quote)
  const [chosen, setChosen] = useCarried('payment method', '')
  const method = quote.methods.find(each => each === chosen) ?? quote.methods[0] ?? 'card'
  const canPay = quote.methods.length > 0
  const onError = (error: ApiError) => {
    if (requoted.includes(error.code)) {
      requoting.again()
      review.refuse(error)
      return
    }
    if (error.errors['billing_address_id']) places.refetch()
    if (!(error.code === 'validation' && form.refuse(error))) onRefused(error)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canPay || requoting.isRunning || !form.check()) return
    onRefused(null)
    review.agree()
    pay({ quote, method, ...form.agreed() }, onOrdered, onError)
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.columns}>
      <div className={styles.steps}>
        <Card as="section" className={styles.step} aria-labelledby="buyer-step">
          <Heading level={2} size="md" id="buyer-step">
            <Trans>1. Who buys</Trans>
          </Heading>
          {isCompany ? <CompanyFields form={form} places={places} /> : <PersonFields form={form} />}
        </Card>
        <Card as="section" className={styles.step} aria-labelledby="method-step">
          <Heading level={2} size="md" id="method-step">
            <Trans>2. How you pay</Trans>
          </Heading>
          <MethodStep
            methods={quote.methods}
            method={method}
            isLicence={holdsLicence(quote)}
            onChange={setChosen}
          />
        </Card>
      </div>
      <Card as="section" className={styles.summary} aria-labelledby="summary-step">
        <Heading level={2} size="md" id="summary-step">
          <Trans>3. Your order</Trans>
        </Heading>
        <QuoteChanges
          changes={review.changes}
          currency={quote.currency}
          reason={review.reason}
          rejections={review.rejections}
        />
        <Summary quote={quote} withSeats={isCompany} />
        <QuoteClock until={until} onOver={() => !isPaying && requoting.again()} />
        <PayProblem error={paymentError ?? requoting.error} isTyped />
        {canPay && (
          <>
            <Button type="submit" size="lg" wide isPending={isPaying || requoting.isRunning}>
              <span>
                <PayLabel quote={quote} method={method} isChanged={review.changes.length > 0} />
              </span>
            </Button>
            <ButtonNote method={method} />
          </>
        )}
      </Card>
    </form>
  )
}

/** What differs from the quote that the buyer has seen, until they agree to it. */
function useReview(quote: Checkout) {
  const [seen, setSeen] = useState(quote)
  const [refused, setRefused] = useState<{ count: number; error: ApiError | null }>({ count: 0, error: null })
  return {
    changes: changesOf(seen, quote),
    reason: refused.error?.message ?? null,
    rejections: refused.count,
    refuse: (error: ApiError) => setRefused(({ count }) => ({ count: count + 1, error })),
    agree: () => {
      setSeen(quote)
      setRefused(({ count }) => ({ count, error: null }))
    },
  }
}

/** Names the sum that one agrees to. */
function PayLabel({
  quote,
  method,
  isChanged,
}: {
  quote: Checkout
  method: Checkout['methods'][number]
  isChanged: boolean
}) {
  const { tag } = useUi()
  const sum = <bdi>{formatMoney(tag, quote.total, quote.currency, { exact: true })}</bdi>
  if (method === 'none') return <Trans>Complete the order</Trans>
  if (method === 'bank_transfer') return <Trans>Order for {sum}</Trans>
  return isChanged ? <Trans>Agree and pay {sum}</Trans> : <Trans>Pay {sum}</Trans>
}

function ButtonNote({ method }: { method: Checkout['methods'][number] }) {
  const { t } = useLingui()
  const notes = {
    card: t`You pay on the payment provider’s page and come back here.`,
    bank_transfer: t`You get a pro-forma invoice with the bank details and a reference.`,
    none: t`Nothing is charged.`,
  }
  return <p className={styles.note}>{notes[method]}</p>
}
