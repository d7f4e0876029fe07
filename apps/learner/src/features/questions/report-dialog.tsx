import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Dialog, RadioGroup, showToast, TextArea } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportReason } from './api.ts'
import type { DraftPlace } from './post-drafts.ts'
import styles from './questions.module.css'
import { useDraft } from './use-draft.ts'

/** The API's maximum length, in characters. */
const longest = 1000

interface ReportDialogProps {
  /** Where the words are kept until they are sent. */
  place: DraftPlace
  send: (reason: ReportReason, note: string) => Promise<unknown>
  onClose: () => void
}

/** Reports another person's post to the operator, with a reason. */
export function ReportDialog({ place, send, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<ReportReason>()
  const { draft, write, clear } = useDraft(place)
  const [isMissing, setMissing] = useState(false)
  const report = useMutation<unknown, ApiError, ReportReason>({
    mutationFn: chosen => send(chosen, draft.text),
    onSuccess: () => {
      clear()
      showToast({ text: t`Thank you. We will look at it.` })
      onClose()
    },
  })
  const reasons: Record<ReportReason, string> = {
    spam: t`Advertising or spam`,
    abuse: t`Insulting or hurtful`,
    personal_data: t`Gives away personal data`,
    cheating: t`Gives away answers of an exam`,
    other: t`Something else`,
  }
  return (
    <Dialog
      title={<Trans>Report to Masar</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      actions={
        <>
          <Button
            variant="secondary"
            onPress={() => {
              clear()
              onClose()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            isPending={report.isPending}
            onPress={() => (reason === undefined ? setMissing(true) : report.mutate(reason))}
          >
            <Trans>Send the report</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          label={t`What is wrong with it?`}
          hint={t`The person who wrote it won’t know who reported it.`}
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          value={reason ?? null}
          error={isMissing && reason === undefined && t`Choose a reason.`}
          onChange={value => setReason(value as ReportReason)}
        />
        <TextArea
          label={t`In your words`}
          isOptional
          value={draft.text}
          maxLength={longest}
          rows={3}
          onChange={write}
        />
        {report.error && (
          <Banner tone="danger" role="alert">
            {report.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
