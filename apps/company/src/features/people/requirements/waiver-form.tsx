import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Button, DateField, Heading, Isolate, showToast, TextArea } from '@masar/ui'
import { type FormEvent, useId, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import partStyles from '../parts/parts.module.css'
import { useGiveWaiver } from './api.ts'
import styles from './requirements.module.css'
import { WaiverFileField } from './waiver-file.tsx'

interface WaiverFormProps {
  requirementId: number
  employeeId: number
  onDone: () => void
  onCancel: () => void
}

/** Excuses a person: the reason, its proof, and until when. */
export function WaiverForm({ requirementId, employeeId, onDone, onCancel }: WaiverFormProps) {
  const { t } = useLingui()
  const id = useId()
  const giving = useGiveWaiver(requirementId, employeeId)
  const [reason, setReason] = useState('')
  const [evidence, setEvidence] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const give = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = reason.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return document.getElementById(`${id}reason`)?.focus()
    giving.mutate(
      { reason, evidence: evidence.trim() || null, expires_on: until, file },
      {
        onSuccess: ({ isFileKept }) => {
          if (isFileKept) showToast({ tone: 'success', text: t`The waiver was given` })
          else
            showToast({
              tone: 'danger',
              text: t`The waiver was given, but its file could not be kept. Add it to the waiver in the list.`,
            })
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={give} className={partStyles.form} aria-labelledby={`${id}title`}>
      <Heading level={3} size="sm" id={`${id}title`}>
        <Trans>New waiver, from today on</Trans>
      </Heading>
      <TextArea
        id={`${id}reason`}
        label={t`Reason`}
        rows={2}
        maxLength={500}
        autoFocus
        value={reason}
        error={isMissing ? t`Say why.` : fieldError(giving.error, 'reason')}
        onChange={setReason}
      />
      <TextArea
        label={t`Evidence`}
        hint={t`The number of a document, or where it is kept`}
        rows={2}
        maxLength={2000}
        isOptional
        value={evidence}
        error={fieldError(giving.error, 'evidence')}
        onChange={setEvidence}
      />
      {file === null ? (
        <WaiverFileField isOptional onSend={async chosen => setFile(chosen)} />
      ) : (
        <div className={styles.formActs}>
          <Isolate>{file.name}</Isolate>
          <Button size="sm" variant="secondary" onPress={() => setFile(null)}>
            <Trans>Leave the file out</Trans>
          </Button>
        </div>
      )}
      <DateField
        label={t`Last day`}
        hint={t`Leave it empty for no end date.`}
        isOptional
        value={until}
        error={fieldError(giving.error, 'expires_on')}
        onChange={setUntil}
      />
      <Failure error={giving.error} />
      <div className={styles.formActs}>
        <Button variant="secondary" size="sm" isDisabled={giving.isPending} onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="sm" isPending={giving.isPending}>
          <Trans>Give the waiver</Trans>
        </Button>
      </div>
    </form>
  )
}
