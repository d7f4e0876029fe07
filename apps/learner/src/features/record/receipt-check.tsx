import { Trans, useLingui } from '@lingui/react/macro'
import { useCarried } from '@masar/app-shell'
import { Banner, Button, DateText, Heading, TextField } from '@masar/ui'
import { useState } from 'react'
import { type CheckedReceipt, type RecordPlace, useReceiptCheck } from './api.ts'
import { typedReceipt } from './line.ts'
import styles from './record.module.css'

/** Says whether a receipt that a person has is the one of this record. */
export function ReceiptCheck({ place }: { place: RecordPlace }) {
  const { t } = useLingui()
  const check = useReceiptCheck(place)
  const [typed, setTyped] = useCarried('receipt', '')
  const [isTried, setTried] = useState(false)
  const code = typedReceipt(typed)
  return (
    <section className={`${styles.record} ${styles.receipt}`}>
      <Heading level={2}>
        <Trans>Check a receipt</Trans>
      </Heading>
      <form
        className={styles.check}
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (code !== null) check.mutate(code)
        }}
      >
        <TextField
          label={t`Receipt`}
          hint={t`Paste all of it, or type the 16 characters shown.`}
          dir="ltr"
          maxLength={200}
          value={typed}
          error={
            isTried && code === null
              ? t`A receipt has 16 to 64 characters: the digits 0 to 9 and the letters A to F.`
              : undefined
          }
          onChange={text => {
            setTyped(text)
            check.reset()
          }}
        />
        <Button type="submit" variant="secondary" isPending={check.isPending}>
          <Trans>Check</Trans>
        </Button>
      </form>
      {check.error && (
        <Banner tone="danger" isAnnounced>
          {check.error.message}
        </Banner>
      )}
      {check.data && <Outcome checked={check.data} />}
    </section>
  )
}

function Outcome({ checked }: { checked: CheckedReceipt }) {
  if (checked.matches === 'none' || checked.submitted_at === null)
    return (
      <Banner tone="danger" isAnnounced title={<Trans>This is not the receipt of this attempt</Trans>}>
        <Trans>Compare it with the one that was shown at the submission.</Trans>
      </Banner>
    )
  const when = <DateText value={checked.submitted_at} format="time" />
  if (checked.matches === 'earlier')
    return (
      <Banner tone="warning" isAnnounced title={<Trans>The receipt of an earlier submission</Trans>}>
        <Trans>Submitted: {when}. The attempt was opened again after that.</Trans>
      </Banner>
    )
  if (checked.answers === 'changed')
    return (
      <Banner
        tone="warning"
        isAnnounced
        title={<Trans>The receipt is genuine, the answers are not the same</Trans>}
      >
        <Trans>Submitted: {when}. What is stored now no longer matches this receipt. Write to us.</Trans>
      </Banner>
    )
  return (
    <Banner tone="success" isAnnounced title={<Trans>The receipt is genuine</Trans>}>
      <Trans>Submitted: {when}. The answers that are stored are the ones that were submitted.</Trans>
    </Banner>
  )
}
