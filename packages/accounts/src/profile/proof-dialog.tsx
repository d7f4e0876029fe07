import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Button, PasswordField, Text } from '@masar/ui'
import { Dialog } from '@masar/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Address } from '../address.tsx'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { CodeForm } from '../code/code-form.tsx'
import { MailboxLink } from '../code/mailbox-link.tsx'
import { type PendingStep, stepAt } from '../code/pending-step.ts'
import { Resend } from '../code/resend.tsx'
import { useKnownStep } from '../code/use-step.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { FormError } from '../forms/form-error.tsx'
import { useForm } from '../forms/use-form.ts'
import { useProfile } from './api.ts'
import type { ConfirmedChange } from './confirmed-change.ts'

interface ProofProps {
  change: ConfirmedChange
  onProved: () => void
  onClose: () => void
}

/** Asks for the password once more, or for a code where there is none. */
export function ProofDialog({ change, onProved, onClose }: ProofProps) {
  const { data: profile } = useProfile()
  return (
    <Dialog
      isOpen
      title={<Trans>Confirm that it is you</Trans>}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {profile?.has_password === false ? (
        <ByCode change={change} onProved={onProved} />
      ) : (
        <ByPassword onProved={onProved} />
      )}
    </Dialog>
  )
}

function ByPassword({ onProved }: Pick<ProofProps, 'onProved'>) {
  const { t } = useLingui()
  const api = useAccountApi()
  const form = useForm<{ password: string }, unknown>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'required' } : {}),
    send: ({ password }) => unwrap(api().POST('/auth/fresh', { body: { password } })),
    onDone: onProved,
  })
  // Not by `autoFocus`: over another dialog that comes too early, and the dialog below takes the focus back.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  useEffect(() => form.focus('password'), [])
  return (
    <div className={styles.screen}>
      <Text>
        <Trans>You signed in a while ago. Enter your password to continue.</Trans>
      </Text>
      <AccountForm form={form} act={<Trans>Continue</Trans>}>
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
        />
      </AccountForm>
    </div>
  )
}

function ByCode({ change, onProved }: Pick<ProofProps, 'change' | 'onProved'>) {
  const api = useAccountApi()
  const [begun, setBegun] = useState<PendingStep | null>(null)
  const step = useKnownStep(begun)
  const asking = useMutation({
    mutationFn: async () => {
      const params = { query: { change } }
      return stepAt((await unwrap(api().POST('/auth/fresh-code', { params }))).data, Date.now())
    },
    onSuccess: setBegun,
  })
  if (step === null) {
    return (
      <div className={styles.screen}>
        <Text>
          <Trans>You signed in a while ago. We send a code to your e-mail to make sure that it is you.</Trans>
        </Text>
        <FormError
          formError={asking.error && { error: asking.error, at: asking.submittedAt, otherErrors: [] }}
        />
        <Button wide size="lg" isPending={asking.isPending} onPress={() => asking.mutate()}>
          <Trans>Send the code</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.screen}>
      <Text>
        <Trans>
          We sent a code of six digits to <Address>{step.sentTo}</Address>.
        </Trans>{' '}
        <MailboxLink />
      </Text>
      <CodeForm
        step={step}
        onDone={onProved}
        send={async code => {
          await unwrap(api().POST('/auth/fresh-otp', { body: { otp: step.otp, code } }))
        }}
      />
      <Resend step={step} />
    </div>
  )
}
