import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useAccountApi } from '../api/account-api.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { errorsIn, needed } from '../forms/checks.ts'
import { useForm } from '../forms/use-form.ts'
import { useProof } from '../profile/proof.tsx'
import type { Passkey } from '../profile/second-factors-query.ts'

interface Typed {
  name: string
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({
  passkey,
  onRenamed,
  onClose,
}: {
  passkey: Passkey
  onRenamed: () => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const api = useAccountApi()
  const proof = useProof('second_factors')
  const form = useForm<Typed, unknown>({
    initial: { name: passkey.name },
    check: ({ name }) => errorsIn<Typed>({ name: needed(name) }),
    send: ({ name }) =>
      proof.run(() =>
        unwrap(
          api().PATCH('/auth/second-factors/passkeys/{id}', {
            params: { path: { id: passkey.id } },
            body: { name: name.trim() },
          }),
        ),
      ),
    onDone: onRenamed,
  })
  return (
    <Dialog isOpen title={<Trans>Rename the passkey</Trans>} onOpenChange={isOpen => !isOpen && onClose()}>
      <AccountForm form={form} act={<Trans>Save</Trans>}>
        <TextField
          {...form.field('name')}
          label={t`Name`}
          name="passkey-name"
          autoComplete="off"
          maxLength={60}
        />
      </AccountForm>
      {proof.dialog}
    </Dialog>
  )
}
