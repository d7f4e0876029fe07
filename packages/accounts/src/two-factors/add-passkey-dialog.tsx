import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Button, Text, TextField } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { useProof } from '../profile/proof.tsx'
import { PasskeyErrorBanner } from '../second-step/passkey-error.tsx'
import { makePasskey } from '../second-step/webauthn.ts'

interface AddPasskeyProps {
  onAdded: (codes: readonly string[] | null) => void
  onClose: () => void
}

/** Names a new passkey and has the browser make it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyProps) {
  const { t } = useLingui()
  const api = useAccountApi()
  const proof = useProof('second_factors')
  const [name, setName] = useState('')
  const adding = useMutation<readonly string[] | null, Error>({
    mutationFn: async () => {
      const { data } = await proof.run(() => unwrap(api().POST('/auth/second-factors/passkeys/options')))
      const credential = await makePasskey(data.options)
      const body = { setup: data.setup, name: name.trim() || t`My passkey`, credential }
      return (await proof.run(() => unwrap(api().POST('/auth/second-factors/passkeys', { body })))).data
        .recovery_codes
    },
    onSuccess: onAdded,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!adding.isPending) adding.mutate()
  }
  return (
    <Dialog isOpen title={<Trans>Add a passkey</Trans>} onOpenChange={isOpen => !isOpen && onClose()}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Text>
          <Trans>Next, your browser asks you where to keep the passkey, and to confirm that it is you.</Trans>
        </Text>
        <PasskeyErrorBanner error={adding.error} at={adding.submittedAt} />
        <TextField
          label={t`Name`}
          hint={t`To tell it from others, such as “My phone”.`}
          name="passkey-name"
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={60}
          isOptional
        />
        <Button type="submit" wide size="lg" isPending={adding.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
      {proof.dialog}
    </Dialog>
  )
}
