import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { EmptyState, Heading, LinkButton, Text } from '@masar/ui'
import { useState } from 'react'
import { AppLink, useGo } from '@masar/app-shell'
import styles from '../accounts.module.css'
import { useAccountApi } from '../api/account-api.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { DisconnectGoogleChoice } from '../google/disconnect-choice.tsx'
import { withNext } from '../sign-in/model.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { passwordError } from './password-rule.ts'
import { dropResetToken, readResetToken, resetHasGoogle } from './reset-token.ts'

/** Sets the new password, once the code of a reset was right. */
export function EnterPasswordScreen({ next }: { next: string | undefined }) {
  const [token] = useState(readResetToken)
  const [isGone, setGone] = useState(false)
  if (token === null || isGone) return <NoProof next={next} isOver={isGone} />
  return <NewPasswordForm token={token} next={next} onGone={() => setGone(true)} />
}

function NewPasswordForm({
  token,
  next,
  onGone,
}: {
  token: string
  next: string | undefined
  onGone: () => void
}) {
  const { t } = useLingui()
  const api = useAccountApi()
  const go = useGo()
  const [hasGoogle] = useState(resetHasGoogle)
  const form = useForm<{ password: string; endsGoogle: boolean }, void>({
    initial: { password: '', endsGoogle: false },
    isOnce: true,
    check: ({ password }) => passwordError('password', password),
    send: async ({ password, endsGoogle }) => {
      const body = { reset_token: token, password, ...(endsGoogle && { disconnect_google: true }) }
      await unwrap(api().POST('/auth/enter-password', { body }))
      dropResetToken()
    },
    onDone: () => go(withNext('/auth/message?about=password', next), { replace: true }),
    onRefused: error => {
      if (error.code !== 'reset_token_gone') return
      dropResetToken()
      onGone()
    },
  })
  return (
    <div className={styles.screen}>
      <div>
        <Heading level={1}>
          <Trans>Set a new password</Trans>
        </Heading>
        <Text soft>
          <Trans>This signs you out everywhere else.</Trans>
        </Text>
      </div>
      <AccountForm form={form} act={<Trans>Set the password</Trans>}>
        <NewPasswordField {...form.field('password')} label={t`New password`} />
        {hasGoogle && <DisconnectGoogleChoice field={form.field('endsGoogle')} />}
      </AccountForm>
    </div>
  )
}

/** The page was opened without a code, or too late. */
function NoProof({ next, isOver }: { next: string | undefined; isOver: boolean }) {
  return (
    <EmptyState
      level={1}
      title={
        isOver ? <Trans>The time to set a password has passed</Trans> : <Trans>Ask for a code first</Trans>
      }
      action={
        <LinkButton as={AppLink} to={withNext('/auth/forget-password', next)}>
          <Trans>Ask for a code</Trans>
        </LinkButton>
      }
    >
      {isOver ? (
        <Trans>It was already set, or half an hour has passed since the code.</Trans>
      ) : (
        <Trans>A new password is set with a code that we send to your e-mail.</Trans>
      )}
    </EmptyState>
  )
}
