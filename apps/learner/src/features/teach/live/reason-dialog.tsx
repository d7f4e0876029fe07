import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Dialog, TextArea } from '@masar/ui'
import { type ReactNode, useRef, useState } from 'react'
import styles from './live.module.css'

interface ReasonDialogProps {
  title: ReactNode
  /** Names the act. */
  action: ReactNode
  children?: ReactNode
  isDanger?: boolean
  isPending: boolean
  error: ApiError | null
  /** What the error says in more detail than its own sentence. */
  failure?: ReactNode
  onAct: (reason: string) => void
  onClose: () => void
}

/** An act on the attempts of others: what is chosen, and why, which the learner sees. What was typed stays when it fails. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, action, children, isDanger, isPending, error, failure, onAct, onClose } = props
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isGiven = reason.trim().length >= 3
  const act = () => {
    setTried(true)
    if (!isGiven) return form.current?.querySelector('textarea')?.focus()
    if (!isPending) onAct(reason.trim())
  }
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={act}>
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          act()
        }}
      >
        {children}
        <TextArea
          label={t`Why`}
          hint={t`The learner sees it, and it stays in the record of the attempt.`}
          rows={2}
          maxLength={500}
          value={reason}
          error={isTried && !isGiven ? t`Give the reason in a few words.` : undefined}
          onChange={setReason}
        />
        {error && (
          <Banner tone="danger" isAnnounced>
            {failure ?? error.message}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}
