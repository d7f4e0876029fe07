import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap } from '@masar/api-sdk'
import { Card, PasswordField, showToast, Skeleton, Text } from '@masar/ui'
import { endingSession, keepSignIn, LoadError, useGo } from '@masar/app-shell'
import { useAccountApi } from '../api/account-api.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { useForm } from '../forms/use-form.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { passwordError } from '../password/password-rule.ts'
import { useProfile } from './api.ts'
import { ChildPage } from './child-page.tsx'
import { FirstPassword } from './first-password.tsx'

/** Changes the password; an account with only Google sets its first one. */
export function PasswordScreen() {
  const { data: profile, error, isFetching, refetch } = useProfile()
  return (
    <ChildPage
      title={
        profile?.has_password === false ? <Trans>Set a password</Trans> : <Trans>Change your password</Trans>
      }
    >
      {profile ? (
        <Card>{profile.has_password ? <ChangeForm /> : <FirstPassword email={profile.email} />}</Card>
      ) : error ? (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card aria-busy>
          <Skeleton shape="block" height="14rem" />
        </Card>
      )}
    </ChildPage>
  )
}

interface Typed {
  current_password: string
  password: string
}

function ChangeForm() {
  const { t } = useLingui()
  const api = useAccountApi()
  const go = useGo()
  const form = useForm<Typed, void>({
    initial: { current_password: '', password: '' },
    check: ({ current_password: current, password }) => ({
      ...(current === '' && { current_password: 'required' as const }),
      ...passwordError('password', password),
    }),
    // This browser goes on with a session of its own; every other one is over.
    send: body =>
      endingSession(async () => keepSignIn((await unwrap(api().POST('/auth/password', { body }))).data)),
    onDone: () => {
      showToast({ text: t`Your password is changed, and you are signed out everywhere else.` })
      go('/profile')
    },
  })
  return (
    <AccountForm form={form} act={<Trans>Change the password</Trans>}>
      <Text soft>
        <Trans>You stay signed in here and are signed out everywhere else.</Trans>
      </Text>
      <PasswordField
        {...form.field('current_password')}
        label={t`Current password`}
        name="password"
        autoComplete="current-password"
      />
      <NewPasswordField {...form.field('password')} label={t`New password`} />
    </AccountForm>
  )
}
