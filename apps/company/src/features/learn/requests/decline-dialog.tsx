import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, Isolate, showToast, Text, TextArea } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../../people/parts/failure.tsx'
import styles from '../learn.module.css'
import { type CourseRequest, useDecline } from './api.ts'

interface DeclineDialogProps {
  request: CourseRequest
  onClose: () => void
}

/** Declines a request, with a message to the person. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const declining = useDecline(request.id)
  const [answer, setAnswer] = useState('')
  const decline = (event: FormEvent) => {
    event.preventDefault()
    declining.mutate(answer, {
      onSuccess: () => {
        showToast({ tone: 'success', text: t`The request was declined` })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={<Trans>Decline the request</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !declining.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={declining.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} isPending={declining.isPending}>
            <Trans>Decline the request</Trans>
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={decline} className={styles.form}>
        <Text>
          <Trans>
            <Isolate>{request.employee.name}</Isolate> is notified and can ask again later.
          </Trans>
        </Text>
        <TextArea
          label={t`Your reply`}
          hint={t`The person reads it.`}
          rows={3}
          maxLength={500}
          isOptional
          value={answer}
          error={fieldError(declining.error, 'answer')}
          onChange={setAnswer}
        />
        <Failure error={declining.error} />
      </form>
    </Dialog>
  )
}
