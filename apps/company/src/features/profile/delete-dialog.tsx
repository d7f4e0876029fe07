import { Trans, useLingui } from '@lingui/react/macro'
import { deleteAccount } from '@masar/app-shell'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Ltr, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { isConfirmed } from './model.ts'
import styles from './profile.module.css'

/** Deletes the account once its e-mail address has been typed; the page then loads anew by itself. */
export function DeleteDialog({ email, onClose }: { email: string, onClose: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const deletion = useMutation<void, ApiError>({ mutationFn: deleteAccount })
  const isBusy = deletion.isPending || deletion.isSuccess
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (isConfirmed(typed, email)) return deletion.mutate()
    setWrong(true)
    document.getElementById(`${id}typed`)?.focus()
  }
  const change = (value: string) => {
    setTyped(value)
    setWrong(false)
  }
  return (
    <Dialog
      role="alertdialog" title={<Trans>Delete the company’s account?</Trans>} isOpen onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={close}><Trans>Keep the account</Trans></Button>
          <Button variant="danger" type="submit" form={`${id}form`} isPending={isBusy}><Trans>Delete the account</Trans></Button>
        </>
      )}
    >
      <form id={`${id}form`} noValidate onSubmit={send} className={styles.section}>
        <Text><Trans>Nobody can sign in to the portal any more, and this cannot be undone. To confirm, type <Ltr><strong>{email}</strong></Ltr>.</Trans></Text>
        <TextField
          id={`${id}typed`} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} label={t`E-mail of the account`}
          value={typed} onChange={change} error={isWrong ? t`This is not the e-mail of the account. Type it exactly as shown.` : undefined}
        />
        {deletion.error && <Banner tone="danger" role="alert">{deletion.error.kind === 'answer' ? deletion.error.message : <Trans>The account was not deleted: there is no connection. Try again.</Trans>}</Banner>}
        {deletion.isSuccess && <Text role="status"><Trans>The account is deleted.</Trans></Text>}
      </form>
    </Dialog>
  )
}
