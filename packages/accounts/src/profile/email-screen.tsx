import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Card, EmailField, showToast, Text } from '@masar/ui'
import { useState } from 'react'
import { useGo, useSession } from '@masar/app-shell'
import { Address } from '../address.tsx'
import { useAccountApi } from '../api/account-api.ts'
import { type PendingStep, stepAt } from '../code/pending-step.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { addressError, errorsIn } from '../forms/checks.ts'
import { useForm } from '../forms/use-form.ts'
import { DisconnectGoogleChoice } from '../google/disconnect-choice.tsx'
import { useProfile } from './api.ts'
import { useTakeChange } from './changes.ts'
import { ChildPage } from './child-page.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { useProof } from './proof.tsx'

interface Typed {
  email: string
  endsGoogle: boolean
}

/** Another address: typed, then confirmed by a code that goes there. The old one is notified. */
export function EmailScreen() {
  const { t } = useLingui()
  const go = useGo()
  const api = useAccountApi()
  const take = useTakeChange()
  const proof = useProof('email_address')
  const { data: profile } = useProfile()
  const google =
    profile?.has_password === true && profile.google?.is_connected === true ? profile.google : null
  const present = useSession(session => session.email)
  const [begun, setBegun] = useState<PendingStep | null>(null)
  const form = useForm<Typed, PendingStep>({
    initial: { email: '', endsGoogle: false },
    carried: { name: 'new-email', secrets: [] },
    check: ({ email }) => errorsIn<Typed>({ email: addressError(email) }),
    send: ({ email }) =>
      proof.run(async () =>
        stepAt(
          (await unwrap(api().POST('/auth/email', { body: { email: email.trim() } }))).data,
          Date.now(),
          email.trim(),
        ),
      ),
    onDone: setBegun,
  })
  const confirm = async (otp: string, code: string) => {
    const endsGoogle = google !== null && form.typed.endsGoogle
    const body = { otp, code, ...(endsGoogle && { disconnect_google: true }) }
    const { email } = (await unwrap(api().POST('/auth/email/confirm', { body }))).data
    take({ email, ...(endsGoogle && { google: { ...google, is_connected: false }, is_google: false }) })
  }
  const finish = () => {
    showToast({ text: t`Your e-mail is changed. Sign in with it from now on.` })
    go('/profile')
  }
  return (
    <ChildPage title={<Trans>Change your e-mail</Trans>}>
      <Card>
        {begun ? (
          <ConfirmByCode
            begun={begun}
            send={confirm}
            onDone={finish}
            act={<Trans>Change the e-mail</Trans>}
          />
        ) : (
          <AccountForm form={form} act={<Trans>Send the code</Trans>}>
            {present !== null && (
              <Text soft>
                <Trans>
                  Now it is <Address>{present}</Address>. The new one takes its place once you have entered
                  the code that we send there.
                </Trans>
              </Text>
            )}
            <EmailField {...form.field('email')} label={t`New e-mail`} name="email" autoComplete="email" />
            {google && <DisconnectGoogleChoice field={form.field('endsGoogle')} />}
          </AccountForm>
        )}
      </Card>
      {proof.dialog}
    </ChildPage>
  )
}
