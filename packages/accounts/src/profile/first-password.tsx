import { Trans, useLingui } from '@lingui/react/macro'
import { type ApiError, unwrap } from '@masar/api-sdk'
import { Button, Text } from '@masar/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { announceSession, clearSession, endingSession, refreshSession, useGo } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { type PendingStep, stepAt } from '../code/pending-step.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { FormError } from '../forms/form-error.tsx'
import { useForm } from '../forms/use-form.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { passwordError } from '../password/password-rule.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'

/** The first password of an account that Google opened: the way of a forgotten one, begun from inside. */
export function FirstPassword({ email }: { email: string }) {
  const api = useAccountApi()
  const [begun, setBegun] = useState<PendingStep | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const asking = useMutation<PendingStep, ApiError>({
    mutationFn: async () =>
      stepAt(
        (await unwrap(api().POST('/auth/forget-password', { body: { email } }))).data,
        Date.now(),
        email,
      ),
    onSuccess: setBegun,
  })
  if (token !== null) return <SetForm token={token} />
  if (begun)
    return (
      <ConfirmByCode
        begun={begun}
        onDone={() => {}}
        send={async (otp, code) =>
          setToken((await unwrap(api().POST('/auth/reset-code', { body: { otp, code } }))).data.reset_token)
        }
      />
    )
  return (
    <div className={styles.screen}>
      <Text>
        <Trans>
          You sign in with Google. With a password you can sign in without it too; we send a code to your
          e-mail first.
        </Trans>
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

function SetForm({ token }: { token: string }) {
  const { t } = useLingui()
  const api = useAccountApi()
  const go = useGo()
  const form = useForm<{ password: string }, void>({
    initial: { password: '' },
    check: ({ password }) => passwordError('password', password),
    send: async ({ password }) => {
      await endingSession(() =>
        unwrap(api().POST('/auth/enter-password', { body: { reset_token: token, password } })),
      )
      // The service has ended every session, this one too.
      clearSession(document)
      refreshSession()
      announceSession()
    },
    onDone: () => go('/auth/message?about=password', { replace: true }),
  })
  return (
    <AccountForm form={form} act={<Trans>Set the password</Trans>}>
      <NewPasswordField {...form.field('password')} label={t`New password`} />
    </AccountForm>
  )
}
