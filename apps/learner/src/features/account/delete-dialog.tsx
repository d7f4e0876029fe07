import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@masar/api-sdk'
import { deleteAccount } from '@masar/app-shell'
import { Button, Isolate, Ltr, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isConfirmed } from './confirmation.ts'

/** Asks for the account's own address to be typed, so that nobody deletes by a slip. */
export function DeleteDialog({ email, onClose }: { email: string, onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const deletion = useMutation<void, ApiError>({ mutationFn: deleteAccount })
  const isRight = isConfirmed(typed, email)
  const confirm = () => {
    setAsked(true)
    if (isRight) deletion.mutate()
  }
  const isOver = deletion.isPending || deletion.isSuccess
  return (
    <Dialog
      isOpen role="alertdialog" title={t`Delete the account?`} onOpenChange={isOpen => !isOpen && !isOver && onClose()}
      actions={close => (
        <>
          <Button variant="secondary" onPress={close} isDisabled={isOver}><Trans>Keep the account</Trans></Button>
          <Button variant="danger" isPending={isOver} onPress={confirm}><Trans>Delete it for good</Trans></Button>
        </>
      )}
    >
      <Text><Trans>Your courses, results and certificates go with it. To go on, type the account’s e-mail: <Ltr>{email}</Ltr></Trans></Text>
      <TextField
        type="email" label={t`The account’s e-mail`} value={typed} onChange={setTyped} autoComplete="off"
        error={isAsked && !isRight ? t`This is not the account’s e-mail.` : undefined}
      />
      {deletion.isError && <Text role="alert"><Isolate>{deletion.error.kind === 'answer' ? deletion.error.message : t`There is no connection just now. Nothing was deleted.`}</Isolate></Text>}
      {deletion.isSuccess && <Text role="status"><Trans>The account is deleted. Farewell, and thank you.</Trans></Text>}
    </Dialog>
  )
}
