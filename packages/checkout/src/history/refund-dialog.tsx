import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@masar/api-sdk'
import { useApp } from '@masar/app-shell'
import { Banner, Button, Checkbox, Isolate, showToast, Text, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { holdsLicence } from '../order/model.ts'
import styles from './history.module.css'
import type { WantedRefund } from './model.ts'
import { RefundReasonText } from './refund-reason.tsx'
import { RefundSeats } from './refund-seats.tsx'
import { useRefundRequest } from './use-refund-request.ts'

/** Asks for a refund: of which lines, how many seats, and why. */
// long: one form in a dialog, its parts one below the other
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const open = order.lines.filter(({ refundable }) => refundable.seats > 0)
  const closed = order.lines.filter(({ refundable }) => refundable.seats === 0)
  const only = open.length === 1 ? open[0] : undefined
  const [wanted, setWanted] = useState<WantedRefund>(
    () => new Map(only ? [[only.id, only.refundable.seats]] : []),
  )
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const request = useRefundRequest(order.id)
  const want = (line: number, seats: number | null) => {
    const next = new Map(wanted)
    if (seats === null) next.delete(line)
    else next.set(line, seats)
    setWanted(next)
    setMissing(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.size === 0) return setMissing(true)
    request.send(wanted, reason, () => {
      showToast({ text: t`Your request is with us. You get our answer as a notification.` })
      onClose()
    })
  }
  return (
    <Dialog
      title={<Trans>Request a refund</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !request.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={request.isPending} onPress={close}>
            <Trans>Close</Trans>
          </Button>
          <Button type="submit" form={id} isPending={request.isPending}>
            <Trans>Send the request</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={styles.form}>
        <Text>
          {holdsLicence(order) ? (
            <Trans>
              We look at each request and answer it. Places that nobody holds can be refunded; whoever learns
              by the licence keeps theirs.
            </Trans>
          ) : (
            <Trans>
              We look at each request and answer it. A course that is refunded closes, and its progress is
              kept.
            </Trans>
          )}
        </Text>
        <ul className={styles.list} aria-label={t`What to refund`}>
          {open.map(line => (
            <RefundLine key={line.id} line={line} seats={wanted.get(line.id) ?? null} onChange={want} />
          ))}
          {closed.map(({ id: line, title, refundable }) => (
            <li key={line} className={styles.when}>
              <Isolate>{title}</Isolate>:{' '}
              <RefundReasonText reason={refundable.reason} terms={order.refund_terms} />
            </li>
          ))}
        </ul>
        <div role="alert">
          {isMissing && (
            <Banner tone="danger">
              <Trans>Choose what is to be refunded.</Trans>
            </Banner>
          )}
          {request.error && (
            <Banner tone="danger">
              {request.error.kind === 'answer' ? (
                request.error.message
              ) : (
                <Trans>Not sent: there is no connection. Try again.</Trans>
              )}
            </Banner>
          )}
        </div>
        <TextArea
          label={t`Why? It helps us improve.`}
          isOptional
          maxLength={1000}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  )
}

interface RefundLineProps {
  line: Order['lines'][number]
  /** How many are asked back; null for none. */
  seats: number | null
  onChange: (line: number, seats: number | null) => void
}

function RefundLine({
  line: { id, course_id: courseId, title, refundable },
  seats,
  onChange,
}: RefundLineProps) {
  const isCompany = useApp().app === 'company'
  return (
    <li className={styles.choice}>
      <Checkbox
        isBoxed
        checked={seats !== null}
        onChange={isOn => onChange(id, isOn ? refundable.seats : null)}
      >
        <Isolate>{title}</Isolate>
      </Checkbox>
      {isCompany && seats !== null && (
        <RefundSeats
          title={title}
          seats={seats}
          most={refundable.seats}
          isLicence={courseId === null}
          onChange={next => onChange(id, next)}
        />
      )}
    </li>
  )
}
