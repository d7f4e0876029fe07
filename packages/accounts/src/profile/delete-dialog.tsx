import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { Banner, Button, Checkbox, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { deleteAccount, discardUnsent, useApp, useSession } from '@masar/app-shell'
import { Address } from '../address.tsx'
import styles from '../accounts.module.css'
import { isConfirmed } from './confirmation.ts'
import { CompanyTerms, PersonalTerms } from './deletion-terms.tsx'
import { useProof } from './proof.tsx'

interface DeleteProps {
  email: string
  isInstructor: boolean
  onClose: () => void
}

/** Deletes the account once its e-mail address has been typed; the page then reloads by itself. */
export function DeleteDialog({ email, isInstructor, onClose }: DeleteProps) {
  const { t } = useLingui()
  const id = useId()
  const isCompany = useApp().app === 'company'
  const proof = useProof('delete_account')
  const [typed, setTyped] = useState('')
  const [deletesPosts, setDeletesPosts] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const user = useSession(({ info }) => info?.id ?? null)
  const deletion = useMutation<void, ApiError>({
    mutationFn: async () => {
      await proof.run(() => deleteAccount(deletesPosts ? 'delete' : 'keep'))
      await discardUnsent(user)
    },
  })
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
      role="alertdialog"
      title={isCompany ? <Trans>Delete the company’s account?</Trans> : <Trans>Delete the account?</Trans>}
      isOpen
      onOpenChange={isOpen => !isOpen && !isBusy && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" isDisabled={isBusy} onPress={close}>
            <Trans>Keep the account</Trans>
          </Button>
          <Button variant="danger" type="submit" form={`${id}form`} isPending={isBusy}>
            <Trans>Delete it for good</Trans>
          </Button>
        </>
      )}
    >
      <form id={`${id}form`} noValidate onSubmit={send} className={styles.form}>
        {isCompany ? (
          <CompanyTerms />
        ) : (
          <>
            <PersonalTerms isInstructor={isInstructor} deletesPosts={deletesPosts} />
            <Checkbox checked={deletesPosts} onChange={setDeletesPosts}>
              <Trans>Delete my reviews and discussion posts, too</Trans>
            </Checkbox>
          </>
        )}
        <Text>
          <Trans>
            This cannot be undone. To confirm, type{' '}
            <Address>
              <strong>{email}</strong>
            </Address>
            .
          </Trans>
        </Text>
        <TextField
          id={`${id}typed`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t`The account’s e-mail`}
          value={typed}
          onChange={change}
          error={isWrong ? t`This is not the account’s e-mail.` : undefined}
        />
        {deletion.error && (
          <Banner tone="danger" role="alert">
            {deletion.error.kind === 'answer' ? (
              deletion.error.message
            ) : (
              <Trans>There is no connection just now. Nothing was deleted.</Trans>
            )}
          </Banner>
        )}
        {deletion.isSuccess && (
          <Text role="status">
            <Trans>The account is deleted. Farewell, and thank you.</Trans>
          </Text>
        )}
      </form>
      {proof.dialog}
    </Dialog>
  )
}
