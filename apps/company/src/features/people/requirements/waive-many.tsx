import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, DateField, Isolate, ProgressBar, showToast, Text, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import partStyles from '../parts/parts.module.css'
import { type Requirement, useWaiveMany } from './api.ts'
import { titleOf } from './requirement-words.tsx'

interface WaiveManyProps {
  requirement: Requirement
  ids: readonly number[]
  onClose: (isDone: boolean) => void
}

/** Excuses many from one requirement, for one reason; people without the requirement are skipped. */
// long: one form in a dialog, its parts one below the other
export function WaiveMany({ requirement, ids, onClose }: WaiveManyProps) {
  const { t } = useLingui()
  const id = useId()
  const giving = useWaiveMany(requirement.id)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [done, setDone] = useState(0)
  const passedOver = giving.data ? ids.length - giving.data : 0
  const give = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    giving.mutate(
      { ids, facts: { reason, evidence: null, expires_on: until }, onDone: setDone },
      {
        onSuccess: given => {
          if (given < ids.length) return
          showToast({ tone: 'success', text: <Given count={given} /> })
          onClose(true)
        },
      },
    )
  }
  return (
    <Dialog
      title={<Plural value={ids.length} one="Excuse # person" other="Excuse # people" />}
      isOpen
      onOpenChange={isOpen => !isOpen && !giving.isPending && onClose(giving.data !== undefined)}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={giving.isPending} onPress={close}>
            {giving.data === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {giving.data === undefined && (
            <Button type="submit" form={id} isPending={giving.isPending}>
              <Trans>Give the waivers</Trans>
            </Button>
          )}
        </>
      )}
    >
      {giving.data === undefined ? (
        <form id={id} noValidate onSubmit={give} className={partStyles.form}>
          <Text>
            <Isolate>{titleOf(requirement)}</Isolate>
          </Text>
          <TextArea
            label={t`Reason`}
            rows={2}
            maxLength={500}
            value={reason}
            error={isMissing ? t`Say why.` : fieldError(giving.error, 'reason')}
            onChange={setReason}
          />
          <DateField
            label={t`Last day`}
            hint={t`Leave it empty for no end date.`}
            isOptional
            value={until}
            error={fieldError(giving.error, 'expires_on')}
            onChange={setUntil}
          />
          {giving.isPending && ids.length > 1 && (
            <ProgressBar
              value={Math.round((100 * done) / ids.length)}
              showValue
              label={t`Progress of the change`}
            />
          )}
          <Failure error={giving.error} />
        </form>
      ) : (
        <div role="status" className={partStyles.form}>
          <Text>
            <Given count={giving.data} />
          </Text>
          <Banner tone="info">
            <Plural
              value={passedOver}
              one="It is not required of # person: nothing changed for them."
              other="It is not required of # people: nothing changed for them."
            />
          </Banner>
        </div>
      )}
    </Dialog>
  )
}

function Given({ count }: { count: number }) {
  return <Plural value={count} one="# waiver was given" other="# waivers were given" />
}
