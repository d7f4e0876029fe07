import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import { Banner, Button, Dialog, Isolate, showToast, Text, TextArea, TextField } from '@masar/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Certificate } from '../../certificate/api.ts'
import styles from '../console.module.css'
import { useCertificateAct } from './acts.ts'

interface ActDialogProps {
  certificate: Certificate
  kind: 'correct' | 'withdraw'
  onClose: () => void
}

/** The shortest reason that the service takes. */
const shortest = 3

/** The name that the reader’s script does not show. */
function otherName({ holder_name: shown, holder_name_ar: ar, holder_name_en: en }: Certificate): string {
  return (shown === ar ? en : ar) ?? ''
}

/** Asks for what an act on a certificate needs: the right name, and why. */
// long: one form in a dialog, its parts one below the other
export function ActDialog({ certificate, kind, onClose }: ActDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const act = useCertificateAct(certificate.code)
  const [name, setName] = useState(certificate.holder_name)
  const otherBefore = otherName(certificate)
  const [other, setOther] = useState(otherBefore)
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const isCorrection = kind === 'correct'
  const isUnchanged = isCorrection && name.trim() === certificate.holder_name && other.trim() === otherBefore
  const isUnreasoned = reason.trim().length < shortest
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isUnchanged || isUnreasoned) return
    act.mutate(
      {
        name: isCorrection ? name : null,
        reason,
        ...(other.trim() !== otherBefore && { other: other.trim() || null }),
      },
      {
        onSuccess: () => {
          showToast({
            tone: 'success',
            text: isCorrection ? t`The name is corrected` : t`The certificate is withdrawn`,
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={
        isCorrection ? <Trans>Correct the name</Trans> : <Trans>Withdraw this certificate for good?</Trans>
      }
      isOpen
      onOpenChange={isOpen => !isOpen && !act.isPending && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={act.isPending} onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isCorrection ? 'primary' : 'danger'}
            isPending={act.isPending}
          >
            {isCorrection ? <Trans>Correct the name</Trans> : <Trans>Withdraw certificate</Trans>}
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={send} className={styles.words}>
        <Text>
          {isCorrection ? (
            <Trans>
              The certificate is issued again under a new code; the former one leads to it. Its holder cannot
              change the name afterwards.
            </Trans>
          ) : (
            <Trans>
              The certificate of <Isolate>{certificate.holder_name}</Isolate> will say that it was withdrawn,
              and its badge is revoked. This can’t be undone.
            </Trans>
          )}
        </Text>
        {isCorrection && (
          <TextField
            label={t`Name on the certificate`}
            value={name}
            maxLength={400}
            error={
              fieldError(act.error, 'holder_name') ??
              (isSent && isUnchanged ? t`Write the name as it should be.` : undefined)
            }
            onChange={setName}
          />
        )}
        {isCorrection && (
          <TextField
            label={t`The same in the other script`}
            isOptional
            value={other}
            maxLength={400}
            error={fieldError(act.error, 'other_holder_name')}
            onChange={setOther}
          />
        )}
        <TextArea
          label={t`Reason`}
          hint={isCorrection ? t`For the audit log.` : t`For the audit log. The holder reads it too.`}
          rows={3}
          maxLength={500}
          value={reason}
          error={
            fieldError(act.error, 'reason') ??
            (isSent && isUnreasoned ? t`Say why, in a few words.` : undefined)
          }
          onChange={setReason}
        />
        <div role="alert">{act.error && <Banner tone="danger">{act.error.message}</Banner>}</div>
      </form>
    </Dialog>
  )
}
